import { named, readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { eventTypes, sensorKinds } from '../../clock/kinds.ts';
import { unassigned } from './events.ts';

const schema = z.object({
  id: z.string(),
  revision: z.int(),
  terminalId: z.string(),
  at: z.string(),
  eventType: named('ClockEventType', z.enum(eventTypes)),
  sensor: named('SensorKind', z.enum(sensorKinds)),
  receivedAt: z.string(),
  /** Whose the card has become; null = nobody's. */
  employeeId: z.string().nullable(),
  assigned: z.boolean(),
  _card: z.string(),
  updatedDateTime: z.string(),
});

export type UnassignedRow = z.infer<typeof schema>;

export const unassignedReadings = readModel(unassigned).rows<UnassignedRow>({
  name: 'unassignedReadings',
  row: 'UnassignedReading',
  version: 1,
  schema,
  indexes: {
    at: { path: 'at', of: 'instant' },
    terminalId: { path: 'terminalId', of: 'id', sort: false },
    assigned: { path: 'assigned', type: 'boolean' },
    card: { path: '_card', filter: false, sort: false },
  },
  defaultSort: { by: 'at', descending: true },
  reach: {},
  access: ['hr', 'all'],
  unaudited: true,
  keys: ({ data }) => [String(data.readingId)],
  project: {
    UnknownCardRead: (_row, { id: terminalId, data: { readingId: _id, card, ...data } }) => ({
      ...data,
      terminalId,
      employeeId: null,
      assigned: false,
      _card: card,
    }),
    UnknownCardAssigned: (row, { data: { employeeId } }) => row && { ...row, employeeId, assigned: true },
  },
});
