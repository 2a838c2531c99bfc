import { recordsUntil } from '../day/records.ts';
import { type DayRecord, type DayFacts } from '../day/shapes.ts';
import { type Reading, readingOf } from '../clock/events.ts';
import { reminderOf } from '../reminders/rules.ts';
import { versionOn } from '../shift/events.ts';
import { type TimesheetFacts } from './facts.ts';
import {
  isEmployed,
  isOpened,
  isPattern,
  type PersonFacts,
  placeOn,
  shiftIdOf,
  worksheetIdsOn,
  weeksOf,
  zoneOn,
} from './person-facts.ts';
import { type TimesheetRow } from './row.ts';

export type Day = Omit<TimesheetRow, 'id' | 'updatedDateTime'>;

/** The records of a person's dates, without those that nothing is known of. */
export function daysOf(facts: TimesheetFacts, dayFacts: DayFacts): Map<string, Day> {
  const days = new Map<string, Day>();
  for (const { record, until } of recordsUntil(dayFacts))
    if (isShown(facts, record)) days.set(record.date, dayFrom(facts, dayFacts, record, until));
  return days;
}

/** Whether a date has a record without readings: whoever is not employed has none then. */
export function isKnown(facts: PersonFacts, date: string): boolean {
  const { entries, covered } = facts.workplan;
  // once taken, a date keeps its record: somebody is missing there when the leave is cancelled
  const isPlannedOrTaken = entries.has(date) || covered.has(date) || facts.absence.changedAt.has(date);
  return isEmployed(facts, date) && (isOpened(facts, date) || isPlannedOrTaken);
}

const isShown = (facts: PersonFacts, { date, readings }: DayRecord): boolean =>
  Object.keys(readings).length > 0 || isKnown(facts, date);

function dayFrom(
  facts: TimesheetFacts,
  { plan, shifts, from, to }: DayFacts,
  record: DayRecord,
  due: string | null,
): Day {
  const { shiftIds, ruleSetIds } = weeksOf(facts, from, to);
  const { date, late, earlyLeave, readings: labels, warnings, ...figures } = record;
  const keys = plan[date] ?? [];
  const readings = readingsOf(facts, labels);
  const leaveRequests = leaveOf(facts, record);
  const shown = {
    ...figures,
    employeeId: facts.person,
    date,
    branchId: placeOn(facts, date)?.branchId ?? null,
    zone: zoneOn(facts, date),
    leaveRequest: leaveRequests[0] ?? null,
    leaveRequests,
    countAsOvertime: keys.some((key) => shifts[key]!.countAsOvertime),
    assignedShifts: keys.map((key) => assignedShift(facts, key, date)),
    timesheet: { ...timesOf(readings), latelyClockInTimeInMinutes: late, earlyClockOutTimeInMinutes: earlyLeave },
    warnings,
    readings,
  };
  return {
    ...shown,
    _name: facts.name,
    _managers: facts.managers,
    _shiftIds: shiftIds,
    _worksheetIds: worksheetIdsOn(facts, date),
    _leaveTypeIds: [...new Set(leaveRequests.map(({ leaveType }) => leaveType.id))],
    _ruleSetIds: ruleSetIds,
    _due: due,
    _reminder: reminderOf(shown)?.date ?? null,
  };
}

/** A shift as it is planned on a date. */
export function assignedShift(
  { shifts }: PersonFacts,
  key: string,
  date: string,
): TimesheetRow['assignedShifts'][number] {
  const id = shiftIdOf(key);
  const version = Number(key.split('@')[1]);
  const fields = !isPattern(key) ? versionOn(shifts.get(id)!, version, date)?.fields : undefined;
  if (!fields)
    return { id: null, version: null, name: null, color: null, shiftType: 'FLEXIBLE', begin: null, end: null };
  const { name, color, type, begin, end } = fields;
  return { id, version, name, color, shiftType: type, begin, end };
}

/** Leave that takes no planned minute leaves no trace (attendance-day, section 3). */
function leaveOf({ absence, leaveTypes }: PersonFacts, { date, type }: DayRecord): TimesheetRow['leaveRequests'] {
  if (type !== 'ON_LEAVE') return [];
  return absence.byDate.get(date, []).map(({ leaveId, leaveTypeId, part, beginTime, endTime }) => {
    const { name = null, color = null } = leaveTypes.get(leaveTypeId) ?? {};
    return { id: leaveId, leaveType: { id: leaveTypeId, name, color }, part, beginTime, endTime };
  });
}

type DayReading = TimesheetRow['readings'][number];

function readingsOf({ clock }: PersonFacts, labels: Readonly<Record<string, string>>): DayReading[] {
  return Object.entries(labels)
    .map(([id, label]) => dayReading(readingOf(clock, id)!, label))
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function dayReading({ id, at, eventType, terminalId, sensor, late }: Reading, label: string): DayReading {
  const isShift = label !== 'UNPLANNED' && label !== 'ASK' && label !== 'IGNORED';
  const shown = { id, at, eventType, terminalId, sensor, late };
  return isShift
    ? { ...shown, counts: 'SHIFT', shiftId: isPattern(label) ? null : shiftIdOf(label) }
    : { ...shown, counts: label, shiftId: null };
}

/** The first begin and the last end of the date, as they were read. */
function timesOf(readings: readonly DayReading[]): {
  clockInTimestamp: string | null;
  clockOutTimestamp: string | null;
} {
  const counting = readings.filter(({ counts }) => counts !== 'IGNORED');
  const first = counting.find(({ eventType }) => eventType !== 'CLOCK_OUT');
  const last = counting.at(-1);
  const isEnd = last?.eventType === 'CLOCK_OUT' || (last?.eventType === 'UNKNOWN' && last !== first);
  return { clockInTimestamp: first?.at ?? null, clockOutTimestamp: isEnd ? last.at : null };
}
