import { setImmediate } from 'node:timers/promises';
import { type TimePorts } from '../ports/time/system.ts';
import { seededIds } from './seeded-ids.ts';

interface Timer {
  due: number;
  run: () => void;
}

/** Time that passes only when it is told to, and ids from a seed. */
export interface VirtualTime extends TimePorts {
  /**
   * Lets time pass: whatever waits comes in the order of its time, each after all that follows from the one before has
   * had its turn.
   */
  advance: (duration: Temporal.DurationLike) => Promise<void>;
}

/** Turns of the event loop that everybody gets between two timers: what one of them wakes may wake others. */
const turnsBetween = 20;

/** Starts at `start` (RFC 3339); the same seed and the same steps give the same run. */
export function virtualTime({ start = '2026-01-05T08:00:00Z', seed = 1 } = {}): VirtualTime {
  let now = Temporal.Instant.from(start).epochMilliseconds;
  const timers = new Set<Timer>();
  const clock = { now: () => Temporal.Instant.fromEpochMilliseconds(now) };
  const add = (ms: number, run: () => void): Timer => {
    const timer = { due: now + Math.max(1, ms), run };
    timers.add(timer);
    return timer;
  };
  const after = (ms: number, run: () => void): (() => void) => {
    const timer = add(ms, run);
    return () => timers.delete(timer);
  };
  const earliest = (until: number): Timer | undefined =>
    [...timers]
      .filter(({ due }) => due <= until)
      .reduce<Timer | undefined>((a, b) => (a && a.due <= b.due ? a : b), undefined);
  return {
    clock,
    ids: seededIds(seed, clock),
    wait: {
      after,
      sleep: (ms, signal) =>
        new Promise((resolve, reject) => {
          signal?.throwIfAborted();
          const cancel = after(ms, resolve);
          signal?.addEventListener('abort', () => (cancel(), reject(signal.reason as Error)), { once: true });
        }),
      every: (ms, run) => {
        let timer: Timer;
        const again = (): void => {
          timer = add(ms, () => (again(), run()));
        };
        again();
        return () => timers.delete(timer);
      },
      deadline: (ms) => {
        const controller = new AbortController();
        after(ms, () => controller.abort(new DOMException('the time is over', 'TimeoutError')));
        return controller.signal;
      },
    },
    advance: async (duration) => {
      const until = clock.now().add(duration).epochMilliseconds;
      await turns();
      for (let next = earliest(until); next; next = earliest(until)) {
        timers.delete(next);
        now = Math.max(now, next.due);
        next.run();
        await turns();
      }
      now = until;
    },
  };
}

async function turns(): Promise<void> {
  for (let n = 0; n < turnsBetween; n++) await setImmediate();
}
