import { dayOf, daysBetween } from '@kadro/ui';
import { type HistoryRow } from '../server/data-provider.ts';

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The days with recorded or planned changes, ascending and unique. */
export const changeDays = (rows: readonly HistoryRow[]): string[] =>
  [...new Set(rows.filter(({ state }) => state !== 'REVOKED').map(({ on }) => on))].sort();

export function nextChange(days: readonly string[], day: string, later: boolean): string | undefined {
  return later ? days.find((one) => one > day) : days.findLast((one) => one < day);
}

/** The local day on which an entry was recorded. */
export const recordedOn = ({ at }: HistoryRow): string => dayOf(at);

/** Days between the effective day and the recording; 0 when on time, planned, or an event with which something begins. */
export function daysLate(entry: HistoryRow, begins: readonly string[] = []): number {
  return entry.state === 'PLANNED' || begins.includes(entry.type)
    ? 0
    : Math.max(0, daysBetween(entry.on, recordedOn(entry)));
}

/** Latest day first, then the latest recording first. */
export const byDay = (rows: readonly HistoryRow[]): HistoryRow[] =>
  rows.toSorted((a, b) => b.on.localeCompare(a.on) || b.at.localeCompare(a.at));
