import { reject } from '../errors/rejection.ts';
import { advanced, isUndecided, moved, stopped } from './moves.ts';
import { approverOf, isOpen } from './readings.ts';
import { type Chain, type RequestStatus, type Step } from './step.ts';

const isOpenOrApproved = (status: RequestStatus): boolean => isOpen(status) || status === 'APPROVED';

/** Takes a request back, also an approved one; what was decided stays as it is. @throws Rejection changed_meanwhile */
export function cancel({ status, steps }: Chain, { at }: { at: string }): Chain {
  if (!isOpenOrApproved(status)) reject('changed_meanwhile');
  return { status: 'CANCELLED', steps: stopped(steps, 'cancelled', at) };
}

/**
 * After a changed date: the chain begins again with the steps of `chainOf`. `ended` are the former ones for the
 * history,
 * those that were not decided stopped.
 * @throws Rejection changed_meanwhile
 */
export function restart({ status, steps }: Chain, newSteps: Step[], { at }: { at: string }): Chain & { ended: Step[] } {
  if (!isOpenOrApproved(status)) reject('changed_meanwhile');
  return { status: 'PENDING', steps: newSteps, ended: stopped(steps, 'restarted', at) };
}

function settle(chain: Chain, from: RequestStatus, to: RequestStatus): Chain {
  return chain.status === from ? { ...chain, status: to } : reject('changed_meanwhile');
}

/** An approved request that is settled later now waits for it. @throws Rejection changed_meanwhile */
export function closePending(chain: Chain): Chain {
  return settle(chain, 'APPROVED', 'CLOSE_PENDING');
}

/** A request that waited for it is settled. @throws Rejection changed_meanwhile */
export function close(chain: Chain): Chain {
  return settle(chain, 'CLOSE_PENDING', 'CLOSED');
}

interface Replacement {
  /** Who acts on the step until now: the manager or one who stands in for him. */
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
 * Gives the open step of a manager who left or is substituted to somebody who acts in his name; the manager himself
 * takes
 * it back in the same way. One who has a place in the chain already keeps that one, and the other is skipped.
 * @throws Rejection changed_meanwhile (no open step), own_request, approver_missing (he has decided and nobody else is
 * left)
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
  // Skipping the last open step would approve what nobody decided.
  return steps.some(isUndecided) ? advanced(steps, at) : reject('approver_missing');
}
