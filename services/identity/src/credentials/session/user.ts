import { named } from '@kadro/chassis';
import { z } from 'zod';
import { type OrganizationRow } from '../../organization/rows/organizations.ts';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { language } from '../../shared/inputs.ts';
import { type PrincipalRow } from '../rows/principals.ts';
import { passwordDaysLeft } from '../shared/password-expiry.ts';

/** The specification's session user (section 3): the answer of signing in and refreshing. */
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
    zone: z.string(),
    answeredAt: z.string(),
  }),
);

/**
 * `passwordExpireNotification` is the number of days left, null until notice is due. `zone` (IANA) is that of the
 * person's branch; with `answeredAt`, the server's clock (RFC 3339), a client knows what today is there.
 */
export function sessionUser(
  employee: EmployeeRow,
  row: PrincipalRow,
  settings: OrganizationRow,
  { zone, now }: { zone: string; now: Temporal.Instant },
): object {
  const { passwordExpiryNoticeDays } = settings.parameters;
  const left = passwordDaysLeft(row.passwordAt, settings.parameters, now);
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
    passwordExpireNotification: left !== null && left > 0 && left <= passwordExpiryNoticeDays ? left : null,
    datePattern: settings.datePattern,
    zone,
    answeredAt: now.toString(),
  };
}
