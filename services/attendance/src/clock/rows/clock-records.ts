import { named, readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { clock } from '../events.ts';
import { eventTypes, sensorKinds } from '../kinds.ts';

const text = z.string().nullable();

const schema = z.object({
  id: z.string(),
  revision: z.int(),
  employeeId: z.string(),
  branchId: text,
  at: z.string(),
  /** Local date, in `zone`. */
  date: z.string(),
  zone: z.string(),
  eventType: named('ClockEventType', z.enum(eventTypes)),
  terminalId: text,
  sensor: named('SensorKind', z.enum(sensorKinds)),
  deviceAt: text,
  receivedAt: z.string(),
  source: named('ClockSource', z.enum(['WEB', 'MOBILE', 'DEVICE', 'IMPORT', 'CORRECTION'])),
  late: z.boolean(),
  by: z.string(),
  shiftId: text,
  description: text,
  place: named('ClockPlace', z.object({ latitude: z.number(), longitude: z.number() })).nullable(),
  superseded: z.boolean(),
  replacedBy: text,
  reason: text,
  updatedDateTime: z.string(),
});

export type ClockRecordRow = z.infer<typeof schema>;

/** All readings, superseded ones too: a reading is a fact. */
export const clockRecords = readModel(clock).rows<ClockRecordRow>({
  name: 'clockRecords',
  row: 'ClockRecord',
  version: 1,
  schema,
  indexes: {
    at: { path: 'at', of: 'instant' },
    date: { path: 'date', of: 'day' },
    employeeId: { path: 'employeeId', of: 'id', sort: false },
    branchId: { path: 'branchId', of: 'id', sort: false },
    terminalId: { path: 'terminalId', of: 'id', sort: false },
    eventType: { path: 'eventType' },
    superseded: { path: 'superseded', type: 'boolean' },
  },
  defaultSort: { by: 'at', descending: true },
  narrowedBy: 'employeeId',
  reach: { own: 'employeeId', branches: 'branchId' },
  access: ['own', 'branches', 'hr', 'all'],
  area: 'clockInOut',
  history: true,
  keys: ({ data }) => [String(data.id ?? data.readingId)],
  project: {
    ReadingRecorded: (_row, { id: employeeId, data: { id: _id, until: _until, on, description, place, ...data } }) => ({
      ...data,
      employeeId,
      date: on,
      description: description ?? null,
      place: place ?? null,
      superseded: false,
      replacedBy: null,
      reason: null,
    }),
    ReadingSuperseded: (row, { data: { replacedBy, reason } }) =>
      row && { ...row, superseded: true, replacedBy, reason },
    ShiftChosen: (row, { data: { shiftId } }) => row && { ...row, shiftId },
  },
});
