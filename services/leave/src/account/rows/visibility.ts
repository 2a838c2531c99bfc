import { GuardedRows, type QueryScope, Refused } from '@kadro/chassis';
import { people, type PersonRow } from '../../replicas/people.ts';
import { leaveRequests } from './requests/model.ts';

const requests = new GuardedRows(leaveRequests);

/** By which right somebody may see another one's balances and absences; none = not at all. */
export async function sightOf(scope: QueryScope, employeeId: string): Promise<'own' | 'manages' | 'decides' | null> {
  if (employeeId === scope.principal.account) return 'own';
  const person = await scope.row<PersonRow>(people.model, employeeId);
  if (!person) return null;
  const { policy } = scope.runtime.service.house;
  const { reach } = people.model;
  const { branchId, managerId, leaveManagers, generalManagers } = person;
  const kinds = policy.kindsOf(scope.principal, reach, {
    id: employeeId,
    branchId,
    managerId,
    leaveManagers,
    generalManagers,
  });
  if (['managed', 'branches', 'all'].some((kind) => kinds.has(kind))) return 'manages';
  const asked = [
    { index: 'employeeId', eq: employeeId },
    { index: 'waitingFor', eq: scope.principal.account },
  ];
  return (await requests.count(scope, asked)) > 0 ? 'decides' : null;
}

/** The person a query is about: the caller where nobody is named. @throws Refused forbidden */
export async function seenPerson(scope: QueryScope, employeeId: string | null | undefined): Promise<string> {
  const id = employeeId ?? scope.principal.account;
  if (!(await sightOf(scope, id))) throw new Refused('forbidden');
  return id;
}
