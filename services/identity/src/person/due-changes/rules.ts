import { type ErrorName } from '../../errors/index.ts';
import { type PersonEvent } from '../events.ts';
import { effectOf, movesOf, revokePlansAfter } from '../shared/dated-change.ts';
import { inForce, supersededAfter } from '../shared/timeline.ts';
import { endRights } from '../shared/end-rights.ts';
import { type PersonState, type Plan } from '../state.ts';

export interface DueFacts {
  /** Today at the person's branch. */
  today: string;
  /** Name of the refusal where the plan points to something that is gone. */
  refused: string | null;
  /** Personal fields of a resignation, which the state does not hold. */
  leaving: object;
}

/** Once, from its day on; a plan that cannot take effect any more ends as failed and stops no other. */
export function takeEffect(state: PersonState, id: string, { today, refused, leaving }: DueFacts): PersonEvent[] {
  const plan = state.plans.find((one) => one.id === id);
  if (!plan || effectOf(plan) > today) return [];
  const reason = refusalByState(state, plan) ?? refused;
  if (reason) return [{ type: 'PlannedChangeFailed', data: { id, reason } }];
  if (plan.kind === 'RESIGNATION')
    return [
      { type: 'ResignationTookEffect', data: { id, quitDate: plan.on, ...leaving } } as PersonEvent,
      ...revokePlansAfter(state, plan.on),
      ...endRights(state),
    ];
  const superseded = supersededAfter(state.timeline, Object.keys(plan.fields), plan.on, plan.order);
  const data = { id, effectiveOn: plan.on, superseded, ...plan.fields };
  if (plan.kind === 'EMPLOYMENT') return [{ type: 'EmploymentChangeTookEffect', data } as PersonEvent];
  const moves = movesOf(state.management, inForce(data));
  return [{ type: 'ManagementChangeTookEffect', data: { ...data, ...moves } } as PersonEvent];
}

function refusalByState(state: PersonState, { kind, on }: Plan): ErrorName | null {
  if (kind !== 'RESIGNATION') return state.status === 'RESIGNED' ? 'not_active' : null;
  if (state.status === 'RESIGNED') return 'already_resigned';
  return on < state.hiredDate ? 'date_before_hiring' : null;
}
