import { decider, event, personal } from '@kadro/chassis/declare';
import { daySchema } from '@kadro/kernel';
import { Set } from 'immutable';
import { z } from 'zod';
import { dayKey } from '../timesheet/weeks.ts';
import { none, plus, type Sums, sumsSchema } from './figures.ts';
import { hadBranch } from './months.ts';

export const periodStates = ['OPEN', 'CLOSING', 'CLOSED'] as const;

export interface PeriodState {
  /** null = nobody has opened it. */
  state: (typeof periodStates)[number] | null;
  /** null = of whoever has none. */
  branchId: string | null;
  month: string;
  from: string;
  to: string;
  /** Days that are taken as they are, by person and date. */
  taken: Set<string>;
  /** Of people looked at while it is being closed; ids up to `through` are. */
  done: number;
  total: number;
  through: string;
  people: number;
  sums: Sums;
}

/** A month of a branch, or of the organization for whoever has none: open, being closed while figures are made, closed (streams.md). */
export const period = decider({
  name: 'period',
  initial: {
    state: null,
    branchId: null,
    month: '',
    from: '',
    to: '',
    taken: Set(),
    done: 0,
    total: 0,
    through: '',
    people: 0,
    sums: none,
  } as PeriodState,
  events: {
    PeriodOpened: event(
      2,
      z.object({ branchId: z.string().nullable(), month: z.string(), from: daySchema, to: daySchema }),
      hadBranch,
    ),
    /** Its place in the log is what figures are as of. */
    PeriodClosed: event(1, z.object({ by: z.string() })),
    DayTakenAsItIs: event(
      1,
      z.object({ employeeId: z.string(), date: daySchema, reason: personal('text', z.string()), by: z.string() }),
      { person: 'employeeId' },
    ),
    PeriodPortionCalculated: event(
      1,
      z.object({ done: z.int(), total: z.int(), through: z.string(), people: z.int(), sums: sumsSchema }),
    ),
    PeriodCalculated: event(1, z.object({ people: z.int(), sums: sumsSchema })),
  },
  evolve: {
    PeriodOpened: (state, data): PeriodState => ({ ...state, ...data, state: 'OPEN' }),
    PeriodClosed: (state): PeriodState => ({ ...state, state: 'CLOSING' }),
    DayTakenAsItIs: (state, { employeeId, date }) => ({ ...state, taken: state.taken.add(dayKey(employeeId, date)) }),
    PeriodPortionCalculated: (state, { done, total, through, people, sums }) => ({
      ...state,
      done,
      total,
      through,
      people: state.people + people,
      sums: plus(state.sums, sums),
    }),
    PeriodCalculated: (state): PeriodState => ({ ...state, state: 'CLOSED' }),
  },
});
