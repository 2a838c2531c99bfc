import { named, readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { dayStates, dayTypes } from '../../timesheet/row.ts';
import { minutesShape, sumsSchema } from '../figures.ts';
import { causes, periodPerson } from '../person/events.ts';

const figures = named(
  'PeriodFigures',
  z.object({
    type: named('DayType', z.enum(dayTypes)).nullable(),
    state: named('DayState', z.enum(dayStates)),
    ...minutesShape,
  }),
);

const schema = z.object({
  id: z.string(),
  revision: z.int(),
  periodId: z.string(),
  branchId: z.string().nullable(),
  month: z.string(),
  employeeId: z.string(),
  date: z.string(),
  /** null = no record of the day. */
  before: figures.nullable(),
  after: figures.nullable(),
  change: named('PeriodSums', sumsSchema),
  cause: named('DifferenceCause', z.enum(causes)),
  causedBy: z.string(),
  /** Whose act it follows from, or which terminal's. */
  by: z.string().nullable(),
  terminalId: z.string().nullable(),
  reason: z.string().nullable(),
  /** The month that it is paid with, YYYY-MM. */
  payableIn: z.string(),
  recordedAt: z.string(),
  updatedDateTime: z.string(),
});

export type PeriodDifferenceRow = z.infer<typeof schema>;

/** What days of closed months say else than what they were closed with, each once. */
export const periodDifferences = readModel(periodPerson).rows<PeriodDifferenceRow>({
  name: 'periodDifferences',
  row: 'PeriodDifference',
  version: 2,
  schema,
  indexes: {
    recordedAt: { path: 'recordedAt', of: 'instant' },
    date: { path: 'date', of: 'day' },
    periodId: { path: 'periodId', sort: false },
    branchId: { path: 'branchId', of: 'id', sort: false },
    employeeId: { path: 'employeeId', of: 'id', sort: false },
    cause: { path: 'cause' },
    payableIn: { path: 'payableIn', of: 'month' },
  },
  defaultSort: { by: 'recordedAt', descending: true },
  narrowedBy: 'periodId',
  reach: { own: 'employeeId', branches: 'branchId' },
  access: ['own', 'branches', 'hr', 'all'],
  area: 'timesheet',
  keys: ({ data }) => (typeof data.id === 'string' ? [data.id] : []),
  project: {
    PeriodDifferenceRecorded: (_row, { at, data: { due: _due, reason, by, terminalId, ...data } }) => ({
      ...data,
      reason: reason ?? null,
      by: by ?? null,
      terminalId: terminalId ?? null,
      recordedAt: at,
    }),
  },
});
