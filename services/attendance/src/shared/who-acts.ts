import { type CommandScope, Refused } from '@kadro/chassis';
import { isAnyAdmin } from '@kadro/kernel';
import { reject } from '../errors/index.ts';
import { people, type PersonRow } from '../replicas/people.ts';
import { callerOf } from './places.ts';

/** Of whoever plans, corrects and closes: admins, in their branches, and managers for their own people. */
export const actingReach = ['managed', 'branches', 'all'] as const;

/**
 * Whether the caller may plan and correct the time of the person found: admins, and managers who may assign shifts; nobody
 * for himself (rules, who acts). @throws Rejection own_time, Refused forbidden
 */
export async function mustMayAssign(scope: CommandScope, person: PersonRow): Promise<void> {
  const caller = callerOf(scope);
  if (person.id === caller.account) reject('own_time');
  if (isAnyAdmin(caller.roles)) return;
  const own = await scope.row<PersonRow>(people.model, caller.account);
  if (own?.mayAssignShift !== true) throw new Refused('forbidden');
}
