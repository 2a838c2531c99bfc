import { addDays } from '@kadro/kernel';
import { type ClockState, type Reading, readingsOn } from '../clock/events.ts';
import { millisecondOf } from '../day/clock/days.ts';

/** After this, nobody is in: a shift of a day and its window. */
const longestGap = 40 * 3_600_000;
const mostDatesBack = 31;

const instant = ({ at }: Reading): number => millisecondOf(at);

const inOrder = (readings: readonly Reading[]): Reading[] => readings.toSorted((a, b) => instant(a) - instant(b));

// dates beside one another have them in common
const knownReadings = new WeakMap<ClockState, Map<string, readonly Reading[]>>();

/** Of one date, in order. */
export function readingsAt(clock: ClockState, date: string): readonly Reading[] {
  const known = knownReadings.get(clock) ?? new Map<string, readonly Reading[]>();
  knownReadings.set(clock, known);
  const readings = known.get(date) ?? inOrder(readingsOn(clock, date));
  known.set(date, readings);
  return readings;
}

/** Of these dates, and back from them to where nobody can be in: a clock-out that nothing repeats, or a long gap. */
export function readingsOf(clock: ClockState, dates: readonly string[]): Reading[] {
  const found = inOrder(dates.flatMap((date) => readingsAt(clock, date)));
  for (let back = 1; back <= mostDatesBack; back++) {
    const earlier = readingsAt(clock, addDays(dates[0]!, -back));
    const ends = earlier.findLastIndex((one, n) => {
      const next = earlier[n + 1] ?? found[0];
      const gap = next ? instant(next) - instant(one) : Infinity;
      return gap > longestGap || (one.eventType === 'CLOCK_OUT' && gap > 11 * 60_000);
    });
    found.unshift(...earlier.slice(ends + 1));
    if (ends >= 0 || (earlier.length === 0 && back > 1)) return found;
  }
  return found;
}

/** The date up to which a reading of a date may reach back: that of the first one since which somebody may be in. */
export function pairingSince({ clock }: { clock: ClockState }, on: string): string {
  const first = readingsOf(clock, [on])[0]?.on ?? on;
  return first < on ? first : on;
}
