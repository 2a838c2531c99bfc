import { type ClosedDay, changeOf, type Figures, isSame, sumsOf } from '../figures.ts';
import { type causes, type PersonMonthState } from './events.ts';

export interface PersonMonth {
  periodId: string;
  branchId: string | null;
  month: string;
  employeeId: string;
}

/** What the days of a month come to, by date, and when time alone may change one. */
export interface Calculated {
  days: ReadonlyMap<string, Figures>;
  due: string | null;
}

interface Closing extends PersonMonth, Calculated {
  staffNumber: string | null;
  firstName: string | null;
  lastName: string | null;
  position: string;
  rules: { ruleSetId: string; version: number }[];
  isTaken: (date: string) => boolean;
}

/** Once; nothing of somebody who has no day in it. */
export function closeMonth({ isClosed }: PersonMonthState, { days, isTaken, ...closing }: Closing) {
  if (isClosed || days.size === 0) return [];
  const closed: ClosedDay[] = [...days].map(([date, figures]) => ({
    ...figures,
    date,
    asItIs: figures.state === 'INCALCULABLE' && isTaken(date),
  }));
  return [{ type: 'PersonMonthClosed' as const, data: { ...closing, days: closed, sums: sumsOf(closed) } }];
}

export interface Cause {
  cause: (typeof causes)[number];
  causedBy: string;
  /** The person or the terminal behind that event; null = none. */
  by: string | null;
  terminalId: string | null;
  reason: string | null;
}

interface Found extends PersonMonth, Calculated, Cause {
  payableIn: string;
}

/** Each date that says something else than what was closed and found since; none where nothing does. */
export function findDifferences(state: PersonMonthState, { days, due, ...found }: Found) {
  const dates = [...new Set([...state.days.keys(), ...days.keys()])].toSorted();
  const differences = dates.flatMap((date) => {
    const before = state.days.get(date) ?? null;
    const after = days.get(date) ?? null;
    if (isSame(before, after)) return [];
    const id = `${found.periodId}~${found.employeeId}~${date}~${state.counts.get(date, 0) + 1}`;
    const data = { ...found, id, date, before, after, change: changeOf(before, after), due };
    return [{ type: 'PeriodDifferenceRecorded' as const, data }];
  });
  if (differences.length > 0 || due === state.due) return differences;
  const { periodId, employeeId } = found;
  return [{ type: 'PersonMonthLookedAt' as const, data: { periodId, employeeId, due } }];
}
