/** Specification, section 6. */
export const organizationAdmins = { who: 'roles', roles: ['ADMIN', 'SUPER_ADMIN'] } as const;
export const administrators = {
  who: 'roles',
  roles: ['ADMIN', 'SUPER_ADMIN', 'RESTRICTED_ADMIN'],
} as const;
export const historyReaders = [...administrators.roles, 'HR_MANAGER'] as const;
