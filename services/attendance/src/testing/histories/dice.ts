/** Whole numbers from 0 to below `end`, the same for the same seed. */
export type Dice = (end: number) => number;

export function diceOf(seed: number): Dice {
  let state = Math.imul(seed, 2_654_435_761) + 1;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}
