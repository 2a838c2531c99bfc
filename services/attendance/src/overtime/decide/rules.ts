import { type NewEvent } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type DecisionFacts } from '../../shared/decisions.ts';
import { type OvertimeEvents } from '../events.ts';
import { isDraft, type OvertimeState, requestOf, type RequestState } from '../state.ts';
import { mustFitYear, type YearFacts } from '../year/rules.ts';

const decisions = { APPROVED: 'OvertimeApproved', DENIED: 'OvertimeDenied' } as const;

/** What is to be decided. @throws Rejection overtime_not_sent for somebody else's draft */
export function sentRequest(state: OvertimeState, id: string, { isRequester }: DecisionFacts): RequestState {
  const request = requestOf(state, id);
  if (isDraft(request) && !isRequester) reject('overtime_not_sent');
  return request;
}

/**
 * @throws Rejection own_request, forbidden, waiting_for_previous_manager, detail_awaited, request_decided, overtime_not_sent,
 * overtime_year_most
 */
export function decideOvertime(
  state: OvertimeState,
  { id, approved, note }: { id: string; approved: boolean; note?: string | null },
  { yearOfDate, ...facts }: DecisionFacts & { yearOfDate: YearFacts | null },
): NewEvent<OvertimeEvents>[] {
  const request = sentRequest(state, id, facts);
  const { status, steps } = approval.decide(request, { ...facts, approved });
  if (approved) mustFitYear(state, request, yearOfDate);
  const data = {
    id,
    overtimeDate: request.overtimeDate,
    steps: approval.withoutNotes(steps),
    by: facts.actor,
    ...(note ? { note } : {}),
    bySuperAdmin: facts.isSuperAdmin,
  };
  return [{ type: status === 'APPROVED' || status === 'DENIED' ? decisions[status] : 'OvertimeStepApproved', data }];
}
