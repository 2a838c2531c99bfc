const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const [begins, wholeDay] = [360, 1_440];

/** From 06 to 06, so that a night stays on its day. */
export const wholeRail = { from: begins, to: begins + wholeDay } as const;

/** Where times like `22:00` and `06:00` are on it; what begins before 06 is at its end. */
export function spanOnRail(begin: string, end: string): { from: number; to: number } {
  const [first, last] = [minuteOf(begin), minuteOf(end)];
  const from = first < begins ? first + wholeDay : first;
  const to = last <= first ? last + wholeDay : last;
  return { from, to: first < begins ? to + wholeDay : to };
}
