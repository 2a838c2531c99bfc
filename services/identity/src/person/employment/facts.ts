import { type CommandScope } from '@kadro/chassis';
import { type Assignment, checkAssignment } from '../../organization/records/references.ts';
import { refuseForeignBranch } from '../shared/access.ts';
import { type DayFacts } from '../shared/dated-change.ts';
import { dayFacts } from '../shared/day.ts';
import { checkManager } from '../shared/managers.ts';

/** @throws Rejection forbidden, reference_unknown, archived_record, manager_cycle */
export async function employmentFacts(
  input: Assignment & { managerId?: string | null },
  scope: CommandScope,
): Promise<DayFacts> {
  refuseForeignBranch(scope, input.branchId);
  await checkAssignment(input, scope);
  await checkManager(scope, input.managerId);
  return dayFacts(scope);
}
