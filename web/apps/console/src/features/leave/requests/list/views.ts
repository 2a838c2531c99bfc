import { addDays, addMonths } from '@kadro/ui';

export type View = { id: 'open' | 'onLeave' | 'month' | 'all'; filter: Record<string, unknown> };

export function viewsOf(day: string): readonly View[] {
  const first = `${day.slice(0, 7)}-01`;
  return [
    { id: 'open', filter: { requestStatus: ['PENDING', 'NEED_EXTRA_DETAIL'] } },
    { id: 'onLeave', filter: { requestStatus: ['APPROVED'], during: { from: day, to: day } } },
    { id: 'month', filter: { during: { from: first, to: addDays(addMonths(first, 1), -1) } } },
    { id: 'all', filter: {} },
  ];
}

/** The filter of a view; other filters stay when the view changes. */
export const viewFilters = ['requestStatus', 'during'] as const;
