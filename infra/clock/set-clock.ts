/** A time that is given: `given` was it when the machine's clock said `anchor` (both in milliseconds since 1970). */
export interface GivenTime {
  given: number;
  anchor: number;
  /** How fast it goes on from there: 1 as the machine's clock, 0 not at all. */
  rate: number;
}

/**
 * Makes `Date` and `Temporal.Now` of this realm tell the given time, or another one from now on; timers stay as they
 * are. Tests hand it to browsers as text: it may use nothing from outside itself.
 */
export function setClock(time: GivenTime): void {
  // kept by the realm's own Date: jest copies what is global from one realm into the next
  const RealDate: DateConstructor & { givenTime?: GivenTime } = Date;
  const isSet = RealDate.givenTime !== undefined;
  RealDate.givenTime = time;
  if (isSet) return;
  const machine = RealDate.now;
  const now = (): number => {
    const { given, anchor, rate } = RealDate.givenTime ?? time;
    return Math.floor(given + (machine() - anchor) * rate);
  };
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
