import { type LeaveEntry, type LeaveYear } from '../data/types.ts';

/** What made the balance of a day: the entries up to it, and the days of them that lie after it. */
export interface EntriesOfDay {
  entries: LeaveEntry[];
  /** Sum of all, in days. */
  value: number;
  /** Days of the entries that count only after the day; they are in the entries, not in the value. */
  after: number;
}

const round = (days: number): number => Math.round(days * 10_000) / 10_000;

/** The entries behind the value of a day, dated; `value` is the line's, so that both always agree. */
export function entriesOfDay(
  { opening, entries }: Pick<LeaveYear, 'opening' | 'entries'>,
  day: string,
  value: number,
): EntriesOfDay {
  const known = entries
    .filter(({ on }) => on <= day)
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.recordedAt.localeCompare(other.recordedAt));
  const sum = known.reduce((total, { days }) => total + days, opening);
  return { entries: known, value, after: round(value - sum) };
}
