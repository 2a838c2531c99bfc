/** What a clock on the wall has shown there; in an hour that comes twice, the first time. RFC 3339. */
export function instantOf({ date, time, zone }: { date: string; time: string; zone: string }): string {
  const shown = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time.padStart(5, '0')));
  return shown.toZonedDateTime(zone).toInstant().toString({ smallestUnit: 'millisecond' });
}
