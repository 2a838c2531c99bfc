import { type RoleName } from '@kadro/kernel';

/** Settings are read by every member, but not who set them. */
export const administrators = {
  roles: ['RESTRICTED_ADMIN', 'ADMIN', 'SUPER_ADMIN', 'HR_MANAGER'],
} as const satisfies { roles: readonly RoleName[] };

export const organizationAdmins = { who: 'roles', roles: ['ADMIN', 'SUPER_ADMIN'] } as const;

/** A restricted admin too: his reach narrows whom and where to. */
export const anyAdmin = { who: 'roles', roles: ['RESTRICTED_ADMIN', 'ADMIN', 'SUPER_ADMIN'] } as const;
