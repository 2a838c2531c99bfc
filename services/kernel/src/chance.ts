/** Pseudo-random, the same on every machine. */
export interface Chance {
  /** In [0, 1). */
  next(): number;
  /** Whole, in [from, to]. */
  between(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
  /** `share` in [0, 1]. */
  often(share: number): boolean;
}

/** FNV-1a, then mulberry32. */
export function chanceOf(seed: string): Chance {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return { next, between, pick: (from) => from[between(0, from.length - 1)]!, often: (share) => next() < share };
}
