import { type DemoLogin } from '../accounts.ts';
import { amsterdam, berlin, istanbul } from '../branches.ts';
import { type Change, changeSteps } from '../changes.ts';
import changes from '../data/changes.json' with { type: 'json' };
import people from '../data/people.json' with { type: 'json' };
import { branchId, branchSteps, foundingSteps, holidaySteps, structureSteps } from '../reference.ts';
import { type Member, personId, staffSteps, usedBy } from '../staff.ts';
import { type Company, demoId, morning, commandStep, type Step } from '../timeline.ts';

/** Home textiles from Istanbul, with a showroom in Berlin and an online shop in Amsterdam. */
export const lale: Company = {
  id: demoId({ idsOf: [] }, 'organization', 'lale'),
  name: 'Lale Tekstil',
  idsOf: [],
  founded: '2019-03-04',
  branches: { istanbul, berlin, amsterdam },
  admin: '1002',
};
export const laleDomain = 'lale.example';
export const lalePeople: readonly Member[] = people;

export const laleAccounts: readonly DemoLogin[] = [
  { number: '1002', about: 'super admin, operations director, Istanbul (Turkish)' },
  { number: '1007', about: 'admin, Istanbul (Turkish)' },
  { number: '2001', about: 'restricted admin of Berlin, branch manager (German)' },
  { number: '1003', about: 'HR manager, Istanbul (Turkish)' },
  { number: '1008', about: 'line manager, production, Istanbul (Turkish)' },
  { number: '1011', about: 'employee, Istanbul (Turkish)' },
  { number: '2005', about: 'employee, Berlin (German)' },
  { number: '3004', about: 'employee, Amsterdam (Dutch); asked for a new password at sign-in', isFirst: true },
];

const none = {
  admin: false,
  restrictedAdmin: false,
  superAdmin: false,
  hrManager: false,
  adminBranches: [] as string[],
};

function roleSteps(): Step[] {
  const role = (number: string, hired: string, roles: Partial<typeof none>): Step =>
    commandStep(lale, morning(hired, 240), 'ChangeRoles', personId(lale, number), { ...none, ...roles }, 'role');
  return [
    role('1002', '2019-03-04', { superAdmin: true }),
    role('1003', '2019-03-04', { hrManager: true }),
    role('1007', '2019-05-06', { admin: true }),
    role('2001', '2021-02-01', { restrictedAdmin: true, adminBranches: [branchId(lale, berlin)] }),
  ];
}

export async function laleSteps(now: Temporal.Instant): Promise<Step[]> {
  const detail = {
    datePattern: 'DD.MM.YYYY',
    publicURL: 'https://lale.example',
    gdprClarificationTextURL: 'https://lale.example/privacy',
    isMaxImprestValueCheckEnabled: true,
    maxImprestAmount: '25000.00',
    maxImprestCode: 'TRY',
  };
  return [
    ...foundingSteps(lale, detail),
    ...branchSteps(lale),
    ...structureSteps(lale, usedBy([...lalePeople, ...(changes as Change[])])),
    ...staffSteps(lale, lalePeople, laleDomain),
    ...roleSteps(),
    ...changeSteps(lale, lalePeople, changes as Change[], now),
    ...(await holidaySteps(lale, now)),
  ];
}
