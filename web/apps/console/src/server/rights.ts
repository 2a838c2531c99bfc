import { type SessionUser } from '@kadro/api';

type Flags = Pick<SessionUser, 'admin' | 'restrictedAdmin' | 'superAdmin' | 'adminBranches'>;

/** Admins of every kind work in the console; everybody else has the portal. */
export const mayUseConsole = ({ admin, restrictedAdmin, superAdmin }: Flags): boolean =>
  admin || restrictedAdmin || superAdmin;

/** What the buttons ask before they appear; the server decides in any case. */
export type Rights = {
  /** The whole organization: its records, settings, roles. */
  all: boolean;
  /** Roles that include the super admin. */
  superAdmin: boolean;
  /** The branches a restricted admin is limited to; undefined for all. */
  branches?: readonly string[];
};

/** The rights of a session (specification, section 6): `isAdmin` is admin and not restricted. */
export function rightsOf({ admin, restrictedAdmin, superAdmin, adminBranches }: Flags): Rights {
  const all = superAdmin || (admin && !restrictedAdmin);
  return { all, superAdmin, ...(!all && { branches: adminBranches }) };
}
