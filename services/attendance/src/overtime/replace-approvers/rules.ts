import { type NewEvent } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { type OvertimeEvents } from '../events.ts';
import { type OvertimeState } from '../state.ts';

interface Leaving {
  id: string;
  leaving: string;
  /** The nearest first. */
  candidates: readonly approval.Candidate[];
}

/** Nothing where the step is decided or nobody is left: a super admin may still decide. */
export function replaceApprover(
  state: OvertimeState,
  { id, leaving, candidates }: Leaving,
  facts: { requester: string; at: string },
): NewEvent<OvertimeEvents>[] {
  const request = state.requests.get(id);
  const taken = request && approval.takeOver(request, { leaving, candidates, ...facts });
  if (!taken) return [];
  const escalated = taken.escalated ?? request.escalated;
  return [{ type: 'OvertimeApproverReplaced', data: { id, leaving, ...taken, escalated } }];
}
