import { type LeaveEntry, type LeaveYear } from '../data/types.ts';

/** The entries up to a day, and how many of their days lie after it. */
export interface EntriesOfDay {
  entries: LeaveEntry[];
  value: number;
  /** Days that count after the day; part of the entries, not of `value`. */
  after: number;
}

const round = (days: number): number => Math.round(days * 10_000) / 10_000;

/** The entries behind the balance of a day by date; `value` is that of the line, so that both agree. */
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
