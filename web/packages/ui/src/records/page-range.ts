/** First and last row of a page (from 1; 0 when there are none) and the last known page; `more`: one follows. */
export function pageRange(
  page: number,
  rowsPerPage: number,
  total: number,
  more = false,
): { from: number; to: number; last: number } {
  const from = Math.min(total, (page - 1) * rowsPerPage + 1);
  return {
    from,
    to: Math.min(total, page * rowsPerPage),
    last: Math.max(more ? page + 1 : 1, Math.ceil(total / rowsPerPage)),
  };
}
