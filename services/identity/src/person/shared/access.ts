import { Refused, type CommandScope } from '@kadro/chassis';
import { adminReach, isUnrestrictedAdmin, type Principal } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type EmployeeRow } from '../rows/employee.ts';
import { employees } from '../rows/employees.ts';

export const own = { who: 'reach', reach: ['own', ...adminReach] } as const;
export const admins = { who: 'reach', reach: adminReach } as const;

/** Commands on a row of `employees`; the specification names POST beside PUT. */
export const onEmployee = { target: { on: employees }, alsoBy: ['POST'] } as const;

export const callerOf = (scope: CommandScope): Principal => scope.principal as Principal;

export const isSelf = (scope: CommandScope): boolean => scope.id === scope.principal.account;

/** Admins of branches do not reach mail, roles and passwords of those who administer more. @throws Refused forbidden */
export function refuseAbove(scope: CommandScope): void {
  const { roles } = callerOf(scope);
  const above = (scope.found as EmployeeRow | null)?.roles;
  if (!above || isSelf(scope)) return;
  if (above.superAdmin && !roles.superAdmin) throw new Refused('forbidden');
  if (above.admin && !above.restrictedAdmin && !isUnrestrictedAdmin(roles)) throw new Refused('forbidden');
}

/** Whether the caller administers people of this branch. */
export function administersBranch(scope: CommandScope, branchId: string | null | undefined): boolean {
  const { policy } = scope.domain;
  const kinds = policy.kindsOf(scope.principal, employees.reach, { branchId });
  return adminReach.some((kind) => kinds.has(kind));
}

/** Nobody is moved out of the caller's reach. @throws Rejection forbidden */
export function refuseForeignBranch(scope: CommandScope, branchId: string | null | undefined): void {
  if (branchId !== undefined && !administersBranch(scope, branchId))
    reject('forbidden', { fields: { branchId: { name: 'forbidden' } } });
}

/** Whether an active super admin besides this person remains. */
export async function otherSuperAdmin(scope: CommandScope): Promise<boolean> {
  const found = await scope.find<EmployeeRow>(
    employees,
    [
      { index: 'role', eq: 'SUPER_ADMIN' },
      { index: 'status', eq: 'ACTIVE' },
    ],
    { limit: 2 },
  );
  return found.some((one) => one.id !== scope.id);
}
