import { reject } from '../../errors/index.ts';
import { mustBeOpen, onDates } from '../../periods/closed/rules.ts';
import { type Correction } from '../../periods/closed/shape.ts';
import { type DateRange } from '../../periods/months.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { type WorkplanState } from '../state.ts';

export interface Removing {
  from: string;
  to: string;
  /** Absent = all. */
  shiftIds?: readonly string[];
  reason: string | null;
  by: string;
  /** Dates of closed months. */
  closed?: readonly DateRange[];
  correction?: Correction;
}

/** What is planned on the dates, by workplan and shift; `shiftIds` absent = all. */
export function plannedShiftsOf(
  { entries }: WorkplanState,
  { from, to, shiftIds }: Pick<Removing, 'from' | 'to' | 'shiftIds'>,
): { id: string; shiftId: string; dates: string[] }[] {
  const found = new Map<string, { id: string; shiftId: string; dates: string[] }>();
  for (const date of datesBetween(from, to))
    for (const { workplanId: id, shiftId } of entries.get(date, [])) {
      if (shiftIds && !shiftIds.includes(shiftId)) continue;
      const one = found.get(`${id} ${shiftId}`) ?? { id, shiftId, dates: [] };
      found.set(`${id} ${shiftId}`, { ...one, dates: [...new Set([...one.dates, date])] });
    }
  return [...found.values()];
}

/**
 * Takes planned shifts out of all workplans of the dates. @throws Rejection entity_not_found where none is there,
 * period_closed
 */
export function removePlanned(state: WorkplanState, { reason, by, closed = [], correction, ...which }: Removing) {
  const found = plannedShiftsOf(state, which);
  if (found.length === 0) reject('entity_not_found');
  const dates = found.flatMap((one) => one.dates);
  const acted = { reason, by, ...mustBeOpen(closed, onDates(dates), correction) };
  return found.map((one) => ({ type: 'WorkplanShiftRemoved' as const, data: { ...one, ...acted } }));
}
