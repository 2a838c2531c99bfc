import { addDays } from '@kadro/kernel';
import { mustBeOpen, onDates } from '../../periods/closed/rules.ts';
import { type Correction } from '../../periods/closed/shape.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { type PlanFacts, planShifts } from '../plan/rules.ts';
import { plannedShiftsOf } from '../remove/rules.ts';
import { planned, withoutEntries, type WorkplanState } from '../state.ts';

/** Dates in a row: a workplan covers all dates between its ends, and those without a shift are off. */
export function runsOf<T extends { date: string }>(days: readonly T[]): T[][] {
  const runs: T[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && addDays(last.at(-1)!.date, 1) === day.date) last.push(day);
    else runs.push([day]);
  }
  return runs;
}

/**
 * Puts plans in the place of what is planned on their dates, by the same rules as planning.
 * @throws as `planShifts`; period_closed where days of closed months are touched without a reason
 */
export function changePlan(
  state: WorkplanState,
  plans: readonly PlanFacts[],
  { reason, by, correction }: { reason: string | null; by: string; correction?: Correction },
) {
  const gone = plans.flatMap(({ from, to }) => plannedShiftsOf(state, { from, to }));
  const dates = plans.flatMap(({ from, to }) => datesBetween(from, to));
  const closed = plans.flatMap((plan) => plan.closed ?? []);
  const acted = { reason, by, ...mustBeOpen(closed, onDates(gone.flatMap((one) => one.dates)), correction) };
  let now = withoutEntries(state, dates, () => true);
  const set = plans.flatMap((plan) => {
    const events = planShifts(now, plan, correction);
    for (const { data } of events) now = planned(now, data);
    return events;
  });
  return [...gone.map((one) => ({ type: 'WorkplanShiftRemoved' as const, data: { ...one, ...acted } })), ...set];
}
