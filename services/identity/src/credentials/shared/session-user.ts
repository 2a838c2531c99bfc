import { named } from '@kadro/chassis';
import { type Parameters } from '@kadro/kernel';
import { z } from 'zod';
import { type EmployeeRow } from '../../person/rows/employees.ts';
import { type OrganizationRow } from '../../organization/events.ts';
import { passwordDaysLeft, type PrincipalRow } from '../rows/principals.ts';
import { language } from '../../person/shared/fields.ts';

/** The specification's session user (section 3): what signing in and refreshing answer. */
export const sessionUserShape = named(
  'SessionUser',
  z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    admin: z.boolean(),
    restrictedAdmin: z.boolean(),
    superAdmin: z.boolean(),
    adminBranches: z.array(z.string()),
    firstTimePassword: z.boolean(),
    language,
    imageUrl: z.string().nullable(),
    organization: z.string(),
    organizationName: z.string(),
    logo: z.string().nullable(),
    passwordExpired: z.boolean(),
    passwordExpireNotification: z.int().nullable(),
    datePattern: z.string(),
  }),
);

/**
 * The session user of an account; `passwordExpireNotification` is the number of days left, only when it is time to say
 * so.
 */
export function sessionUser(
  employee: EmployeeRow,
  row: PrincipalRow,
  settings: OrganizationRow,
  now: Temporal.Instant,
): object {
  const { parameters } = settings as { parameters: Parameters };
  const left = passwordDaysLeft(row.passwordAt, parameters, now);
  return {
    id: employee.id,
    firstName: employee.firstName,
    lastName: employee.lastName,
    admin: row.roles.admin,
    restrictedAdmin: row.roles.restrictedAdmin,
    superAdmin: row.roles.superAdmin,
    adminBranches: row.roles.adminBranches,
    firstTimePassword: row.temporary,
    language: row.language,
    imageUrl: employee.profile.imageUrl,
    organization: settings.id,
    organizationName: settings.name,
    logo: settings.logo ?? null,
    passwordExpired: left === 0,
    passwordExpireNotification: left !== null && left > 0 && left <= parameters.passwordExpiryNoticeDays ? left : null,
    datePattern: settings.datePattern,
  };
}
