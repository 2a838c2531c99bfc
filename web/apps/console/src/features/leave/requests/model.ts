import { type RequestStatus } from '@kadro/ui';
import { type PersonCard } from '../../../people/person.ts';

export type LeaveTypeSummary = { id: string; name: string; color?: string | null; kind?: string };

export type DayDetail = {
  date: string;
  minutes: number;
  of: number;
  part: string;
  kind: string;
  days: number;
  holiday?: string | null;
  /** Restored to the balance by a cancellation. */
  returned?: boolean | null;
};

export type Step = {
  order: number;
  kind: string;
  managerId: string;
  state: 'PENDING' | 'WAITING' | 'APPROVED' | 'DENIED' | 'STOPPED' | 'SUPER_ADMIN' | 'NEED_EXTRA_DETAIL';
  at?: string | null;
  note?: string | null;
  actedBy?: string | null;
  reason?: string | null;
  manager?: PersonCard | null;
};

export type LeaveDocument = { id: string; name: string; type: string; bytes: number; url: string };

interface Decision {
  at: string;
  actor: string;
  action: string;
  note?: string | null;
  /** A recalculation of the days. */
  recount?: { before: number; after: number; cause: 'HOLIDAY' | 'PATTERN' | 'BRANCH'; holiday?: string | null } | null;
}

/** List rows have no details. */
export type LeaveRequest = {
  id: string;
  revision?: number;
  employeeId: string;
  branchId?: string | null;
  leaveTypeId: string;
  leaveType?: LeaveTypeSummary | null;
  duration: string;
  period?: string | null;
  beginDate: string;
  endDate: string;
  beginTime?: string | null;
  endTime?: string | null;
  days: number;
  minutes?: number | null;
  status: RequestStatus;
  requestedDateTime: string;
  waitingFor?: string | readonly string[] | null;
  canDecide?: boolean | null;
  canCancel?: boolean | null;
  employee?: PersonCard | null;
  daysAsked?: number;
  reason?: string | null;
  cancelReason?: string | null;
  cancelledFrom?: string | null;
  escalated?: string | null;
  balanceBefore?: number | null;
  balanceAfter?: number | null;
  dayDetails?: readonly DayDetail[] | null;
  steps?: readonly Step[] | null;
  approvalHistory?: readonly Decision[] | null;
  documents?: readonly LeaveDocument[] | null;
};

/** The days that a cancellation restores, from a day on or of the whole request; rounded to four places. */
export const daysBack = (days: readonly DayDetail[], from?: string): number =>
  Math.round(
    days
      .filter(({ date, returned }) => !returned && (!from || date >= from))
      .reduce((sum, { days: amount }) => sum + amount, 0) * 10_000,
  ) / 10_000;

/** The days from which the rest of a request can be cancelled: its leave days but the first. */
export function laterDays(days: readonly DayDetail[]): string[] {
  const taken = days.filter(({ days: amount, returned }) => amount > 0 && !returned).map(({ date }) => date);
  return taken.slice(1);
}

/** A past or future version of a request offers no actions. */
export const onlyRead = (request: LeaveRequest): LeaveRequest => ({ ...request, canDecide: false, canCancel: false });
