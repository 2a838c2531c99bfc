/** `given` is the time at `anchor` of the machine's clock (both in milliseconds since 1970). */
export interface GivenTime {
  given: number;
  anchor: number;
  /** Speed: 1 = the machine's clock, 0 = still. */
  rate: number;
}

/**
 * Sets the time of `Date` and `Temporal.Now` in this realm, not of timers. Tests pass it to browsers as text, so that it
 * uses nothing from outside itself.
 */
export function setClock(time: GivenTime): void {
  // on the realm's own Date: jest copies globals from one realm into the next
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
