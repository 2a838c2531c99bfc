import { endpoint, Refused } from '@kadro/chassis';
import { z } from 'zod';
import { sensibleDay } from '../shared/dated.ts';
import { id } from '../shared/references.ts';
import { type TerminalRow, terminals } from '../terminals/record.ts';
import { timesheetRow } from './row.ts';
import { shownDays } from './shown-days.ts';

const { date, zone, type, state, colour, readings } = timesheetRow.shape;

const shape = z.object({
  employeeId: z.string(),
  date,
  zone,
  type,
  state,
  colour,
  /** In order of time, those that count as nothing too. */
  events: z.array(readings.element.extend({ terminalName: z.string().nullable() })),
});

/** Specification, section 7, timesheets events. */
export const timesheetEvents = endpoint({
  name: 'TimesheetEvents',
  method: 'GET',
  path: 'timesheets/events',
  summary: 'The readings of a day, at which terminal, and how each of them counts',
  access: { who: 'member' },
  area: 'timesheet',
  query: true,
  input: z.strictObject({ employeeId: id.optional(), date: sensibleDay }),
  example: { date: '2026-10-26' },
  answers: { status: 200, shape },
  handle: async ({ employeeId, date: on }, scope) => {
    const [day] = await shownDays(scope, employeeId ?? scope.principal.account, { from: on, to: on });
    if (!day) throw new Refused('entity_not_found');
    const ids = new Set(day.readings.flatMap(({ terminalId }) => terminalId ?? []));
    const known = await scope.rowsById<TerminalRow>(terminals.model, [...ids]);
    const names = new Map(known.map((terminal) => [terminal.id, terminal.name]));
    const events = day.readings.map((reading) => {
      return { ...reading, terminalName: names.get(reading.terminalId ?? '') ?? null };
    });
    return { status: 200, body: shape.parse({ ...day, events }) };
  },
});
