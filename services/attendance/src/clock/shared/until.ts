import { addDays } from '@kadro/kernel';
import { millisecondOf } from '../../day/clock/days.ts';
import { type ClockState, readingsOn } from '../events.ts';

/** After this, nobody can be in any more: a shift of a day with its window. */
const longestGapMs = 40 * 3_600_000;
const mostDates = 31;

/**
 * The local date up to which a reading may change how later ones pair: to the next clock-out, or to a gap after which
 * nobody is in.
 */
export function pairingUntil(state: ClockState, { at, on }: { at: string; on: string }): string {
  let [until, last] = [on, Date.parse(at)];
  for (let day = 0; day <= mostDates; day++) {
    const later = readingsOn(state, addDays(on, day))
      .filter((one) => millisecondOf(one.at) > last)
      .toSorted((a, b) => millisecondOf(a.at) - millisecondOf(b.at));
    for (const reading of later) {
      if (millisecondOf(reading.at) - last > longestGapMs) return until;
      [until, last] = [reading.on, millisecondOf(reading.at)];
      if (reading.eventType === 'CLOCK_OUT') return until;
    }
    if (Date.parse(addDays(on, day)) - last > longestGapMs) return until;
  }
  return until;
}
