import { reject } from '../errors/rejection.ts';
import { advanced, isAsked, isUndecided, moved } from './moves.ts';
import { approverOf, askedNow, isOpen } from './readings.ts';
import { type Chain, type Step } from './step.ts';

interface Decider {
  actor: string;
  /** The request is the actor's own, or is about him. */
  isRequester: boolean;
  isSuperAdmin: boolean;
  at: string;
  note?: string;
  /** A manager's name for the text of a refusal. */
  nameOf: (managerId: string) => string;
}

/** The actor's step, if the actor may act now; a super admin needs none and waits for nobody. */
function admitted({ status, steps }: Chain, { actor, isRequester, isSuperAdmin, nameOf }: Decider): Step | undefined {
  if (isRequester) reject('own_request');
  const own = steps.find((step) => approverOf(step) === actor);
  if (!own && !isSuperAdmin) reject('forbidden');
  if (!isOpen(status) || (own && !isUndecided(own))) reject('request_decided');
  if (isSuperAdmin) return own;
  if (own?.state === 'WAITING')
    reject('waiting_for_previous_manager', { params: { manager: askedNow(steps).map(nameOf).join(', ') } });
  if (status === 'NEED_EXTRA_DETAIL') reject('detail_awaited');
  return own;
}

/** Adds a super admin's step to the current order. */
function withStep(steps: readonly Step[], own: Step): Step[] {
  return [...steps, own].sort((a, b) => a.order - b.order);
}

/**
 * Approves or denies (specification, sections 4 and 6): the first decision settles its order, the last order's approval
 * the request, a denial or a super admin's decision the whole chain.
 * @throws Rejection own_request, forbidden, request_decided, waiting_for_previous_manager, detail_awaited
 */
export function decide(chain: Chain, decider: Decider & { approved: boolean }): Chain {
  const { actor, approved, isSuperAdmin, at, note } = decider;
  const known = admitted(chain, decider);
  const own = known ?? {
    order: Math.min(...chain.steps.filter(isAsked).map(({ order }) => order)),
    kind: 'SUPER_ADMIN',
    managerId: actor,
    state: 'PENDING',
  };
  const decision = isSuperAdmin ? 'SUPER_ADMIN' : 'APPROVED';
  const steps = (known ? chain.steps : withStep(chain.steps, own)).map((step) => {
    if (step === own) return moved(step, { state: approved ? decision : 'DENIED', at, note });
    const stops = !approved || isSuperAdmin || step.order === own.order;
    return stops && isUndecided(step)
      ? moved(step, { state: 'STOPPED', at, reason: approved ? 'skipped' : 'denied' })
      : step;
  });
  return approved ? advanced(steps, at) : { status: 'DENIED', steps };
}

/**
 * Asks the requester for details, by one whose turn it is or a super admin in their place (the event has the actor).
 * @throws Rejection own_request, forbidden, request_decided, waiting_for_previous_manager, detail_awaited
 */
export function askForDetail(chain: Chain, decider: Decider & { note: string }): Chain {
  const own = admitted(chain, decider);
  if (chain.status === 'NEED_EXTRA_DETAIL') reject('detail_awaited');
  const asks = own && isAsked(own) ? [own] : chain.steps.filter(isAsked);
  return {
    status: 'NEED_EXTRA_DETAIL',
    steps: chain.steps.map((step) =>
      asks.includes(step) ? moved(step, { state: 'NEED_EXTRA_DETAIL', at: decider.at, note: decider.note }) : step,
    ),
  };
}

/** The details have come: the same step is asked again. @throws Rejection request_decided, detail_not_awaited */
export function answerDetail({ status, steps }: Chain, { at }: { at: string }): Chain {
  if (status !== 'NEED_EXTRA_DETAIL') reject(isOpen(status) ? 'detail_not_awaited' : 'request_decided');
  return {
    status: 'PENDING',
    steps: steps.map((step) => (step.state === 'NEED_EXTRA_DETAIL' ? moved(step, { state: 'PENDING', at }) : step)),
  };
}
