import { type CommandScope } from '@kadro/chassis';
import { hasRole } from '@kadro/kernel';
import { nameOf, people, type PersonRow } from '../replicas/people.ts';
import { callerOf } from './places.ts';

/** Of whoever decides on a request. */
export interface DecisionFacts {
  /** Employee id. */
  actor: string;
  isRequester: boolean;
  isSuperAdmin: boolean;
  at: string;
  /** For the refusal that names the manager whose turn it is. */
  nameOf: (managerId: string) => string;
}

export const instantOf = (scope: Pick<CommandScope, 'now'>): string =>
  scope.now().toString({ smallestUnit: 'millisecond' });

/** Roles come from the server's own principal, not from the token. */
export async function decisionFacts(
  scope: CommandScope,
  { employeeId, steps }: { employeeId: string; steps: readonly { managerId: string }[] },
): Promise<DecisionFacts> {
  const actor = scope.principal.account;
  const ids = [...new Set(steps.map(({ managerId }) => managerId))];
  const rows = new Map((await scope.rowsById<PersonRow>(people.model, ids)).map((row) => [row.id, row]));
  return {
    actor,
    at: instantOf(scope),
    isRequester: employeeId === actor,
    isSuperAdmin: hasRole(callerOf(scope), ['SUPER_ADMIN']),
    nameOf: (id) => nameOf(rows.get(id) ?? { firstName: null, lastName: null }),
  };
}
