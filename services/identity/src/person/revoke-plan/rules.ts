import { reject } from '../../errors/index.ts';
import { type PersonEvent } from '../events.ts';
import { type PersonState } from '../state.ts';

export interface RevokeFacts {
  id: string;
  /** Today at the person's branch. */
  today: string;
  /** The refusal for an id that is not there, alike for a foreign one. */
  unknown: 'forbidden' | 'entity_not_found';
}

/** Until its day. */
export function revokePlan(state: PersonState, { id, today, unknown }: RevokeFacts): PersonEvent[] {
  const plan = state.plans.find((one) => one.id === id);
  if (!plan && !state.settled.includes(id)) reject(unknown);
  if (!plan || plan.on <= today) reject('plan_settled');
  return [{ type: 'PlannedChangeRevoked', data: { id } }];
}
