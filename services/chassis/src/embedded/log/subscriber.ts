import { setImmediate, setTimeout } from 'node:timers/promises';
import { type StoredEvent, type Subscription } from '../../ports/index.ts';

const firstPauseMs = 10;
const longestPauseMs = 1_000;

/** Gives one subscriber the log in order, batch by batch, and a batch that failed again. */
export class Subscriber implements Subscription {
  readonly #next: (after: string) => StoredEvent[];
  readonly #onBatch: (events: StoredEvent[]) => void | Promise<void>;
  readonly #closing = new AbortController();
  readonly #done: Promise<void>;
  #after: string;
  #signal = Promise.withResolvers<void>();

  constructor(
    after: string,
    next: (after: string) => StoredEvent[],
    onBatch: (events: StoredEvent[]) => void | Promise<void>,
  ) {
    this.#after = after;
    this.#next = next;
    this.#onBatch = onBatch;
    this.#done = this.#run();
  }

  wake(): void {
    this.#signal.resolve();
  }

  /** Ends after the batch in hand; so never await it inside `onBatch`. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.wake();
    await this.#done;
  }

  async #run(): Promise<void> {
    let pause = firstPauseMs;
    await setImmediate();
    while (!this.#closing.signal.aborted) {
      try {
        await this.#step();
        pause = firstPauseMs;
      } catch {
        // The same batch comes again, for a cause that may pass: a full disk, a model that is locked.
        await setTimeout(pause, undefined, { signal: this.#closing.signal }).catch(() => {});
        pause = Math.min(pause * 2, longestPauseMs);
      }
    }
  }

  async #step(): Promise<void> {
    const events = this.#next(this.#after);
    const last = events.at(-1);
    if (last) {
      await this.#onBatch(events);
      this.#after = last.position;
      await setImmediate();
    } else {
      this.#signal = Promise.withResolvers();
      await this.#signal.promise;
    }
  }
}
