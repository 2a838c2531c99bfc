import { named, query } from '@kadro/chassis';
import { z } from 'zod';
import { monthOf, monthSchema } from '../timesheet/month/rows.ts';
import { expectedUntil, incalculableOf, sumsOf } from '../timesheet/month/sums.ts';
import { dayColours, dayStates, dayTypes } from '../timesheet/row.ts';
import { lastDoors, passedDoor } from './doors.ts';
import { dashboardZone, occupiedZones } from './zones.ts';

const minutes = z.int();
const count = z.int();

const answer = named(
  'AttendanceDashboard',
  z.object({
    from: z.string(),
    to: z.string(),
    expected: minutes,
    expectedSoFar: minutes.describe('of the days up to today'),
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
    accessEvents: z.array(passedDoor).describe('doors passed last'),
    zones: z.array(dashboardZone).describe('none for whoever reaches nobody else in them'),
  }),
);

/** The caller's month so far in figures (specification, dashboard): those of `timesheetMonth`, of the same rows. */
export const attendanceDashboard = query({
  name: 'attendanceDashboard',
  isCostly: true,
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
      expectedSoFar: expectedUntil(rows, scope.today()),
      worked: sums.actualWorkTime,
      overtime: sums.overtime,
      missingTime: sums.missingTime,
      lates: sums.lateDays,
      earlyLeavers: sums.earlyLeaveDays,
      absences: sums.absentDays,
      incalculable: incalculableOf(rows),
      days: rows.map(({ date, type, state, colour }) => ({ date, type, state, colour })),
      accessEvents: await lastDoors(scope, account),
      zones: await occupiedZones(scope),
    };
  },
});
