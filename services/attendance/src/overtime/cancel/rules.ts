import { type NewEvent } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { mustSaySomething } from '../../shared/reasons.ts';
import { type OvertimeEvents } from '../events.ts';
import { isDraft, type OvertimeState, requestOf, type RequestState } from '../state.ts';

interface Canceller {
  isRequester: boolean;
  /** Where the person works. */
  today: string;
}

/** Drafts, open ones and approved ones; requesters give back no approved overtime of a day that is over. */
export function mayCancel(
  { status, overtimeDate }: Pick<RequestState, 'status' | 'overtimeDate'>,
  { isRequester, today }: Canceller,
): boolean {
  const isStanding = isDraft({ status }) || approval.isOpen(status) || status === 'APPROVED';
  return isStanding && !(isRequester && status === 'APPROVED' && overtimeDate < today);
}

/** @throws Rejection request_decided, meaningful_text */
export function cancelOvertime(
  state: OvertimeState,
  { id, reason, by, at, ...canceller }: Canceller & { id: string; reason: string; by: string; at: string },
): NewEvent<OvertimeEvents>[] {
  const request = requestOf(state, id);
  if (!mayCancel(request, canceller)) reject('request_decided');
  mustSaySomething(reason, 'reason');
  const { overtimeDate, status } = request;
  const steps = approval.withoutNotes(isDraft(request) ? [] : approval.cancel(request, { at }).steps);
  const wasApproved = status === 'APPROVED';
  return [{ type: 'OvertimeCancelled', data: { id, overtimeDate, wasApproved, steps, reason, by } }];
}
