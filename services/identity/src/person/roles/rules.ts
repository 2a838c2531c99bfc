import { changedFields } from '@kadro/chassis/declare';
import { hasAllRightsOf, type Rights } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type PersonEvent } from '../events.ts';
import { type PersonState } from '../state.ts';

export interface RoleFacts {
  self: boolean;
  by: Rights;
  /** Another active super admin remains. */
  otherSuperAdmin: boolean;
}

const asRoles = { managesOutside: false };

/** Nobody gives or takes what he does not have himself, nor changes his own role; one super admin remains. */
export function changeRoles(state: PersonState, input: Partial<PersonState['roles']>, facts: RoleFacts): PersonEvent[] {
  const roles = { ...state.roles, ...input };
  if (facts.self) reject('own_role');
  if (state.status === 'RESIGNED') reject('not_active');
  if ([state.roles, roles].some((held) => !hasAllRightsOf(facts.by, held, asRoles))) reject('forbidden');
  if (state.roles.superAdmin && !roles.superAdmin && !facts.otherSuperAdmin) reject('last_super_admin');
  if (roles.restrictedAdmin && roles.adminBranches.length === 0)
    reject('admin_branches_required', { fields: { adminBranches: { name: 'admin_branches_required' } } });
  return Object.keys(changedFields(state.roles, roles)).length > 0 ? [{ type: 'RolesChanged', data: roles }] : [];
}
