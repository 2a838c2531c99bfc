import { usePortal, useUser } from '../core/context.tsx';
import { useCachedQuery, type CachedQuery } from '../core/use-cached-query.ts';
import { isOn } from '../navigation/menu.ts';
import { fetchOrganization, fetchOwnFile, organizationKey, ownFileKey } from './prefetch.ts';
import { myFileArea } from './paths.ts';
import { type Employee, type Organization } from './types.ts';

export function useOrganization(): CachedQuery<Organization> {
  const portal = usePortal();
  return useCachedQuery(organizationKey, () => fetchOrganization(portal));
}

/** Whether the organization has closed the own file and no other right opens it. */
export function useFileIsClosed(): boolean {
  const { admin, restrictedAdmin, superAdmin } = useUser();
  const { data } = useOrganization();
  return data !== undefined && !isOn(data.mobileSettings, myFileArea) && !(admin || restrictedAdmin || superAdmin);
}

/** The own file of the signed-in user; not loaded where it is closed. */
export function useOwnFile(): CachedQuery<Employee> {
  const { api } = usePortal();
  const { id } = useUser();
  const isClosed = useFileIsClosed();
  return useCachedQuery(isClosed ? null : ownFileKey, () => fetchOwnFile(api, id));
}
