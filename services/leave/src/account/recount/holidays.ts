import { type Job, type JobControl, type CommandScope } from '@kadro/chassis';
import { holidays } from '../../replicas/holidays.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { leaveAccount } from '../events.ts';
import { holdingOnly, idAfter, pageSize } from '../rows/requests/clauses.ts';
import { type LeaveRequestRow } from '../rows/requests/fields.ts';
import { leaveRequests } from '../rows/requests/model.ts';
import { recountDate } from '../shared/calendar.ts';
import { todayAt } from '../shared/lookups.ts';
import { withPlans, workHistoryFor, workplaceOn } from '../shared/workplaces.ts';
import { type LeaveAccountState } from '../state.ts';
import { type CountAgain, recount } from './rules.ts';

interface HolidayHistory {
  /** Every date it has ever been on: a moved holiday gives its old date back. */
  dates: string[];
  /** Every branch that has ever had it; null = all. */
  branchIds: Set<string | null>;
}

async function holidayHistory(scope: CommandScope, holidayId: string): Promise<HolidayHistory> {
  const { events: log } = scope;
  const events = await log.read(log.stream(holidays.deciders![0]!, scope.organization, holidayId));
  const dates = events.flatMap(({ data }) => (typeof data.date === 'string' ? [data.date] : []));
  // absent means no branch in the first event, unchanged in later ones
  const branchIds = events.flatMap(({ data }, n) =>
    data.branchId === undefined && n > 0 ? [] : [(data.branchId ?? null) as string | null],
  );
  return { dates: [...new Set(dates)].sort(), branchIds: new Set(branchIds) };
}

export async function recountHoliday(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  const holidayId = String(job.data.holidayId);
  const { dates, branchIds } = await holidayHistory(scope, holidayId);
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
      after = page.length === pageSize ? page.at(-1)!.id : null;
      await control.progress({ done, total: Math.max(done, job.total), cursor: `${date}/${after ?? '~'}` });
    }
  }
}

/** `''` = from the start, null = the date is done. */
function cursorOn(cursor: string | null, date: string): string | null {
  if (!cursor || cursor.slice(0, 10) < date) return '';
  if (cursor.slice(0, 10) > date) return null;
  return cursor.endsWith('~') ? null : cursor.slice(11);
}

async function touched(scope: CommandScope, date: string, after: string): Promise<LeaveRequestRow[]> {
  const where = [{ index: 'beginDate', to: date }, { index: 'endDate', from: date }, holdingOnly, idAfter(after)];
  return scope.find<LeaveRequestRow>(leaveRequests, where, { limit: pageSize });
}

/** With what is planned, as days are counted. */
export async function branchOn(scope: CommandScope, row: LeaveRequestRow, date: string): Promise<string | null> {
  const person = await scope.row<PersonRow>(people.model, row.employeeId);
  return workplaceOn(withPlans(workHistoryFor(row, person)), date).branchId;
}

export async function recountOne(
  scope: CommandScope,
  { id, employeeId }: LeaveRequestRow,
  { branchId, date, holidayId }: { branchId: string | null; date: string; holidayId: string },
): Promise<void> {
  const countAgain = await recountDate(scope, { personId: employeeId, branchId, date });
  const today = await todayAt(scope, branchId);
  await scope.run<LeaveAccountState>(leaveAccount, employeeId, `${date}/${id}`, (state) => {
    const count: CountAgain = (request, day) => (day.date === date ? countAgain(request, day) : day);
    return recount(state, { id, count, cause: { kind: 'HOLIDAY', id: holidayId } }, { today });
  });
}
