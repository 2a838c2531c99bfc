import { type Rule } from './reasons/rules.ts';

/** A date of the branch, `YYYY-MM-DD`. */
export type Day = string;
/** Local time of day, `HH:MM`. */
export type LocalTime = string;
export type LocalSpan = readonly [from: LocalTime, to: LocalTime];

export type ReadingKind =
  | 'CLOCK_IN'
  | 'CLOCK_OUT'
  | 'DUTY_IN'
  | 'DUTY_OUT'
  | 'BREAK_IN'
  | 'BREAK_OUT'
  | 'LUNCH_IN'
  | 'LUNCH_OUT'
  | 'UNKNOWN';

export type ShiftType =
  | 'FIX'
  | 'FLEXIBLE'
  | 'DYNAMIC'
  | 'OFF_DAY'
  | 'HOLIDAY'
  | 'WORKDAY'
  | 'BREAK'
  | 'OVERTIME'
  | 'ON_LEAVE';

/** The rules of the person on these dates; lengths in minutes, `debounce` in seconds. */
export interface Settings {
  overtimeNeedsApproval: boolean;
  clockChange: 'ELAPSED' | 'NOMINAL';
  windowBefore: number;
  windowAfter: number;
  debounce: number;
  breakPreset: 'NONE' | 'DE' | 'NL' | 'TR';
  night: LocalSpan;
  longestStay: number;
  setOff: boolean;
}

/** A shift as it is defined; lengths in minutes, of `totalWorkTime` over the week where `over` is WEEK. */
export interface Shift {
  type: ShiftType;
  begin: LocalTime | null;
  end: LocalTime | null;
  breakTime: number;
  breakPaid: boolean;
  breakMode: 'AUTOMATIC' | 'READINGS' | 'NONE';
  totalWorkTime: number | null;
  weekendDays: number;
  lateTolerance: number;
  earlyTolerance: number;
  midnightTolerance: number;
  clockInOvertimeMin: number | null;
  clockInOvertimeMax: number | null;
  clockOutOvertimeMin: number | null;
  clockOutOvertimeMax: number | null;
  countAsOvertime: boolean;
  over: 'DAY' | 'WEEK' | null;
  core: LocalSpan | null;
}

export type HolidayPart = 'FULL' | 'MORNING' | 'AFTERNOON';

export interface Leave {
  date: Day;
  part: 'FULL_DAY' | 'MORNING' | 'AFTERNOON' | LocalSpan;
  /** Only APPROVED leave counts. */
  status: string;
  onDuty: boolean;
}

export interface OvertimeRequest {
  date: Day;
  period: 'CLOCK_IN' | 'CLOCK_OUT' | 'CLOCK_IN_OUT';
  minutes: number;
  status: string;
}

export interface Reading {
  id: string;
  /** RFC 3339. */
  at: string;
  kind: ReadingKind;
  /** The id of the shift that the person chose. */
  shift?: string | null;
  terminal?: string | null;
}

/** Everything that the records of a person's dates follow from. */
export interface DayFacts {
  /** IANA zone of the person's branch. */
  zone: string;
  /** Of dates on which the branch, or another one, has another. Times of a shift are those of its date. */
  otherZones?: Readonly<Record<Day, string>>;
  /** Nothing after this instant has happened. */
  now: string;
  settings: Settings;
  /** Of dates on which others count. A stay follows those of the date it stands on, a reading those of its own. */
  otherSettings?: Readonly<Record<Day, Settings>>;
  shifts: Readonly<Record<string, Shift>>;
  /** Ids of the shifts of a date. A date that is absent has none. */
  plan: Readonly<Record<Day, readonly string[]>>;
  holidays: Readonly<Record<Day, HolidayPart>>;
  leave: readonly Leave[];
  overtime: readonly OvertimeRequest[];
  readings: readonly Reading[];
  /** First and last date that are asked for. */
  from: Day;
  to: Day;
}

export type DayType = 'WORKDAY' | 'ON_LEAVE' | 'HOLIDAY' | 'OFF_DAY' | 'ABSENT' | null;
export type DayState = 'INCALCULABLE' | 'NOT_COME' | 'NOT_CALCULATED' | 'CALCULATED' | 'ON_LEAVE';
export type DayColour = 'GREEN' | 'RED' | 'GREY';
export type DayWarning = 'break_alone' | 'break_not_ended' | 'break_not_taken' | 'worked_on_leave';

/** Whole minutes. */
export interface Figures {
  expectedWorkTime: number;
  actualWorkTime: number;
  overtime: number;
  overtimeClockIn: number;
  overtimeClockOut: number;
  overtimeUnapproved: number;
  missingTime: number;
  leaveTime: number;
  breakTime: number;
  nightTime: number;
  presence: number;
  late: number;
  earlyLeave: number;
  toleratedTime: number;
  notCounted: number;
}

export interface DayRecord extends Figures {
  date: Day;
  type: DayType;
  state: DayState;
  colour: DayColour;
  /** Sorted. */
  warnings: DayWarning[];
  /** By the id of a reading: its shift, or UNPLANNED, ASK, IGNORED. */
  readings: Record<string, string>;
}

/** Minutes that a rule gives to a figure, negative where it takes them; 0 where it says a type or a state. */
export interface Reason {
  rule: Rule;
  minutes: number;
  /** Ids of the readings of the shift's stays, where the minutes follow from them. */
  readings?: string[];
  /** The id of the shift. */
  shift?: string;
}

/** The reasons of a figure add up to it; one that is 0 and was so from the begin has none. */
export type Reasons = Partial<Record<keyof Figures | 'type' | 'state', Reason[]>>;

export interface ExplainedRecord extends DayRecord {
  reasons: Reasons;
}
