// Part of the first file of the portal: must not import React.

/** What the server said of the reader's place: its zone (IANA), and its clock when it answered (RFC 3339). */
export interface Place {
  zone: string;
  answeredAt: string;
}

let zone: string | undefined;
let aheadMs = 0;

/** Makes today that of a place, whatever zone and clock this device has; null for those of the device. */
export function setPlace(place: Place | null): void {
  zone = place?.zone;
  const ahead = place ? Date.parse(place.answeredAt) - Date.now() : 0;
  aheadMs = Number.isFinite(ahead) ? ahead : 0;
}

/** The server's time. */
export const currentTime = (): Date => new Date(Date.now() + aheadMs);

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Date and time by the clocks of a zone, as YYYY-MM-DD and HH:MM:SS. */
function wallIn(place: string | undefined, at: Date): { day: string; time: string } {
  const format =
    formats.get(place) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: place,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(place, format);
  const of: Record<string, string> = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${of['year']}-${of['month']}-${of['day']}`,
    time: `${of['hour']}:${of['minute']}:${of['second']}`,
  };
}

/** Date and time (YYYY-MM-DD, HH:MM:SS) of an instant by the clocks of an IANA zone. */
export const wallAt = (place: string, at: Date): { day: string; time: string } => wallIn(place, at);

/** Today (YYYY-MM-DD) in an IANA zone, by the server's clock. */
export const todayIn = (place: string): string => wallIn(place, currentTime()).day;

/** Today (YYYY-MM-DD) where the reader works, by the server's clock; before sign-in that of this device. */
export const today = (): string => wallIn(zone, currentTime()).day;

/** The day of an instant (RFC 3339) where the reader works. */
export const dayOf = (instant: string): string => wallIn(zone, new Date(instant)).day;

/** The hour (0 to 23) where the reader works. */
export const hourNow = (): number => Number(wallIn(zone, currentTime()).time.slice(0, 2));

const aheadOfUtc = (at: number): number => {
  const { day, time } = wallIn(zone, new Date(at));
  return Date.parse(`${day}T${time}Z`) - at;
};

/** The last second of a day where the reader works (RFC 3339): what was known then. */
export function endOfDay(day: string): string {
  const wall = Date.parse(`${day}T23:59:59Z`);
  // the first guess may lie on the other side of a clock change
  const guess = wall - aheadOfUtc(wall);
  return new Date(wall - aheadOfUtc(guess) + 999).toISOString();
}
