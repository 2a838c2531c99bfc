import { orderedIds, uuidOf } from '../ports/time/ids.ts';
import { type Clock, type Ids } from '../ports/index.ts';

/** Numbers from 0 up to 1 that follow from a seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Ids that follow from a seed and, where they are ordered, from `clock`: the same run gives the same ones. */
export function seededIds(seed: number, clock: Clock): Ids {
  const next = seededNumbers(seed);
  const bytes = (): Buffer => Buffer.from(Array.from({ length: 16 }, () => Math.floor(next() * 256)));
  return { random: () => uuidOf(bytes(), 4), ordered: orderedIds(() => clock.now().epochMilliseconds, bytes) };
}
