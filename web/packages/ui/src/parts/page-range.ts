/** First and last row of a page (both from 1, 0 when there are none) and the last page there is. */
export function pageRange(page: number, rowsPerPage: number, total: number): { from: number; to: number; last: number } {
  const from = Math.min(total, (page - 1) * rowsPerPage + 1);
  return { from, to: Math.min(total, page * rowsPerPage), last: Math.max(1, Math.ceil(total / rowsPerPage)) };
}
