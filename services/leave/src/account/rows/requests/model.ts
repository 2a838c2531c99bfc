import { named, type ReadModel, readModel, type Seen } from '@kadro/chassis';
import {
  approval,
  nameless,
  type RequestStatus,
  requestStatusSchema,
  type Step,
  stepSchema,
  words,
} from '@kadro/kernel';
import { z } from 'zod';
import { type AskedData, leaveAccount, type LeaveAccountEvents } from '../../events.ts';
import { amountOf, daysOf, toNumber } from '../../shared/days.ts';
import { ExactSum } from '../../shared/exact-sum.ts';
import {
  askedFields,
  type DayFact,
  dayFact,
  dayKind,
  dayPart,
  escalation,
  type LeaveKind,
  type RecountCause,
  recountCause,
} from '../../shared/shapes.ts';

const text = z.string().nullable();
const { order, kind, managerId, state, reason: stopReason } = stepSchema.shape;

const stepRow = named(
  'LeaveStep',
  z.object({
    order,
    kind: named('StepKind', kind),
    managerId,
    state: named('StepState', state),
    at: text,
    note: text,
    actedBy: text,
    reason: named('StepReason', stopReason.unwrap()).nullable(),
  }),
);
const action = named(
  'LeaveAction',
  z.enum([
    'REQUESTED',
    'CHANGED',
    'APPROVED',
    'DENIED',
    'SUPER_ADMIN',
    'NEED_EXTRA_DETAIL',
    'DETAIL',
    'CANCELLED',
    'RECOUNTED',
    'APPROVER_REPLACED',
  ]),
);
/** What counting again has changed, in days. */
const recountFields = { before: z.number(), after: z.number(), cause: recountCause, causeId: z.string() };
/** Whose place in the chain went to whom. */
const replacement = named('LeaveReplacement', z.object({ leavingId: z.string(), replacementId: z.string() }));
const decisionFields = { at: z.string(), actor: z.string(), action, note: text, replaced: replacement.nullable() };
const decisionFact = named(
  'LeaveDecisionFact',
  z.object({ ...decisionFields, recount: named('LeaveRecountFact', z.object(recountFields)).nullable() }),
);
/** One entry of a request's history as it is shown: with the name of the holiday that it was counted again for. */
export const shownDecision = named(
  'LeaveDecision',
  z.object({
    ...decisionFields,
    recount: named('LeaveRecount', z.object({ ...recountFields, holiday: text })).nullable(),
  }),
);
const dayRow = named(
  'LeaveDayFact',
  z.object({
    date: z.string(),
    minutes: dayFact.shape.minutes,
    of: dayFact.shape.of,
    part: dayPart,
    kind: dayKind,
    days: z.number(),
    returned: z.boolean(),
  }),
);

/**
 * A leave request as lists, inbox and its page show it. `days` counts what was not given back, `daysAsked` what was
 * asked for.
 */
export const leaveRequestRow = z.object({
  id: z.string(),
  revision: z.int(),
  employeeId: z.string(),
  branchId: text,
  ...askedFields,
  days: z.number(),
  daysAsked: z.number(),
  minutes: z.int(),
  dayDetails: z.array(dayRow),
  status: named('RequestStatus', requestStatusSchema),
  reason: text,
  requestedDateTime: z.string(),
  approvedDateTime: text,
  steps: z.array(stepRow),
  escalated: escalation,
  approvalHistory: z.array(decisionFact),
  cancelReason: text,
  cancelledFrom: text,
  waitingFor: z.array(z.string()),
  balanceBefore: z.number().nullable(),
  balanceAfter: z.number().nullable(),
  updatedDateTime: z.string(),
});

export type LeaveRequestRow = z.infer<typeof leaveRequestRow> & {
  _name: string;
  _words: string[];
  /** Everybody who is in the chain, was asked in a former one, or has decided. */
  namedIds: string[];
  documentIds: string[];
  documentRequired: boolean;
  /** Of the type, when it was asked for. */
  kind: LeaveKind;
  /** Holiday of a date, by date. */
  _holidays: Record<string, string>;
};

