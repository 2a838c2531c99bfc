import { branchId, nameOf } from './reference.ts';
import { managementOf, type Member, personId, reference } from './staff.ts';
import { type Company, daysBefore, morning, commandStep, type Step } from './timeline.ts';

/** On a day, or so many days ago. Absent = unchanged. */
export interface Change extends Partial<
  Pick<Member, 'branch' | 'unit' | 'team' | 'job' | 'manager' | 'employmentType'>
> {
  at?: string;
  daysAgo?: number;
  /** First day of the month so many months from now; absent = at once. A resignation without a quit date ends on it. */
  fromMonth?: number;
  who: string;
  staffNumber?: string;
  title?: string;
  phone?: string;
  address?: string;
  quitDate?: string;
  quitReason?: string;
  quitDescription?: string;
  interviewMade?: boolean;
  hiredDate?: string;
  /** Staff numbers, where others than the managers above decide on leave. */
  leaveManagers?: string[];
}

function employmentOf(
  { branch, unit, team, job, manager, staffNumber, employmentType }: Change,
  company: Company,
): object {
  return {
    ...(branch && {
      branchId: branchId(company, company.branches[branch]!),
      company: company.branches[branch]!.employer,
    }),
    ...(unit && { unitId: reference(company, 'unit', unit) }),
    ...(team !== undefined && { teamId: reference(company, 'team', team) }),
    ...(job && { jobId: reference(company, 'job', job) }),
    ...(manager && { managerId: personId(company, manager) }),
    ...(staffNumber && { staffNumber }),
    ...(employmentType && { employmentType }),
  };
}

const monthFrom = (now: Temporal.Instant, months: number): string =>
  now.toZonedDateTimeISO('UTC').toPlainDate().with({ day: 1 }).add({ months }).toString();

/** In the order of the table. */
export function changeSteps(
  company: Company,
  members: readonly Member[],
  changes: readonly Change[],
  now: Temporal.Instant,
): Step[] {
  const all = new Map(members.map((member) => [member.number, member]));
  return changes.flatMap((change, n): Step[] => {
    const before = all.get(change.who)!;
    const member = {
      ...before,
      ...Object.fromEntries(Object.entries(change).filter(([field]) => field in before || field === 'team')),
    };
    all.set(change.who, member);
    const at = change.at ? morning(change.at, 30) : daysBefore(now, change.daysAgo!);
    const on = change.fromMonth === undefined ? undefined : monthFrom(now, change.fromMonth);
    return [...datedBodies(company, change, member, all, on), ...otherBodies(company, change, member, on)]
      .filter(([, body]) => Object.keys(body).length > 0)
      .map(([name, body]) => commandStep(company, at, name, personId(company, change.who), body, `change/${n}`));
  });
}

/** Names of commands with their bodies; an empty one is not sent. */
type Bodies = (readonly [name: string, body: object])[];

function datedBodies(
  company: Company,
  change: Change,
  member: Member,
  all: ReadonlyMap<string, Member>,
  on: string | undefined,
): Bodies {
  const { manager, leaveManagers } = change;
  const bodies: Bodies = [
    ['ChangeEmployment', employmentOf(change, company)],
    ['ChangeManagement', manager ? managementOf(company, member, all) : {}],
    [
      'ChangeManagement',
      leaveManagers ? { leaveManagers: leaveManagers.map((number) => personId(company, number)) } : {},
    ],
  ];
  return bodies.map(([name, body]) => [name, on && Object.keys(body).length > 0 ? { ...body, effectiveOn: on } : body]);
}

function otherBodies(company: Company, change: Change, { branch }: Member, on: string | undefined): Bodies {
  const { job, phone, address, quitReason, quitDescription, interviewMade, hiredDate } = change;
  const { title = job && nameOf('jobs', job)[company.branches[branch]!.language] } = change;
  const { quitDate = quitReason && on } = change;
  return [
    ['ChangeOverview', title ? { title } : {}],
    ['ChangeProfile', phone ? { phone } : {}],
    ['ChangeContact', address ? { address } : {}],
    ['ResignPerson', quitDate ? { quitDate, quitReason, quitDescription, interviewMade } : {}],
    ['RehirePerson', hiredDate ? { hiredDate } : {}],
  ];
}
