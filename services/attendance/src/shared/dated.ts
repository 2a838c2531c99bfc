import { dayWithin } from '@kadro/kernel';

/** A day that somebody may mean: years without people are slips of the pen. */
export const sensibleDay = dayWithin('1970-01-01', '2200-12-31');

/** What counts from a day on; a list of them is ascending by `from`. */
export interface Dated {
  from: string;
}

/** The one that counts on a date. */
export const datedOn = <T extends Dated>(list: readonly T[], date: string): T | undefined =>
  list.findLast(({ from }) => from <= date);

/** From its day on nothing else counts. */
export const withDated = <T extends Dated>(list: readonly T[], one: T): T[] => [
  ...list.filter(({ from }) => from < one.from),
  one,
];
