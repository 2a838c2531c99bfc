import { type Job, type CommandScope } from '@kadro/chassis';
import { endMissed } from '../end/job.ts';
import { type LeaveRequestRow } from '../rows/requests/fields.ts';
import { leaveRequests } from '../rows/requests/model.ts';
import { holidaysIn } from '../shared/calendar.ts';
import { branchOn, recountOne } from './holidays.ts';
import { recountJob } from './job.ts';
import { recountStale } from './workplaces.ts';

const mostLagOfJobMs = 30_000;

/** What days are counted by, beside the request. */
const countedBy = [
  'PersonRecorded',
  'BranchRecorded',
  'HolidayRecorded',
  'PlanRecorded',
  'StandingPlanRecorded',
  'ShiftVersionRecorded',
  'WorksheetVersionRecorded',
];

/**
 * Catches a request that was counted just before a holiday or workplace became known and written just after the others
 * were counted again; where rows lag behind, a job does it.
 */
export async function recountIfLate(scope: CommandScope): Promise<void> {
  if (!scope.outcome) return;
  const {
    organization,
    rowId,
    outcome: { position },
  } = scope;
  if (await scope.caughtUp(position)) return scope.mayHaveMissed(countedBy) ? recountMissed(scope, rowId) : undefined;
  await scope.jobs.add({
    id: `recount.${scope.ids.random()}`,
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
  await endMissed(scope, row);
}

export async function recountLater({ data }: Job, scope: CommandScope): Promise<void> {
  if (!(await scope.caughtUp(String(data.position), undefined, mostLagOfJobMs)))
    throw new Error('read models lag behind');
  await recountMissed(scope, String(data.requestId));
}
