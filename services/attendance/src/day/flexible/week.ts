import { type Calendar } from '../planned/calendar.ts';
import { type PlannedShift } from '../planned/shift.ts';
import { type Entry, enter } from '../reasons/journal.ts';
import { reasonOf } from '../reasons/reasons.ts';
import { type DayRecord, type OvertimeRequest, type Reason } from '../shapes.ts';
import { sumOf } from '../worked/tally.ts';

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6] as const;

/** The WEEK duty of a date; null if it has none. */
export const weekDutyOn = (day: number, calendar: Calendar): PlannedShift | null =>
  calendar.shiftsOn(day).find(({ isFlexible, shift }) => isFlexible && shift.over === 'WEEK') ?? null;

/** The WEEK duty of the week that begins on `monday`; null if it has none. */
export const weekDutyOf = (monday: number, calendar: Calendar): PlannedShift | null =>
  daysOfWeek.map((n) => weekDutyOn(monday + n, calendar)).find((planned) => planned !== null) ?? null;

/**
 * Section 5: the minutes of the week that a planned date of a WEEK duty has. The planned dates in order get the share,
 * the n-th the rest of the rounding too, later ones nothing.
 */
export function shareOf({ day, total, shift }: PlannedShift, monday: number, calendar: Calendar): number {
  const n = 7 - shift.weekendDays;
  if (n <= 0) return 0;
  const share = Math.floor(total / n);
  let before = 0;
  for (let date = monday; date < day; date++) if (weekDutyOn(date, calendar)) before += 1;
  if (before >= n) return 0;
  return before === n - 1 ? total - share * (n - 1) : share;
}

/** A date of a week with a WEEK duty. */
export interface WeekRow {
  record: DayRecord;
  /** What was entered into the record of the whole date. */
  entries: Entry[];
  /** Why its state is what it is. */
  state: Reason[];
  isOver: boolean;
  /** Minutes worked for the pot, with duty. */
  worked: number;
  /** Expected of the WEEK duty. */
  expected: number;
  leave: number;
}

/**
 * Section 5: when all seven days are over, Sunday's record carries the overtime or the missing time of the week.
 * Unapproved minutes leave the work of the latest days.
 */
export function settleWeek(
  rows: readonly WeekRow[],
  requests: readonly OvertimeRequest[],
  needsApproval: boolean,
): void {
  const sunday = rows[6];
  if (!sunday || !rows.every(({ isOver }) => isOver)) return;
  const pot = sumOf(rows, ({ worked, leave }) => worked + leave) - sumOf(rows, ({ expected }) => expected);
  const overtime = Math.max(0, pot);
  const approved = sumOf(
    requests.filter(({ status }) => status === 'APPROVED'),
    ({ minutes }) => minutes,
  );
  const counted = needsApproval ? Math.min(overtime, approved) : overtime;
  enter(sunday, 'overtime', 'weekBeyondTarget', overtime);
  enter(sunday, 'overtime', 'notApproved', counted - overtime);
  enter(sunday, 'overtimeUnapproved', 'notApproved', overtime - counted);
  enter(sunday, 'missingTime', 'weekBelowTarget', Math.max(0, -pot));
  takeFromLatest(rows, overtime - counted);
  const { record, state } = sunday;
  if (record.state !== 'INCALCULABLE' && rows.some((row) => row.record.state === 'INCALCULABLE')) {
    record.state = 'INCALCULABLE';
    state.splice(0, state.length, reasonOf('dayOfWeekIncalculable'));
  }
  if (record.state === 'INCALCULABLE' || pot < 0) record.colour = 'RED';
}

function takeFromLatest(rows: readonly WeekRow[], minutes: number): void {
  let left = minutes;
  for (const row of rows.toReversed()) {
    const taken = Math.min(left, row.worked);
    enter(row, 'actualWorkTime', 'notApproved', -taken);
    const { nightTime, actualWorkTime } = row.record;
    enter(row, 'nightTime', 'atMostWorked', Math.min(0, actualWorkTime - nightTime));
    left -= taken;
  }
}
