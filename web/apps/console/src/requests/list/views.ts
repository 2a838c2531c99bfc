import { addDays, addMonths } from '@kadro/ui';

export type View = { id: 'open' | 'month' | 'all'; filter: Record<string, unknown> };

/** Those that are open, those about this month by a filter of this name, and all. */
export function viewsOf(by: string, day: string): readonly View[] {
  const first = `${day.slice(0, 7)}-01`;
  return [
    { id: 'open', filter: { status: ['PENDING', 'NEED_EXTRA_DETAIL'] } },
    { id: 'month', filter: { [by]: { from: first, to: addDays(addMonths(first, 1), -1) } } },
    { id: 'all', filter: {} },
  ];
}

/** The filter of a view; other filters stay when the view changes. */
export const viewFilters = (by: string) => ['status', by] as const;
