import { named, readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { dayStates, dayTypes } from '../../timesheet/row.ts';
import { sortName } from '../../replicas/people.ts';
import { minutesShape, none, plus, sumsSchema } from '../figures.ts';
import { periodPerson } from '../person/events.ts';

const text = z.string().nullable();

const closedDay = named(
  'ClosedDay',
  z.object({
    date: z.string(),
    type: named('DayType', z.enum(dayTypes)).nullable(),
    state: named('DayState', z.enum(dayStates)),
    ...minutesShape,
    /** Cannot be calculated, and was taken as it is. */
    asItIs: z.boolean(),
  }),
);

export const periodPersonRow = z.object({
  id: z.string(),
  revision: z.int(),
  periodId: z.string(),
  branchId: z.string().nullable(),
  month: z.string(),
  employeeId: z.string(),
  staffNumber: text,
  firstName: text,
  lastName: text,
  /** As it was closed. */
  days: z.array(closedDay),
  rules: z.array(named('ClosedRules', z.object({ ruleSetId: z.string(), version: z.int() }))),
  ...minutesShape,
  /** What was found since, in sum. */
  differences: named('PeriodSums', sumsSchema),
  differenceCount: z.int(),
  updatedDateTime: z.string(),
});

/** With what order and the passing of time need; these stay inside. */
export type PeriodPersonRow = z.infer<typeof periodPersonRow> & { _name: string; _due: string | null };

/** What a closed month has of each person; it stays as it was closed. */
export const periodPeople = readModel(periodPerson).rows<PeriodPersonRow>({
  name: 'periodPeople',
  row: 'PeriodPerson',
  single: 'periodPerson',
  version: 1,
  schema: periodPersonRow,
  indexes: {
    name: { path: '_name', filter: false },
    periodId: { path: 'periodId', sort: false },
    branchId: { path: 'branchId', of: 'id', sort: false },
    month: { path: 'month', of: 'month' },
    employeeId: { path: 'employeeId', of: 'id', sort: false },
    actualWorkTime: { path: 'actualWorkTime', type: 'number', filter: false },
    overtime: { path: 'overtime', type: 'number', filter: false },
    missingTime: { path: 'missingTime', type: 'number', filter: false },
    differenceCount: { path: 'differenceCount', type: 'number' },
    due: { path: '_due', filter: false, sort: false },
    /** Whose data its stream has: found when somebody is forgotten. */
    person: { path: 'employeeId', filter: false, sort: false },
  },
  defaultSort: { by: 'name', descending: false },
  narrowedBy: 'periodId',
  reach: { own: 'employeeId', branches: 'branchId' },
  access: ['own', 'branches', 'hr', 'all'],
  area: 'timesheet',
  unaudited: true,
  project: {
    PersonMonthClosed: (_row, { data: { position: _position, due, sums, ...data } }) => ({
      ...data,
      ...sums,
      staffNumber: data.staffNumber ?? null,
      firstName: data.firstName ?? null,
      lastName: data.lastName ?? null,
      differences: none,
      differenceCount: 0,
      _name: sortName({ firstName: data.firstName ?? null, lastName: data.lastName ?? null }),
      _due: due,
    }),
    PeriodDifferenceRecorded: (row, { data: { change, due } }) =>
      row && {
        ...row,
        differences: plus(row.differences, change),
        differenceCount: row.differenceCount + 1,
        _due: due,
      },
    PersonMonthLookedAt: (row, { data: { due } }) => row && { ...row, _due: due },
  },
});