type Draft = Omit<LeaveRequestRow, 'id' | 'revision' | 'updatedDateTime'>;
type Row = LeaveRequestRow | null;
type StepRow = z.infer<typeof stepRow>;
type Action = z.infer<typeof action>;

const number = (exact: string | null): number | null => (exact === null ? null : new ExactSum().plus(exact).shown());

/** The dates in order, some of them given back. */
function counted(
  days: readonly DayFact[],
  returned: ReadonlySet<string> = new Set(),
): Pick<Draft, 'dayDetails' | 'days' | 'minutes' | '_holidays'> {
  const left = days.filter(({ date }) => !returned.has(date));
  return {
    dayDetails: days.map((day) => ({
      date: day.date,
      minutes: day.minutes,
      of: day.of,
      part: day.part,
      kind: day.kind,
      days: toNumber(amountOf(day)),
      returned: returned.has(day.date),
    })),
    days: toNumber(daysOf(left)),
    minutes: left.reduce((sum, { minutes }) => sum + minutes, 0),
    _holidays: Object.fromEntries(days.flatMap(({ date, holidayId }) => (holidayId ? [[date, holidayId]] : []))),
  };
}

const returnedIn = ({ dayDetails }: LeaveRequestRow): Set<string> =>
  new Set(dayDetails.filter(({ returned }) => returned).map(({ date }) => date));

/** The facts behind the rows of the dates. */
const factsOf = ({ dayDetails, _holidays }: LeaveRequestRow): DayFact[] =>
  dayDetails.map(({ days: _days, returned: _returned, ...day }) => ({ ...day, holidayId: _holidays[day.date] }));

/** Steps with their notes: a step that did not move keeps its own, the one that was acted on gets the event's. */
function noted(
  before: readonly StepRow[],
  steps: readonly Omit<Step, 'note'>[],
  act?: { by?: string; note?: string | null },
): StepRow[] {
  return steps.map((step) => {
    const { order, kind, managerId, state, at = null, actedBy = null, reason = null } = step;
    const former = before.find((one) => one.order === order && one.managerId === managerId);
    const stays = former?.state === state && former.at === at;
    const isActed = act?.by !== undefined && (state === 'NEED_EXTRA_DETAIL' || approval.approverOf(step) === act.by);
    return {
      order,
      kind,
      managerId,
      state,
      at,
      note: stays ? former.note : isActed ? (act.note ?? null) : null,
      actedBy,
      reason,
    };
  });
}

/** Those who were named before and had been asked, and all of the chain as it is. */
function namedIn(before: Row, steps: readonly StepRow[]): string[] {
  const unasked = new Set(before?.steps.filter(({ state }) => state === 'WAITING').map(({ managerId }) => managerId));
  const stay = (before?.namedIds ?? []).filter((one) => !unasked.has(one));
  return [...new Set([...stay, ...steps.map((step) => approval.approverOf(step as Step))])];
}

/** While details are awaited, the request waits for nobody but the requester. */
function standing(
  before: Row,
  steps: StepRow[],
  status: RequestStatus,
): Pick<Draft, 'status' | 'steps' | 'waitingFor' | 'namedIds'> {
  return {
    status,
    steps,
    waitingFor: approval.isOpen(status) && status !== 'NEED_EXTRA_DETAIL' ? approval.askedNow(steps as Step[]) : [],
    namedIds: namedIn(before, steps),
  };
}

type Entry = Draft['approvalHistory'][number];

const entry = (
  row: Row,
  { at }: { at: string },
  action: Action,
  actor: string,
  { note = null, recount = null, replaced = null }: Partial<Entry> = {},
): Entry[] => [...(row?.approvalHistory ?? []), { at, actor, action, note, recount, replaced }];

