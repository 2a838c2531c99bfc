import { decider, event, personal } from '@kadro/chassis/declare';
import { daySchema, type RequestStatus, type Step, stepSchema } from '@kadro/kernel';
import Fraction from 'fraction.js';
import { z } from 'zod';
import { datesOf, daysLeft } from './shared/days.ts';
import { emptyLedger, type Ledger, post, sumTo } from './shared/ledger.ts';
import {
  askedFields,
  cancelCause,
  type DayFact,
  dayFact,
  escalation,
  exactDays,
  leaveKind,
  recountCause,
  shortfall,
} from './shared/shapes.ts';
import {
  book,
  emptyAccount,
  type Grant,
  grant,
  keep,
  type LeaveAccountState,
  release,
  type RequestState,
  without,
} from './state.ts';

const id = z.string();
const text = personal('text', z.string().nullish());
const days = z.array(dayFact);
// notes are a person's free text and sealed beside the steps
const steps = z.array(stepSchema.omit({ note: true }));
const branchId = z.string().nullable();
/** Where the person works; absent in older events. */
const recordedOn = daySchema.optional();

const asked = z.object({
  id,
  ...askedFields,
  kind: leaveKind,
  tracksBalance: z.boolean(),
  documentRequired: z.boolean(),
  advanceDays: exactDays,
  countsCalendarDays: z.boolean().optional(),
  days,
  reason: text,
  documents: z.array(z.string()),
  steps,
  escalated: escalation,
  branchId,
  name: personal('identity', z.string()),
  balanceBefore: exactDays.nullable(),
  balanceAfter: exactDays.nullable(),
  recordedOn,
});

const decided = event(1, z.object({ id, steps, by: z.string(), note: text, bySuperAdmin: z.boolean() }));
// rows of the ledger are made of these alone
const ofRequest = {
  id,
  leaveTypeId: z.string(),
  tracksBalance: z.boolean(),
  branchId,
  wasOpen: z.boolean(),
  recordedOn,
};
const document = event(1, z.object({ id, documentId: z.string() }));

/** One stream per person, as balance and overlap cross requests, types and years (streams.md). */
export const leaveAccount = decider({
  name: 'leaveAccount',
  initial: emptyAccount,
  events: {
    EntitlementSet: event(
      1,
      z.object({
        id,
        leaveTypeId: z.string(),
        year: z.int(),
        on: daySchema,
        days: exactDays,
        difference: exactDays,
        note: text,
        shortfall,
        branchId,
        recordedOn,
      }),
    ),
    BalanceAdjusted: event(
      1,
      z.object({
        id,
        leaveTypeId: z.string(),
        on: daySchema,
        days: exactDays,
        reason: text,
        shortfall,
        branchId,
        recordedOn,
      }),
    ),
    EntryReversed: event(
      1,
      z.object({
        id,
        entryId: z.string(),
        leaveTypeId: z.string(),
        on: daySchema,
        days: exactDays,
        year: z.int().nullable(),
        reason: text,
        shortfall,
        branchId,
        recordedOn,
      }),
    ),
    LeaveRequested: event(1, asked),
    LeaveChanged: event(1, asked.extend({ restarted: z.boolean() })),
    LeaveStepApproved: decided,
    LeaveApproved: decided,
    LeaveDenied: decided,
    DetailAsked: event(1, z.object({ id, steps, by: z.string(), note: text })),
    DetailGiven: event(1, z.object({ id, steps, note: text, documents: z.array(z.string()) })),
    LeaveCancelled: event(
      1,
      z.object({
        ...ofRequest,
        reason: text,
        cause: cancelCause.optional(),
        from: daySchema.nullable(),
        /** Absent where all days from `from` on came back. */
        to: daySchema.optional(),
        returned: days,
        steps,
        by: z.string(),
      }),
    ),
    DocumentAdded: document,
    DocumentRemoved: document,
    LeaveRecounted: event(
      1,
      z.object({
        ...ofRequest,
        before: days,
        days,
        cause: z.object({ kind: recountCause, id: z.string() }),
        shortfall,
      }),
    ),
    /** Entries of the balance stand where the person worked on their days (decision 0047). */
    EntriesMoved: event(1, z.object({ branchId, entryIds: z.array(z.string()) })),
    LeaveApproverReplaced: event(
      1,
      z.object({
        id,
        leaving: z.string(),
        replacement: z.string(),
        asked: z.array(z.string()),
        steps,
        status: z.enum(['PENDING', 'NEED_EXTRA_DETAIL']),
        escalated: escalation,
      }),
    ),
  },
  evolve: {
    EntitlementSet: (state, { id, leaveTypeId, year, on, difference }, { revision }) =>
      granted(state, id, { leaveTypeId, on, year, days: new Fraction(difference) }, revision),
    BalanceAdjusted: (state, { id, leaveTypeId, on, days }, { revision }) =>
      granted(state, id, { leaveTypeId, on, year: null, days: new Fraction(days) }, revision),
    EntryReversed: (state, { entryId }, { revision }) => reversed(state, entryId, revision),
    LeaveRequested: (state, data) => opened(state, data, 'PENDING'),
    LeaveChanged: (state, { restarted, ...data }) =>
      opened(without(state, data.id), data, restarted ? 'PENDING' : (state.requests.get(data.id)?.status ?? 'PENDING')),
    LeaveStepApproved: (state, { id, steps }) => change(state, id, { steps }),
    LeaveApproved: (state, { id, steps }) => change(state, id, { steps, status: 'APPROVED' }),
    LeaveDenied: (state, { id, steps }) => ended(state, id, { steps, status: 'DENIED' }),
    DetailAsked: (state, { id, steps }) => change(state, id, { steps, status: 'NEED_EXTRA_DETAIL' }),
    DetailGiven: (state, { id, steps, documents }) => change(state, id, { steps, documents, status: 'PENDING' }),
    LeaveCancelled: (state, { id, from, returned, steps }) =>
      from === null ? ended(state, id, { steps, status: 'CANCELLED' }) : shortened(state, id, returned),
    DocumentAdded: (state, { id, documentId }) => withDocuments(state, id, (all) => [...all, documentId]),
    DocumentRemoved: (state, { id, documentId }) =>
      withDocuments(state, id, (all) => all.filter((one) => one !== documentId)),
    LeaveRecounted: (state, { id, days, branchId }) => recounted(state, id, { days, branchId }),
    EntriesMoved: (state) => state,
    LeaveApproverReplaced: (state, { id, steps, status, escalated }) => change(state, id, { steps, status, escalated }),
  },
});

