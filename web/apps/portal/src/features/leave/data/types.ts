import { type RequestStatus as AnyStatus } from '@kadro/ui';

type Text = string | null;

export type LeaveKind = 'PAID' | 'UNPAID' | 'ON_DUTY' | 'RESTRICTED_HOLIDAY';
export const durations = ['FULL_DAY', 'HALF_DAY', 'QUARTER_DAY', 'HOURLY'] as const;
export type Duration = (typeof durations)[number];
export const halves = ['FIRST_HALF', 'SECOND_HALF'] as const;
export const quarters = ['FIRST_QUARTER', 'SECOND_QUARTER', 'THIRD_QUARTER', 'FOURTH_QUARTER'] as const;
export type Period = (typeof halves)[number] | (typeof quarters)[number];
export type RequestStatus = Exclude<AnyStatus, 'WAITING' | 'STOPPED'>;
export type StepState = Extract<
  AnyStatus,
  'PENDING' | 'WAITING' | 'APPROVED' | 'DENIED' | 'STOPPED' | 'SUPER_ADMIN' | 'NEED_EXTRA_DETAIL'
>;
export type DayKind = 'ON_LEAVE' | 'OFFDAY' | 'HOLIDAY' | 'BREAK';

/** Somebody by name, joined from identity; null while identity does not answer. */
export type Card = { id: string; firstName: string; lastName: string; imageUrl: Text; jobId?: Text } | null;

/** Of a kind of leave what stands beside a request or a balance. */
export interface LeaveTypeCard {
  id: string;
  name: Text;
  color: Text;
  kind: LeaveKind | null;
}

export interface LeaveType extends LeaveTypeCard {
  durations: Duration[];
  tracksBalance: boolean;
  countsCalendarDays: boolean;
  documentRequired: boolean;
  reasonRequired: boolean;
  noticeDays: number;
  minimumDays: number | null;
  maximumDays: number | null;
  advanceDays: number;
  usageRule: 'ON_DAY' | 'ON_WEEK' | 'ON_MONTH' | 'ON_MONTH_AND_NEXT_MONTH' | null;
}

/** One date of a request: how much of it counts, in days and minutes of the `of` minutes of that day. */
export interface DayDetail {
  date: string;
  minutes: number;
  of: number;
  part: 'FULL' | 'HOURS' | Period;
  kind: DayKind;
  days: number;
  /** Name of the holiday. */
  holiday: Text;
  /** It came back by a cancellation. */
  returned?: boolean | null;
}

export interface Step {
  order: number;
  kind: 'LEAVE_MANAGER' | 'GENERAL_MANAGER' | 'SUPER_ADMIN';
  managerId: string;
  state: StepState;
  at: Text;
  note: Text;
  actedBy: Text;
  reason: Text;
  manager: Card;
}

export interface LeaveDocument {
  id: string;
  name: string;
  type: string;
  bytes: number;
  url: string;
}

export interface HistoryItem {
  at: string;
  actor: Text;
  action:
    | 'REQUESTED'
    | 'CHANGED'
    | 'APPROVED'
    | 'DENIED'
    | 'SUPER_ADMIN'
    | 'NEED_EXTRA_DETAIL'
    | 'DETAIL'
    | 'CANCELLED'
    | 'RECOUNTED'
    | 'APPROVER_REPLACED';
  note: Text;
  /** Days before and after a new count, and why. */
  recount: { before: number; after: number; cause: 'HOLIDAY' | 'PATTERN' | 'BRANCH'; holiday: Text } | null;
  by: Card;
}

/** A request in a list. */
export interface LeaveRow {
  id: string;
  revision: number;
  employeeId: string;
  leaveTypeId: string;
  leaveType: LeaveTypeCard | null;
  duration: Duration;
  period: Period | null;
  beginDate: string;
  endDate: string;
  beginTime: Text;
  endTime: Text;
  days: number;
  daysAsked: number;
  minutes: number;
  status: RequestStatus;
  requestedDateTime: string;
  steps: Step[];
  waitingFor: string[] | null;
  canDecide: boolean | null;
  canCancel: boolean | null;
  documents: LeaveDocument[] | null;
  employee: Card;
}

/** One request with everything behind it. */
export interface LeaveRequest extends LeaveRow {
  branchId: Text;
  dayDetails: DayDetail[];
  reason: Text;
  approvedDateTime: Text;
  escalated: 'GENERAL_MANAGER' | 'SUPER_ADMIN' | null;
  approvalHistory: HistoryItem[] | null;
  cancelReason: Text;
  cancelledFrom: Text;
  balanceBefore: number | null;
  balanceAfter: number | null;
}

/** A balance on a date, in days: previous + accrued - used - reserved. */
export interface LeaveBalance {
  leaveTypeId: string;
  leaveType: LeaveTypeCard | null;
  on: string;
  previousBalance: number;
  accrualCalculatedCount: number;
  used: number;
  reserved: number;
  planned: number;
  balance: number;
  /** What may still be asked for. */
  free: number;
  advanceDays: number;
  shortfall: number | null;
}

export type EntryKind = 'ENTITLEMENT' | 'ADJUSTMENT' | 'REQUEST' | 'RETURN' | 'RECOUNT';

/** What moved a balance, in days; negative is what was used. */
export interface LeaveEntry {
  id: string;
  leaveTypeId?: string;
  on: string;
  until: Text;
  kind: EntryKind;
  days: number;
  pending: boolean | null;
  requestId: Text;
  recordedAt: string;
  actor: Text;
  note: Text;
  /** Recorded after the day it counts for. */
  late: boolean | null;
  by: Card;
}

export interface LeaveYear {
  leaveTypeId: string;
  year: number;
  opening: number;
  /** Every date on which the balance changes; `expected` counts what is asked and not decided. */
  points: { on: string; balance: number; expected: number }[];
  entries: LeaveEntry[];
  closing: number;
}

export interface Problem {
  code?: string | number | null;
  name: string;
  field: Text;
  message: string;
}

/** What a request would be, before it is sent. */
export interface Calculation {
  days: number;
  minutes: number;
  dayDetails: DayDetail[];
  tracksBalance: boolean;
  balanceBefore: number | null;
  balanceAfter: number | null;
  granted: number;
  used: number;
  reserved: number;
  advanceDays: number;
  steps: { order: number; kind: Step['kind']; managerId: string; state: StepState }[];
  escalated: 'GENERAL_MANAGER' | 'SUPER_ADMIN' | null;
  teamAway: number;
  problems: Problem[];
}

export interface TeamAbsences {
  size: number;
  days: { date: string; away: number }[];
  /** Only for those who may see names. */
  people: { employeeId: string; days: { date: string; part: string; pending: boolean }[]; person: Card }[] | null;
}