function asked(
  row: Row,
  data: AskedData,
  status: RequestStatus,
): Omit<
  Draft,
  | 'employeeId'
  | 'reason'
  | 'requestedDateTime'
  | 'approvedDateTime'
  | 'approvalHistory'
  | 'cancelReason'
  | 'cancelledFrom'
> {
  const {
    leaveTypeId,
    duration,
    period,
    beginDate,
    endDate,
    beginTime,
    endTime,
    kind,
    documentRequired,
    escalated,
    branchId,
  } = data;
  const { name, documents, days, steps, balanceBefore, balanceAfter } = data;
  return {
    leaveTypeId,
    duration,
    period,
    beginDate,
    endDate,
    beginTime,
    endTime,
    kind,
    documentRequired,
    escalated,
    branchId,
    ...counted(days),
    daysAsked: toNumber(daysOf(days)),
    ...standing(row, noted(row?.steps ?? [], steps), status),
    balanceBefore: number(balanceBefore),
    balanceAfter: number(balanceAfter),
    documentIds: documents,
    _name: name || nameless,
    _words: words(name ?? ''),
  };
}

type Decided = Seen<{ steps: Omit<Step, 'note'>[]; by: string; note?: string | null; bySuperAdmin: boolean }>;

const decided =
  (status: RequestStatus, action: Action) =>
  (row: Row, seen: Decided): Draft | null => {
    const { steps, by, note = null, bySuperAdmin } = seen.data;
    const shown = bySuperAdmin && action === 'APPROVED' ? 'SUPER_ADMIN' : action;
    return (
      row && {
        ...row,
        ...standing(row, noted(row.steps, steps, seen.data), status),
        approvedDateTime: status === 'APPROVED' ? seen.at : null,
        approvalHistory: entry(row, seen, shown, by, { note }),
      }
    );
  };

function cancelled(
  row: LeaveRequestRow,
  seen: Seen<{
    from: string | null;
    reason?: string | null;
    returned: DayFact[];
    steps: Omit<Step, 'note'>[];
    by: string;
  }>,
): Draft {
  const { from, reason = null, returned, steps, by } = seen.data;
  const gone = new Set([...returnedIn(row), ...returned.map(({ date }) => date)]);
  return {
    ...row,
    ...standing(row, noted(row.steps, steps), from === null ? 'CANCELLED' : row.status),
    ...counted(factsOf(row), gone),
    cancelReason: reason,
    cancelledFrom: from,
    approvalHistory: entry(row, seen, 'CANCELLED', by, { note: reason }),
  };
}

type Recounted = Seen<{ days: DayFact[]; branchId: string | null; cause: { kind: RecountCause; id: string } }>;

/** A move to another branch alone is no news of the request: only the one who administers it is another. */
function recounted(row: LeaveRequestRow, seen: Recounted): Draft {
  const { days, branchId, cause } = seen.data;
  const now = new Map(days.map((day) => [day.date, day]));
  const next = counted(
    factsOf(row).map((day) => now.get(day.date) ?? day),
    returnedIn(row),
  );
  if (JSON.stringify(next.dayDetails) === JSON.stringify(row.dayDetails)) return { ...row, branchId };
  const recount = { before: row.days, after: next.days, cause: cause.kind, causeId: cause.id };
  return { ...row, ...next, branchId, approvalHistory: entry(row, seen, 'RECOUNTED', seen.actor, { recount }) };
}

type Replaced = Seen<{
  leaving: string;
  replacement: string;
  steps: Omit<Step, 'note'>[];
  status: RequestStatus;
  escalated: Draft['escalated'];
}>;

