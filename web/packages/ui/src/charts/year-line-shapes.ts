import { addDays } from '../dates/days.ts';

export interface YearPoint {
  /** The first day it applies to. */
  on: string;
  /** Decided, and with what is asked for and not decided. */
  balance: number;
  expected: number;
}

export const endsOf = (year: number): { first: string; last: string } => ({
  first: `${year}-01-01`,
  last: `${year}-12-31`,
});

/** The balance of a day: the last point not after it, before the first one the opening. */
export function pointAt(
  points: readonly YearPoint[],
  opening: number,
  day: string,
): { balance: number; expected: number } {
  const { balance, expected } = points.findLast(({ on }) => on <= day) ?? { balance: opening, expected: opening };
  return { balance, expected };
}

/** The next (or previous) day on which something changes, else the end of the year. */
export function nextChange(points: readonly YearPoint[], year: number, day: string, forward: boolean): string {
  const { first, last } = endsOf(year);
  const days = points.map(({ on }) => on);
  return forward ? (days.find((on) => on > day) ?? last) : (days.findLast((on) => on < day) ?? first);
}

/** Ticks of the scale: few round steps that include the least and the most. */
export function ticksOf(least: number, most: number): number[] {
  const span = Math.max(1, most - Math.min(0, least));
  const rough = span / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * size >= rough) ?? 10) * size;
  const from = Math.floor(Math.min(0, least) / step);
  return Array.from({ length: Math.ceil(most / step) - from + 1 }, (_, index) => (from + index) * step);
}

export interface Interval {
  from: string;
  /** The day after the last. */
  to: string;
  balance: number;
  expected: number;
}

/** The year in stretches in which nothing changes, cut at the day after `today` too. */
export function intervalsOf(points: readonly YearPoint[], opening: number, year: number, today: string): Interval[] {
  const { first, last } = endsOf(year);
  const end = addDays(last, 1);
  const cuts = [...new Set([first, ...points.map(({ on }) => on), addDays(today, 1), end])]
    .filter((day) => day >= first && day <= end)
    .toSorted();
  return cuts
    .slice(0, -1)
    .map((from, index) => ({ from, to: cuts[index + 1] ?? end, ...pointAt(points, opening, from) }));
}
