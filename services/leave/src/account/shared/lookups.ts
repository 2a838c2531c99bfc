import { type QueryScope } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { type OrganizationRow, organizations } from '../../replicas/organizations.ts';
import { people, type PersonRow } from '../../replicas/people.ts';

/** Waits for a person whom identity may have published a moment ago. @throws Rejection leave_not_known_yet */
export async function knownPerson(scope: QueryScope, id: string): Promise<PersonRow> {
  return (await scope.awaited<PersonRow>(people.model, id)) ?? reject('leave_not_known_yet');
}

/** @throws Rejection leave_not_known_yet */
export async function settingsOf(scope: QueryScope): Promise<OrganizationRow> {
  return (
    (await scope.awaited<OrganizationRow>(organizations.model, scope.organization)) ?? reject('leave_not_known_yet')
  );
}
