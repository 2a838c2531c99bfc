import { type CommandScope } from '@kadro/chassis';
import { refuseSelf } from '../shared/access.ts';
import { dayFacts } from '../shared/day.ts';
import { managerLists } from '../shared/fields.ts';
import { mustBeActive } from '../shared/managers.ts';
import { type ManagementFacts, type ManagerLists } from './rules.ts';

/** @throws Rejection reference_unknown */
export async function managementFacts(input: ManagerLists, scope: CommandScope): Promise<ManagementFacts> {
  refuseSelf(scope);
  await mustBeActive(scope, Object.fromEntries(managerLists.map((list) => [list, input[list]])));
  return { self: scope.id, ...(await dayFacts(scope)) };
}
