export interface Clock {
  now(): Temporal.Instant;
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

export const days = new Map<string, { minute: number; day: string }>();

/** YYYY-MM-DD in an IANA zone. */
export function dayAt(instant: Temporal.Instant, zone: string): string {
  const minute = Math.floor(instant.epochMilliseconds / 60_000);
  const known = days.get(zone);
  if (known?.minute === minute) return known.day;
  const day = instant.toZonedDateTimeISO(zone).toPlainDate().toString();
  days.set(zone, { minute, day });
  return day;
}
