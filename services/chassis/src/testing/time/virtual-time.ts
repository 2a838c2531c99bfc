import { setImmediate } from 'node:timers/promises';
import { type TimePorts } from '../../ports/time/system.ts';
import { seededIds } from './seeded-ids.ts';

interface Timer {
  due: number;
  run: () => void;
}

/** Time that passes only when asked to, and ids from a seed. */
export interface VirtualTime extends TimePorts {
  /** Lets time pass: timers run in order, each after all that follows from the one before. */
  advance: (duration: Temporal.DurationLike) => Promise<void>;
}

/** Turns of the event loop that everybody gets between two timers: what one of them wakes may wake others. */
const turnsBetween = 20;

/** Starts at `start` (RFC 3339); the same seed and the same steps give the same run. */
export function virtualTime({ start = '2026-01-05T08:00:00Z', seed = 1 } = {}): VirtualTime {
  const timers = new Timers(Temporal.Instant.from(start).epochMilliseconds);
  const clock = { now: () => Temporal.Instant.fromEpochMilliseconds(timers.now) };
  return {
    clock,
    ids: seededIds(seed, clock),
    wait: waitOf(timers),
    advance: async (duration) => {
      const until = clock.now().add(duration).epochMilliseconds;
      await turns();
      while (timers.runNext(until)) await turns();
      timers.now = until;
    },
  };
}

class Timers {
  now: number;
  readonly #timers = new Set<Timer>();

  constructor(now: number) {
    this.now = now;
  }

  add(ms: number, run: () => void): Timer {
    const timer = { due: this.now + Math.max(1, ms), run };
    this.#timers.add(timer);
    return timer;
  }

  remove(timer: Timer): boolean {
    return this.#timers.delete(timer);
  }

  /** Lets the time of the next timer come, and runs it; false where none is due by `until`. */
  runNext(until: number): boolean {
    const next = [...this.#timers]
      .filter(({ due }) => due <= until)
      .reduce<Timer | undefined>((a, b) => (a && a.due <= b.due ? a : b), undefined);
    if (!next) return false;
    this.remove(next);
    this.now = Math.max(this.now, next.due);
    next.run();
    return true;
  }
}

function waitOf(timers: Timers): TimePorts['wait'] {
  const after = (ms: number, run: () => void): (() => void) => {
    const timer = timers.add(ms, run);
    return () => timers.remove(timer);
  };
  return {
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
        timer = timers.add(ms, () => (again(), run()));
      };
      again();
      return () => timers.remove(timer);
    },
    deadline: (ms) => {
      const controller = new AbortController();
      after(ms, () => controller.abort(new DOMException('deadline exceeded', 'TimeoutError')));
      return controller.signal;
    },
  };
}

async function turns(): Promise<void> {
  for (let n = 0; n < turnsBetween; n++) await setImmediate();
}
