import { named, readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { eventTypes, sensorKinds } from '../clock/kinds.ts';
import { access, accessWarnings } from './events.ts';

const text = z.string().nullable();

const schema = z.object({
  id: z.string(),
  revision: z.int(),
  employeeId: z.string(),
  branchId: text,
  at: z.string(),
  date: z.string(),
  zone: z.string(),
  terminalId: z.string(),
  eventType: named('ClockEventType', z.enum(eventTypes)),
  sensor: named('SensorKind', z.enum(sensorKinds)),
  receivedAt: z.string(),
  late: z.boolean(),
  fromZoneId: text,
  toZoneId: text,
  warning: named('AccessWarning', z.enum(accessWarnings)).nullable(),
  updatedDateTime: z.string(),
});

export const accessEvents = readModel(access).rows<z.infer<typeof schema>>({
  name: 'accessEvents',
  row: 'AccessEvent',
  version: 1,
  schema,
  indexes: {
    at: { path: 'at', of: 'instant' },
    date: { path: 'date', of: 'day' },
    employeeId: { path: 'employeeId', of: 'id', sort: false },
    branchId: { path: 'branchId', of: 'id', sort: false },
    terminalId: { path: 'terminalId', of: 'id', sort: false },
    toZoneId: { path: 'toZoneId', of: 'id', sort: false },
    warning: { path: 'warning' },
  },
  defaultSort: { by: 'at', descending: true },
  narrowedBy: 'employeeId',
  reach: { own: 'employeeId', branches: 'branchId' },
  access: ['own', 'branches', 'hr', 'all'],
  area: 'clockInOut',
  unaudited: true,
  keys: ({ data }) => [String(data.id)],
  project: {
    AccessRecorded: (_row, { id: employeeId, data: { id: _id, on, ...data } }) => ({ ...data, employeeId, date: on }),
  },
});
