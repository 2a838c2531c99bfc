import { addDays, addMonths } from '@kadro/ui';

export type View = { id: 'today' | 'week' | 'month' | 'open' | 'all'; filter: Record<string, unknown> };

/** Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

export function viewsOf(day: string): readonly View[] {
  const first = `${day.slice(0, 7)}-01`;
  return [
    { id: 'today', filter: { date: { from: day, to: day } } },
    { id: 'week', filter: { date: { from: mondayOf(day), to: addDays(mondayOf(day), 6) } } },
    { id: 'month', filter: { date: { from: first, to: addDays(addMonths(first, 1), -1) } } },
    { id: 'open', filter: { state: ['INCALCULABLE', 'NOT_COME'] } },
    { id: 'all', filter: {} },
  ];
}

/** The filters of a view; other filters stay when the view changes. */
export const viewFilters = ['date', 'state'] as const;
