import { type Job, type JobControl, type CommandScope } from '@kadro/chassis';
import { addDays, type Day, weekStart } from '@kadro/kernel';
import { countedCalendarDays } from '../../leave-types/known-then.ts';
import { branches, type BranchRow } from '../../replicas/branches.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { type PlanRow, plans } from '../../replicas/plans.ts';
import { type StandingPlan, standingPlans } from '../../replicas/standing-plans.ts';
import { leaveAccount } from '../events.ts';
import { holdingOnly, idAfter, pageSize } from '../rows/requests/clauses.ts';
import { type LeaveRequestRow } from '../rows/requests/fields.ts';
import { leaveRequests } from '../rows/requests/model.ts';
import { type CalendarPeriod, calendarPeriods } from '../shared/calendar.ts';
import { countDays } from '../shared/days.ts';
import { todayAt } from '../shared/lookups.ts';
import { type RecountCause } from '../shared/shapes.ts';
import {
  firstDifference,
  patternsOf,
  type WorkHistory,
  withPlans,
  workHistoryFor,
  workplaceOn,
  workplacesOf,
} from '../shared/workplaces.ts';
import { type LeaveAccountState } from '../state.ts';
import { type CountAgain, recount } from './rules.ts';

interface Change {
  from: Day;
  /** The last date that may count otherwise; absent = all from the first on. */
  to?: Day;
  cause: { kind: RecountCause; id: string };
  where: { index: string; eq: string }[];
  isTouched: (row: LeaveRequestRow, person: PersonRow | null) => boolean;
}

/** The recorded state before a revision and with it. */
export async function aroundOf<T extends object>(
  scope: CommandScope,
  part: typeof people,
  id: string,
  revision: number,
): Promise<[before: Partial<T>, after: T]> {
  const { events: log } = scope;
  const events = await log.read(log.stream(part.deciders![0]!, scope.organization, id));
  const stateTo = (last: number): Partial<T> =>
    Object.assign({}, ...events.filter(({ stored }) => stored.revision <= last).map(({ data }) => data)) as Partial<T>;
  return [stateTo(revision - 1), stateTo(revision) as T];
}

async function personChange(scope: CommandScope, personId: string, revision: number): Promise<Change | null> {
  const [before, after] = await aroundOf<WorkHistory>(scope, people, personId, revision);
  const states = [{ branchId: null, workingPattern: null, ...before }, after] as const;
  const [facts, plans] = [states.map(workplacesOf), states.map((one) => workplacesOf(withPlans(one)))];
  const moves = [facts, plans].map(([was = [], is = []]) => firstDifference(was, is, ({ branchId }) => branchId));
  const counts = firstDifference(plans[0]!, plans[1]!, ({ branchId, workingPattern }) => [branchId, workingPattern]);
  const [from = null] = [...moves, counts].filter((day) => day !== null).sort();
  if (from === null || revision === 0) return null;
  const branchId = workplaceOn(withPlans(after), from).branchId;
  const cause =
    moves.includes(from) && branchId
      ? ({ kind: 'BRANCH', id: branchId } as const)
      : ({ kind: 'PATTERN', id: personId } as const);
  return { from, cause, where: [{ index: 'employeeId', eq: personId }], isTouched: () => true };
}

async function branchChange(scope: CommandScope, branchId: string, revision: number): Promise<Change | null> {
  const [before, after] = await aroundOf<BranchRow>(scope, branches, branchId, revision);
  if (revision === 0) return null;
  const from = firstDifference(patternsOf(before as BranchRow), patternsOf(after), ({ pattern }) => pattern);
  const isTouched: Change['isTouched'] = (row, person) =>
    workplacesOf(withPlans(workHistoryFor(row, person))).some(
      (place) => place.branchId === branchId && !place.workingPattern,
    );
  return from === null ? null : { from, cause: { kind: 'PATTERN', id: branchId }, where: [], isTouched };
}

/** Of a workplan all dates, and before it was changed the same ones; a duty of weeks may count later ones otherwise. */
async function planChange(scope: CommandScope, planId: string): Promise<Change | null> {
  const plan = await scope.row<PlanRow>(plans.model, planId);
  if (!plan) return null;
  const { personId, from } = plan;
  const to = addDays(weekStart(plan.to), 6);
  const where = [{ index: 'employeeId', eq: personId }];
  return { from, to, cause: { kind: 'PATTERN', id: personId }, where, isTouched: (row) => row.beginDate <= to };
}

const nobodys = { from: '', id: null, version: 0, offset: 0 };

