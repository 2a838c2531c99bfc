import { ids, type People } from '../company.ts';

/** Who walks: the columns of the table. */
export const walkers = [
  'anonymous',
  'employee',
  'line manager',
  'HR manager',
  'restricted admin',
  'admin',
  'super admin',
  'other organization',
  'resigned',
] as const;
export type Walker = (typeof walkers)[number];

const accounts: Record<Exclude<Walker, 'anonymous'>, People> = {
  employee: 'employee',
  'line manager': 'manager',
  'HR manager': 'hr',
  'restricted admin': 'restricted',
  admin: 'admin',
  'super admin': 'superAdmin',
  'other organization': 'superAdmin',
  resigned: 'resigned',
};

/** What is walked to: rows of the table. `own` is another one for each walker. */
export const objects = [
  'own',
  'subordinate',
  'same branch',
  'other branch',
  'HR manager in my branch',
  'admin of more branches',
  'admin',
  'super admin',
  'other organization',
  'unknown',
] as const;
export type Thing = (typeof objects)[number];

/** Id of the account that a walker has; the member of the other organization has the id of the super admin here. */
export const accountOf = (walker: Walker): string => (walker === 'anonymous' ? ids.nobody : ids[accounts[walker]]);

export function employeeAt(thing: Thing, walker: Walker): string {
  if (thing === 'own') return accountOf(walker);
  return ids[
    (
      {
        subordinate: 'subordinate',
        'same branch': 'colleague',
        'other branch': 'distant',
        'HR manager in my branch': 'hr',
        'admin of more branches': 'wider',
        admin: 'admin',
        'super admin': 'superAdmin',
        'other organization': 'onlyB',
        unknown: 'nobody',
      } as const
    )[thing]
  ];
}

/** The same for sessions: the one of the other organization has another owner than the one with the same id here. */
export const sessionOwnerAt = (thing: Thing, walker: Walker): string =>
  thing === 'own' && walker === 'other organization' ? walker : employeeAt(thing, walker);

export const organizationOf = (walker: Walker): string => (walker === 'other organization' ? ids.orgB : ids.orgA);

export const sessionIn = (authorization: string): string =>
  (JSON.parse(Buffer.from(authorization.split('.')[1]!, 'base64url').toString()) as { session: string }).session;
