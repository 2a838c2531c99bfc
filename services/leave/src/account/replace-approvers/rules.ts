import { type NewEvent } from '@kadro/chassis';
import { approval, Rejection, type Step } from '@kadro/kernel';
import { type LeaveAccountEvents } from '../events.ts';
import { type Candidate } from '../shared/approvers.ts';
import { type LeaveAccountState, type RequestState } from '../state.ts';

type Chain = Pick<RequestState, 'status' | 'steps'>;

interface Leaving {
  id: string;
  leaving: string;
  /** The nearest first. */
  candidates: readonly Candidate[];
}

/** Now or later. */
export function isUndecided({ state }: Pick<Step, 'state'>): boolean {
  return state === 'PENDING' || state === 'NEED_EXTRA_DETAIL' || state === 'WAITING';
}

/**
 * The first eligible candidate takes over the open step; one who is in the chain already keeps his own step (scenario
 * 37). Nothing where the step is decided or nobody is left: a super admin may still decide.
 */
export function replaceApprover(
  state: LeaveAccountState,
  { id, leaving, candidates }: Leaving,
  { requester, at }: { requester: string; at: string },
): NewEvent<LeaveAccountEvents>[] {
  const request = state.requests.get(id);
  if (!request || !approval.isOpen(request.status)) return [];
  if (!request.steps.some((step) => approval.approverOf(step) === leaving && isUndecided(step))) return [];
  for (const { id: replacement, escalated } of candidates) {
    if (replacement === leaving || replacement === requester) continue;
    const chain = replaced(request, { leaving, replacement, requester, at });
    if (!chain || !approval.isOpen(chain.status)) continue;
    const before = approval.askedNow(request.steps);
    const asked = approval.askedNow(chain.steps).filter((one) => !before.includes(one));
    const status = chain.status as 'PENDING' | 'NEED_EXTRA_DETAIL';
    return [
      {
        type: 'LeaveApproverReplaced',
        data: {
          id,
          leaving,
          replacement,
          asked,
          steps: chain.steps,
          status,
          escalated: escalated ?? request.escalated,
        },
      },
    ];
  }
  return [];
}

/** null where the replacement has decided already and nobody else would be left. */
function replaced(
  { status, steps }: Chain,
  change: { leaving: string; replacement: string; requester: string; at: string },
): Chain | null {
  try {
    return approval.replaceApprover({ status, steps }, change);
  } catch (refused) {
    if (refused instanceof Rejection) return null;
    throw refused;
  }
}
