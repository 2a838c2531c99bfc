import { mondayOf } from '../shared/week.ts';

export type View = { id: 'today' | 'week' | 'month' | 'open' | 'all'; filter: Record<string, unknown> };

/** Until today: what is planned is on the roster. On a Monday today and the week are the same, as on a first the month. */
export function viewsOf(day: string): readonly View[] {
  const first = `${day.slice(0, 7)}-01`;
  return [
    { id: 'today', filter: { date: { from: day, to: day } } },
    { id: 'week', filter: { date: { from: mondayOf(day), to: day } } },
    { id: 'month', filter: { date: { from: first, to: day } } },
    { id: 'open', filter: { state: ['INCALCULABLE', 'NOT_COME'] } },
    { id: 'all', filter: {} },
  ];
}

/** The filters of a view; other filters stay when the view changes. */
export const viewFilters = ['date', 'state'] as const;
