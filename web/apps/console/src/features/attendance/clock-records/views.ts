/** Those that count, all, and those that were replaced or taken back. */
export const views = [
  { id: 'counting', filter: { superseded: false } },
  { id: 'all', filter: {} },
  { id: 'superseded', filter: { superseded: true } },
] as const;

/** The filter of a view; other filters stay when the view changes. */
export const viewFilters = ['superseded'] as const;
