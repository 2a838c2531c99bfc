import { type CommandScope, defineImport } from '@kadro/chassis';
import { z } from 'zod';
import { eventTypes } from '../../clock/kinds.ts';
import { reject } from '../../errors/index.ts';
import { type PersonRow } from '../../replicas/people.ts';
import { administrators } from '../../shared/access.ts';
import { settingsOf, zoneAt } from '../../shared/places.ts';
import { uploaderOf } from '../../shared/uploader.ts';
import { type TerminalRow, terminals } from '../../terminals/record.ts';
import { personOf } from '../readings/one.ts';
import { columns } from './columns.ts';
import { instantOf } from './instant.ts';

async function terminalNamed(scope: CommandScope, name: string | undefined): Promise<TerminalRow | null> {
  if (name === undefined) return null;
  const where = [
    { index: 'exactName', eq: name },
    { index: 'archived', eq: false },
  ];
  const [found] = await scope.find<TerminalRow>(terminals.model, where, { limit: 1 });
  return found ?? reject('terminal_unknown', { fields: { terminal: { name: 'terminal_unknown' } } });
}

/** By card, then by staff number. */
async function personNamed(scope: CommandScope, number: string): Promise<PersonRow> {
  const person = await personOf({ scope }, { identity: number, staffNumber: number });
  return person ?? reject('reference_unknown', { fields: { number: { name: 'reference_unknown' } } });
}

/** The log of a device as a file: the same readings as by the device itself, and as often. */
export const deviceLogImport = defineImport({
  name: 'deviceLog',
  path: 'terminal-events/import',
  access: administrators,
  area: 'clockInOut',
  columns,
  key: ['number', 'date', 'time'],
  options: z.object({}),
  datePattern: async (scope) => (await settingsOf(scope)).datePattern,
  uploader: uploaderOf,
  row: async ({ number, date, time, event, terminal: name }, scope) => {
    const terminal = await terminalNamed(scope, name);
    const person = await personNamed(scope, number);
    const zone = terminal?.zone ?? (await zoneAt(scope, person, date));
    const eventType = eventTypes.find((one) => one === event?.toUpperCase()) ?? 'UNKNOWN';
    const at = instantOf({ date, time, zone });
    return {
      command: 'RecordLoggedReading',
      body: { employeeId: person.id, terminalId: terminal?.id ?? null, at, eventType },
    };
  },
});
