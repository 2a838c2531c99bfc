import { type Clause, Refused, type CommandScope, type QueryScope } from '@kadro/chassis';
import { adminReach, hasAllRightsOf, type Principal, type Rights, rightsOf } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { employees } from '../rows/employees.ts';
import { managerLists } from './fields.ts';

export const own = { who: 'reach', reach: ['own', ...adminReach] } as const;
export const admins = { who: 'reach', reach: adminReach } as const;

/** Commands on a row of `employees`; the specification names POST beside PUT. */
export const onEmployee = { target: { on: employees }, alsoBy: ['POST'] } as const;

export const callerOf = (scope: QueryScope): Principal => scope.principal as Principal;

export const isSelf = (scope: CommandScope): boolean => scope.id === scope.principal.account;

/** Nobody sets his own place, managers and rights, nor takes back what others planned of them. @throws Refused own_account */
export function refuseSelf(scope: CommandScope): void {
  if (isSelf(scope)) throw new Refused('own_account');
}

type Acting = Pick<QueryScope, 'domain' | 'rows' | 'organization' | 'principal'>;

/** Whether somebody manages people whom the caller, by his branches, does not reach. */
async function managesOutside(scope: Acting, person: string): Promise<boolean> {
  const { policy } = scope.domain;
  const reach = ['managerId', ...managerLists].map((index) => ({ index, eq: person }));
  const count = async (where: readonly Clause[]): Promise<number> =>
    (await scope.rows(employees).count(scope.organization, { where, reach }, Number.MAX_SAFE_INTEGER)).total;
  const reached = policy.clauses(scope.principal, employees.reach, adminReach);
  return reached !== undefined && (await count([])) > (reached.length > 0 ? await count(reached) : 0);
}

/** Whether the caller has all rights of an account; those of the own one are had. */
export async function hasRightsOver(scope: Acting, { id, roles }: { id: string; roles: Rights }): Promise<boolean> {
  if (id === scope.principal.account) return true;
  const duties = { managesOutside: await managesOutside(scope, id) };
  return hasAllRightsOf(rightsOf(scope.principal as Principal), roles, duties);
}

/** Acting on an account needs all its rights. @throws Refused forbidden */
export async function mustHaveRightsOf(scope: Acting, account: { id: string; roles: Rights }): Promise<void> {
  if (!(await hasRightsOver(scope, account))) throw new Refused('forbidden');
}

/** The same for the account of the command's row. @throws Refused forbidden */
export const mustHaveRightsOfFound = (scope: CommandScope): Promise<void> =>
  mustHaveRightsOf(scope, scope.foundRow(employees));

export function administersBranch(
  { domain, principal }: Pick<Acting, 'domain' | 'principal'>,
  branchId: string | null | undefined,
): boolean {
  const kinds = domain.policy.kindsOf(principal, employees.reach, { branchId });
  return adminReach.some((kind) => kinds.has(kind));
}

/** Nobody is moved out of the caller's reach. @throws Rejection forbidden */
export function refuseForeignBranch(scope: CommandScope, branchId: string | null | undefined): void {
  if (branchId !== undefined && !administersBranch(scope, branchId))
    reject('forbidden', { fields: { branchId: { name: 'forbidden' } } });
}
