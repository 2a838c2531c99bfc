import { type Api } from '@kadro/api';
import { type Portal } from '../core/context.tsx';
import { areasOf } from '../core/feature.ts';
import { type Employee, type Organization } from './types.ts';

// Part of the first file of the portal: must not import React.

export const ownFileKey = 'own-file';
export const organizationKey = 'organization';

export const ownFileDocument = `query OwnFile($id: ID!, $asOf: String, $knownAt: String) {
  employee(id: $id, asOf: $asOf, knownAt: $knownAt) {
    id revision firstName lastName staffNumber workEmail status title serviceLine language role
    branchId unitId teamId jobId managerId hiredDate
    profile { identityNumber phone workEmail emailNotification smsNotification imageUrl }
    contact {
      email address secondaryPhone fixedPhone workPhone spousePhone extensionNumber emergencyContactName emergencyContactPhone
    }
    personal {
      passportNumber birthDate birthPlace nationality bloodType gender disabilityLevel exConvict driver militaryService
      suspendedUntil healthPassCode healthPassCodeExpiry
    }
    employment {
      agency ssn startedDate employmentType collarType integrationNumber rdPerson socialSecurityType company
      allowanceDate trialTime
    }
    management { generalManagers leaveManagers shiftManagers overtimeManagers expenseManagers }
    roles { adminBranches }
  }
}`;

const organizationDocument = (areas: readonly string[]): string => `query Organization {
  organizationDetail { name mobileSettings { ${areas.join(' ')} } }
}`;

/** The own file of the signed-in user. @throws Error while the read side does not have it */
export async function fetchOwnFile(api: Api, id: string): Promise<Employee> {
  const { data } = await api.query<{ employee: Employee | null }>(ownFileDocument, { id }, { silent: true });
  if (!data.employee) throw new Error('The own file is not readable yet');
  return data.employee;
}

export async function fetchOrganization({ api, features }: Pick<Portal, 'api' | 'features'>): Promise<Organization> {
  const { data } = await api.query<{ organizationDetail: Organization | null }>(
    organizationDocument(areasOf(features)),
    {},
    { silent: true },
  );
  return data.organizationDetail ?? { name: null, mobileSettings: null };
}

/** Loads what every page needs, before the first renders. */
export function prefetch({ api, cache, features }: Pick<Portal, 'api' | 'cache' | 'features'>): void {
  const { session } = api;
  if (!session || session.firstTimePassword || session.passwordExpired) return;
  void cache.load(organizationKey, () => fetchOrganization({ api, features }));
  void cache.load(ownFileKey, () => fetchOwnFile(api, session.id));
}
