import { named, readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { access, accessWarnings } from '../access/events.ts';

const text = z.string().nullable();

const schema = z.object({
  /** Of the person. */
  id: z.string(),
  revision: z.int(),
  branchId: text,
  /** null = outside. */
  zoneId: text,
  at: z.string(),
  warning: named('AccessWarning', z.enum(accessWarnings)).nullable(),
  updatedDateTime: z.string(),
});

export type ZonePresenceRow = z.infer<typeof schema>;

/** Where everybody has gone last, by the time of the doors and not of their messages. */
export const zonePresences = readModel(access).rows<ZonePresenceRow>({
  name: 'zonePresences',
  row: 'ZonePresence',
  version: 1,
  schema,
  indexes: {
    zoneId: { path: 'zoneId', of: 'id' },
    branchId: { path: 'branchId', of: 'id', sort: false },
    at: { path: 'at', of: 'instant' },
  },
  reach: { own: 'id', branches: 'branchId' },
  access: ['own', 'branches', 'hr', 'all'],
  area: 'clockInOut',
  unaudited: true,
  project: {
    AccessRecorded: (row, { data: { at, branchId, fromZoneId, toZoneId, warning } }) =>
      (fromZoneId === null && toZoneId === null) || (row && row.at > at)
        ? row
        : { branchId, zoneId: toZoneId, at, warning },
  },
});
