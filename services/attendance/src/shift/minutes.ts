import { isOff, timesOf, usualTotal } from '../day/planned/times.ts';
import { type Shift } from '../day/shapes.ts';

/** Working minutes that a shift has people expect of a date; none of a day off and of planned overtime. */
export function expectedMinutes(shift: Shift): number {
  const { type, countAsOvertime, totalWorkTime, over, weekendDays } = shift;
  if (isOff(shift) || type === 'OVERTIME' || countAsOvertime) return 0;
  if (over === 'WEEK') return weekendDays < 7 ? Math.floor((totalWorkTime ?? 0) / (7 - weekendDays)) : 0;
  const [begin, end] = timesOf(shift) ?? [0, 0];
  return totalWorkTime ?? Math.max(0, usualTotal(shift, end - begin));
}
