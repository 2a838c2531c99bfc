import { reject } from '../../errors/index.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { type WorkplanState } from '../state.ts';

interface Acted {
  id: string;
  by: string;
}

/** @throws Rejection archived_record for a cancelled one */
function planOf({ plans }: WorkplanState, id: string): { from: string; to: string } {
  return plans.get(id) ?? reject('archived_record');
}

export function cancelWorkplan(state: WorkplanState, { id, by, reason }: Acted & { reason: string }) {
  const { from, to } = planOf(state, id);
  return [{ type: 'WorkplanCancelled' as const, data: { id, from, to, reason, by } }];
}

export function noteWorkplan(state: WorkplanState, { id, by, note }: Acted & { note: string | null }) {
  planOf(state, id);
  return [{ type: 'WorkplanNoted' as const, data: { id, note, by } }];
}

/** On its dates, or on some of them. */
export function removeShift(
  state: WorkplanState,
  { id, by, shiftId, dates, reason }: Acted & { shiftId: string; dates?: readonly string[]; reason: string | null },
) {
  const { from, to } = planOf(state, id);
  const isIts = (date: string): boolean =>
    state.entries.get(date, []).some((one) => one.workplanId === id && one.shiftId === shiftId);
  const found = datesBetween(from, to).filter((date) => (!dates || dates.includes(date)) && isIts(date));
  if (found.length === 0) reject('entity_not_found');
  return [{ type: 'WorkplanShiftRemoved' as const, data: { id, shiftId, dates: found, reason, by } }];
}
