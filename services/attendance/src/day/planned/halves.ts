import { type Spans, unionOf } from '../minutes/spans.ts';
import { type PlannedShift } from './shift.ts';

/** The halves of a shift in minutes of the plan; `room` lies between them where the shift has a part in both. */
export interface Halves {
  morning: Spans;
  afternoon: Spans;
  room: Spans;
}

/**
 * Section 3: the halves of a date's planned minutes, by shift in order of their begin. The first half is rounded down;
 * it counts from the begin, the rest back from the end.
 */
export function halvesOf(shifts: readonly PlannedShift[]): Halves[] {
  let left = Math.floor(shifts.reduce((sum, { total }) => sum + total, 0) / 2);
  return shifts.map(({ begin, planEnd, total }) => {
    const first = Math.min(left, total);
    left -= first;
    if (first === total) return { morning: [[begin, planEnd]], afternoon: [], room: [] };
    if (first === 0) return { morning: [], afternoon: [[begin, planEnd]], room: [] };
    const [noon, again] = [begin + first, planEnd - (total - first)];
    return {
      morning: unionOf([[begin, noon]]),
      afternoon: unionOf([[again, planEnd]]),
      room: unionOf([[noon, again]]),
    };
  });
}
