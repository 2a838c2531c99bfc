import { type CommandScope } from '@kadro/chassis';
import { adminReach } from '@kadro/kernel';
import { type EmployeeRow } from '../rows/employee.ts';
import { employees } from '../rows/employees.ts';
import { mustHaveRightsOfFound, refuseSelf } from '../shared/access.ts';
import { todayAt } from '../shared/day.ts';
import { type RevokeFacts } from './rules.ts';

/** Who may not end the account of somebody above may not keep him in either. @throws Refused forbidden, own_account */
export async function revokeFacts(_input: object, scope: CommandScope): Promise<RevokeFacts> {
  refuseSelf(scope);
  const { branchId, planned } = scope.found as EmployeeRow;
  const id = scope.params.changeId!;
  if (planned.some((one) => one.id === id && one.kind === 'RESIGNATION')) await mustHaveRightsOfFound(scope);
  const { policy } = scope.domain;
  const isLimited = policy.clauses(scope.principal, employees.reach, adminReach) !== undefined;
  return {
    id,
    unknown: isLimited ? 'forbidden' : 'entity_not_found',
    today: await todayAt(scope, scope.organization, branchId),
  };
}
