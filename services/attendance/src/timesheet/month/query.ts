import { GuardedRows, named, query, type QueryScope } from '@kadro/chassis';
import { addDays, localizedTextSchema } from '@kadro/kernel';
import { z } from 'zod';
import { calendar, holidayOn } from '../../calendar/events.ts';
import { timesheets } from '../model.ts';
import { type TimesheetRow } from '../row.ts';
import { datesBetween, dayKey } from '../weeks.ts';
import { incalculableOf, sumsOf, weeksOf } from './sums.ts';

const days = new GuardedRows(timesheets);
const minutes = z.int();
const counts = z.int();

const sums = {
  expectedWorkTime: minutes,
  actualWorkTime: minutes,
  missingTime: minutes,
  overtime: minutes,
  overtimeUnapproved: minutes,
  leaveTime: minutes,
  lateDays: counts,
  earlyLeaveDays: counts,
  absentDays: counts,
};

const answer = named(
  'TimesheetMonth',
  z.object({
    from: z.string(),
    to: z.string(),
    sums: named('TimesheetSums', z.object(sums)),
    weeks: z.array(named('TimesheetWeek', z.object({ monday: z.string(), ...sums }))),
    incalculable: z.array(z.string()).describe('dates that no sum contains'),
    holidays: z.array(
      named(
        'TimesheetHoliday',
        z.object({
          date: z.string(),
          part: named('HolidayPart', z.enum(['FULL', 'MORNING', 'AFTERNOON'])),
          names: z.array(named('LocalizedText', localizedTextSchema)),
        }),
      ),
    ),
  }),
);

/** The rows of these dates that the caller reaches. */
async function rowsOf(scope: QueryScope, employeeId: string, dates: readonly string[]) {
  const found = await days.byIds(
    scope,
    dates.map((date) => dayKey(employeeId, date)),
  );
  return found.filter((row) => row !== null);
}

/** Holidays of the places where somebody works on these dates. */
export async function holidaysOf(scope: QueryScope, rows: readonly Pick<TimesheetRow, 'date' | 'branchId'>[]) {
  const { state } = await scope.state(calendar, scope.organization);
  return rows.flatMap(({ date, branchId }) => {
    const part = holidayOn(state, branchId, date);
    if (!part) return [];
    const all = state.byDate.get(date, []).map((id) => state.holidays.get(id)!);
    const here = all.filter((one) => one.branchId === null || one.branchId === branchId);
    return [{ date, part, names: here.map(({ names }) => names) }];
  });
}

/** What a person's month comes to; of the same rows, and with the same reach, as `timesheets`. */
export const timesheetMonth = query({
  name: 'timesheetMonth',
  access: { who: 'member' },
  area: 'timesheet',
  args: z.object({
    employeeId: z.string().max(64).nullish().describe('the caller where it is absent'),
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  }),
  answer,
  example: { month: '2026-10' },
  run: async ({ employeeId, month }, scope) => {
    const from = `${month}-01`;
    const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
    const rows = await rowsOf(scope, employeeId ?? scope.principal.account, datesBetween(from, to));
    return {
      from,
      to,
      sums: sumsOf(rows),
      weeks: weeksOf(rows),
      incalculable: incalculableOf(rows),
      holidays: await holidaysOf(scope, rows),
    };
  },
});
