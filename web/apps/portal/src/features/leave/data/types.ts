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

/** A person, joined from identity; null while identity does not answer. */
export type Card = { id: string; firstName: string; lastName: string; imageUrl: Text; jobId?: Text } | null;

/** What is shown of a leave type beside a request or a balance. */
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
  holiday: Text;
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
  recount: { before: number; after: number; cause: 'HOLIDAY' | 'PATTERN' | 'BRANCH'; holiday: Text } | null;
  by: Card;
}

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
  /** Days that can still be requested. */
  free: number;
  advanceDays: number;
  shortfall: number | null;
}

export type EntryKind = 'ENTITLEMENT' | 'ADJUSTMENT' | 'REQUEST' | 'RETURN' | 'RECOUNT';

/** A change of a balance, in days; use is negative. */
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
  /** `expected` includes the requests that are not decided. */
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
  people: { employeeId: string; days: { date: string; part: string; pending: boolean }[]; person: Card }[] | null;
}
