import { type Seen } from '@kadro/chassis';
import { approval, nameless, type RequestStatus, words } from '@kadro/kernel';
import { type AskedData } from '../../events.ts';
import { datesOf, daysOf, toNumber } from '../../shared/days.ts';
import { ExactSum } from '../../shared/numbers/exact-sum.ts';
import { type CancelCause, type DayFact, type RecountCause } from '../../shared/shapes.ts';
import { countedDays, dayFactsOf, leftDaysOf, returnedDates } from './days.ts';
import { type Action, type LeaveRequestRow, type RequestFields } from './fields.ts';

/** On the last day, when it was asked for, with what counts now. */
function balancesWith(
  balanceBefore: string | null,
  days: readonly DayFact[],
): Pick<RequestFields, '_balanceBefore' | 'balanceBefore' | 'balanceAfter'> {
  const before = balanceBefore === null ? null : new ExactSum().plus(balanceBefore);
  return {
    _balanceBefore: balanceBefore,
    balanceBefore: before && before.shown(),
    balanceAfter: before && before.copy().plus(daysOf(days).toFraction(), -1).shown(),
  };
}

type Row = LeaveRequestRow | null;
type HistoryEntry = RequestFields['approvalHistory'][number];

export const withEntry = (
  row: Row,
  { at }: { at: string },
  action: Action,
  actor: string,
  { note = null, recount = null, replaced = null }: Partial<HistoryEntry> = {},
): HistoryEntry[] => [...(row?.approvalHistory ?? []), { at, actor, action, note, recount, replaced }];

type Unrequested =
  | 'employeeId'
  | 'reason'
  | 'requestedDateTime'
  | 'approvedDateTime'
  | 'approvalHistory'
  | 'cancelReason'
  | 'cancelledFrom'
  | 'cancelledTo';

export function requestedFields(row: Row, data: AskedData, status: RequestStatus): Omit<RequestFields, Unrequested> {
  const {
    id: _id,
    tracksBalance: _tracksBalance,
    advanceDays: _advanceDays,
    countsCalendarDays: _countsCalendarDays,
    recordedOn: _recordedOn,
    reason: _reason,
    name,
    documents,
    days,
    steps,
    balanceBefore,
    balanceAfter: _balanceAfter,
    ...requested
  } = data;
  return {
    ...requested,
    ...countedDays(days),
    daysAsked: toNumber(daysOf(days)),
    beginDateAsked: data.beginDate,
    endDateAsked: data.endDate,
    ...approval.statusFields(row, approval.stepsWithNotes(row?.steps ?? [], steps), status),
    ...balancesWith(balanceBefore, days),
    documentIds: documents,
    _name: name || nameless,
    _words: words(name ?? ''),
  };
}

/** A new reason or document changes nothing of what was asked, counted and given back. */
export function changed(row: LeaveRequestRow, data: AskedData & { restarted: boolean }): RequestFields {
  const { restarted, ...asked } = data;
  const reason = data.reason === undefined ? row.reason : data.reason;
  if (!restarted) return { ...row, reason, documentIds: data.documents };
  return {
    ...row,
    ...requestedFields(row, asked, 'PENDING'),
    reason,
    cancelReason: null,
    cancelledFrom: null,
    cancelledTo: null,
    _cancelCause: null,
  };
}

type Decided = Seen<{ steps: approval.UnnotedStep[]; by: string; note?: string | null; bySuperAdmin: boolean }>;

export const decided =
  (status: RequestStatus, action: Action) =>
  (row: Row, seen: Decided): RequestFields | null => {
    const { steps, by, note = null, bySuperAdmin } = seen.data;
    const shown = bySuperAdmin && action === 'APPROVED' ? 'SUPER_ADMIN' : action;
    return (
      row && {
        ...row,
        ...approval.statusFields(row, approval.stepsWithNotes(row.steps, steps, seen.data), status),
        approvedDateTime: status === 'APPROVED' ? seen.at : null,
        approvalHistory: withEntry(row, seen, shown, by, { note }),
      }
    );
  };

export function cancelled(
  row: LeaveRequestRow,
  seen: Seen<{
    from: string | null;
    to?: string;
    reason?: string | null;
    cause?: CancelCause;
    returned: DayFact[];
    steps: approval.UnnotedStep[];
    by: string;
  }>,
): RequestFields {
  const { from, to = null, reason = null, cause = null, returned, steps, by } = seen.data;
  const gone = new Set([...returnedDates(row), ...returned.map(({ date }) => date)]);
  const left = dayFactsOf(row).filter(({ date }) => !gone.has(date));
  return {
    ...row,
    ...approval.statusFields(row, approval.stepsWithNotes(row.steps, steps), from === null ? 'CANCELLED' : row.status),
    ...countedDays(dayFactsOf(row), gone),
    ...datesOf(left, row),
    ...balancesWith(row._balanceBefore, left),
    cancelReason: reason,
    _cancelCause: cause,
    cancelledFrom: from,
    cancelledTo: to,
    approvalHistory: withEntry(row, seen, 'CANCELLED', by, { note: reason }),
  };
}

type Recounted = Seen<{ days: DayFact[]; branchId: string | null; cause: { kind: RecountCause; id: string } }>;

/** Without other amounts there is no entry: a holiday on a free day, or who administers the request, changes nothing. */
export function recounted(row: LeaveRequestRow, seen: Recounted): RequestFields {
  const { days, branchId, cause } = seen.data;
  const now = new Map(days.map((day) => [day.date, day]));
  const next = countedDays(
    dayFactsOf(row).map((day) => now.get(day.date) ?? day),
    returnedDates(row),
  );
  if (JSON.stringify(next.dayDetails) === JSON.stringify(row.dayDetails)) return { ...row, ...next, branchId };
  const recount = { before: row.days, after: next.days, cause: cause.kind, causeId: cause.id };
  const balances = balancesWith(row._balanceBefore, leftDaysOf({ ...row, ...next }));
  return {
    ...row,
    ...next,
    ...balances,
    branchId,
    approvalHistory: withEntry(row, seen, 'RECOUNTED', seen.actor, { recount }),
  };
}

type Replaced = Seen<{
  leaving: string;
  replacement: string;
  steps: approval.UnnotedStep[];
  status: RequestStatus;
  escalated: RequestFields['escalated'];
}>;

/** An approver who left undecided no longer sees the request. */
export function replaced(row: LeaveRequestRow, seen: Replaced): RequestFields {
  const { leaving: leavingId, replacement: replacementId, steps, status, escalated } = seen.data;
  const stayed = { ...row, namedIds: row.namedIds.filter((one) => one !== leavingId) };
  return {
    ...stayed,
    ...approval.statusFields(stayed, approval.stepsWithNotes(row.steps, steps), status),
    escalated,
    approvalHistory: withEntry(row, seen, 'APPROVER_REPLACED', seen.actor, { replaced: { leavingId, replacementId } }),
  };
}
