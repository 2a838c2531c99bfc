import { inBoth, lengthOf, type Spans } from '../minutes/spans.ts';
import { type Shift } from '../shapes.ts';

export interface Punctuality {
  late: number;
  earlyLeave: number;
  /** Minutes within the tolerances. */
  tolerated: { late: number; earlyLeave: number };
}

/** Neither late nor early. */
export const punctual = (): Punctuality => ({ late: 0, earlyLeave: 0, tolerated: { late: 0, earlyLeave: 0 } });

/** Minutes of both within the tolerances. */
export const toleratedIn = ({ tolerated }: Punctuality): number => tolerated.late + tolerated.earlyLeave;

interface Seen {
  /** Complete stays with their breaks. */
  presence: Spans;
  /** Begins of stays without an end. */
  endless: readonly number[];
  now: number;
}

/**
 * Section 4.2: lateness and early leave over the pieces of a shift; all in minutes of the plan. A stay without an end is
 * present at its begin, one before the pieces at the begin of the first piece after it.
 */
export function punctualityOf(pieces: Spans, { presence, endless, now }: Seen, shift: Shift): Punctuality {
  const sum = punctual();
  const isFirstAfter = (piece: number, begin: number): boolean => pieces.findIndex(([, to]) => begin < to) === piece;
  pieces.forEach(([from, to], piece) => {
    const present = inBoth(presence, [[from, to]]);
    const begins = endless.filter((begin) => isFirstAfter(piece, begin)).map((begin) => Math.max(begin, from));
    const first = Math.min(present[0]?.[0] ?? Infinity, ...begins);
    if (first === Infinity) return;
    note(sum, 'late', first - from, shift.lateTolerance);
    const last = present.at(-1)?.[1];
    if (last !== undefined && begins.length === 0 && to <= now)
      note(sum, 'earlyLeave', to - last, shift.earlyTolerance);
  });
  return sum;
}

function note(sum: Punctuality, what: 'late' | 'earlyLeave', minutes: number, tolerance: number): void {
  if (minutes <= tolerance) sum.tolerated[what] += minutes;
  else sum[what] += minutes;
}

/** Section 5: the same for what is left of the core of a flexible day; whoever is not in it at all is late by all of it. */
export function corePunctualityOf(core: Spans, { presence, endless, now }: Seen, shift: Shift): Punctuality {
  const sum = punctual();
  const end = core.at(-1)?.[1] ?? 0;
  const present = inBoth(presence, core);
  const begins = endless
    .filter((begin) => begin < end)
    .map((begin) => Math.max(begin, core.find(([, to]) => begin < to)?.[0] ?? begin));
  const first = Math.min(present[0]?.[0] ?? Infinity, ...begins);
  if (first === Infinity) {
    if (end <= now) note(sum, 'late', lengthOf(core), shift.lateTolerance);
    return sum;
  }
  note(sum, 'late', lengthOf(inBoth(core, [[-Infinity, first]])), shift.lateTolerance);
  const last = present.at(-1)?.[1];
  if (last !== undefined && begins.length === 0 && end <= now)
    note(sum, 'earlyLeave', lengthOf(inBoth(core, [[last, Infinity]])), shift.earlyTolerance);
  return sum;
}
