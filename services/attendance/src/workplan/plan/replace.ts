import { type NewEvent } from '@kadro/chassis';
import { type Correction } from '../../periods/closed/shape.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { removePlanned } from '../remove/rules.ts';
import { type WorkplanEvents } from '../events.ts';
import { type WorkplanState, withoutEntries } from '../state.ts';
import { type PlanFacts, planShifts } from './rules.ts';

/** What gave way to a plan, by date. */
export function replacedBy(events: readonly NewEvent<WorkplanEvents>[]): { date: string; shiftIds: string[] }[] {
  const gone = events.flatMap((one) =>
    one.type === 'WorkplanShiftRemoved' ? one.data.dates.map((date) => ({ date, shiftId: one.data.shiftId })) : [],
  );
  return [...Map.groupBy(gone, ({ date }) => date)].map(([date, all]) => ({
    date,
    shiftIds: all.map(({ shiftId }) => shiftId),
  }));
}

type Range = Pick<PlanFacts, 'from' | 'to'>;

/** The plan without what the dates have. */
export const bared = (state: WorkplanState, { from, to }: Range): WorkplanState =>
  withoutEntries(state, datesBetween(from, to), () => true);

/** What the dates have gives way to the plan, all in one append. @throws Rejection as `planShifts` does */
export function replacePlan(state: WorkplanState, facts: PlanFacts, correction?: Correction) {
  const { from, to, by, closed } = facts;
  const hasAny = datesBetween(from, to).some((date) => state.entries.get(date, []).length > 0);
  const gone = hasAny ? removePlanned(state, { from, to, reason: null, by, closed, correction }) : [];
  return [...gone, ...planShifts(bared(state, facts), facts, correction)];
}
