import { type CommandScope } from '@kadro/chassis';
import { type Day } from '@kadro/kernel';
import { foundRequest, instantOf } from '../shared/declarations.ts';
import { todayAt } from '../shared/lookups.ts';

export interface CancelFacts {
  actor: string;
  isRequester: boolean;
  at: string;
  /** In the zone of the person whose leave it is. */
  today: Day;
}

export async function cancelFacts(scope: CommandScope): Promise<CancelFacts> {
  const { employeeId, branchId } = foundRequest(scope);
  const actor = scope.principal.account;
  const isRequester = employeeId === actor;
  return {
    actor,
    isRequester,
    at: instantOf(scope),
    today: await todayAt(scope, branchId),
  };
}
