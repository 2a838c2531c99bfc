import { type Draft } from '@kadro/chassis';
import { type ErrorName, reject } from '@kadro/kernel';
import { inForce, supersededAfter } from '../shared/timeline.ts';
import { type person, type PersonState, type Plan } from '../events.ts';
import { movesOf, plansAfter } from '../employment/rules.ts';

type Event = Draft<(typeof person)['events']>;

/** Takes a plan back until its day; `unknown` is what everybody gets who asks for what is not there. */
export function revokePlan(
  state: PersonState,
  { id, today, unknown }: { id: string; today: string; unknown: ErrorName },
): Event[] {
  const plan = state.plans.find((one) => one.id === id);
  if (!plan && !state.settled.includes(id)) reject(unknown as 'forbidden');
  if (!plan || plan.on <= today) reject('plan_settled');
  return [{ type: 'PlannedChangeRevoked', data: { id } }];
}

/** What is asked about a plan on its day, beside the state. */
export interface DueFacts {
  /** Today at the person's branch. */
  today: string;
  /** Why it cannot come about any more: what it points to has gone. */
  refused: string | null;
  /** Of a resignation: what it says of the person. */
  leaving: object;
}

/** Brings a plan into force, once, from its day on; one that cannot come about ends as failed and stops no other. */
export function takeEffect(state: PersonState, id: string, { today, refused, leaving }: DueFacts): Event[] {
  const plan = state.plans.find((one) => one.id === id);
  if (!plan || plan.on > today) return [];
  const reason = refusalByState(state, plan) ?? refused;
  if (reason) return [{ type: 'PlannedChangeFailed', data: { id, reason } }];
  if (plan.kind === 'RESIGNATION')
    return [
      { type: 'ResignationTookEffect', data: { id, quitDate: plan.on, ...leaving } } as Event,
      ...plansAfter(state, plan.on),
    ];
  const superseded = supersededAfter(state.timeline, Object.keys(plan.fields), plan.on, plan.order);
  const data = { id, effectiveOn: plan.on, superseded, ...plan.fields };
  if (plan.kind === 'EMPLOYMENT') return [{ type: 'EmploymentChangeTookEffect', data } as Event];
  return [
    { type: 'ManagementChangeTookEffect', data: { ...data, ...movesOf(state.management, inForce(data)) } } as Event,
  ];
}

function refusalByState(state: PersonState, { kind, on }: Plan): ErrorName | null {
  if (kind === 'RESIGNATION')
    return state.status === 'RESIGNED' ? 'already_resigned' : on < state.hiredDate ? 'date_before_hiring' : null;
  return state.status === 'RESIGNED' ? 'not_active' : null;
}
