/**
 * Days as every screen shows them: of the four decimals that answers have, half away from zero, so that a screen which
 * formats those shows the same.
 */
export function hundredths(days: number): number {
  return (Math.sign(days) * Math.round(Math.round(Math.abs(days) * 10_000) / 100)) / 100;
}

/** From one number of days to another, between what is shown of them. */
export const shownChange = (from: number, to: number): number =>
  Math.round((hundredths(to) - hundredths(from)) * 100) / 100;

/** Of running sums: each with the change that led to it, so that the shown changes add up to the shown sums. */
export function shownChanges(opening: number, sums: readonly number[]): { change: number; balance: number }[] {
  return sums.map((sum, n) => ({ change: shownChange(sums[n - 1] ?? opening, sum), balance: hundredths(sum) }));
}
