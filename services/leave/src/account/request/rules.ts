import { type Draft, same } from '@kadro/chassis';
import { approval, type Day, reject, type Step } from '@kadro/kernel';
import Fraction from 'fraction.js';
import { type AskedData, type LeaveAccountEvents } from '../events.ts';
import { shortfallFrom } from '../shared/balances.ts';
import { daysOf, fromNumber, toNumber } from '../shared/days.ts';
import { type Dated } from '../shared/ledger.ts';
import { type DayFact, type RecountCause } from '../shared/shapes.ts';
import { book, holds, type LeaveAccountState, release, type RequestState } from '../state.ts';
import {
  asksOtherDays,
  balancesAround,
  demandMeaning,
  type LeaveFacts,
  type LeaveInput,
  problem,
  problemsOf,
} from './problems.ts';

type Events = Draft<LeaveAccountEvents>[];

function requestOf(state: LeaveAccountState, id: string): RequestState {
  return state.requests.get(id) ?? reject('entity_not_found');
}

/** Notes are kept beside the steps of an event. */
const unnoted = (steps: readonly Step[]): Omit<Step, 'note'>[] => steps.map(({ note: _note, ...step }) => step);

function askedData(state: LeaveAccountState, input: LeaveInput, facts: LeaveFacts): AskedData {
  const {
    id,
    leaveTypeId,
    duration,
    beginDate,
    endDate,
    period = null,
    beginTime = null,
    endTime = null,
    reason,
    documents = [],
  } = input;
  const { type, escalated, branchId, name } = facts;
  const around = type.tracksBalance ? balancesAround(state, input, facts) : null;
  return {
    id,
    leaveTypeId,
    duration,
    period,
    beginDate,
    endDate,
    beginTime,
    endTime,
    kind: type.kind,
    tracksBalance: type.tracksBalance,
    documentRequired: type.documentRequired,
    advanceDays: fromNumber(type.advanceDays).toFraction(),
    days: [...facts.days],
    ...(reason === undefined ? {} : { reason }),
    documents: [...documents],
    steps: unnoted(facts.steps),
    escalated,
    branchId,
    name,
    balanceBefore: around?.before.toFraction() ?? null,
    balanceAfter: around?.after.toFraction() ?? null,
  };
}

/** Asks for leave; from now on its days are taken and reserved. @throws the first of `problemsOf` */
export function requestLeave(state: LeaveAccountState, input: LeaveInput, facts: LeaveFacts): Events {
  if (state.requests.has(input.id)) reject('same_record_exist');
  const [first] = problemsOf(state, input, facts);
  if (first) throw first;
  return [{ type: 'LeaveRequested', data: askedData(state, input, facts) }];
}

/** What the approvers saw: neither a type nor a holiday that changed since then gets in by way of a new reason. */
function asDecided(
  { days, steps, escalated, tracksBalance, advanceDays }: RequestState,
  facts: LeaveFacts,
): LeaveFacts {
  return {
    ...facts,
    days,
    steps,
    escalated,
    type: { ...facts.type, tracksBalance, advanceDays: toNumber(new Fraction(advanceDays)) },
  };
}

/**
 * Changes an open request. Other days restart the chain; where only reason or documents change, what was counted and
 * decided stays.
 * @throws changed_meanwhile once it is decided, else the first of `problemsOf`
 */
export function changeRequest(state: LeaveAccountState, input: LeaveInput, facts: LeaveFacts): Events {
  const current = requestOf(state, input.id);
  if (!approval.isOpen(current.status)) reject('changed_meanwhile');
  const [first] = problemsOf(state, input, facts);
  if (first) throw first;
  const restarted = asksOtherDays(current, input);
  const documents = input.documents ?? current.documents;
  const isSame =
    documents.length === current.documents.length && documents.every((one) => current.documents.includes(one));
  if (!restarted && isSame && (input.reason === undefined || same(input.reason, current.reason))) return [];
  return [
    {
      type: 'LeaveChanged',
      data: { ...askedData(state, { ...input, documents }, restarted ? facts : asDecided(current, facts)), restarted },
    },
  ];
}

/** Who acts on somebody's request, when, and as what. */
export interface Act {
  /** Employee id. */
  actor: string;
  isRequester: boolean;
  isSuperAdmin: boolean;
  at: string;
  /** A manager's name, for the refusal that says whose turn it is. */
  nameOf: (managerId: string) => string;
}

const decisions = { APPROVED: 'LeaveApproved', DENIED: 'LeaveDenied' } as const;

/**
 * Approves or denies in the actor's turn. @throws own_request, forbidden, waiting_for_previous_manager, detail_awaited,
 * changed_meanwhile
 */
export function decideLeave(
  state: LeaveAccountState,
  { id, approved, note }: { id: string; approved: boolean; note?: string | null },
  act: Act,
): Events {
  const { status, steps } = approval.decide(requestOf(state, id), { ...act, approved });
  const type = status === 'APPROVED' || status === 'DENIED' ? decisions[status] : 'LeaveStepApproved';
  return [
    {
      type,
      data: { id, steps: unnoted(steps), by: act.actor, ...(note ? { note } : {}), bySuperAdmin: act.isSuperAdmin },
    },
  ];
}

/** Asks the requester for more detail. @throws as `decideLeave`, meaningful_text */
export function askDetail(state: LeaveAccountState, { id, note }: { id: string; note: string }, act: Act): Events {
  const { steps } = approval.askForDetail(requestOf(state, id), { ...act, note });
  demandMeaning(note, 'note');
  return [{ type: 'DetailAsked', data: { id, steps: unnoted(steps), by: act.actor, note } }];
}

