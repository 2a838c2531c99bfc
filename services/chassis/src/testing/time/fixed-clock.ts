import { type Clock } from '../../ports/index.ts';

/** A clock that stands at `start` (RFC 3339) until it is moved. */
export function fixedClock(
  start = '2026-01-05T08:00:00Z',
): Clock & { set(instant: string): void; advance(duration: Temporal.DurationLike): void } {
  let current = Temporal.Instant.from(start);
  return {
    now: () => current,
    set: (instant) => {
      current = Temporal.Instant.from(instant);
    },
    advance: (duration) => {
      current = current.add(duration);
    },
  };
}
