import { addDays, daysBetween } from '@kadro/ui';

/** Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Days from one on, so many. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

/** Number of the week that begins on a Monday, as ISO 8601 counts: that with the year's first Thursday is the first. */
export function weekOfYear(monday: string): number {
  const thursday = addDays(monday, 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}
