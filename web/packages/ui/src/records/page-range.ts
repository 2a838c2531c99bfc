/**
 * First and last row of a page (both from 1, 0 when there are none) and the last page that is known; `more`: one
 * follows this page in any case.
 */
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