/**
 * The requester's answer, with further documents; the same step is asked again. @throws changed_meanwhile,
 * meaningful_text, reference_unknown
 */
export function giveDetail(
  state: LeaveAccountState,
  { id, note, documents = [] }: { id: string; note: string; documents?: readonly string[] },
  facts: { at: string; documents: readonly string[] },
): Events {
  const request = requestOf(state, id);
  const { steps } = approval.answerDetail(request, facts);
  demandMeaning(note, 'note');
  if (documents.some((one) => !facts.documents.includes(one) && !request.documents.includes(one)))
    throw problem('reference_unknown', 'documents');
  return [
    {
      type: 'DetailGiven',
      data: { id, steps: unnoted(steps), note, documents: [...new Set([...request.documents, ...documents])] },
    },
  ];
}

/** Who cancels, and when; the requester himself only dates that are not over. */
export interface Cancelling {
  actor: string;
  isRequester: boolean;
  at: string;
  today: Day;
}

/**
 * Gives back a request, or its dates from one on; balances are not asked (scenario 17). A rest that counts nothing goes
 * too.
 * @throws changed_meanwhile, meaningful_text, leave_day_outside
 */
export function cancelLeave(
  state: LeaveAccountState,
  { id, reason, from }: { id: string; reason: string; from?: Day | null },
  facts: Cancelling,
): Events {
  const request = requestOf(state, id);
  const { status, days, leaveTypeId, tracksBalance, branchId } = request;
  const wasOpen = approval.isOpen(status);
  const cancelled = approval.cancel(request, facts);
  demandMeaning(reason, 'reason');
  const first = from ?? days[0]!.date;
  const isOver = facts.isRequester && !wasOpen && first < facts.today;
  if (isOver || first < days[0]!.date || first > days.at(-1)!.date) throw problem('leave_day_outside', 'from');
  const isWhole = daysOf(days.filter(({ date }) => date < first)).equals(0);
  const returned = days.filter(({ date }) => isWhole || date >= first);
  const steps = unnoted(isWhole ? cancelled.steps : request.steps);
  return [
    {
      type: 'LeaveCancelled',
      data: {
        id,
        leaveTypeId,
        tracksBalance,
        branchId,
        wasOpen,
        reason,
        from: isWhole ? null : first,
        returned,
        steps,
        by: facts.actor,
      },
    },
  ];
}

/**
 * Adds an upload of the requester to a request that holds; an attachment does not restart the chain. @throws
 * changed_meanwhile, reference_unknown
 */
export function addDocument(
  state: LeaveAccountState,
  { id, documentId }: { id: string; documentId: string },
  facts: { documents: readonly string[] },
): Events {
  const request = requestOf(state, id);
  if (!holds(request)) reject('changed_meanwhile');
  if (request.documents.includes(documentId)) return [];
  if (!facts.documents.includes(documentId)) throw problem('reference_unknown', 'documents');
  return [{ type: 'DocumentAdded', data: { id, documentId } }];
}

/**
 * Removes a document, but not the last one that the type requires. @throws changed_meanwhile, leave_document_required
 */
export function removeDocument(
  state: LeaveAccountState,
  { id, documentId }: { id: string; documentId: string },
  { documentRequired }: { documentRequired: boolean },
): Events {
  const request = requestOf(state, id);
  if (!holds(request)) reject('changed_meanwhile');
  if (!request.documents.includes(documentId)) return [];
  if (documentRequired && request.documents.length === 1) throw problem('leave_document_required', 'documents');
  return [{ type: 'DocumentRemoved', data: { id, documentId } }];
}

const asText = ({ date, minutes, of, part, kind, holidayId }: DayFact): string =>
  [date, minutes, of, part, kind, holidayId].join();

interface Recount {
  id: string;
  /** Dates as they count now; may name more than the request still holds. */
  days: readonly DayFact[];
  cause: { kind: RecountCause; id: string };
  /** The branch of its first day, where that is known anew. */
  branchId?: string | null;
}

/**
 * Counts a request's dates again after a holiday, a working pattern or a place changed, also past ones (scenarios 13
 * and 31).
 * Nothing for one that is denied or cancelled, and where all counts as before.
 */
export function recount(
  state: LeaveAccountState,
  { id, days, cause, ...moved }: Recount,
  { due }: { due?: readonly Dated[] } = {},
): Events {
  const request = state.requests.get(id);
  if (!request || !holds(request)) return [];
  const counted = new Map(days.map((day) => [day.date, day]));
  const after = request.days.map((day) => counted.get(day.date) ?? day);
  const changed = after.find((day, n) => asText(day) !== asText(request.days[n]!));
  const branchId = moved.branchId === undefined ? request.branchId : moved.branchId;
  if (!changed && branchId === request.branchId) return [];
  const { leaveTypeId, tracksBalance } = request;
  const next = book(release(state, request), { ...request, days: after });
  const shortfall =
    tracksBalance && changed
      ? shortfallFrom(next, leaveTypeId, changed.date, new Fraction(request.advanceDays), due)
      : null;
  return [
    {
      type: 'LeaveRecounted',
      data: {
        id,
        leaveTypeId,
        tracksBalance,
        branchId,
        wasOpen: state.open.has(id),
        before: [...request.days],
        days: after,
        cause,
        shortfall,
      },
    },
  ];
}
