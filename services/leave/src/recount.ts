import { type CommandScope, type Job, type JobControl, type Reaction } from '@kadro/chassis';
import { type LeaveAccountState } from './account-state.ts';
import { holidaysIn, recountDate } from './calendar.ts';
import { leaveAccount } from './leave-account.ts';
import { type LeaveRequestRow, leaveRequests } from './leave-requests.ts';
import { holidays, type HolidayRow } from './neighbours.ts';
import { recount } from './request-rules.ts';

export const recountJob = 'recount';
const slice = 50;

/** A holiday that identity declares, moves or withdraws: the requests it touches are counted again, in the background. */
export const holidayChanged: Reaction = {
  name: 'recountRequests', from: 'leave', on: ['HolidayRecorded'],
  react: async ({ id, organization, stream }, scope) => {
    const holidayId = stream.slice(stream.indexOf('_') + 1);
    await scope.runtime.ports.jobs.add({ id: `recount.${id}`, name: `leave.${recountJob}`, organization, data: { holidayId } });
  },
};

/** Every date that the holiday ever lay on: a moved one gives its old date back. */
async function datesOf(scope: CommandScope, holidayId: string): Promise<string[]> {
  const { log } = scope.runtime;
  const events = await log.read(log.stream(holidays.deciders![0]!, scope.organization, holidayId));
  return [...new Set(events.flatMap(({ data }) => (typeof data.date === 'string' ? [data.date] : [])))].sort();
}

/** Counts exactly the touched dates of every open or approved request again; what changes is a compensating event. */
export async function recountRequests(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  const holidayId = String(job.data.holidayId);
  const holiday = await scope.row<HolidayRow>(holidays.model, holidayId);
  let done = job.done;
  for (const date of await datesOf(scope, holidayId)) {
    for (let after = cursorOn(job.cursor, date); after !== null; ) {
      const page = await touched(scope, date, after);
      for (const row of page) {
        if (control.isStopped()) return;
        if (!holiday?.branchId || row.branchId === holiday.branchId) await recountOne(scope, row, date, holidayId);
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
  const where = [{ index: 'beginDate', to: date }, { index: 'endDate', from: date }, { index: 'status', in: ['PENDING', 'NEED_EXTRA_DETAIL', 'APPROVED'] }, { index: 'id', from: `${after}\u0000` }];
  return scope.find<LeaveRequestRow>(leaveRequests, where, { limit: slice });
}

/** A request that was counted just before a holiday became known, and written just after the others were counted again, is caught here. */
export async function recountIfLate(scope: CommandScope): Promise<void> {
  if (!scope.outcome || !(await scope.runtime.caughtUp(scope.outcome.position))) return;
  const row = await scope.row<LeaveRequestRow>(leaveRequests, scope.rowId);
  if (!row) return;
  const known = await holidaysIn(scope, row.branchId, row.beginDate, row.endDate);
  const missed = known.filter(({ date }) => !row._holidays[date]);
  for (const { id, date } of missed) await recountOne(scope, row, date, id);
}

async function recountOne(scope: CommandScope, row: LeaveRequestRow, date: string, holidayId: string): Promise<void> {
  const { id, employeeId, branchId } = row;
  const countAgain = await recountDate(scope, branchId, date);
  await scope.run<LeaveAccountState>(leaveAccount, employeeId, `${date}/${id}`, (state) => {
    const request = state.requests.get(id);
    if (!request) return [];
    const days = request.days.map((day) => (day.date === date ? countAgain(request, day) : day));
    return recount(state, { id, days, cause: { kind: 'HOLIDAY', id: holidayId } });
  });
}
