import { addDays, daysInClosed, weekStart } from '@kadro/kernel';

/** The id of a person's day record. */
export const dayKey = (person: string, date: string): string => `${person}~${date}`;

export function ofKey(key: string): { person: string; date: string } {
  const end = key.indexOf('~');
  return { person: key.slice(0, end), date: key.slice(end + 1) };
}

/** Both ends included. */
export function datesBetween(from: string, to: string): string[] {
  return Array.from({ length: daysInClosed({ from, to }) }, (_, n) => addDays(from, n));
}

/**
 * Dates whose records a change of these dates may change, both ends included: a stay may belong to the day before or
 * after, and a week may be counted as one.
 */
export function datesAround(from: string, to: string = from): string[] {
  return datesBetween(weekStart(addDays(from, -1)), addDays(weekStart(addDays(to, 1)), 6));
}

/** The records of a person for these dates. */
export const keysAround = (person: string, from: string, to?: string): string[] =>
  datesAround(from, to).map((date) => dayKey(person, date));

/** A stay lasts two days at most, by the longest that rules allow. */
export const earliestSince = (on: string): string => addDays(on, -3);
