import { type CommandScope } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { type EmployeeRow } from '../rows/employee.ts';
import { employees } from '../rows/employees.ts';

/** People named in a field are active members. @throws Rejection reference_unknown */
export async function mustBeActive(
  scope: CommandScope,
  idsByField: Record<string, readonly string[] | null | undefined>,
): Promise<void> {
  for (const [field, ids] of Object.entries(idsByField)) {
    const people = [...new Set(ids ?? [])];
    if (people.length === 0) continue;
    const active = (await scope.rowsById<EmployeeRow>(employees, people)).filter((one) => one.status === 'ACTIVE');
    if (active.length < people.length)
      reject('reference_unknown', { fields: { [field]: { name: 'reference_unknown' } } });
  }
}

/** Remembers whom it visited: two changes at once may have made a cycle further up (streams.md). */
async function refuseManagerCycle(scope: CommandScope, managerId: string): Promise<void> {
  const visited = new Set<string>();
  for (let at: string | null | undefined = managerId; at && !visited.has(at);) {
    if (at === scope.id) reject('manager_cycle', { fields: { managerId: { name: 'manager_cycle' } } });
    visited.add(at);
    at = (await scope.row<EmployeeRow>(employees, at))?.managerId;
  }
}

/** A manager is active and not below the person. @throws Rejection reference_unknown, manager_cycle */
export async function checkManager(scope: CommandScope, managerId: string | null | undefined): Promise<void> {
  if (!managerId) return;
  await mustBeActive(scope, { managerId: [managerId] });
  await refuseManagerCycle(scope, managerId);
}
