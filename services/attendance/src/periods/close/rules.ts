import { reject } from '../../errors/index.ts';
import { dayKey } from '../../timesheet/weeks.ts';
import { type PeriodState } from '../events.ts';

export interface Taken {
  employeeId: string;
  date: string;
  reason: string;
}

export interface ClosingFacts {
  /** At the branch; of whoever has none in the organization's zone. */
  today: string;
  /** Days that cannot be calculated. */
  incalculable: readonly { employeeId: string; date: string }[];
  /** Days whose last shift is not over. */
  unfinished: readonly { employeeId: string; date: string }[];
  by: string;
}

const shown = (days: ClosingFacts['incalculable']) => days.map(({ employeeId, date }) => ({ employeeId, date }));

/**
 * From now on its days need a correction. @throws Rejection period_not_over, period_incalculable with the days,
 * period_closed_already
 */
export function closePeriod(state: PeriodState, asTheyAre: readonly Taken[], facts: ClosingFacts) {
  const { today, incalculable, unfinished, by } = facts;
  if (state.state !== 'OPEN') reject('period_closed_already');
  if (today <= state.to) reject('period_not_over', { params: { on: state.to } });
  if (unfinished.length > 0)
    reject('period_not_over', { params: { on: unfinished[0]!.date }, details: { days: shown(unfinished) } });
  const taken = new Map(asTheyAre.map((day) => [dayKey(day.employeeId, day.date), day]));
  const open = incalculable.filter(({ employeeId, date }) => !taken.has(dayKey(employeeId, date)));
  if (open.length > 0) reject('period_incalculable', { details: { days: shown(open) } });
  const needed = incalculable.map(({ employeeId, date }) => taken.get(dayKey(employeeId, date))!);
  return [
    ...needed.map((day) => ({ type: 'DayTakenAsItIs' as const, data: { ...day, by } })),
    { type: 'PeriodClosed' as const, data: { by } },
  ];
}
