import { type Clause, Refused, type CommandScope, type QueryScope } from '@kadro/chassis';
import { adminReach, type Principal } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type EmployeeRow } from '../rows/employee.ts';
import { employees } from '../rows/employees.ts';
import { managerLists } from './fields.ts';
import { hasAllRightsOf, type Rights } from './rights.ts';

export const own = { who: 'reach', reach: ['own', ...adminReach] } as const;
export const admins = { who: 'reach', reach: adminReach } as const;

/** Commands on a row of `employees`; the specification names POST beside PUT. */
export const onEmployee = { target: { on: employees }, alsoBy: ['POST'] } as const;

export const callerOf = (scope: QueryScope): Principal => scope.principal as Principal;

export const isSelf = (scope: CommandScope): boolean => scope.id === scope.principal.account;

/** Nobody sets his own place, managers and rights. @throws Refused own_account */
export function refuseSelf(scope: CommandScope): void {
  if (isSelf(scope)) throw new Refused('own_account');
}

/** Whether somebody manages people whom the caller, by his branches, does not reach. */
async function managesOutside(scope: QueryScope, person: string): Promise<boolean> {
  const { policy } = scope.domain;
  const reach = ['managerId', ...managerLists].map((index) => ({ index, eq: person }));
  const count = async (where: readonly Clause[]): Promise<number> =>
    (await scope.rows(employees).count(scope.organization, { where, reach }, Number.MAX_SAFE_INTEGER)).total;
  const reached = policy.clauses(scope.principal, employees.reach, adminReach);
  return reached !== undefined && (await count([])) > (reached.length > 0 ? await count(reached) : 0);
}

export const rightsOf = ({ roles, adminBranches }: Principal): Rights => ({ ...roles, adminBranches });

/** Acting on an account needs all its rights; one's own is had. @throws Refused forbidden */
export async function mustHaveRightsOf(
  scope: QueryScope,
  { id, roles }: Pick<EmployeeRow, 'id' | 'roles'>,
): Promise<void> {
  if (id === scope.principal.account) return;
  const duties = { managesOutside: await managesOutside(scope, id) };
  if (!hasAllRightsOf(rightsOf(callerOf(scope)), roles, duties)) throw new Refused('forbidden');
}

/** The same for the account of the command's row. @throws Refused forbidden */
export const mustHaveRightsOfFound = (scope: CommandScope): Promise<void> =>
  mustHaveRightsOf(scope, scope.foundRow(employees));

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
