import { Refused, GuardedRows, type QueryScope } from '@kadro/chassis';
import { people, type PersonRow } from '../../replicas/people.ts';
import { leaveRequests } from './requests/model.ts';

const requests = new GuardedRows(leaveRequests);

/** Whether the caller is a manager of the person, or an admin of the branch or of the organization. */
export function managesOf(
  { domain, principal }: QueryScope,
  { id, branchId, managerId, leaveManagers, generalManagers }: PersonRow,
): boolean {
  const values = { id, branchId, managerId, leaveManagers, generalManagers };
  const kinds = domain.policy.kindsOf(principal, people.model.reach, values);
  return ['managed', 'branches', 'all'].some((kind) => kinds.has(kind));
}

/** By which right the caller sees somebody's balances and absences; null = not at all. */
export async function visibilityOf(
  scope: QueryScope,
  employeeId: string,
): Promise<'own' | 'manages' | 'decides' | null> {
  if (employeeId === scope.principal.account) return 'own';
  const person = await scope.row<PersonRow>(people.model, employeeId);
  if (!person) return null;
  if (managesOf(scope, person)) return 'manages';
  const asked = [
    { index: 'employeeId', eq: employeeId },
    { index: 'waitingFor', eq: scope.principal.account },
  ];
  return (await requests.count(scope, asked)) > 0 ? 'decides' : null;
}

/** The caller where nobody is named. @throws Refused forbidden */
export async function visiblePerson(scope: QueryScope, employeeId: string | null | undefined): Promise<string> {
  const id = employeeId ?? scope.principal.account;
  if (!(await visibilityOf(scope, id))) throw new Refused('forbidden');
  return id;
}
