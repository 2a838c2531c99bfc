import { type CommandScope } from '@kadro/chassis';
import { checkAssignment, checkPlace } from '../../organization/records/references.ts';
import { type EmployeeRow } from '../rows/employee.ts';
import { checkManager, mustBeActive } from '../shared/managers.ts';
import { otherSuperAdmin } from '../shared/super-admins.ts';
import { type DueFacts } from './rules.ts';

export type PlannedRow = EmployeeRow['planned'][number];

export async function dueFacts(
  scope: CommandScope,
  plan: PlannedRow,
  row: EmployeeRow,
  today: string,
): Promise<DueFacts> {
  return {
    today,
    refused: await refusedBecause(scope, plan, row),
    leaving: plan.kind === 'RESIGNATION' ? plan.changes : {},
  };
}

const moves = (changes: object): boolean => ['branchId', 'unitId', 'teamId'].some((field) => field in changes);

/** Name of the refusal that the same change would meet if it were sent now. */
async function refusedBecause(
  scope: CommandScope,
  { kind, changes }: PlannedRow,
  row: EmployeeRow,
): Promise<string | null> {
  try {
    if (kind === 'EMPLOYMENT') {
      await checkAssignment(changes, scope);
      if (moves(changes)) await checkPlace({ ...row.employment, ...changes }, scope);
      await checkManager(scope, changes.managerId);
    } else if (kind === 'MANAGEMENT') await mustBeActive(scope, changes as Record<string, readonly string[]>);
    else if (row.roles.superAdmin && !(await otherSuperAdmin(scope))) return 'last_super_admin';
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Error) || !scope.domain.errors.has(thrown.name)) throw thrown;
    const [field] = Object.values((thrown as { fields?: Record<string, { name: string }> }).fields ?? {});
    return field?.name ?? thrown.name;
  }
}
