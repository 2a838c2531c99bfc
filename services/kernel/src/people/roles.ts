import { type Language } from '../texts/languages.ts';
import { type Area } from '../mobile-settings.ts';

/** Roles of the contract, lowest first. */
export const roleNames = ['EMPLOYEE', 'HR_MANAGER', 'RESTRICTED_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const;

export type RoleName = (typeof roleNames)[number];

/** Flags, which can be combined. */
export interface Roles {
  admin: boolean;
  restrictedAdmin: boolean;
  superAdmin: boolean;
  hrManager: boolean;
}

/** Manager kinds, each with its own ordered list per employee (specification, section 6). */
export const managerKinds = ['general', 'leave', 'shift', 'overtime', 'expense'] as const;

export type ManagerKind = (typeof managerKinds)[number];

/** The caller as the server knows it now; the token's flags decide nothing. */
export interface Principal {
  organization: string;
  account: string;
  employeeId: string;
  session: string;
  language: Language;
  roles: Roles;
  adminBranches: string[];
  /** Of the organization: numeric dates in texts. */
  datePattern: string;
  /** IANA zone of the person's branch. */
  zone: string;
  searchLetters: number;
  mustChangePassword: boolean;
  disabledAreas: readonly Area[];
}

/** Admin and not restricted (specification, section 3), or super admin: the whole organization. */
export function isUnrestrictedAdmin({ admin, restrictedAdmin, superAdmin }: Roles): boolean {
  return superAdmin || (admin && !restrictedAdmin);
}

export function isAnyAdmin({ admin, restrictedAdmin, superAdmin }: Roles): boolean {
  return superAdmin || admin || restrictedAdmin;
}

/** Whether somebody has one of the roles; a super admin counts as admin, a restricted admin does not. */
export function hasRole({ roles }: Principal, names: readonly RoleName[]): boolean {
  const has: Record<RoleName, boolean> = {
    EMPLOYEE: true,
    HR_MANAGER: roles.hrManager,
    RESTRICTED_ADMIN: isAnyAdmin(roles) && !isUnrestrictedAdmin(roles),
    ADMIN: isUnrestrictedAdmin(roles),
    SUPER_ADMIN: roles.superAdmin,
  };
  return names.some((role) => has[role]);
}

/** Who reads the audit log: a restricted admin what he may read of the records in his branches. */
export const auditors = { who: 'roles', roles: ['RESTRICTED_ADMIN', 'SUPER_ADMIN'] } as const satisfies {
  who: 'roles';
  roles: readonly RoleName[];
};

/** The role that is shown: the highest. */
export function roleOf(roles: Roles): RoleName {
  if (roles.superAdmin) return 'SUPER_ADMIN';
  if (roles.restrictedAdmin) return 'RESTRICTED_ADMIN';
  if (roles.admin) return 'ADMIN';
  return roles.hrManager ? 'HR_MANAGER' : 'EMPLOYEE';
}
