import { named } from '@kadro/chassis/declare';
import { localizedTextSchema } from '@kadro/kernel';
import { z } from 'zod';
import { dayParts } from '../absence/shape.ts';
import { eventTypes, sensorKinds } from '../clock/kinds.ts';
import { shiftTypes } from '../shift/shape.ts';

const text = z.string().nullable();
const minutes = z.int();

export const dayTypes = ['WORKDAY', 'ON_LEAVE', 'HOLIDAY', 'OFF_DAY', 'ABSENT'] as const;
export const dayStates = ['NOT_CALCULATED', 'CALCULATED', 'INCALCULABLE', 'ON_LEAVE', 'NOT_COME'] as const;
export const dayColours = ['GREEN', 'RED', 'GREY'] as const;
export const dayWarnings = ['break_alone', 'break_not_ended', 'break_not_taken', 'worked_on_leave'] as const;

export const assignedShift = named(
  'AssignedShift',
  z.object({
    /** null = the working pattern. */
    id: text,
    version: z.int().nullable(),
    name: named('LocalizedText', localizedTextSchema).nullable(),
    color: text,
    shiftType: named('ShiftType', z.enum(shiftTypes)),
    begin: text,
    end: text,
  }),
);

/** How a reading counts on this date: on a shift, UNPLANNED, ASK, or IGNORED. */
const dayReading = named(
  'DayReading',
  z.object({
    id: z.string(),
    at: z.string(),
    eventType: named('ClockEventType', z.enum(eventTypes)),
    terminalId: text,
    sensor: named('SensorKind', z.enum(sensorKinds)),
    late: z.boolean(),
    counts: named('ReadingCounts', z.enum(['SHIFT', 'UNPLANNED', 'ASK', 'IGNORED'])),
    shiftId: text,
  }),
);

/** Approved leave of the date. */
const timesheetLeave = named(
  'TimesheetLeave',
  z.object({
    /** Of the leave request. */
    id: z.string(),
    leaveType: named(
      'TimesheetLeaveType',
      z.object({ id: z.string(), name: named('LocalizedText', localizedTextSchema).nullable(), color: text }),
    ),
    part: named('TimesheetLeavePart', z.enum(dayParts)),
    beginTime: text,
    endTime: text,
  }),
);

/** Specification, section 3, day record; minutes are whole. */
export const timesheetRow = z.object({
  id: z.string(),
  employeeId: z.string(),
  /** Of the date. */
  branchId: text,
  date: z.string(),
  zone: z.string(),
  type: named('DayType', z.enum(dayTypes)).nullable(),
  state: named('DayState', z.enum(dayStates)),
  colour: named('DayColour', z.enum(dayColours)),
  /** The first of the day; null = none that takes planned minutes. */
  leaveRequest: timesheetLeave.nullable(),
  leaveRequests: z.array(timesheetLeave),
  countAsOvertime: z.boolean(),
  assignedShifts: z.array(assignedShift),
  timesheet: named(
    'TimesheetTimes',
    z.object({
      clockInTimestamp: text,
      clockOutTimestamp: text,
      latelyClockInTimeInMinutes: minutes,
      earlyClockOutTimeInMinutes: minutes,
    }),
  ),
  expectedWorkTime: minutes,
  actualWorkTime: minutes,
  overtime: minutes,
  overtimeClockIn: minutes,
  overtimeClockOut: minutes,
  overtimeUnapproved: minutes,
  missingTime: minutes,
  leaveTime: minutes,
  breakTime: minutes,
  nightTime: minutes,
  presence: minutes,
  toleratedTime: minutes,
  notCounted: minutes,
  warnings: z.array(named('DayWarning', z.enum(dayWarnings))),
  readings: z.array(dayReading),
  updatedDateTime: z.string(),
});

/** What readers get of a row. */
export type ShownTimesheet = z.infer<typeof timesheetRow>;

/** With what reach, order and the passing of time need; these stay inside. */
export interface TimesheetRow extends ShownTimesheet {
  _name: string;
  _managers: string[];
  /** Of its week and the days around it: whose other times may change it. */
  _shiftIds: string[];
  /** From which it may follow. */
  _worksheetIds: string[];
  _leaveTypeIds: string[];
  /** By which it and those around it are calculated. */
  _ruleSetIds: string[];
  /** From when on it may be another one by time alone; null = never. */
  _due: string | null;
  /** Its date where somebody is to be told of it; null = nobody. */
  _reminder: string | null;
}
