import { type Api } from '@kadro/api';
import { type Portal } from '../core/context.tsx';
import * as documents from './documents.ts';
import { type Employee, type Organization } from './types.ts';

export const ownFileKey = 'own-file';
export const organizationKey = 'organization';

const quiet = { silent: true };

/** The own file of who is signed in. @throws Error while the read side does not have it */
export async function askOwnFile(api: Api, id: string): Promise<Employee> {
  const { data } = await api.query<{ employee: Employee | null }>(documents.ownFile, { id }, quiet);
  if (!data.employee) throw new Error('The own file is not readable yet');
  return data.employee;
}

/** Name and switched-off areas of the organization. */
export async function askOrganization(api: Api): Promise<Organization> {
  const { data } = await api.query<{ organizationDetail: Organization | null }>(documents.organization, {}, quiet);
  return data.organizationDetail ?? { name: null, mobileSettings: null };
}

/** Asks what every page needs, before the first one is drawn. */
export function askAhead({ api, reads }: Pick<Portal, 'api' | 'reads'>): void {
  const { session } = api;
  if (!session || session.firstTimePassword || session.passwordExpired) return;
  void reads.load(organizationKey, () => askOrganization(api));
  void reads.load(ownFileKey, () => askOwnFile(api, session.id));
}