export type LeaveAccountEvents = (typeof leaveAccount)['events'];
export type AskedData = z.infer<typeof asked>;

const entitlementKey = (leaveTypeId: string, year: number): string => `${leaveTypeId}/${year}`;

/** Day by day. */
export function entitlementIn(state: LeaveAccountState, leaveTypeId: string, year: number): Ledger {
  return state.entitlements.get(entitlementKey(leaveTypeId, year))?.ledger ?? emptyLedger;
}

/** Of its last change, in the stream of the person; undefined where none was ever set. */
export function entitlementRevision(
  state: LeaveAccountState,
  { leaveTypeId, year }: { leaveTypeId: string; year: number },
): number | undefined {
  return state.entitlements.get(entitlementKey(leaveTypeId, year))?.revision;
}

/** In exact days; 0 where none is set. */
export function entitlementOf(state: LeaveAccountState, leaveTypeId: string, year: number): Fraction {
  return sumTo(entitlementIn(state, leaveTypeId, year), '9999-12-31');
}

function posted(state: LeaveAccountState, { leaveTypeId, on, days, year }: Grant, revision: number): LeaveAccountState {
  const next = grant(state, leaveTypeId, on, days);
  if (year === null) return next;
  const ledger = post(entitlementIn(state, leaveTypeId, year), { on, days });
  return { ...next, entitlements: state.entitlements.set(entitlementKey(leaveTypeId, year), { ledger, revision }) };
}

function granted(state: LeaveAccountState, id: string, entry: Grant, revision: number): LeaveAccountState {
  return { ...posted(state, entry, revision), grants: state.grants.set(id, entry) };
}

function reversed(state: LeaveAccountState, entryId: string, revision: number): LeaveAccountState {
  const entry = state.grants.get(entryId);
  if (!entry) return state;
  const next = posted(state, { ...entry, days: entry.days.neg() }, revision);
  return { ...next, grants: state.grants.delete(entryId) };
}

function opened(state: LeaveAccountState, data: AskedData, status: RequestStatus): LeaveAccountState {
  const { name: _name, balanceBefore: _before, balanceAfter: _after, ...known } = data;
  const request: RequestState = {
    ...known,
    reason: data.reason === undefined ? (state.requests.get(data.id)?.reason ?? null) : data.reason,
    status,
  };
  return keep(book(state, request), request);
}

function change(
  state: LeaveAccountState,
  id: string,
  changed: Partial<
    Pick<RequestState, 'steps' | 'status' | 'documents' | 'days' | 'escalated' | 'beginDate' | 'endDate'>
  >,
): LeaveAccountState {
  const request = state.requests.get(id);
  return request ? keep(state, { ...request, ...changed }) : state;
}

function ended(
  state: LeaveAccountState,
  id: string,
  changed: { steps: Step[]; status: RequestStatus },
): LeaveAccountState {
  return change(without(state, id), id, changed);
}

/** The request has the dates that are left, also where it is changed later. */
function shortened(state: LeaveAccountState, id: string, returned: readonly DayFact[]): LeaveAccountState {
  const request = state.requests.get(id);
  if (!request) return state;
  const days = daysLeft(request.days, returned);
  return change(release(state, request, returned), id, { days, ...datesOf(days, request) });
}

function recounted(
  state: LeaveAccountState,
  id: string,
  changed: { days: readonly DayFact[]; branchId: string | null },
): LeaveAccountState {
  const request = state.requests.get(id);
  if (!request) return state;
  const counted = { ...request, ...changed };
  return keep(book(release(state, request), counted), counted);
}

function withDocuments(
  state: LeaveAccountState,
  id: string,
  documentsOf: (documents: readonly string[]) => readonly string[],
): LeaveAccountState {
  const request = state.requests.get(id);
  return request ? change(state, id, { documents: documentsOf(request.documents) }) : state;
}
