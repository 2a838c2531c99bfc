import { type Area } from '../mobile-settings.ts';
import { type Rights } from '../people/rights.ts';
import { type Principal } from '../people/roles.ts';

/** The people of a company of a test; each organization has all of them. */
export const people = [
  'superAdmin',
  'admin',
  'restricted',
  'hr',
  'manager',
  'second',
  'employee',
  'subordinate',
  'colleague',
  'distant',
  'resigned',
] as const;
export type People = (typeof people)[number];

/** Used by both organizations, except `onlyB`: an id alone never gives access. */
const names = ['orgA', 'orgB', 'north', 'south', 'team', ...people, 'onlyB', 'nobody'] as const;

/** Ids of the company, and after them those of what a service names besides. */
export const idsWith = <Name extends string = never>(
  ...more: readonly Name[]
): Record<(typeof names)[number] | Name, string> =>
  Object.fromEntries(
    [...names, ...more].map((name, n) => [name, `018f0000-0000-7000-8000-0000000${String(10_000 + n)}`]),
  ) as Record<(typeof names)[number] | Name, string>;

export const ids = idsWith();
export const organizations: readonly string[] = [ids.orgA, ids.orgB];

export const noRoles: Rights = {
  admin: false,
  restrictedAdmin: false,
  superAdmin: false,
  hrManager: false,
  adminBranches: [],
};

const roles: Record<string, Partial<Rights>> = {
  [ids.superAdmin]: { admin: true, superAdmin: true },
  [ids.admin]: { admin: true },
  [ids.restricted]: { admin: true, restrictedAdmin: true, adminBranches: [ids.north] },
  [ids.hr]: { hrManager: true },
};

/** What an account of the company may do. */
export const rolesOf = (account: string): Rights => ({ ...noRoles, ...roles[account] });

/** The authorization of somebody, by name or id: `Bearer <organization>/<person>`. */
export const as = (who: People | 'onlyB' | (string & {}), organization = ids.orgA): string =>
  `Bearer ${organization}/${ids[who as People] ?? who}`;

/** Whom an authorization names; null where it names nobody, or whoever resigned. Areas are turned off by organization. */
export function principalOf(
  authorization: string | undefined,
  turnedOff: ReadonlyMap<string, readonly Area[]> = new Map(),
): Principal | null {
  const [organization = '', account] = authorization?.replace(/^Bearer /, '').split('/') ?? [];
  if (!account || account === ids.resigned) return null;
  const { adminBranches, ...own } = rolesOf(account);
  return {
    organization,
    account,
    employeeId: account,
    session: `${organization}/${account}`,
    language: 'en',
    zone: 'Europe/Istanbul',
    datePattern: 'DD.MM.YYYY',
    searchLetters: 2,
    mustChangePassword: false,
    roles: own,
    adminBranches: [...adminBranches],
    disabledAreas: turnedOff.get(organization) ?? [],
  };
}
