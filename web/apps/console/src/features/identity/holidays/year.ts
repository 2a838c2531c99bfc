/** The days of a year as a filter. */
export const yearRange = (year: number): { from: string; to: string } => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
});

/** The year of such a filter, or undefined for another one. */
export function yearOf(filter: unknown): number | undefined {
  const from = typeof filter === 'object' && filter !== null && 'from' in filter ? String(filter.from) : '';
  return /^\d{4}-01-01$/.test(from) ? Number(from.slice(0, 4)) : undefined;
}
