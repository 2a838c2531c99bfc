import { secondOf } from '../clock/days.ts';
import { type Reading, type ReadingKind } from '../shapes.ts';

/** A reading that counts, with those that are one with it. */
export interface Kept {
  /** Seconds since 1970. */
  second: number;
  kind: ReadingKind;
  choice: string | null;
  id: string;
  /** Ids of the readings that it makes superfluous. */
  ignored: readonly string[];
  terminal: string;
}

export const isClock = (kind: ReadingKind): boolean => kind === 'CLOCK_IN' || kind === 'CLOCK_OUT';
export const isDuty = (kind: ReadingKind): boolean => kind === 'DUTY_IN' || kind === 'DUTY_OUT';
export const isBreak = (kind: ReadingKind): boolean => kind.startsWith('BREAK_') || kind.startsWith('LUNCH_');

const rankOf = (kind: ReadingKind, isSomebodyIn: boolean): number => {
  const [clockIn, unknown, duty, pause, clockOut] = isSomebodyIn ? [3, 2, 0, 0, 1] : [0, 1, 1, 2, 3];
  if (kind === 'CLOCK_IN') return clockIn;
  if (kind === 'CLOCK_OUT') return clockOut;
  if (kind === 'UNKNOWN') return unknown;
  return isDuty(kind) ? duty : pause;
};

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Section 1, order: readings of one instant, in the order in which they count. */
export const inOrder = (readings: readonly Kept[], isSomebodyIn: boolean): readonly Kept[] =>
  readings.length < 2
    ? readings
    : readings.toSorted(
        (a, b) =>
          rankOf(a.kind, isSomebodyIn) - rankOf(b.kind, isSomebodyIn) ||
          byText(a.terminal, b.terminal) ||
          byText(a.id, b.id),
      );

/** Readings up to `now` (seconds), by instant, each once, whatever order they arrived in. */
export function byInstant(readings: readonly Reading[], now: number): Kept[][] {
  const sorted = readings
    .map(({ id, at, kind, shift, terminal }): Kept => {
      return { second: secondOf(at), kind, choice: shift ?? null, id, ignored: [], terminal: terminal ?? '' };
    })
    .filter(({ second }) => second <= now)
    .toSorted((a, b) => a.second - b.second || byText(a.kind, b.kind) || byText(a.choice ?? '~', b.choice ?? '~'));
  const seen = new Set<string>();
  const groups: Kept[][] = [];
  for (const reading of sorted) {
    if (seen.has(reading.id)) continue;
    seen.add(reading.id);
    const last = groups.at(-1);
    if (last?.[0]?.second === reading.second) last.push(reading);
    else groups.push([reading]);
  }
  return groups;
}

/** Section 1, debounce: the two as one reading; null where they are two. `seconds` is the setting. */
export function asOne(earlier: Kept, later: Kept, seconds: number): Kept | null {
  if (later.second - earlier.second >= seconds) return null;
  const kinds = [earlier.kind, later.kind];
  if (earlier.kind !== later.kind && !(kinds.includes('UNKNOWN') && kinds.some(isClock))) return null;
  const kind = earlier.kind === 'UNKNOWN' ? later.kind : earlier.kind;
  const [named, other] = later.choice !== null && earlier.choice === null ? [later, earlier] : [earlier, later];
  return { ...named, second: earlier.second, kind, ignored: [...earlier.ignored, ...later.ignored, other.id] };
}
