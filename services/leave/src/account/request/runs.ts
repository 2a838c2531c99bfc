import { addDays, type Day } from '@kadro/kernel';
import type Fraction from 'fraction.js';
import { amountOf, daysOf } from '../shared/days.ts';
import { type LeaveAccountState } from '../state.ts';
import { type LeaveFacts } from './facts.ts';
import { type LeaveInput } from './input.ts';

/** Days of the type on a date; null where the date has none. */
function takenOn(state: LeaveAccountState, leaveTypeId: string, date: Day): Fraction | null {
  const amounts = state.taken.get(date, []).flatMap(({ requestId }) => {
    const request = state.requests.get(requestId);
    const day = request?.leaveTypeId === leaveTypeId ? request.days.find((one) => one.date === date) : undefined;
    const amount = day && amountOf(day);
    return amount && !amount.equals(0) ? [amount] : [];
  });
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum.add(amount)) : null;
}

/** The days of a request and those next to it, over dates that are free anyhow. */
export function runAround(
  state: LeaveAccountState,
  { leaveTypeId, beginDate, endDate }: LeaveInput,
  { days, freeDates }: Pick<LeaveFacts, 'days' | 'freeDates'>,
): Fraction {
  let run = daysOf(days);
  for (const [from, step] of [
    [beginDate, -1],
    [endDate, 1],
  ] as const) {
    // another half of the first or last date
    if (step === -1 || endDate !== beginDate) run = run.add(takenOn(state, leaveTypeId, from) ?? 0);
    for (let date = addDays(from, step); ; date = addDays(date, step)) {
      const taken = takenOn(state, leaveTypeId, date);
      if (taken) run = run.add(taken);
      else if (!freeDates.has(date)) break;
    }
  }
  return run;
}