/** Who left loses sight of it: he has not decided. */
function replaced(row: LeaveRequestRow, seen: Replaced): Draft {
  const { leaving: leavingId, replacement: replacementId, steps, status, escalated } = seen.data;
  const stayed = { ...row, namedIds: row.namedIds.filter((one) => one !== leavingId) };
  return {
    ...stayed,
    ...standing(stayed, noted(row.steps, steps), status),
    escalated,
    approvalHistory: entry(row, seen, 'APPROVER_REPLACED', seen.actor, { replaced: { leavingId, replacementId } }),
  };
}

/** Requests of leave: own lists, inboxes of approvers, all of them for administrators. */
export const leaveRequests = readModel<unknown, LeaveAccountEvents, LeaveRequestRow>(leaveAccount as never, {
  name: 'leaveRequests',
  row: 'LeaveRequest',
  version: 2,
  schema: leaveRequestRow,
  search: '_words',
  indexes: {
    name: { path: '_name', filter: false },
    status: { path: 'status' },
    employeeId: { path: 'employeeId', sort: false },
    leaveTypeId: { path: 'leaveTypeId', sort: false },
    branchId: { path: 'branchId', sort: false },
    beginDate: { path: 'beginDate' },
    endDate: { path: 'endDate' },
    requestedDateTime: { path: 'requestedDateTime' },
    waitingFor: { path: 'waitingFor', type: 'list' },
    namedIds: { path: 'namedIds', type: 'list', filter: false },
  },
  periods: true,
  placedBy: 'branchId',
  defaultSort: { by: 'requestedDateTime', descending: true },
  narrowedBy: 'employeeId',
  reach: { own: 'employeeId', named: ['namedIds'], branches: 'branchId' },
  access: ['own', 'named', 'branches', 'all'],
  area: 'leave',
  history: true,
  mirrors: ['approvalHistory', 'waitingFor'],
  keys: ({ data }) => (typeof data.id === 'string' ? [data.id] : []),
  project: {
    LeaveRequested: (_row, seen) => ({
      ...asked(null, seen.data, 'PENDING'),
      employeeId: seen.id,
      reason: seen.data.reason ?? null,
      requestedDateTime: seen.at,
      approvedDateTime: null,
      approvalHistory: entry(null, seen, 'REQUESTED', seen.id),
      cancelReason: null,
      cancelledFrom: null,
    }),
    LeaveChanged: (row, seen) => {
      const { restarted, ...data } = seen.data;
      return (
        row && {
          ...row,
          ...asked(row, data, restarted ? 'PENDING' : row.status),
          reason: data.reason === undefined ? row.reason : data.reason,
          approvalHistory: entry(row, seen, 'CHANGED', seen.id),
        }
      );
    },
    LeaveStepApproved: decided('PENDING', 'APPROVED'),
    LeaveApproved: decided('APPROVED', 'APPROVED'),
    LeaveDenied: decided('DENIED', 'DENIED'),
    DetailAsked: (row, seen) =>
      row && {
        ...row,
        ...standing(row, noted(row.steps, seen.data.steps, seen.data), 'NEED_EXTRA_DETAIL'),
        approvalHistory: entry(row, seen, 'NEED_EXTRA_DETAIL', seen.data.by, { note: seen.data.note }),
      },
    DetailGiven: (row, seen) =>
      row && {
        ...row,
        ...standing(row, noted(row.steps, seen.data.steps), 'PENDING'),
        documentIds: seen.data.documents,
        approvalHistory: entry(row, seen, 'DETAIL', seen.id, { note: seen.data.note }),
      },
    LeaveCancelled: (row, seen) => row && cancelled(row, seen),
    DocumentAdded: (row, { data }) =>
      row && { ...row, documentIds: [...row.documentIds.filter((one) => one !== data.documentId), data.documentId] },
    DocumentRemoved: (row, { data }) =>
      row && { ...row, documentIds: row.documentIds.filter((one) => one !== data.documentId) },
    LeaveRecounted: (row, seen) => row && recounted(row, seen),
    LeaveApproverReplaced: (row, seen) => row && replaced(row, seen),
  },
}) as unknown as ReadModel<never>;
