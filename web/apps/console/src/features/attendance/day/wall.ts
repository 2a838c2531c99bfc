const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of an instant in an IANA zone, as if it were UTC: milliseconds. */
function wallIn(zone: string, at: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  const of: Record<string, number> = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(of['year'] ?? 0, (of['month'] ?? 1) - 1, of['day'], of['hour'], of['minute']);
}

/** The instant (RFC 3339) of a day and time in a zone: the first of two, and after a gap an hour later. */
export function instantOf(zone: string, day: string, time: string): string {
  const asked = Date.parse(`${day}T${time}:00Z`);
  const offsets = [asked - 86_400_000, asked + 86_400_000].map((at) => wallIn(zone, at) - at);
  const instants = offsets.map((offset) => asked - offset).filter((at) => wallIn(zone, at) === asked);
  // in a gap the clock of before goes on
  return new Date(instants.length > 0 ? Math.min(...instants) : asked - (offsets[0] ?? 0)).toISOString();
}

/** Day and time (`08:30`) of an instant in a zone. */
export function wallOf(zone: string, instant: string): { day: string; time: string } {
  const wall = new Date(wallIn(zone, Date.parse(instant))).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}
