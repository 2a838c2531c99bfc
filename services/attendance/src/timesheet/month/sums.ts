import { weekStart } from '@kadro/kernel';
import { z } from 'zod';
import { type TimesheetRow } from '../row.ts';

export type Day = Pick<
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

const minutes = z.int();
const counts = z.int();

/** As answers have them. */
export const sumsSchema = {
  expectedWorkTime: minutes,
  actualWorkTime: minutes,
  missingTime: minutes,
  overtime: minutes,
  overtimeUnapproved: minutes,
  leaveTime: minutes,
  lateDays: counts,
  earlyLeaveDays: counts,
  absentDays: counts,
};

/** Whole minutes, and how many days were late, left early or passed without coming. */
export type TimesheetSums = z.infer<z.ZodObject<typeof sumsSchema>>;

export const noSums: Readonly<TimesheetSums> = {
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

export const addSums = (one: TimesheetSums, other: TimesheetSums): TimesheetSums => ({
  expectedWorkTime: one.expectedWorkTime + other.expectedWorkTime,
  actualWorkTime: one.actualWorkTime + other.actualWorkTime,
  missingTime: one.missingTime + other.missingTime,
  overtime: one.overtime + other.overtime,
  overtimeUnapproved: one.overtimeUnapproved + other.overtimeUnapproved,
  leaveTime: one.leaveTime + other.leaveTime,
  lateDays: one.lateDays + other.lateDays,
  earlyLeaveDays: one.earlyLeaveDays + other.earlyLeaveDays,
  absentDays: one.absentDays + other.absentDays,
});

const counted = (isSo: boolean): number => (isSo ? 1 : 0);

/** Days that cannot be calculated are left out (attendance-day.md, section 1). */
export function sumsOf(days: readonly Day[]): TimesheetSums {
  const sums = { ...noSums };
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

/** On which dates a figure of the sums counts. */
export type CountedDates = Record<'overtime' | 'missingTime' | 'lateDays' | 'earlyLeaveDays' | 'absentDays', string[]>;

/** The dates behind the figures; as `sumsOf` they leave days out that cannot be calculated. */
export function countedOf(days: readonly Day[]): CountedDates {
  const each = days.map((day) => ({ date: day.date, sums: sumsOf([day]) }));
  const dates = (figure: keyof CountedDates): string[] =>
    each.filter(({ sums }) => sums[figure] > 0).map(({ date }) => date);
  return {
    overtime: dates('overtime'),
    missingTime: dates('missingTime'),
    lateDays: dates('lateDays'),
    earlyLeaveDays: dates('earlyLeaveDays'),
    absentDays: dates('absentDays'),
  };
}

/** Whole minutes expected up to a date, that one included; without days that cannot be calculated. */
export const expectedUntil = (days: readonly Day[], date: string): number =>
  sumsOf(days.filter((day) => day.date <= date)).expectedWorkTime;

/** Days that cannot be calculated. */
export const incalculableOf = (days: readonly Day[]): string[] =>
  days.filter(({ state }) => state === 'INCALCULABLE').map(({ date }) => date);

/** The sums of the days of each week, which begins on a Monday. */
export function weeksOf(days: readonly Day[]): (TimesheetSums & { monday: string })[] {
  const weeks = Map.groupBy(days, ({ date }) => weekStart(date));
  return [...weeks].map(([monday, ofWeek]) => ({ monday, ...sumsOf(ofWeek) }));
}
