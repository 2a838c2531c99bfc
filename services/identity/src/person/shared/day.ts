import { type CommandScope, type ServiceRuntime } from '@kadro/chassis';
import { todayIn } from '@kadro/kernel';
import { type EmployeeRow } from '../rows/employees.ts';
import { branches } from '../../organization/records/branches.ts';
import { type OrganizationRow, organizations } from '../../organization/events.ts';
import { type DayFacts } from '../employment/rules.ts';

/** Today where somebody works, YYYY-MM-DD: by the zone of the branch, without one by that of the organization. */
export async function todayAt(runtime: ServiceRuntime, organization: string, branchId: string | null): Promise<string> {
  const branch = branchId ? await runtime.rows(branches.model).get(organization, branchId) : null;
  const place = branch ?? (await runtime.rows(organizations).get(organization, organization));
  return todayIn((place?.doc as Partial<OrganizationRow> | undefined)?.zone ?? 'UTC', runtime.ports.clock.now());
}

/** What a dated change of the found person is judged by. */
export async function dayFacts(scope: CommandScope): Promise<DayFacts> {
  return {
    today: await todayAt(scope.runtime, scope.organization, (scope.found as EmployeeRow).branchId),
    planId: scope.newId('plan'),
  };
}
