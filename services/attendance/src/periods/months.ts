import { type Clause } from '@kadro/chassis';
import { addDays } from '@kadro/kernel';

/** Whose month it is: a branch's, or the organization's, of whoever has none (null). */
export const placeKey = (branchId: string | null): string => branchId ?? 'organization';

export const periodId = (branchId: string | null, month: string): string => `${placeKey(branchId)}~${month}`;

/** Rows of whoever was there. */
export const atBranch = (branchId: string | null): Clause =>
  branchId === null ? { index: 'branchId', isNull: true } : { index: 'branchId', eq: branchId };

/** The id of a person's month in it. */
export const personMonthId = (period: string, employeeId: string): string => `${period}~${employeeId}`;

/** Before people without a branch were closed, each period had one. */
export const hadBranch = { upcasts: { 1: <T>(data: T): T => data } } as const;

export const monthOf = (date: string): string => date.slice(0, 7);

export interface DateRange {
  from: string;
  /** Included. */
  to: string;
}

/** First and last day of a month. */
export function daysOfMonth(month: string): DateRange {
  const from = `${month}-01`;
  return { from, to: addDays(nextMonth(month).concat('-01'), -1) };
}

export const nextMonth = (month: string): string => monthOf(addDays(`${month}-01`, 31));

/** Months that have a day of the range, in order. */
export function monthsOf({ from, to }: DateRange): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = nextMonth(month)) months.push(month);
  return months;
}

/** A month that is over somewhere on earth at this instant, or one before: no later one can be closed. */
export const mayBeOver = (date: string, instant: string): boolean =>
  monthOf(date) < monthOf(addDays(instant.slice(0, 10), 1));
