import { branchId, nameOf } from './reference.ts';
import { managementOf, type Member, personId, reference } from './staff.ts';
import { type Company, daysBefore, morning, order, type Step } from './timeline.ts';

/** Something that happened to somebody: on a day, or so many days ago. Absent = unchanged. */
export interface Change extends Partial<
  Pick<Member, 'branch' | 'unit' | 'team' | 'job' | 'manager' | 'employmentType'>
> {
  at?: string;
  daysAgo?: number;
  /**
   * Counts from the first day of the month so many months from now; absent = from the day it is said. A resignation
   * without a quit date ends on it.
   */
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
  /** Numbers of those who decide on leave, where others do than the line says. */
  leaveManagers?: string[];
}

function employmentOf(
  { branch, unit, team, job, manager, staffNumber, employmentType }: Change,
  company: Company,
): object {
  return {
    ...(branch && { branchId: branchId(company.branches[branch]!), company: company.branches[branch]!.employer }),
    ...(unit && { unitId: reference('unit', unit) }),
    ...(team !== undefined && { teamId: reference('team', team) }),
    ...(job && { jobId: reference('job', job) }),
    ...(manager && { managerId: personId(manager) }),
    ...(staffNumber && { staffNumber }),
    ...(employmentType && { employmentType }),
  };
}

/** The first day of the month so many months from now. */
const monthFrom = (now: Temporal.Instant, months: number): string =>
  now.toZonedDateTimeISO('UTC').toPlainDate().with({ day: 1 }).add({ months }).toString();

/** Moves, promotions, resignations, a return, small changes and what is planned, in the order of the table. */
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
    const send = (name: string, body: object): Step[] =>
      Object.keys(body).length > 0 ? [order(company, at, name, personId(change.who), body, `change/${n}`)] : [];
    const dated = (name: string, body: object): Step[] =>
      send(name, on && Object.keys(body).length > 0 ? { ...body, effectiveOn: on } : body);
    const {
      title = change.job && nameOf('jobs', change.job)[company.branches[member.branch]!.language],
      phone,
      address,
      quitReason,
      quitDate = quitReason && on,
      quitDescription,
      interviewMade,
      hiredDate,
      leaveManagers,
    } = change;
    return [
      ...dated('ChangeEmployment', employmentOf(change, company)),
      ...dated('ChangeManagement', change.manager ? managementOf(member, all) : {}),
      ...dated('ChangeManagement', leaveManagers ? { leaveManagers: leaveManagers.map(personId) } : {}),
      ...send('ChangeOverview', title ? { title } : {}),
      ...send('ChangeProfile', phone ? { phone } : {}),
      ...send('ChangeContact', address ? { address } : {}),
      ...send('ResignPerson', quitDate ? { quitDate, quitReason, quitDescription, interviewMade } : {}),
      ...send('RehirePerson', hiredDate ? { hiredDate } : {}),
    ];
  });
}
