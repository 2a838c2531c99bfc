import { named, query, type QueryScope } from '@kadro/chassis';
import { localizedTextSchema } from '@kadro/kernel';
import { z } from 'zod';
import { calendar, holidayOn } from '../../calendar/events.ts';
import { type TimesheetRow } from '../row.ts';
import { monthOf, monthSchema } from './rows.ts';
import { countedOf, expectedUntil, incalculableOf, sumsOf, sumsSchema, weeksOf } from './sums.ts';

const minutes = z.int();
const dates = z.array(z.string());

const answer = named(
  'TimesheetMonth',
  z.object({
    from: z.string(),
    to: z.string(),
    sums: named('TimesheetSums', z.object(sumsSchema)),
    expectedSoFar: minutes.describe('of the days up to today'),
    weeks: z.array(named('TimesheetWeek', z.object({ monday: z.string(), ...sumsSchema }))),
    incalculable: z.array(z.string()).describe('dates that no sum contains'),
    counted: named(
      'CountedDates',
      z.object({ overtime: dates, missingTime: dates, lateDays: dates, earlyLeaveDays: dates, absentDays: dates }),
    ).describe('on which dates each figure counts'),
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
    month: monthSchema,
  }),
  answer,
  example: { month: '2026-10' },
  run: async ({ employeeId, month }, scope) => {
    const { from, to, rows } = await monthOf(scope, employeeId ?? scope.principal.account, month);
    return {
      from,
      to,
      sums: sumsOf(rows),
      expectedSoFar: expectedUntil(rows, scope.today()),
      weeks: weeksOf(rows),
      incalculable: incalculableOf(rows),
      counted: countedOf(rows),
      holidays: await holidaysOf(scope, rows),
    };
  },
});
