import { type ServiceScope, type CommandScope } from '@kadro/chassis';
import { todayIn } from '@kadro/kernel';
import { branches } from '../../organization/records/branches.ts';
import { type OrganizationRow, organizations } from '../../organization/rows/organizations.ts';
import { type EmployeeRow } from '../rows/employee.ts';
import { type DayFacts } from './dated-change.ts';

/** The zone (IANA) of a branch, without one that of the organization: it decides what today is. */
export async function zoneAt(service: ServiceScope, organization: string, branchId: string | null): Promise<string> {
  const branch = branchId ? await service.rows(branches.model).get(organization, branchId) : null;
  const row = branch ?? (await service.rows(organizations).get(organization, organization));
  return (row?.doc as Partial<OrganizationRow> | undefined)?.zone ?? 'UTC';
}

/** Today (YYYY-MM-DD) at a branch, without one in the organization. */
export const todayAt = async (service: ServiceScope, organization: string, branchId: string | null): Promise<string> =>
  todayIn(await zoneAt(service, organization, branchId), service.now());

export async function dayFacts(scope: CommandScope): Promise<DayFacts> {
  return {
    today: await todayAt(scope, scope.organization, (scope.found as EmployeeRow).branchId),
    planId: scope.newId('plan'),
  };
}
