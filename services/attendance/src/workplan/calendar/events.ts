import { endpoint } from '@kadro/chassis';
import { z } from 'zod';
import { id } from '../../shared/references.ts';
import { holidaysOf } from '../../timesheet/month/query.ts';
import { mustBeRange, mustBeSeen, rangeFields, shownDays } from '../../timesheet/shown-days.ts';
import { calendarEvent, calendarEvents } from './rules.ts';

/** Specification, section 7, workplans events. */
export const workplanEvents = endpoint({
  name: 'WorkplanEvents',
  method: 'GET',
  path: 'workplans/events',
  summary: "A person's calendar: planned shifts, approved leave and holidays",
  access: { who: 'member' },
  area: 'shift',
  query: true,
  input: z.strictObject({ ...rangeFields, employeeId: id.optional() }),
  example: { from: '2026-10-26', to: '2026-11-01' },
  answers: { status: 200, shape: z.object({ items: z.array(calendarEvent) }) },
  handle: async ({ employeeId, ...range }, scope) => {
    mustBeRange(range);
    const days = await shownDays(scope, employeeId ?? scope.principal.account, range);
    mustBeSeen(scope, employeeId, days);
    return { status: 200, body: { items: calendarEvents(days, await holidaysOf(scope, days)) } };
  },
});
