import { changedFields } from '@kadro/chassis/declare';
import { reject } from '../../errors/index.ts';
import { type PersonEvent } from '../events.ts';
import { type PersonState } from '../state.ts';

export interface RoleFacts {
  self: boolean;
  bySuperAdmin: boolean;
  /** Another active super admin remains. */
  otherSuperAdmin: boolean;
}

/** Super admins make super admins; nobody changes the own role; one super admin remains (specification, section 6). */
export function changeRoles(state: PersonState, input: Partial<PersonState['roles']>, facts: RoleFacts): PersonEvent[] {
  const roles = { ...state.roles, ...input };
  if (facts.self) reject('own_role');
  if ((roles.superAdmin || state.roles.superAdmin) && !facts.bySuperAdmin) reject('forbidden');
  if (state.roles.superAdmin && !roles.superAdmin && !facts.otherSuperAdmin) reject('last_super_admin');
  if (roles.restrictedAdmin && roles.adminBranches.length === 0)
    reject('admin_branches_required', { fields: { adminBranches: { name: 'admin_branches_required' } } });
  return Object.keys(changedFields(state.roles, roles)).length > 0 ? [{ type: 'RolesChanged', data: roles }] : [];
}
