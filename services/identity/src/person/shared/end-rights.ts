import { type PersonEvent } from '../events.ts';
import { initial, type PersonState } from '../state.ts';

/** Roles and permissions end with the employment; whoever comes back is given them anew. */
export function endRights({ roles, permission }: Pick<PersonState, 'roles' | 'permission'>): PersonEvent[] {
  const { adminBranches, ...flags } = roles;
  const hasRole = adminBranches.length > 0 || Object.values(flags).some(Boolean);
  const permitted = Object.keys(permission).filter((name) => permission[name]);
  return [
    ...(hasRole ? [{ type: 'RolesChanged' as const, data: initial.roles }] : []),
    ...(permitted.length > 0
      ? [{ type: 'PermissionChanged' as const, data: Object.fromEntries(permitted.map((name) => [name, false])) }]
      : []),
  ];
}
