import { approval } from '@kadro/kernel';
import { reject } from '../errors/index.ts';
import { type Correction } from '../periods/closed/shape.ts';
import { type DecisionFacts } from '../shared/decisions.ts';
import { mustSaySomething } from '../shared/reasons.ts';
import { requestOf, type Requests, type RequestState } from './state.ts';

export interface Decision {
  id: string;
  approved: boolean;
  note?: string | null;
  /** Why days of closed months are touched by what is approved. */
  correction?: Correction;
}

/** @throws Rejection own_request, forbidden, waiting_for_previous_manager, detail_awaited, request_decided */
export function decided(request: RequestState, { approved, note }: Decision, facts: DecisionFacts) {
  const { status, steps } = approval.decide(request, { ...facts, approved });
  const data = {
    id: request.id,
    steps: approval.withoutNotes(steps),
    by: facts.actor,
    ...(note ? { note } : {}),
    bySuperAdmin: facts.isSuperAdmin,
  };
  return { outcome: status === 'APPROVED' || status === 'DENIED' ? status : ('PENDING' as const), data };
}

/** @throws as `decided`, meaningful_text */
export function detailAsked(request: RequestState, note: string, facts: DecisionFacts) {
  const { steps } = approval.askForDetail(request, { ...facts, note });
  mustSaySomething(note, 'note');
  return { id: request.id, steps: approval.withoutNotes(steps), by: facts.actor, note };
}

/** The same step is asked again. @throws Rejection request_decided, detail_not_awaited, meaningful_text */
export function detailGiven(request: RequestState, { note, at }: { note: string; at: string }) {
  const { steps } = approval.answerDetail(request, { at });
  mustSaySomething(note, 'note');
  return { id: request.id, steps: approval.withoutNotes(steps), note };
}

/** Only what is open: what was approved has happened. @throws Rejection request_decided, meaningful_text */
export function cancelled(request: RequestState, { reason, by, at }: { reason: string; by: string; at: string }) {
  if (!approval.isOpen(request.status)) reject('request_decided');
  mustSaySomething(reason, 'reason');
  return { id: request.id, steps: approval.withoutNotes(approval.cancel(request, { at }).steps), reason, by };
}

export interface Leaving {
  id: string;
  leaving: string;
  /** The nearest first. */
  candidates: readonly approval.Candidate[];
  requester: string;
  at: string;
}

/** null where the step is decided or nobody is left: a super admin may still decide. */
export function approverReplaced(request: RequestState | undefined, { id, leaving, ...facts }: Leaving) {
  const taken = request && approval.takeOver(request, { leaving, ...facts });
  if (!taken) return null;
  return { id, leaving, ...taken, escalated: taken.escalated ?? request.escalated };
}

/**
 * What becomes of requests that are asked, where only the names of the events are their own: `noun` begins them.
 * @throws as `detailAsked`, `detailGiven`, `cancelled`
 */
export const actsOf = <S, N extends string>(noun: N, requestsOf: (state: S) => Requests<RequestState>) => ({
  askDetail: (state: S, { id, note }: { id: string; note: string }, facts: DecisionFacts) => [
    { type: `${noun}DetailAsked` as const, data: detailAsked(requestOf(requestsOf(state), id), note, facts) },
  ],
  giveDetail: (state: S, { id, ...given }: { id: string; note: string; at: string }) => [
    { type: `${noun}DetailGiven` as const, data: detailGiven(requestOf(requestsOf(state), id), given) },
  ],
  cancel: (state: S, { id, ...said }: { id: string; reason: string; by: string; at: string }) => [
    { type: `${noun}Cancelled` as const, data: cancelled(requestOf(requestsOf(state), id), said) },
  ],
});

/** As `approverReplaced`. */
export const replacerOf =
  <S, N extends string>(noun: N, requestsOf: (state: S) => Requests<RequestState>) =>
  (state: S, leaving: Leaving) => {
    const data = approverReplaced(requestsOf(state).get(leaving.id), leaving);
    return data ? [{ type: `${noun}ApproverReplaced` as const, data }] : [];
  };
