import { type CommandScope, Refused } from '@kadro/chassis';
import { hasAllRightsOf, type Principal, rightsOf } from '@kadro/kernel';
import { managerLists, people, type PersonRow } from '../replicas/people.ts';

/** Whether somebody manages people of other branches than those of the caller, who is a restricted admin. */
async function managesOutside(scope: CommandScope, { adminBranches }: Principal, person: string): Promise<boolean> {
  const reach = ['managerId', ...managerLists].map((index) => ({ index, eq: person }));
  const inBranches = [{ index: 'branchId', in: adminBranches }];
  const [all, reached] = await Promise.all(
    [[], inBranches].map((where) =>
      scope.rows(people.model).count(scope.organization, { where, reach }, Number.MAX_SAFE_INTEGER),
    ),
  );
  return all!.total > reached!.total;
}

/** Who takes along what is held of an account needs all its rights, as identity has it. @throws Refused forbidden */
export async function mustHaveRightsOf(scope: CommandScope, { id, roles }: PersonRow): Promise<void> {
  const caller = scope.principal as Principal;
  if (id === caller.account) return;
  const duties = { managesOutside: await managesOutside(scope, caller, id) };
  if (!hasAllRightsOf(rightsOf(caller), roles, duties)) throw new Refused('forbidden');
}
