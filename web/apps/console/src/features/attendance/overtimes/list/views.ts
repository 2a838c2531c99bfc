import { addDays, addMonths } from '@kadro/ui';

export type View = { id: 'open' | 'month' | 'all'; filter: Record<string, unknown> };

export function viewsOf(day: string): readonly View[] {
  const first = `${day.slice(0, 7)}-01`;
  return [
    { id: 'open', filter: { status: ['PENDING', 'NEED_EXTRA_DETAIL'] } },
    { id: 'month', filter: { overtimeDate: { from: first, to: addDays(addMonths(first, 1), -1) } } },
    { id: 'all', filter: {} },
  ];
}

/** The filter of a view; other filters stay when the view changes. */
export const viewFilters = ['status', 'overtimeDate'] as const;
