import { type ServiceRuntime } from '@kadro/chassis';
import { fold, type Language } from '@kadro/kernel';
import { person } from '../person/events.ts';
import { type BranchFacts } from './branches.ts';
import { fileSteps } from './files.ts';
import { branchId, nameOf } from './reference.ts';
import { type Company, demoId, morning, commandStep, type Step } from './timeline.ts';

/** Somebody who works or worked there; references are keys of the tables and staff numbers. */
export interface Member {
  number: string;
  firstName: string;
  lastName: string;
  branch: string;
  unit: string;
  team?: string | null;
  job: string;
  manager: string | null;
  hired: string;
  born: string;
  gender: string;
  language?: string;
  nationality?: string;
  employmentType?: string;
}

export const personId = (company: Company, number: string): string => demoId(company, 'person', number);
export const reference = (
  company: Company,
  kind: 'unit' | 'team' | 'job',
  key: string | null | undefined,
): string | null => (key ? demoId(company, kind, key) : null);

export const usernameOf = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>, domain: string): string =>
  `${fold(`${firstName}.${lastName}`).replaceAll(/[^a-z.]/g, '')}@${domain}`;

const workshop = new Set(['weaver', 'dyer', 'sewer', 'mechanic', 'warehouseWorker', 'shiftLead']);

/** Staff numbers of the managers above, nearest first. */
export function chainOf(member: Pick<Member, 'manager'>, all: ReadonlyMap<string, Pick<Member, 'manager'>>): string[] {
  return member.manager ? [member.manager, ...chainOf(all.get(member.manager)!, all)] : [];
}

/** Ids; two levels for leave, the finance director behind for expenses. Nobody stands in the own list. */
export function managementOf(
  company: Company,
  member: Pick<Member, 'number' | 'manager'>,
  all: ReadonlyMap<string, Member>,
): Record<string, string[]> {
  const [direct, above] = chainOf(member, all);
  if (!direct) return {};
  const one = (job: string): string | undefined => [...all.values()].find((other) => other.job === job)?.number;
  const list = (...numbers: (string | undefined)[]): string[] =>
    [...new Set(numbers)]
      .filter((number) => number && number !== member.number)
      .map((number) => personId(company, number!));
  return {
    generalManagers: list(direct),
    leaveManagers: list(direct, above, one('peopleDirector'), one('operationsDirector')).slice(0, 2),
    shiftManagers: list(direct),
    overtimeManagers: list(direct, above),
    expenseManagers: list(direct, one('financeDirector')),
  };
}

function hiringOf(company: Company, member: Member, branch: BranchFacts, domain: string): object {
  const { number, firstName, lastName, hired, job } = member;
  const language = (member.language ?? branch.language) as Language;
  return {
    firstName,
    lastName,
    staffNumber: number,
    workEmail: usernameOf(member, domain),
    branchId: branchId(company, branch),
    unitId: reference(company, 'unit', member.unit),
    teamId: reference(company, 'team', member.team),
    jobId: reference(company, 'job', job),
    managerId: member.manager ? personId(company, member.manager) : null,
    hiredDate: hired,
    startedDate: hired,
    title: nameOf('jobs', job)[branch.language],
    phone: `${branch.mobile}${number}`,
    employmentType: member.employmentType ?? 'FULL_TIME',
    collarType: workshop.has(job) ? 'BLUE' : 'WHITE',
    language,
  };
}

/** Looks first: an id that has an account by now would be refused to a repeat. */
function hire(company: Company, at: Temporal.Instant, id: string, body: object): Step {
  const step = commandStep(company, at, 'HirePerson', id, body);
  const isThere = async (runtime: ServiceRuntime): Promise<boolean> =>
    (await runtime.loop.state(person, company.id, id)).revision >= 0;
  return { ...step, run: async (runtime) => ((await isThere(runtime)) ? undefined : step.run(runtime)) };
}

/** Of one day, managers before those they manage. */
export function staffSteps(company: Company, members: readonly Member[], domain: string): Step[] {
  const all = new Map(members.map((member) => [member.number, member]));
  const managing = new Set(members.map(({ manager }) => manager));
  const everything = { approveLeave: true, approveShift: true, assignShift: true, approveOvertime: true };
  return members.flatMap((member) => {
    const { number, hired } = member;
    const id = personId(company, number);
    const branch = company.branches[member.branch]!;
    const at = morning(hired, 5 * chainOf(member, all).length);
    const later = morning(hired, 180);
    return [
      hire(company, at, id, hiringOf(company, member, branch, domain)),
      ...fileSteps(company, later, member, branch),
      ...(member.manager
        ? [commandStep(company, later, 'ChangeManagement', id, managementOf(company, member, all), 'managers')]
        : []),
      ...(managing.has(number) ? [commandStep(company, later, 'ChangePermission', id, everything, 'permission')] : []),
    ];
  });
}

export function usedBy(members: readonly Partial<Pick<Member, 'unit' | 'team' | 'job'>>[]): {
  units: Set<string>;
  teams: Set<string>;
  jobs: Set<string>;
} {
  const set = (field: 'unit' | 'team' | 'job'): Set<string> =>
    new Set(members.map((member) => member[field]).filter((key) => typeof key === 'string'));
  return { units: set('unit'), teams: set('team'), jobs: set('job') };
}
