import { usePortal, useUser } from '../core/context.tsx';
import { useRead, type Read } from '../core/use-read.ts';
import { isOn } from '../navigation/menu.ts';
import { askOrganization, askOwnFile, organizationKey, ownFileKey } from './ask-ahead.ts';
import { myFileArea } from './paths.ts';
import { type Employee, type Organization } from './types.ts';

/** The organization of who is signed in. */
export function useOrganization(): Read<Organization> {
  const portal = usePortal();
  return useRead(organizationKey, () => askOrganization(portal));
}

/** Whether the organization has closed the own file to whom no other right opens it. */
export function useFileIsClosed(): boolean {
  const { admin, restrictedAdmin, superAdmin } = useUser();
  const { data } = useOrganization();
  return data !== undefined && !isOn(data.mobileSettings, myFileArea) && !(admin || restrictedAdmin || superAdmin);
}

/** The own file of who is signed in; not asked for where it is closed. */
export function useOwnFile(): Read<Employee> {
  const { api } = usePortal();
  const { id } = useUser();
  const isClosed = useFileIsClosed();
  return useRead(isClosed ? null : ownFileKey, () => askOwnFile(api, id));
}
