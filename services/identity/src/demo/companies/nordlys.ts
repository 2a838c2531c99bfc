import { type DemoLogin } from '../accounts.ts';
import { copenhagen } from '../branches.ts';
import { branchSteps, foundingSteps, holidaySteps, structureSteps } from '../reference.ts';
import { type Member, personId, staffSteps, usedBy } from '../staff.ts';
import { type Company, demoId, morning, commandStep, type Step } from '../timeline.ts';

/** A second customer beside the first: staff numbers are alike, ids are not, so nothing of the one is found in the other. */
export const nordlys: Company = {
  id: demoId({ idsOf: [] }, 'organization', 'nordlys'),
  name: 'Nordlys Keramik',
  idsOf: ['nordlys'],
  founded: '2022-05-02',
  branches: { copenhagen },
  admin: '1002',
};
export const nordlysDomain = 'nordlys.example';

const row = (
  number: string,
  firstName: string,
  lastName: string,
  unit: string,
  job: string,
  manager: string | null,
  hired: string,
  born: string,
  gender: string,
): Member => ({
  number,
  firstName,
  lastName,
  branch: 'copenhagen',
  unit,
  job,
  manager,
  hired,
  born,
  gender,
});

export const nordlysPeople: readonly Member[] = [
  row('1001', 'Søren', 'Ørsted', 'management', 'generalDirector', null, '2022-05-02', '1970-02-11', 'MALE'),
  row('1002', 'Astrid', 'Møller', 'people', 'peopleDirector', '1001', '2022-05-02', '1983-06-24', 'FEMALE'),
  row('1004', 'Bjørn', 'Kjær', 'finance', 'accountant', '1001', '2022-05-02', '1979-09-17', 'MALE'),
  row('1005', 'Maja', 'Nygård', 'design', 'designLead', '1001', '2022-08-01', '1990-12-05', 'FEMALE'),
  row('1011', 'Freja', 'Bødker', 'design', 'interiorDesigner', '1005', '2022-08-01', '1995-03-29', 'FEMALE'),
  row('2001', 'Rasmus', 'Østergård', 'logistics', 'logisticsLead', '1001', '2022-08-01', '1986-10-08', 'MALE'),
  row('2005', 'Ida', 'Sørensen', 'logistics', 'warehouseWorker', '2001', '2023-04-03', '1999-05-15', 'FEMALE'),
  row('4001', 'Élise', 'Bærentzen', 'sales', 'salesAdvisor', '1001', '2023-04-03', '1992-01-31', 'FEMALE'),
];

export const nordlysAccounts: readonly DemoLogin[] = [
  { number: '1002', about: 'super admin of the second company, Nordlys Keramik (English)' },
];

export async function nordlysSteps(now: Temporal.Instant): Promise<Step[]> {
  const none = { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] };
  const roleStep = (number: string, role: object) =>
    commandStep(
      nordlys,
      morning(nordlys.founded, 240),
      'ChangeRoles',
      personId(nordlys, number),
      { ...none, ...role },
      'role',
    );
  return [
    ...foundingSteps(nordlys, { datePattern: 'DD/MM/YYYY' }),
    ...branchSteps(nordlys),
    ...structureSteps(nordlys, usedBy(nordlysPeople)),
    ...staffSteps(nordlys, nordlysPeople, nordlysDomain),
    roleStep(nordlys.admin, { superAdmin: true }),
    // nobody sets what he has himself
    roleStep('1001', { admin: true }),
    ...(await holidaySteps(nordlys, now)),
  ];
}
