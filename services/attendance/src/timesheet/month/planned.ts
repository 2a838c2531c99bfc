import { named, query } from '@kadro/chassis';
import { weekStart } from '@kadro/kernel';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { type ShownTimesheet } from '../row.ts';
import { mustBeRange, shownDays } from '../shown-days.ts';

const answer = named(
  'PlannedWorkTime',
  z.object({
    employeeId: z.string(),
    minutes: z.int().describe('expected on all days, those that cannot be calculated too'),
    weeks: z.array(
      named(
        'PlannedWeek',
        z.object({
          monday: z.string(),
          minutes: z.int(),
          shifts: z.int().describe('without working days of patterns'),
        }),
      ),
    ),
  }),
);

type Day = Pick<ShownTimesheet, 'date' | 'expectedWorkTime' | 'assignedShifts'>;

const minutesOf = (days: readonly Day[]): number =>
  days.reduce((sum, { expectedWorkTime }) => sum + expectedWorkTime, 0);

const shiftsOf = (days: readonly Day[]): number =>
  days.reduce((sum, { assignedShifts }) => sum + assignedShifts.filter(({ id }) => id !== null).length, 0);

/** What somebody has to work, in all and by weeks, which begin on a Monday. */
const plannedOf = (days: readonly Day[]) => ({
  minutes: minutesOf(days),
  weeks: [...Map.groupBy(days, ({ date }) => weekStart(date))].map(([monday, ofWeek]) => {
    return { monday, minutes: minutesOf(ofWeek), shifts: shiftsOf(ofWeek) };
  }),
});

/** What people have to work in a range of dates, without those whom the caller does not reach. */
export const plannedWorkTime = query({
  name: 'plannedWorkTime',
  isCostly: true,
  access: { who: 'member' },
  area: 'timesheet',
  args: z.object({ employeeIds: z.array(z.string().max(64)).max(100), from: sensibleDay, to: sensibleDay }),
  answer: z.array(answer),
  example: { employeeIds: ['018f0000-0000-7000-8000-000000000001'], from: '2026-10-26', to: '2026-11-01' },
  run: async ({ employeeIds, ...range }, scope) => {
    mustBeRange(range);
    const people = await Promise.all(
      [...new Set(employeeIds)].map(async (employeeId) => {
        return { employeeId, days: await shownDays(scope, employeeId, range) };
      }),
    );
    return people.flatMap(({ employeeId, days }) => (days.length === 0 ? [] : [{ employeeId, ...plannedOf(days) }]));
  },
});
