import { type Language } from '../texts/languages.ts';
import { type Area } from '../mobile-settings.ts';

/** Roles as the contract names them, from the least to the most. */
export const roleNames = ['EMPLOYEE', 'HR_MANAGER', 'RESTRICTED_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const;

export type RoleName = (typeof roleNames)[number];

/** The flags that make a role; they can be combined. */
export interface Roles {
  admin: boolean;
  restrictedAdmin: boolean;
  superAdmin: boolean;
  hrManager: boolean;
}

/** Manager kinds, each with its own ordered list per employee (specification, section 6). */
export const managerKinds = ['general', 'leave', 'shift', 'overtime', 'expense'] as const;

export type ManagerKind = (typeof managerKinds)[number];

/** Who is asking, as the server knows it now; the token's flags decide nothing. */
export interface Principal {
  organization: string;
  account: string;
  employeeId: string;
  session: string;
  language: Language;
  roles: Roles;
  /** Branches of a restricted admin. */
  adminBranches: string[];
  /** IANA zone of the person's branch. */
  zone: string;
  /** Least letters of an employee search, a parameter of the organization. */
  searchLetters: number;
  mustChangePassword: boolean;
  /** Areas that the organization has turned off. */
  disabledAreas: readonly Area[];
}

/** Admin and not restricted (specification, section 3), or super admin: the whole organization. */
export function isUnrestrictedAdmin({ admin, restrictedAdmin, superAdmin }: Roles): boolean {
  return superAdmin || (admin && !restrictedAdmin);
}

/** Any administrator, also one who is limited to branches. */
export function isAnyAdmin({ admin, restrictedAdmin, superAdmin }: Roles): boolean {
  return superAdmin || admin || restrictedAdmin;
}

/**
 * Whether somebody has one of the roles. A super admin counts as admin, a restricted admin does not;
 * RESTRICTED_ADMIN says nothing about branches: rows are limited by reach.
 */
export function hasRole({ roles }: Principal, wanted: readonly RoleName[]): boolean {
  const has: Record<RoleName, boolean> = {
    EMPLOYEE: true,
    HR_MANAGER: roles.hrManager,
    RESTRICTED_ADMIN: isAnyAdmin(roles) && !isUnrestrictedAdmin(roles),
    ADMIN: isUnrestrictedAdmin(roles),
    SUPER_ADMIN: roles.superAdmin,
  };
  return wanted.some((role) => has[role]);
}

/** The one role that a person is shown with: the highest of the flags. */
export function roleOf(roles: Roles): RoleName {
  if (roles.superAdmin) return 'SUPER_ADMIN';
  if (roles.restrictedAdmin) return 'RESTRICTED_ADMIN';
  if (roles.admin) return 'ADMIN';
  return roles.hrManager ? 'HR_MANAGER' : 'EMPLOYEE';
}
