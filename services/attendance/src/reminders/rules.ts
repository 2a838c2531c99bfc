import { type TimesheetRow } from '../timesheet/row.ts';
import { keyOf, type Reminded } from './events.ts';

type Record = Pick<TimesheetRow, 'employeeId' | 'date' | 'state' | 'timesheet' | 'readings' | 'assignedShifts'>;

/** What a day record calls for: a stay that was never ended, or a shift that nobody came to; null = nothing. */
export function reminderOf({ employeeId, date, state, timesheet, readings, assignedShifts }: Record): Reminded | null {
  // who has only a working pattern comes at no time in particular, or does not clock at all
  const isPlanned = assignedShifts.some(({ id }) => id !== null);
  if (state === 'NOT_COME') return isPlanned ? { kind: 'NOT_COME', employeeId, date } : null;
  if (state !== 'INCALCULABLE') return null;
  const isAsked = readings.some(({ counts }) => counts === 'ASK');
  const isLeftOpen = timesheet.clockInTimestamp !== null && timesheet.clockOutTimestamp === null;
  return isLeftOpen && !isAsked ? { kind: 'NOT_CLOCKED_OUT', employeeId, date } : null;
}

/** Those that were not told yet. */
export function remind({ told }: { told: { has(key: string): boolean } }, due: readonly Reminded[]) {
  return due.filter((one) => !told.has(keyOf(one))).map((data) => ({ type: 'Reminded' as const, data }));
}
