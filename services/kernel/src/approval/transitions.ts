import { reject } from '../errors/rejection.ts';
import { advanced, isUndecided, moved, stopped } from './moves.ts';
import { approverOf, isOpen } from './readings.ts';
import { type Chain, type RequestStatus, type Step } from './step.ts';

const isOpenOrApproved = (status: RequestStatus): boolean => isOpen(status) || status === 'APPROVED';

/** Cancels a request, also an approved one; decided steps stay. @throws Rejection request_decided */
export function cancel({ status, steps }: Chain, { at }: { at: string }): Chain {
  if (!isOpenOrApproved(status)) reject('request_decided');
  return { status: 'CANCELLED', steps: stopped(steps, 'cancelled', at) };
}

/** Starts again with the steps of `chainOf` after a change; `ended` = the former steps. @throws Rejection request_decided */
export function restart({ status, steps }: Chain, newSteps: Step[], { at }: { at: string }): Chain & { ended: Step[] } {
  if (!isOpenOrApproved(status)) reject('request_decided');
  return { status: 'PENDING', steps: newSteps, ended: stopped(steps, 'restarted', at) };
}

function settle(chain: Chain, from: RequestStatus, to: RequestStatus): Chain {
  return chain.status === from ? { ...chain, status: to } : reject('changed_meanwhile');
}

/** An approved request that is closed later. @throws Rejection changed_meanwhile */
export function closePending(chain: Chain): Chain {
  return settle(chain, 'APPROVED', 'CLOSE_PENDING');
}

/** Closes such a request. @throws Rejection changed_meanwhile */
export function close(chain: Chain): Chain {
  return settle(chain, 'CLOSE_PENDING', 'CLOSED');
}

interface Replacement {
  /** The manager or substitute of the step until now. */
  leaving: string;
  replacement: string;
  requester: string;
  at: string;
}

function actedIn(step: Step, replacement: string): Step {
  const { actedBy: _, ...own } = step;
  return replacement === step.managerId ? own : { ...own, actedBy: replacement };
}

/**
 * Gives an open step to a substitute, or back to its manager; the step of a substitute who is in the chain already is
 * skipped.
 * @throws Rejection changed_meanwhile (no open step), own_request, approver_missing (nobody undecided is left)
 */
export function replaceApprover(chain: Chain, { leaving, replacement, requester, at }: Replacement): Chain {
  const stepOf = (person: string): Step | undefined => chain.steps.find((step) => approverOf(step) === person);
  const left = stepOf(leaving);
  if (!isOpen(chain.status) || !left || !isUndecided(left) || leaving === replacement) reject('changed_meanwhile');
  if (replacement === requester) reject('own_request');
  const change = stepOf(replacement)
    ? moved(left, { state: 'STOPPED', at, reason: 'skipped' })
    : actedIn(left, replacement);
  const steps = chain.steps.map((step) => (step === left ? change : step));
  // skipping the last open step would approve without a decision
  return steps.some(isUndecided) ? advanced(steps, at) : reject('approver_missing');
}
