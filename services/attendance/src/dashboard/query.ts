import { GuardedRows, named, query, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { accessEvents } from '../access/rows.ts';
import { monthOf, monthSchema } from '../timesheet/month/rows.ts';
import { incalculableOf, sumsOf } from '../timesheet/month/sums.ts';
import { dayColours, dayStates, dayTypes } from '../timesheet/row.ts';

const doors = new GuardedRows(accessEvents);
const mostDoors = 5;

const minutes = z.int();
const count = z.int();

const answer = named(
  'AttendanceDashboard',
  z.object({
    from: z.string(),
    to: z.string(),
    expected: minutes,
    worked: minutes,
    overtime: minutes,
    missingTime: minutes,
    lates: count.describe('days that began late'),
    earlyLeavers: count.describe('days that ended early'),
    absences: count.describe('days that passed without coming'),
    incalculable: z.array(z.string()).describe('dates that no figure contains'),
    days: z.array(
      named(
        'DashboardDay',
        z.object({
          date: z.string(),
          type: named('DayType', z.enum(dayTypes)).nullable(),
          state: named('DayState', z.enum(dayStates)),
          colour: named('DayColour', z.enum(dayColours)),
        }),
      ),
    ),
    accessEvents: z
      .array(
        named(
          'DoorPassed',
          z.object({
            id: z.string(),
            at: z.string(),
            zone: z.string(),
            terminalId: z.string(),
            fromZoneId: z.string().nullable(),
            toZoneId: z.string().nullable(),
          }),
        ),
      )
      .describe('doors passed last'),
  }),
);

async function doorsOf(scope: QueryScope, employeeId: string) {
  const filter = { employeeId: { eq: employeeId } };
  const args = { filter, page: 0, rowsPerPage: mostDoors, sortBy: 'at', descending: true };
  return (await doors.list(scope, args, false)).items;
}

/** The caller's month so far in figures (specification, dashboard): those of `timesheetMonth`, of the same rows. */
export const attendanceDashboard = query({
  name: 'attendanceDashboard',
  access: { who: 'member' },
  area: 'timesheet',
  args: z.object({ month: monthSchema.nullish().describe('this month where it is absent') }),
  answer,
  example: { month: '2026-10' },
  run: async ({ month }, scope) => {
    const { account } = scope.principal;
    const { from, to, rows } = await monthOf(scope, account, month ?? scope.today().slice(0, 7));
    const sums = sumsOf(rows);
    return {
      from,
      to,
      expected: sums.expectedWorkTime,
      worked: sums.actualWorkTime,
      overtime: sums.overtime,
      missingTime: sums.missingTime,
      lates: sums.lateDays,
      earlyLeavers: sums.earlyLeaveDays,
      absences: sums.absentDays,
      incalculable: incalculableOf(rows),
      days: rows.map(({ date, type, state, colour }) => ({ date, type, state, colour })),
      accessEvents: await doorsOf(scope, account),
    };
  },
});
