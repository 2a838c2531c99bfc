import { weekStart } from '@kadro/kernel';
import { type TimesheetRow } from '../row.ts';

type Day = Pick<
  TimesheetRow,
  | 'date'
  | 'state'
  | 'type'
  | 'expectedWorkTime'
  | 'actualWorkTime'
  | 'missingTime'
  | 'overtime'
  | 'overtimeUnapproved'
  | 'leaveTime'
  | 'timesheet'
>;

/** Whole minutes, and how many days were late, left early or passed without coming. */
export interface TimesheetSums {
  expectedWorkTime: number;
  actualWorkTime: number;
  missingTime: number;
  overtime: number;
  overtimeUnapproved: number;
  leaveTime: number;
  lateDays: number;
  earlyLeaveDays: number;
  absentDays: number;
}

const counted = (isSo: boolean): number => (isSo ? 1 : 0);

/** Days that cannot be calculated are left out (attendance-day.md, section 1). */
export function sumsOf(days: readonly Day[]): TimesheetSums {
  const sums: TimesheetSums = {
    expectedWorkTime: 0,
    actualWorkTime: 0,
    missingTime: 0,
    overtime: 0,
    overtimeUnapproved: 0,
    leaveTime: 0,
    lateDays: 0,
    earlyLeaveDays: 0,
    absentDays: 0,
  };
  for (const day of days.filter(({ state }) => state !== 'INCALCULABLE')) {
    sums.expectedWorkTime += day.expectedWorkTime;
    sums.actualWorkTime += day.actualWorkTime;
    sums.missingTime += day.missingTime;
    sums.overtime += day.overtime;
    sums.overtimeUnapproved += day.overtimeUnapproved;
    sums.leaveTime += day.leaveTime;
    sums.lateDays += counted(day.timesheet.latelyClockInTimeInMinutes > 0);
    sums.earlyLeaveDays += counted(day.timesheet.earlyClockOutTimeInMinutes > 0);
    sums.absentDays += counted(day.state === 'NOT_COME');
  }
  return sums;
}

/** Days that cannot be calculated. */
export const incalculableOf = (days: readonly Day[]): string[] =>
  days.filter(({ state }) => state === 'INCALCULABLE').map(({ date }) => date);

/** The sums of the days of each week, which begins on a Monday. */
export function weeksOf(days: readonly Day[]): (TimesheetSums & { monday: string })[] {
  const weeks = Map.groupBy(days, ({ date }) => weekStart(date));
  return [...weeks].map(([monday, ofWeek]) => ({ monday, ...sumsOf(ofWeek) }));
}
