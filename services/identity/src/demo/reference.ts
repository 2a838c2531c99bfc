import { languages, type LocalizedText, mobileSettingKeys } from '@kadro/kernel';
import { foundOrganization } from '../organization/create/steps.ts';
import { type BranchFacts } from './branches.ts';
import { holidaysOf } from './holidays.ts';
import names from './data/names.json' with { type: 'json' };
import { type Company, daysBefore, demoId, morning, commandStep, type Step } from './timeline.ts';

type Kind = keyof typeof names;

export function nameOf(kind: Kind, key: string): LocalizedText {
  const texts = (names[kind] as Record<string, string[]>)[key];
  if (!texts) throw new Error(`the demo has no name for ${kind} ${key}`);
  return Object.fromEntries(languages.map((language, n) => [language, texts[n]!]));
}

export const branchId = (company: Company, { key }: BranchFacts): string => demoId(company, 'branch', key);

/** Every area is on. */
export function foundingSteps(company: Company, detail: object): Step[] {
  const { id, name, founded } = company;
  const [first] = Object.values(company.branches) as [BranchFacts];
  const allOn = Object.fromEntries(mobileSettingKeys.map((key) => [key, false]));
  const founding: Step = {
    at: morning(founded, -60),
    on: id,
    run: (runtime) => foundOrganization(runtime, { id, name, zone: first.zone, language: first.language }),
  };
  return [
    founding,
    commandStep(company, morning(founded, -50), 'ChangeOrganization', id, detail),
    commandStep(company, morning(founded, -50), 'ChangeMobileSettings', id, { settings: allOn }),
  ];
}

export function branchSteps(company: Company): Step[] {
  return Object.values(company.branches).map((branch) => {
    const { zone, country, workingPattern, opened } = branch;
    return commandStep(company, morning(opened, -40), 'CreateBranch', branchId(company, branch), {
      name: nameOf('branches', branch.key),
      zone,
      country,
      workingPattern,
    });
  });
}

const ofBranch: Record<string, string> = {
  production: 'istanbul',
  quality: 'istanbul',
  showroom: 'berlin',
  customerService: 'berlin',
  onlineShop: 'amsterdam',
  distribution: 'amsterdam',
};
const parents: Record<string, string> = { quality: 'production' };
const teamUnits: Record<string, string> = {
  weaving: 'production',
  dyeing: 'production',
  sewing: 'production',
  maintenance: 'production',
  export: 'sales',
  payroll: 'people',
  interiors: 'showroom',
  advice: 'showroom',
  returns: 'customerService',
  web: 'onlineShop',
};

/** Each from the day its branch opens. */
export function structureSteps(
  company: Company,
  used: { units: Set<string>; teams: Set<string>; jobs: Set<string> },
): Step[] {
  const startOf = (branch: string | undefined): string =>
    (branch && company.branches[branch]?.opened) || company.founded;
  const units = [...used.units].map((key) => {
    const branch = company.branches[ofBranch[key] ?? ''];
    const parent = used.units.has(parents[key] ?? '') ? demoId(company, 'unit', parents[key]!) : null;
    return commandStep(
      company,
      morning(startOf(branch?.key), parent ? -29 : -30),
      'CreateUnit',
      demoId(company, 'unit', key),
      {
        name: nameOf('units', key),
        branchId: branch ? branchId(company, branch) : null,
        parentId: parent,
      },
    );
  });
  const teams = [...used.teams].map((key) =>
    commandStep(company, morning(startOf(ofBranch[teamUnits[key]!]), -20), 'CreateTeam', demoId(company, 'team', key), {
      name: nameOf('teams', key),
      unitId: demoId(company, 'unit', teamUnits[key]!),
    }),
  );
  const jobs = [...used.jobs].map((key) =>
    commandStep(company, morning(company.founded, -20), 'CreateJob', demoId(company, 'job', key), {
      name: nameOf('jobs', key),
    }),
  );
  return [...units, ...teams, ...jobs];
}

/** Public holidays of last, this and next year, entered in the December before. */
export async function holidaySteps(company: Company, now: Temporal.Instant): Promise<Step[]> {
  const latest = daysBefore(now, 9);
  const thisYear = now.toZonedDateTimeISO('UTC').year;
  const steps = Object.values(company.branches).map(async (branch) => {
    const days = await holidaysOf(branch, [thisYear - 1, thisYear, thisYear + 1]);
    return days.map(({ date, part, name }) => {
      const planned = morning(`${Number(date.slice(0, 4)) - 1}-12-01`, 90);
      const at = Temporal.Instant.compare(planned, latest) < 0 ? planned : latest;
      return commandStep(company, at, 'CreateHoliday', demoId(company, 'holiday', `${branch.key}/${date}`), {
        name,
        branchId: branchId(company, branch),
        date,
        part,
      });
    });
  });
  return (await Promise.all(steps)).flat();
}
