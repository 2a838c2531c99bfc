import { usePortal, useUser } from '../core/context.tsx';
import { useRead, type Read } from '../core/use-read.ts';
import { isOn } from '../navigation/menu.ts';
import { organizationQuestion, ownFileQuestion, ownPlaceQuestion } from './prefetch.ts';
import { myFileArea } from './paths.ts';
import { type Employee, type Organization, type OwnPlace } from './types.ts';

export function useOrganization(): Read<Organization> {
  const { api } = usePortal();
  return useRead(organizationQuestion(api));
}

/** Whether the organization has closed the own file and no other right opens it. */
export function useFileIsClosed(): boolean {
  const { admin, restrictedAdmin, superAdmin } = useUser();
  const { data } = useOrganization();
  return data !== undefined && !isOn(data.mobileSettings, myFileArea) && !(admin || restrictedAdmin || superAdmin);
}

/** The own file of the signed-in user; not loaded where it is closed. */
export function useOwnFile(): Read<Employee> {
  const { api } = usePortal();
  const { id } = useUser();
  const isClosed = useFileIsClosed();
  return useRead(isClosed ? null : ownFileQuestion(api, id));
}

export function useOwnPlace(): Read<OwnPlace> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(ownPlaceQuestion(api, id));
}
