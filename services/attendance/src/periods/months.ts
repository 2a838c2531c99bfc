import { addDays } from '@kadro/kernel';

/** The id of a month of a branch. */
export const periodId = (branchId: string, month: string): string => `${branchId}~${month}`;

/** The id of a person's month in it. */
export const personMonthId = (period: string, employeeId: string): string => `${period}~${employeeId}`;

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
