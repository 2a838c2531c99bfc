import { addDays, weekStart } from '@kadro/kernel';

/** The id of a person's day record. */
export const dayKey = (person: string, date: string): string => `${person}~${date}`;

export function ofKey(key: string): { person: string; date: string } {
  const [person = '', date = ''] = key.split('~');
  return { person, date };
}

const dayMs = 86_400_000;

/** Both ends included; by instants of UTC, as day records ask for many. */
export function datesBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const length = Math.max(0, (last - first) / dayMs + 1);
  return Array.from({ length }, (_, n) => new Date(first + n * dayMs).toISOString().slice(0, 10));
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
