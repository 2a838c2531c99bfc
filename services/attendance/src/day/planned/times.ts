import { minuteOf, minutesOfDay } from '../clock/days.ts';
import { type Shift, type ShiftType } from '../shapes.ts';

const offTypes = new Set<ShiftType>(['OFF_DAY', 'HOLIDAY', 'BREAK', 'ON_LEAVE']);

/** Whether a shift is a day off. */
export const isOff = ({ type }: Pick<Shift, 'type'>): boolean => offTypes.has(type);

/**
 * Begin and end of a shift in minutes since midnight of its date by the wall clock, over 1,440 on the date after; null
 * of one that has no place in the day.
 */
export function timesOf({ type, begin, end }: Shift): readonly [from: number, until: number] | null {
  if (type === 'FLEXIBLE' || isOff({ type }) || begin === null || end === null) return null;
  const [from, until] = [minuteOf(begin), minuteOf(end)];
  return [from, until <= from ? until + minutesOfDay : until];
}

/** Minutes of a shift that is `length` minutes long and says no total: without a break that is unpaid. */
export const usualTotal = ({ breakTime, breakPaid, breakMode }: Shift, length: number): number =>
  breakPaid || breakMode === 'NONE' ? length : length - breakTime;
