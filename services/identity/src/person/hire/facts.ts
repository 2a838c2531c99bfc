import { type CommandScope } from '@kadro/chassis';
import { type Language } from '@kadro/kernel';
import { type Assignment, checkAssignment, checkPlace } from '../../organization/records/references.ts';
import { type OrganizationRow, organizations } from '../../organization/rows/organizations.ts';
import { refuseForeignBranch } from '../shared/access.ts';
import { checkManager } from '../shared/managers.ts';

/** @throws Rejection forbidden, reference_unknown, archived_record, manager_cycle */
export async function hireFacts(
  input: Assignment & { managerId?: string | null; language?: Language },
  scope: CommandScope,
): Promise<{ language: Language }> {
  refuseForeignBranch(scope, input.branchId);
  await checkAssignment(input, scope);
  await checkPlace(input, scope);
  await checkManager(scope, input.managerId);
  const settings = await scope.row<OrganizationRow>(organizations, scope.organization);
  return { language: (input.language ?? settings?.language ?? 'tr') as Language };
}
