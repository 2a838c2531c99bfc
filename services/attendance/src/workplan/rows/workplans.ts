import { named, readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { workplan } from '../events.ts';

const text = z.string().nullable();

const entry = named(
  'WorkplanEntry',
  z.object({
    date: z.string(),
    shiftId: z.string(),
    version: z.int(),
    /** Working minutes expected; null where they were not recorded yet. */
    minutes: z.int().nullable(),
    /** Local times; null = at whatever time. */
    begin: text,
    end: text,
  }),
);

const schema = z.object({
  id: z.string(),
  revision: z.int(),
  employeeId: z.string(),
  /** Of its first day. */
  branchId: text,
  from: z.string(),
  to: z.string(),
  entries: z.array(entry),
  note: text,
  origin: named('WorkplanOrigin', z.enum(['SINGLE', 'MULTIPLE', 'WORKSHEET', 'IMPORT', 'REQUEST'])),
  status: named('WorkplanStatus', z.enum(['PLANNED', 'CANCELLED'])),
  cancelReason: text,
  by: z.string(),
  updatedDateTime: z.string(),
});

export type WorkplanRow = z.infer<typeof schema>;

/** What was planned in one go; cancelled ones stay. */
export const workplans = readModel(workplan).rows<WorkplanRow>({
  name: 'workplans',
  row: 'Workplan',
  version: 1,
  schema,
  indexes: {
    employeeId: { path: 'employeeId', of: 'id', sort: false },
    branchId: { path: 'branchId', of: 'id', sort: false },
    from: { path: 'from', of: 'day' },
    to: { path: 'to', of: 'day' },
    status: { path: 'status' },
    by: { path: 'by', of: 'id', sort: false },
  },
  defaultSort: { by: 'from', descending: true },
  narrowedBy: 'employeeId',
  reach: { own: 'employeeId', named: ['by'], branches: 'branchId' },
  access: ['own', 'named', 'branches', 'hr', 'all'],
  area: 'shift',
  history: true,
  keys: ({ data }) => (typeof data.id === 'string' ? [data.id] : []),
  project: {
    WorkplanSet: (_row, { id: employeeId, data: { id: _id, note, entries, ...data } }) => ({
      ...data,
      entries: entries.map(({ minutes = null, begin = null, end = null, ...one }) => ({ ...one, minutes, begin, end })),
      employeeId,
      note: note ?? null,
      status: 'PLANNED',
      cancelReason: null,
    }),
    WorkplanNoted: (row, { data: { note } }) => row && { ...row, note: note ?? null },
    WorkplanShiftRemoved: (row, { data: { shiftId, dates } }) =>
      row && {
        ...row,
        entries: row.entries.filter((one) => one.shiftId !== shiftId || !dates.includes(one.date)),
      },
    WorkplanCancelled: (row, { data: { reason } }) => row && { ...row, status: 'CANCELLED', cancelReason: reason },
  },
});
