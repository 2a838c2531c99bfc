import { reject } from '../../errors/index.ts';
import { mustBeOpen, onDates } from '../../periods/closed/rules.ts';
import { type Correction } from '../../periods/closed/shape.ts';
import { type DateRange } from '../../periods/months.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { type WorkplanState } from '../state.ts';

interface Acted {
  id: string;
  by: string;
}

/** What may touch days of closed months. */
interface Touching extends Acted {
  closed: readonly DateRange[];
  correction?: Correction;
}

/** @throws Rejection archived_record for a cancelled one */
function planOf({ plans }: WorkplanState, id: string): { from: string; to: string } {
  return plans.get(id) ?? reject('archived_record');
}

export function cancelWorkplan(
  state: WorkplanState,
  { id, by, reason, closed, correction }: Touching & { reason: string },
) {
  const range = planOf(state, id);
  const carried = mustBeOpen(closed, [range], correction);
  return [{ type: 'WorkplanCancelled' as const, data: { id, ...range, reason, by, ...carried } }];
}

export function noteWorkplan(state: WorkplanState, { id, by, note }: Acted & { note: string | null }) {
  planOf(state, id);
  return [{ type: 'WorkplanNoted' as const, data: { id, note, by } }];
}

/** On its dates, or on some of them. */
export function removeShift(
  state: WorkplanState,
  {
    id,
    by,
    shiftId,
    dates,
    reason,
    closed,
    correction,
  }: Touching & { shiftId: string; dates?: readonly string[]; reason: string | null },
) {
  const { from, to } = planOf(state, id);
  const isIts = (date: string): boolean =>
    state.entries.get(date, []).some((one) => one.workplanId === id && one.shiftId === shiftId);
  const found = datesBetween(from, to).filter((date) => (!dates || dates.includes(date)) && isIts(date));
  if (found.length === 0) reject('entity_not_found');
  const carried = mustBeOpen(closed, onDates(found), correction);
  return [{ type: 'WorkplanShiftRemoved' as const, data: { id, shiftId, dates: found, reason, by, ...carried } }];
}
