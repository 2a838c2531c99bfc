import { defaultDatePattern, type Language, type Principal } from '@kadro/kernel';

/** Acts for an organization where no account can: when it is created, in background work and in the demo's past. */
export function systemPrincipal(organization: string, language: Language = 'en'): Principal {
  return {
    organization,
    account: 'system',
    employeeId: 'system',
    session: 'system',
    language,
    roles: { admin: true, restrictedAdmin: false, superAdmin: true, hrManager: false },
    adminBranches: [],
    datePattern: defaultDatePattern,
    zone: 'UTC',
    searchLetters: 2,
    mustChangePassword: false,
    disabledAreas: [],
  };
}
