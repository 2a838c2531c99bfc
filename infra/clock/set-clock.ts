/** A time that is given: `given` was it when the machine's clock said `anchor` (both in milliseconds since 1970). */
export interface GivenTime {
  given: number;
  anchor: number;
  /** How fast it goes on from there: 1 as the machine's clock, 0 not at all. */
  rate: number;
}

/**
 * Makes `Date` and `Temporal.Now` of this realm tell the given time; timers stay as they are.
 * Tests hand it to browsers as text: it may use nothing from outside itself.
 */
export function setClock({ given, anchor, rate }: GivenTime): void {
  const machine = Date.now.bind(Date);
  const now = (): number => Math.floor(given + (machine() - anchor) * rate);
  const RealDate = Date;
  RealDate.now = now;
  const GivenDate = new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made) as object,
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.prototype.constructor = GivenDate;
  globalThis.Date = GivenDate;
  if (typeof Temporal === 'undefined') return;
  const { Now, Instant } = Temporal;
  const zoned = (zone: Temporal.TimeZoneLike = Now.timeZoneId()) =>
    Instant.fromEpochMilliseconds(now()).toZonedDateTimeISO(zone);
  Object.assign(Now, {
    instant: () => Instant.fromEpochMilliseconds(now()),
    zonedDateTimeISO: zoned,
    plainDateTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDateTime(),
    plainDateISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDate(),
    plainTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainTime(),
  } satisfies Partial<typeof Now>);
}
