import { GuardedRows, named, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { accessEvents } from '../access/rows.ts';
import { name } from '../shared/references.ts';
import { terminals, type TerminalRow } from '../terminals/record.ts';
import { zones, type ZoneRow } from '../zones/record.ts';

const doors = new GuardedRows(accessEvents);
const most = 5;

export const passedDoor = named(
  'DoorPassed',
  z.object({
    id: z.string(),
    at: z.string(),
    zone: z.string(),
    terminalId: z.string(),
    terminalName: z.string().nullable(),
    fromZoneId: z.string().nullable(),
    toZoneId: z.string().nullable(),
    toZoneName: name.nullable().describe('null = outside'),
  }),
);

/** The doors that somebody passed last, the latest first. */
export async function lastDoors(scope: QueryScope, employeeId: string): Promise<z.infer<typeof passedDoor>[]> {
  const filter = { employeeId: { eq: employeeId } };
  const { items } = await doors.list(scope, { filter, rowsPerPage: most, sortBy: 'at', descending: true }, false);
  return Promise.all(
    items.map(async ({ id, at, zone, terminalId, fromZoneId, toZoneId }) => {
      const terminal = await scope.row<TerminalRow>(terminals.model, terminalId);
      const to = toZoneId === null ? null : await scope.row<ZoneRow>(zones.model, toZoneId);
      const names = { terminalName: terminal?.name ?? null, toZoneName: to?.name ?? null };
      return { id, at, zone, terminalId, fromZoneId, toZoneId, ...names };
    }),
  );
}