/** From the first day on which another worksheet or shift stands, or from the one that a definition counts from. */
async function standingChange(
  scope: CommandScope,
  personId: string,
  { revision, since }: { revision: number; since?: Day },
): Promise<Change | null> {
  const states = since === undefined ? await aroundOf<StandingPlan>(scope, standingPlans, personId, revision) : [];
  const [worksheets, shifts] = [
    states.map(({ worksheets: all = [] }) => [nobodys, ...all.map(({ worksheetId: id, ...one }) => ({ ...one, id }))]),
    states.map(({ shifts: all = [] }) => [
      nobodys,
      ...all.map(({ shiftId: id, ...one }) => ({ ...one, id, offset: 0 })),
    ]),
  ];
  const differences = [worksheets, shifts].map(([was = [nobodys], is = [nobodys]]) =>
    firstDifference(was, is, ({ from: _from, ...value }) => value),
  );
  const [from = null] = since === undefined ? differences.filter((day) => day !== null).sort() : [since];
  const where = [{ index: 'employeeId', eq: personId }];
  return from === null ? null : { from, cause: { kind: 'PATTERN', id: personId }, where, isTouched: () => true };
}

function changeOf(scope: CommandScope, { data }: Job): Promise<Change | null> {
  const { personId, branchId, planId, standingOf, since, revision } = data as {
    personId?: string;
    branchId: string;
    planId?: string;
    standingOf?: string;
    since?: Day;
    revision: number;
  };
  if (planId) return planChange(scope, planId);
  if (standingOf) return standingChange(scope, standingOf, { revision, since });
  return personId ? personChange(scope, personId, revision) : branchChange(scope, branchId, revision);
}

/** From the first changed date on; resumes at the cursor, the id of the last request looked at. */
export async function recountWorkplaces(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  const change = await changeOf(scope, job);
  if (!change) return;
  let { done } = job;
  for (let after: string | null = job.cursor ?? ''; after !== null;) {
    const page: LeaveRequestRow[] = await touched(scope, change, after);
    for (const row of page) {
      if (control.isStopped()) return;
      const person = await scope.row<PersonRow>(people.model, row.employeeId);
      if (change.isTouched(row, person)) await recountFrom(scope, row, person, change);
    }
    done += page.length;
    after = page.length === pageSize ? page.at(-1)!.id : null;
    await control.progress({ done, total: Math.max(done, job.total), cursor: after ?? '~' });
  }
}

async function touched(scope: CommandScope, { from, where }: Change, after: string): Promise<LeaveRequestRow[]> {
  const since = from === '' ? [] : [{ index: 'endDate', from }];
  return scope.find<LeaveRequestRow>(leaveRequests, [...where, ...since, holdingOnly, idAfter(after)], {
    limit: pageSize,
  });
}

async function recountFrom(
  scope: CommandScope,
  row: LeaveRequestRow,
  person: PersonRow | null,
  { from, to, cause }: Pick<Change, 'from' | 'to' | 'cause'>,
): Promise<void> {
  const { id, employeeId, beginDate, endDate, leaveTypeId, requestedDateTime } = row;
  const placed = workHistoryFor(row, person);
  const periods = await calendarPeriods(scope, { ...withPlans(placed), id: employeeId }, beginDate, endDate);
  const former = await countedCalendarDays(scope, leaveTypeId, requestedDateTime);
  const today = await todayAt(scope, person?.branchId ?? row.branchId);
  await scope.run<LeaveAccountState>(leaveAccount, employeeId, `${from}/${id}`, (state) => {
    const request = state.requests.get(id);
    if (!request) return [];
    const count = countedOver(periods, { from, to }, former);
    const branchId = workplaceOn(placed, request.beginDate).branchId;
    return recount(state, { id, count, cause, branchId }, { today });
  });
}

/** Days outside the change stay as they are; each request counts by the rules that it was asked under. */
function countedOver(
  periods: readonly CalendarPeriod[],
  { from, to }: Pick<Change, 'from' | 'to'>,
  former: boolean,
): CountAgain {
  return (request, { date, ...day }) => {
    const period = periods.find((one) => one.from <= date && date <= one.to);
    if (date < from || (to && date > to) || !period) return { date, ...day };
    const { countsCalendarDays = former } = request;
    return countDays({ ...request, beginDate: date, endDate: date, countsCalendarDays }, period.calendar)[0]!;
  };
}

/** For a request that was counted by an outdated workplace or pattern. */
export async function recountStale(scope: CommandScope, row: LeaveRequestRow): Promise<void> {
  const person = await scope.row<PersonRow>(people.model, row.employeeId);
  if (!person?.places?.length) return;
  const cause = { kind: 'PATTERN', id: row.employeeId } as const;
  await recountFrom(scope, row, person, { from: row.beginDate, cause });
}
