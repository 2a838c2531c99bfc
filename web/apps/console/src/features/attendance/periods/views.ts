/** All months, those that are to be closed, and those that are or are being closed. */
export const views = [
  { id: 'all', filter: {} },
  { id: 'open', filter: { state: ['OPEN'] } },
  { id: 'closed', filter: { state: ['CLOSING', 'CLOSED'] } },
] as const;

/** The filter of a view; other filters stay when the view changes. */
export const viewFilters = ['state'] as const;
