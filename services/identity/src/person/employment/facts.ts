import { type CommandScope } from '@kadro/chassis';
import { type Assignment, checkAssignment, checkPlace } from '../../organization/records/references.ts';
import { person } from '../events.ts';
import { refuseForeignBranch, refuseSelf } from '../shared/access.ts';
import { type DayFacts, dayOfChange, replacedOn } from '../shared/dated-change.ts';
import { dayFacts } from '../shared/day.ts';
import { checkManager } from '../shared/managers.ts';
import { valueOn } from '../shared/timeline.ts';

const placing = ['branchId', 'unitId', 'teamId'] as const;

/** @throws Rejection forbidden, reference_unknown, unit_of_other_branch, team_of_other_unit, manager_cycle */
export async function employmentFacts(
  input: Assignment & { managerId?: string | null; effectiveOn?: string },
  scope: CommandScope,
): Promise<DayFacts> {
  refuseSelf(scope);
  refuseForeignBranch(scope, input.branchId);
  await checkAssignment(input, scope);
  await checkManager(scope, input.managerId);
  const facts = await dayFacts(scope);
  if (placing.some((field) => input[field] !== undefined))
    await checkPlace(await placeAfter(input, facts.today, scope), scope);
  return facts;
}

/** Branch, unit and team as they are with the change, on its day. */
async function placeAfter(
  input: Assignment & { effectiveOn?: string },
  today: string,
  scope: CommandScope,
): Promise<Assignment> {
  const { state } = await scope.state(person, scope.id);
  const day = replacedOn(state, placing, dayOfChange(state, input.effectiveOn, today));
  const valueOf = (field: keyof Assignment) =>
    input[field] === undefined ? (valueOn(state.timeline, field, day) as string | null) : input[field];
  return { branchId: valueOf('branchId'), unitId: valueOf('unitId'), teamId: valueOf('teamId') };
}
