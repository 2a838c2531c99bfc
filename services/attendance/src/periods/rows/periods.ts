import { named, readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { period, periodStates } from '../events.ts';
import { placeKey } from '../months.ts';
import { none, plus, sumsSchema } from '../figures.ts';

const text = z.string().nullable();

const schema = z.object({
  id: z.string(),
  revision: z.int(),
  /** null = of whoever has none. */
  branchId: z.string().nullable(),
  /** YYYY-MM. */
  month: z.string(),
  from: z.string(),
  to: z.string(),
  state: named('PeriodState', z.enum(periodStates)),
  /** Whether changes of its days need a correction: from the moment that it is being closed. */
  closed: z.boolean(),
  closedAt: text,
  closedBy: text,
  /** People looked at while it is being closed. */
  done: z.int(),
  total: z.int(),
  /** Who have days in it. */
  people: z.int(),
  sums: named('PeriodSums', sumsSchema),
  taken: z.array(
    named('DayAsItIs', z.object({ employeeId: z.string(), date: z.string(), reason: text, by: z.string() })),
  ),
  updatedDateTime: z.string(),
});

/** With what it is found by: whose days were taken, and where it is, whoever has no branch included. */
export type PeriodRow = z.infer<typeof schema> & { _people: string[]; _place: string };

/** Months of branches, and of whoever has none, from the first that has a day record. */
export const periods = readModel(period).rows<PeriodRow>({
  name: 'periods',
  row: 'Period',
  version: 3,
  schema,
  indexes: {
    branchId: { path: 'branchId', of: 'id', sort: false },
    place: { path: '_place', filter: false, sort: false },
    month: { path: 'month', of: 'month' },
    from: { path: 'from', of: 'day' },
    to: { path: 'to', of: 'day' },
    state: { path: 'state' },
    closed: { path: 'closed', type: 'boolean' },
    /** Of whom days were taken as they are: found when somebody is forgotten. */
    person: { path: '_people', type: 'list', filter: false },
  },
  defaultSort: { by: 'month', descending: true },
  reach: { branches: 'branchId' },
  access: ['branches', 'hr', 'all'],
  area: 'timesheet',
  unaudited: ['PeriodOpened', 'PeriodPortionCalculated', 'PeriodCalculated'],
  project: {
    PeriodOpened: (_row, { data }) => ({
      ...data,
      state: 'OPEN',
      closed: false,
      closedAt: null,
      closedBy: null,
      done: 0,
      total: 0,
      people: 0,
      sums: none,
      taken: [],
      _people: [],
      _place: placeKey(data.branchId),
    }),
    PeriodClosed: (row, { data, at }) =>
      row && { ...row, state: 'CLOSING', closed: true, closedAt: at, closedBy: data.by },
    DayTakenAsItIs: (row, { data: { reason, ...day } }) =>
      row && {
        ...row,
        taken: [...row.taken, { ...day, reason: reason ?? null }],
        _people: [...new Set([...row._people, day.employeeId])],
      },
    PeriodPortionCalculated: (row, { data: { done, total, people, sums } }) =>
      row && { ...row, done, total, people: row.people + people, sums: plus(row.sums, sums) },
    PeriodCalculated: (row, { data: { people, sums } }) => row && { ...row, state: 'CLOSED', people, sums },
  },
});
