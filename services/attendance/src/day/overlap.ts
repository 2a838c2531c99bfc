import { dayNumber, minutesOfDay, mondayOf } from './clock/days.ts';
import { timesOf } from './planned/times.ts';
import { type Day, type Shift } from './shapes.ts';

/** A shift on a date. */
export interface ShiftOn {
  date: Day;
  shift: Shift;
}

/**
 * Whether two planned shifts of a person overlap by the wall clock; a night shift ends on the date after its own. Those
 * without a place in the day (FLEXIBLE, days off) never do, nor do the candidates of one DYNAMIC date, of which one is
 * worked.
 */
export function overlapsOf(a: ShiftOn, b: ShiftOn): boolean {
  if (a.date === b.date && a.shift.type === 'DYNAMIC' && b.shift.type === 'DYNAMIC') return false;
  const [one, other] = [spanOf(a), spanOf(b)];
  return one !== null && other !== null && one[0] < other[1] && other[0] < one[1];
}

/** Minutes of the wall clock since 1970. */
function spanOf({ date, shift }: ShiftOn): readonly [number, number] | null {
  const times = timesOf(shift);
  if (!times) return null;
  const midnight = dayNumber(date) * minutesOfDay;
  return [midnight + times[0], midnight + times[1]];
}

/** Whether two planned shifts are different WEEK duties in one week, Monday to Sunday, which has one at most. */
export const areTwoWeekDuties = (a: ShiftOn & { id: string }, b: ShiftOn & { id: string }): boolean =>
  a.id !== b.id && isWeekDuty(a) && isWeekDuty(b) && mondayOf(dayNumber(a.date)) === mondayOf(dayNumber(b.date));

const isWeekDuty = ({ shift: { type, over } }: ShiftOn): boolean => type === 'FLEXIBLE' && over === 'WEEK';
