/** As screens show days that they format themselves: of the four decimals of answers, half away from zero. */
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
