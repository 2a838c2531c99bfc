import { type NewEvent } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { actsOf, decided, type Decision, replacerOf } from '../../requests/rules.ts';
import { openOf, requestOf } from '../../requests/state.ts';
import { type DecisionFacts } from '../../shared/decisions.ts';
import { mustSaySomething } from '../../shared/reasons.ts';
import { type WorkplanEvents } from '../events.ts';
import { type PlanFacts } from '../plan/rules.ts';
import { type WorkplanState } from '../state.ts';
import { changePlan } from './change-plan.ts';
import { type ShiftChangeData, type WantedDay } from './shape.ts';

type Event = NewEvent<WorkplanEvents>;

/** What would be planned, one plan for dates in a row. */
export interface ChangeFacts {
  plans: readonly PlanFacts[];
  /** As the requester has written it. */
  reason: string | null;
}

const isAsPlanned = ({ shiftIds, before }: WantedDay): boolean =>
  before !== null && before.length === shiftIds.length && shiftIds.every((id) => before.includes(id));

/**
 * What could not be planned is not asked for; days of closed months may be: whoever approves it says why they change.
 * @throws as `planShifts`, same_record_exist, shift_request_changes_nothing, shift_request_exists
 */
export function requestShiftChange(state: WorkplanState, data: ShiftChangeData, facts: ChangeFacts): Event[] {
  const { requests } = state;
  if (requests.has(data.id)) reject('same_record_exist');
  if (data.reason) mustSaySomething(data.reason, 'reason');
  if (data.days.every(isAsPlanned)) reject('shift_request_changes_nothing');
  const asked = new Set(openOf(requests).flatMap(({ days }) => days.map(({ date }) => date)));
  const on = data.days.find(({ date }) => asked.has(date))?.date;
  if (on !== undefined) reject('shift_request_exists', { params: { on } });
  const plans = facts.plans.map((plan) => ({ ...plan, closed: [] }));
  changePlan(state, plans, { reason: null, by: '' });
  return [{ type: 'ShiftChangeRequested', data }];
}

const types = {
  PENDING: 'ShiftChangeStepApproved',
  APPROVED: 'ShiftChangeApproved',
  DENIED: 'ShiftChangeDenied',
} as const;

/** What is approved is planned at once. @throws as `decided`, as `planShifts` */
export function decideShiftChange(
  state: WorkplanState,
  decision: Decision,
  facts: DecisionFacts & ChangeFacts,
): Event[] {
  const { outcome, data } = decided(requestOf(state.requests, decision.id), decision, facts);
  const said = { reason: facts.reason, by: facts.actor, correction: decision.correction };
  const changed = outcome === 'APPROVED' ? changePlan(state, facts.plans, said) : [];
  return [{ type: types[outcome], data }, ...changed];
}

const requestsOf = ({ requests }: WorkplanState) => requests;

export const shiftChangeActs = actsOf('ShiftChange', requestsOf);
export const replaceShiftChangeApprover = replacerOf('ShiftChange', requestsOf);
