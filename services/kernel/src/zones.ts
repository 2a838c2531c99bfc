import { z } from 'zod';
import { type Day } from './periods.ts';

const named = /^[A-Za-z]/;

/** Whether a text names a time zone of the IANA database; bare offsets (`+03:00`) are not places. */
export function isZone(text: string): boolean {
  if (!named.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}

export const zoneSchema = z.string().max(64).refine(isZone, 'time_zone_invalid');

const zoned = (zone: string, instant: Temporal.Instant | string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

/** The day in a zone at an instant (RFC 3339 text or `Temporal.Instant`). */
export function todayIn(zone: string, instant: Temporal.Instant | string): Day {
  return zoned(zone, instant).toPlainDate().toString();
}

/** Minutes ahead of UTC at an instant. */
export function utcOffsetMinutes(zone: string, instant: Temporal.Instant | string): number {
  return Math.round(zoned(zone, instant).offsetNanoseconds / 60e9);
}

/** The first instant of a day in a zone; not always midnight where clocks change. */
export function startOfDay(day: Day, zone: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant();
}
