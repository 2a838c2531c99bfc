import { type SessionUser } from '@kadro/api';

type Flags = Pick<SessionUser, 'admin' | 'restrictedAdmin' | 'superAdmin' | 'adminBranches'>;

/** Admins of every kind work in the console; everybody else has the portal. */
export const mayUseConsole = ({ admin, restrictedAdmin, superAdmin }: Flags): boolean =>
  admin || restrictedAdmin || superAdmin;

/** Rights by which buttons are shown; the server decides in any case. */
export type Rights = {
  /** Not limited to branches. */
  all: boolean;
  /** May give and take the super admin role. */
  superAdmin: boolean;
  /** The branches of a restricted admin; undefined for all. */
  branches?: readonly string[];
};

/** The rights of a session (specification, section 6): `isAdmin` is admin and not restricted. */
export function rightsOf({ admin, restrictedAdmin, superAdmin, adminBranches }: Flags): Rights {
  const all = superAdmin || (admin && !restrictedAdmin);
  return { all, superAdmin, ...(!all && { branches: adminBranches }) };
}
