import { GuardedRows, named, query, type QueryScope } from '@kadro/chassis';
import { type LocalizedText } from '@kadro/kernel';
import { z } from 'zod';
import { id, name } from '../shared/references.ts';
import { zonePresences, type ZonePresenceRow } from './presences.ts';
import { zones } from './record.ts';

const presences = new GuardedRows(zonePresences);
/** People of a zone that are shown; `count` is of all. */
const mostShown = 100;

const person = named(
  'ZonePerson',
  z.object({ employeeId: z.string(), since: z.string(), warning: z.string().nullable() }),
);

const shown = named(
  'ZoneOccupancy',
  z.object({
    zoneId: z.string(),
    name,
    count: z.int(),
    /** Of those shown, whose last door does not fit the one before. */
    warnings: z.int(),
    people: z.array(person),
  }),
);

interface Zone {
  id: string;
  name: LocalizedText;
}

async function occupancyOf(scope: QueryScope, { id: zoneId, name: zoneName }: Zone) {
  const args = { filter: { zoneId: { eq: zoneId } }, page: 0, rowsPerPage: mostShown, sortBy: 'at', descending: true };
  const { items, total } = await presences.list(scope, args, true);
  const people = items.map(({ id: employeeId, at: since, warning }: ZonePresenceRow) => ({
    employeeId,
    since,
    warning,
  }));
  return {
    zoneId,
    name: zoneName,
    count: total,
    warnings: people.filter(({ warning }) => warning !== null).length,
    people,
  };
}

/** Who is where, as far as the caller reaches people. */
export const zoneOccupancy = query({
  name: 'zoneOccupancy',
  access: { who: 'member' },
  area: 'clockInOut',
  args: z.object({ zoneId: id.optional() }),
  answer: z.array(shown),
  example: {},
  run: async ({ zoneId }, scope) => {
    const where = [{ index: 'archived', eq: false }, ...(zoneId === undefined ? [] : [{ index: 'id', eq: zoneId }])];
    const all = await scope.find<Zone>(zones.model, where, { limit: 100 });
    return Promise.all(all.map((zone) => occupancyOf(scope, zone)));
  },
});
