import { type Absence, type DayPart } from '../../absence/shape.ts';
import { weekStart } from '@kadro/kernel';
import { type HolidayPart } from '../../day/shapes.ts';
import { type ShownTimesheet } from '../../timesheet/row.ts';

/** What of a day record the sums follow from. */
export interface PlannedDay extends Pick<ShownTimesheet, 'date' | 'expectedWorkTime' | 'leaveTime' | 'assignedShifts'> {
  absences: readonly Absence[];
  holiday: HolidayPart | null;
}

/** Of a day; leave by the hour is as much as it takes of the time. */
const shareOf: Readonly<Record<Exclude<DayPart, 'HOURS'>, number>> = {
  FULL: 1,
  FIRST_HALF: 0.5,
  SECOND_HALF: 0.5,
  FIRST_QUARTER: 0.25,
  SECOND_QUARTER: 0.25,
  THIRD_QUARTER: 0.25,
  FOURTH_QUARTER: 0.25,
};

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Days that some of the leave takes: half a holiday leaves half a day, and whoever is on duty works. */
function leaveOn({ expectedWorkTime, leaveTime, holiday }: PlannedDay, absences: readonly Absence[]): number {
  const taken = absences.filter(({ kind }) => kind !== 'ON_DUTY');
  if (leaveTime === 0 || taken.length === 0) return 0;
  const whole = holiday === null ? 1 : 0.5;
  const byTime = (leaveTime / expectedWorkTime) * whole;
  const shares = taken.reduce((sum, { part }) => sum + (part === 'HOURS' ? byTime : shareOf[part]), 0);
  return Math.min(whole, shares);
}

const minutesOf = (days: readonly PlannedDay[]): number =>
  days.reduce((sum, { expectedWorkTime }) => sum + expectedWorkTime, 0);

const shiftsOf = (days: readonly PlannedDay[]): number =>
  days.reduce((sum, { assignedShifts }) => sum + assignedShifts.filter(({ id }) => id !== null).length, 0);

/** Weeks begin on a Monday. */
const weeksOf = (days: readonly PlannedDay[]) =>
  [...Map.groupBy(days, ({ date }) => weekStart(date))].map(([monday, ofWeek]) => ({
    monday,
    minutes: minutesOf(ofWeek),
    shifts: shiftsOf(ofWeek),
  }));

/** Planned work of some days, in all and by weeks, and their leave; `asked`: ids of leave that nobody has decided. */
export function plannedSums(days: readonly PlannedDay[], asked: ReadonlySet<string>) {
  const sumOf = (of: (day: PlannedDay) => number): number => days.reduce((sum, day) => sum + of(day), 0);
  const leave = sumOf((day) => leaveOn(day, day.absences));
  const approved = sumOf((day) =>
    leaveOn(
      day,
      day.absences.filter(({ leaveId }) => !asked.has(leaveId)),
    ),
  );
  return {
    minutes: minutesOf(days),
    minutesWithoutLeave: sumOf(({ expectedWorkTime, leaveTime }) => expectedWorkTime - leaveTime),
    weeks: weeksOf(days),
    leaveDays: hundredths(leave),
    askedDays: hundredths(leave - approved),
  };
}
