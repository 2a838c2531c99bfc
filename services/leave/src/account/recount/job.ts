import { setTimeout } from 'node:timers/promises';
import {
  type CommandScope,
  type Heard,
  type Job,
  type JobControl,
  type Reaction,
  type ReadModel,
} from '@kadro/chassis';
import { branches } from '../../replicas/branches.ts';
import { holidays } from '../../replicas/holidays.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { leaveAccount } from '../events.ts';
import { recount } from '../request/rules.ts';
import { type LeaveRequestRow, leaveRequests } from '../rows/requests/model.ts';
import { holidaysIn, recountDate } from '../shared/calendar.ts';
import { placedFor, placeOn } from '../shared/workplaces.ts';
import { type LeaveAccountState } from '../state.ts';
import { holding, recountPlaces, recountStale, slice } from './workplaces.ts';

export const recountJob = 'recount';
const mostLagMs = 2_000;
const mostLagOfJobMs = 30_000;
const lookEveryMs = 10;

/** What is counted with has to be what was just heard. */
async function projected({ stream, revision }: Heard, model: ReadModel<never>, scope: CommandScope): Promise<string> {
  const id = stream.slice(stream.indexOf('_') + 1);
  for (
    const end = Date.now() + mostLagMs;
    ((await scope.row<{ revision: number }>(model, id))?.revision ?? -1) < revision;
    await setTimeout(lookEveryMs)
  ) {
    if (Date.now() > end) throw new Error('read models lag behind');
  }
  return id;
}

/** What identity declares, moves or withdraws: the requests it touches are counted again, in the background. */
export const measureChanged: Reaction = {
  name: 'recountRequests',
  from: 'leave',
  on: ['HolidayRecorded', 'PersonRecorded', 'BranchRecorded'],
  react: async (heard, scope) => {
    const { id, name, organization, revision, data } = heard;
    const add = (about: Record<string, unknown>): Promise<void> =>
      scope.runtime.ports.jobs.add({ id: `recount.${id}`, name: `leave.${recountJob}`, organization, data: about });
    if (name === 'HolidayRecorded') await add({ holidayId: await projected(heard, holidays.model, scope) });
    // without a day nothing is said of the past: what was asked before stays as it was counted
    if (name === 'PersonRecorded' && data.places?.length > 0)
      await add({ personId: await projected(heard, people.model, scope), revision });
    if (name === 'BranchRecorded' && data.patterns?.length > 0)
      await add({ branchId: await projected(heard, branches.model, scope), revision });
  },
};

/** Counts exactly the touched dates of every open or approved request again; what changes is a compensating event. */
export async function recountRequests(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  if (job.data.requestId !== undefined) await recountLater(job, scope);
  else
    await (job.data.holidayId === undefined ? recountPlaces(job, scope, control) : recountHoliday(job, scope, control));
}

async function recountLater({ data }: Job, scope: CommandScope): Promise<void> {
  if (!(await scope.runtime.caughtUp(String(data.position), undefined, mostLagOfJobMs)))
    throw new Error('read models lag behind');
  await recountMissed(scope, String(data.requestId));
}

interface Reach {
  /** Every date that the holiday ever lay on: a moved one gives its old date back. */
  dates: string[];
  /** Every branch that ever had it; null = all had. */
  branchIds: Set<string | null>;
}

async function reachOf(scope: CommandScope, holidayId: string): Promise<Reach> {
  const { log } = scope.runtime;
  const events = await log.read(log.stream(holidays.deciders![0]!, scope.organization, holidayId));
  const dates = events.flatMap(({ data }) => (typeof data.date === 'string' ? [data.date] : []));
  // the first says nothing where no branch is named, later ones where it stays
  const branchIds = events.flatMap(({ data }, n) =>
    data.branchId === undefined && n > 0 ? [] : [(data.branchId ?? null) as string | null],
  );
  return { dates: [...new Set(dates)].sort(), branchIds: new Set(branchIds) };
}

async function recountHoliday(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  const holidayId = String(job.data.holidayId);
  const { dates, branchIds } = await reachOf(scope, holidayId);
  let done = job.done;
  for (const date of dates) {
    for (let after = cursorOn(job.cursor, date); after !== null;) {
      const page = await touched(scope, date, after);
      for (const row of page) {
        if (control.isStopped()) return;
        const branchId = await branchOn(scope, row, date);
        if (branchIds.has(null) || branchIds.has(branchId)) await recountOne(scope, row, { branchId, date, holidayId });
      }
      done += page.length;
      after = page.length === slice ? page.at(-1)!.id : null;
      await control.progress({ done, total: Math.max(done, job.total), cursor: `${date}/${after ?? '~'}` });
    }
  }
}

/** Where to go on with a date: `''` from the start, null when it is done. */
function cursorOn(cursor: string | null, date: string): string | null {
  if (!cursor || cursor.slice(0, 10) < date) return '';
  if (cursor.slice(0, 10) > date) return null;
  return cursor.endsWith('~') ? null : cursor.slice(11);
}

async function touched(scope: CommandScope, date: string, after: string): Promise<LeaveRequestRow[]> {
  const where = [
    { index: 'beginDate', to: date },
    { index: 'endDate', from: date },
    holding,
    { index: 'id', from: `${after}\u0000` },
  ];
  return scope.find<LeaveRequestRow>(leaveRequests, where, { limit: slice });
}

async function branchOn(scope: CommandScope, row: LeaveRequestRow, date: string): Promise<string | null> {
  return placeOn(placedFor(row, await scope.row<PersonRow>(people.model, row.employeeId)), date).branchId;
}

/**
 * A request that was counted just before a holiday or a place became known, and written just after the others were
 * counted again, is caught here; where rows are late, by a job.
 */
export async function recountIfLate(scope: CommandScope): Promise<void> {
  if (!scope.outcome) return;
  const {
    runtime,
    organization,
    rowId,
    outcome: { position },
  } = scope;
  if (await runtime.caughtUp(position)) return recountMissed(scope, rowId);
  await runtime.ports.jobs.add({
    id: `recount.${crypto.randomUUID()}`,
    name: `leave.${recountJob}`,
    organization,
    data: { requestId: rowId, position },
  });
}

async function recountMissed(scope: CommandScope, requestId: string): Promise<void> {
  const row = await scope.row<LeaveRequestRow>(leaveRequests, requestId);
  if (!row) return;
  const branchId = await branchOn(scope, row, row.beginDate);
  const known = await holidaysIn(scope, branchId, row.beginDate, row.endDate);
  const missed = known.filter(({ date }) => !row._holidays[date]);
  for (const { id, date } of missed)
    await recountOne(scope, row, { branchId: await branchOn(scope, row, date), date, holidayId: id });
  await recountStale(scope, row);
}

async function recountOne(
  scope: CommandScope,
  { id, employeeId }: LeaveRequestRow,
  { branchId, date, holidayId }: { branchId: string | null; date: string; holidayId: string },
): Promise<void> {
  const countAgain = await recountDate(scope, branchId, date);
  await scope.run<LeaveAccountState>(leaveAccount, employeeId, `${date}/${id}`, (state) => {
    const request = state.requests.get(id);
    if (!request) return [];
    const days = request.days.map((day) => (day.date === date ? countAgain(request, day) : day));
    return recount(state, { id, days, cause: { kind: 'HOLIDAY', id: holidayId } });
  });
}
