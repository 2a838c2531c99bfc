import { type Day, type LocalTime } from '../shapes.ts';

export const minutesOfDay = 1_440;
const millisecondsOfDay = 86_400_000;

/** Days since 1970-01-01. */
export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay;

const texts = new Map<number, Day>();

/** The text of a day number; remembered, as each date is asked for many times. */
export function dayOfNumber(number: number): Day {
  const text = texts.get(number) ?? new Date(number * millisecondsOfDay).toISOString().slice(0, 10);
  if (texts.size > 10_000) texts.clear();
  texts.set(number, text);
  return text;
}

/** Minutes since midnight. */
export const minuteOf = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whole seconds since 1970 of an RFC 3339 text. */
export const secondOf = (instant: string): number => Math.floor(Date.parse(instant) / 1_000);

/** The minute that a second lies in. */
export const minuteAt = (second: number): number => Math.floor(second / 60);

/** The Monday of a day's week, as day numbers; 1970-01-01 was a Thursday. */
export const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);
