import { named, query } from '@kadro/chassis';
import { z } from 'zod';
import { dayColours, dayStates, dayTypes } from '../row.ts';
import { monthOf, monthSchema } from './rows.ts';
import { incalculableOf, sumsOf, sumsSchema } from './sums.ts';

/** People of a page. */
const mostPeople = 50;

const answer = named(
  'PersonMonth',
  z.object({
    employeeId: z.string(),
    sums: named('TimesheetSums', z.object(sumsSchema)),
    incalculable: z.array(z.string()).describe('dates that no sum contains'),
    days: z.array(
      named(
        'PersonMonthDay',
        z.object({
          id: z.string(),
          date: z.string(),
          type: named('DayType', z.enum(dayTypes)).nullable(),
          state: named('DayState', z.enum(dayStates)),
          colour: named('DayColour', z.enum(dayColours)),
          leaveColour: z.string().nullable().describe('of the kind of leave'),
        }),
      ),
    ),
  }),
);

/** The months of people, day by day and in sum; without those whom the caller does not reach. */
export const timesheetMonths = query({
  name: 'timesheetMonths',
  isCostly: true,
  access: { who: 'member' },
  area: 'timesheet',
  args: z.object({ employeeIds: z.array(z.string().max(64)).max(mostPeople), month: monthSchema }),
  answer: z.array(answer),
  example: { employeeIds: ['018f0000-0000-7000-8000-000000000001'], month: '2026-10' },
  run: async ({ employeeIds, month }, scope) => {
    const months = await Promise.all(
      [...new Set(employeeIds)].map(async (employeeId) => {
        const { rows } = await monthOf(scope, employeeId, month);
        return { employeeId, rows };
      }),
    );
    return months
      .filter(({ rows }) => rows.length > 0)
      .map(({ employeeId, rows }) => ({
        employeeId,
        sums: sumsOf(rows),
        incalculable: incalculableOf(rows),
        days: rows.map(({ id, date, type, state, colour, leaveRequest }) => {
          return { id, date, type, state, colour, leaveColour: leaveRequest?.leaveType.color ?? null };
        }),
      }));
  },
});
