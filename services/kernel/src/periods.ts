import { z } from 'zod';

/** A day, `YYYY-MM-DD`; such texts sort like days. */
export type Day = string;

/** A span of days; each function states whether it includes `to`. null = open end. */
export interface Period {
  from: Day;
  to: Day | null;
}

export const daySchema = z.iso.date();

/** A day that is entered, both ends included: other years are slips of the pen. Refused as `value_invalid`. */
export const dayWithin = (first: Day, last: Day) =>
  daySchema.refine((day) => first <= day && day <= last, 'value_invalid');

/** An instant, RFC 3339 in UTC (`...Z`). */
export const instantSchema = z.iso.datetime('date_time_invalid');

export function isDay(text: string): boolean {
  return daySchema.safeParse(text).success;
}

/** Days since 1970-01-01 by their texts, and back; bounded, as the same days are asked for again and again. */
const numbers = new Map<Day, number>();
const texts = new Map<number, Day>();
const mostRemembered = 20_000;
const dayMs = 86_400_000;

/** @throws RangeError for what is no day */
function numberOf(day: Day): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const { year, month, day: ofMonth } = Temporal.PlainDate.from(day);
  const number = new Date(0).setUTCFullYear(year, month - 1, ofMonth) / dayMs;
  if (numbers.size >= mostRemembered) numbers.clear();
  numbers.set(day, number);
  return number;
}

function dayOf(number: number): Day {
  const known = texts.get(number);
  if (known !== undefined) return known;
  const text = Temporal.Instant.fromEpochMilliseconds(number * dayMs)
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .toString();
  if (texts.size >= mostRemembered) texts.clear();
  texts.set(number, text);
  return text;
}

/** From 0, Monday, to 6; 1970-01-01 was a Thursday. */
const weekdayNumber = (number: number): number => (((number + 3) % 7) + 7) % 7;

/** The day `days` later; earlier if negative. */
export function addDays(day: Day, days: number): Day {
  return dayOf(numberOf(day) + days);
}

/** Days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return numberOf(to) - numberOf(from);
}

/** `[from, to]` as `[from, to + 1)`. */
export function toHalfOpen({ from, to }: Period): Period {
  return { from, to: to === null ? null : addDays(to, 1) };
}

/** `[from, to)` as `[from, to - 1]`. */
export function toClosed({ from, to }: Period): Period {
  return { from, to: to === null ? null : addDays(to, -1) };
}

/** Whether a day lies in `[from, to)`. */
export function contains({ from, to }: Period, day: Day): boolean {
  return from <= day && (to === null || day < to);
}

/** Whether a day lies in `[from, to]`. */
export function containsClosed({ from, to }: Period, day: Day): boolean {
  return from <= day && (to === null || day <= to);
}

const isEmpty = ({ from, to }: Period): boolean => to !== null && to <= from;

/** Whether `[a.from, a.to)` and `[b.from, b.to)` share a day; an empty period shares none. */
export function overlaps(a: Period, b: Period): boolean {
  return !isEmpty(a) && !isEmpty(b) && (b.to === null || a.from < b.to) && (a.to === null || b.from < a.to);
}

/** Whether `[a.from, a.to]` and `[b.from, b.to]` share a day. */
export function overlapsClosed(a: Period, b: Period): boolean {
  return overlaps(toHalfOpen(a), toHalfOpen(b));
}

/** Number of days in `[from, to)`; 0 for an empty one. */
export function daysIn({ from, to }: { from: Day; to: Day }): number {
  return Math.max(0, daysBetween(from, to));
}

/** Number of days in `[from, to]`; 0 when `to` is earlier. */
export function daysInClosed({ from, to }: { from: Day; to: Day }): number {
  return Math.max(0, daysBetween(from, to) + 1);
}

/** The days of `[from, to)` in order. */
export function eachDay({ from, to }: { from: Day; to: Day }): Day[] {
  return Array.from({ length: daysIn({ from, to }) }, (_, n) => addDays(from, n));
}

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

export function weekdayOf(day: Day): Weekday {
  return weekdays[weekdayNumber(numberOf(day))]!;
}

export function weekStart(day: Day): Day {
  const number = numberOf(day);
  return dayOf(number - weekdayNumber(number));
}

const minutesOfDay = z.int().min(0).max(1440);

/** Working minutes per weekday, 0 to 1440. */
export const workingPatternSchema = z.strictObject({
  monday: minutesOfDay,
  tuesday: minutesOfDay,
  wednesday: minutesOfDay,
  thursday: minutesOfDay,
  friday: minutesOfDay,
  saturday: minutesOfDay,
  sunday: minutesOfDay,
} satisfies Record<Weekday, typeof minutesOfDay>);

export type WorkingPattern = z.infer<typeof workingPatternSchema>;
