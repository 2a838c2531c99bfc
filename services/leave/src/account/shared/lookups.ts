import { type QueryScope } from '@kadro/chassis';
import { type Day, todayIn } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { branches, type BranchRow } from '../../replicas/branches.ts';
import { type OrganizationRow, organizations } from '../../replicas/organizations.ts';
import { people, type PersonRow } from '../../replicas/people.ts';

/** Waits for a person whom identity may have published a moment ago. @throws Rejection leave_not_known_yet */
export async function knownPerson(scope: QueryScope, id: string): Promise<PersonRow> {
  return (await scope.awaited<PersonRow>(people.model, id)) ?? reject('leave_not_known_yet');
}

/** By the zone of the branch, without one by that of the organization. */
export async function todayAt(scope: QueryScope & { now(): Temporal.Instant }, branchId: string | null): Promise<Day> {
  const branch = branchId ? await scope.row<BranchRow>(branches.model, branchId) : null;
  return todayIn((branch ?? (await settingsOf(scope))).zone, scope.now());
}

/** @throws Rejection leave_not_known_yet */
export async function settingsOf(scope: QueryScope): Promise<OrganizationRow> {
  return (
    (await scope.awaited<OrganizationRow>(organizations.model, scope.organization)) ?? reject('leave_not_known_yet')
  );
}
