import { type QueryScope, type CommandScope } from '@kadro/chassis';
import { hasRole, type Principal } from '@kadro/kernel';
import { nameOf, people, type PersonRow } from '../../replicas/people.ts';
import { foundRequest, instantOf } from '../shared/declarations.ts';

export interface DecisionFacts {
  /** Employee id. */
  actor: string;
  isRequester: boolean;
  isSuperAdmin: boolean;
  at: string;
  /** For the refusal that names the manager whose turn it is. */
  nameOf: (managerId: string) => string;
}

/** Roles come from the server's own principal, not from the token. */
export async function decisionFacts(scope: CommandScope): Promise<DecisionFacts> {
  const row = foundRequest(scope);
  const actor = scope.principal.account;
  return {
    actor,
    at: instantOf(scope),
    isRequester: row.employeeId === actor,
    isSuperAdmin: hasRole(scope.principal as Principal, ['SUPER_ADMIN']),
    nameOf: await namesOf(
      scope,
      row.steps.map((step) => step.managerId),
    ),
  };
}

async function namesOf(scope: QueryScope, ids: readonly string[]): Promise<(id: string) => string> {
  const rows = new Map((await scope.rowsById<PersonRow>(people.model, [...new Set(ids)])).map((row) => [row.id, row]));
  return (id) => {
    const row = rows.get(id);
    return row ? nameOf(row) : '';
  };
}
