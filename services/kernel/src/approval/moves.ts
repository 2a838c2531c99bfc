import { type Chain, type Step } from './step.ts';

export const isAsked = ({ state }: Step): boolean => state === 'PENDING' || state === 'NEED_EXTRA_DETAIL';

export const isUndecided = (step: Step): boolean => isAsked(step) || step.state === 'WAITING';

/** A step in another state, without the former note and reason, and without undefined values (for events). */
export function moved(
  { order, kind, managerId, actedBy }: Step,
  { state, at, note, reason }: Pick<Step, 'state' | 'at' | 'note' | 'reason'>,
): Step {
  return {
    order,
    kind,
    managerId,
    state,
    ...(at && { at }),
    ...(note && { note }),
    ...(actedBy && { actedBy }),
    ...(reason && { reason }),
  };
}

export function stopped(steps: readonly Step[], reason: Step['reason'], at: string): Step[] {
  return steps.map((step) => (isUndecided(step) ? moved(step, { state: 'STOPPED', at, reason }) : step));
}

/** The chain after a step: the next order is asked if nobody is; without one the request is approved. */
export function advanced(steps: readonly Step[], at: string): Chain {
  const waiting = steps.some(isAsked) ? [] : steps.filter(({ state }) => state === 'WAITING');
  const next = Math.min(...waiting.map(({ order }) => order));
  const asked = steps.map((step) =>
    waiting.includes(step) && step.order === next ? moved(step, { state: 'PENDING', at }) : step,
  );
  if (asked.some(({ state }) => state === 'NEED_EXTRA_DETAIL')) return { status: 'NEED_EXTRA_DETAIL', steps: asked };
  return { status: asked.some(isAsked) ? 'PENDING' : 'APPROVED', steps: asked };
}
