import { decider, event, personal } from '@kadro/chassis/declare';
import { daySchema, instantSchema } from '@kadro/kernel';
import { Map } from 'immutable';
import { z } from 'zod';
import { hadBranch } from '../months.ts';
import { type ClosedDay, closedDaySchema, type Figures, figuresSchema, type Sums, sumsSchema } from '../figures.ts';

/** Why a closed day says something else. */
export const causes = [
  'READING',
  'PLAN',
  'SHIFT',
  'RULES',
  'LEAVE',
  'OVERTIME',
  'HOLIDAY',
  'EMPLOYMENT',
  'TIME',
] as const;

const text = personal('identity', z.string().nullable());
const place = { periodId: z.string(), branchId: z.string().nullable(), month: z.string(), employeeId: z.string() };

export interface PersonMonthState {
  isClosed: boolean;
  /** As they are paid by now: as they were closed, with all differences. */
  days: Map<string, Figures>;
  closed: readonly ClosedDay[];
  sums: Sums | null;
  /** How many differences each date has. */
  counts: Map<string, number>;
  /** From when on a day may be another one by time alone; null = never. */
  due: string | null;
}

/** A person's part in a closed month: figures as of the closing, and each difference since. */
export const periodPerson = decider({
  name: 'periodPerson',
  initial: { isClosed: false, days: Map(), closed: [], sums: null, counts: Map(), due: null } as PersonMonthState,
  events: {
    PersonMonthClosed: event(
      2,
      z.object({
        ...place,
        staffNumber: text,
        firstName: text,
        lastName: text,
        /** Of the closing in the log. */
        position: z.string(),
        /** Rule sets by which its days were calculated, in the version of then; none = what counts without any. */
        rules: z.array(z.object({ ruleSetId: z.string(), version: z.int() })),
        days: z.array(closedDaySchema),
        sums: sumsSchema,
        due: instantSchema.nullable(),
      }),
      { person: 'employeeId', ...hadBranch },
    ),
    PeriodDifferenceRecorded: event(
      2,
      z.object({
        ...place,
        id: z.string(),
        date: daySchema,
        /** null = no record of the day. */
        before: figuresSchema.nullable(),
        after: figuresSchema.nullable(),
        change: sumsSchema,
        cause: z.enum(causes),
        /** Id of the event that it follows from. */
        causedBy: z.string(),
        /** Who caused that event, or which terminal; of neither where nobody did, and before that was recorded. */
        by: z.string().nullable().optional(),
        terminalId: z.string().nullable().optional(),
        /** Of the correction. */
        reason: personal('text', z.string().nullable()),
        /** The month that it is paid with. */
        payableIn: z.string(),
        due: instantSchema.nullable(),
      }),
      { person: 'employeeId', ...hadBranch },
    ),
    /** Time passed, and nothing is different. */
    PersonMonthLookedAt: event(
      1,
      z.object({ periodId: z.string(), employeeId: z.string(), due: instantSchema.nullable() }),
    ),
  },
  evolve: {
    PersonMonthClosed: (state, { days, sums, due }) => ({
      ...state,
      isClosed: true,
      days: Map(days.map(({ date, asItIs: _asItIs, ...figures }) => [date, figures])),
      closed: days,
      sums,
      due,
    }),
    PeriodDifferenceRecorded: (state, { date, after, due }) => ({
      ...state,
      days: after ? state.days.set(date, after) : state.days.delete(date),
      counts: state.counts.update(date, 0, (count) => count + 1),
      due,
    }),
    PersonMonthLookedAt: (state, { due }) => ({ ...state, due }),
  },
});
