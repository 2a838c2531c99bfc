import {
  type AppendResult,
  CancelledError,
  type EventData,
  EventStoreDBClient,
  MaxAppendSizeExceededError,
  NO_STREAM,
  NotLeaderError,
  UnavailableError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '../../ports/index.ts';
import { answersOf, type Reading } from './reading.ts';

const usualCallMs = 5_000;
const readAgainAfterMs = 100;

/** A client whose calls end after at most 5 s times `patience`. */
export class Connection {
  readonly #client: EventStoreDBClient;
  readonly #callMs: number;
  readonly #closing = new AbortController();

  /** `address` is a connection string (`esdb://...`); nothing is sent yet. */
  constructor(address: string, patience: number) {
    this.#callMs = usualCallMs * patience;
    this.#client = EventStoreDBClient.connectionString(address);
    // The stream that all appends of a server share has no deadlines in this client, and one that breaks fails those of
    // other clients too.
    Object.assign(this.#client, { supports: async () => false });
  }

  /**
   * `expected` is the stream's last revision, -1 for a new one. Never tried twice by itself: what became of it, only
   * its caller can find out.
   * @throws WrongExpectedVersionError, RangeError for more than the engine takes at once, StoreUnavailable
   */
  async append(stream: string, expected: number, events: EventData[]): Promise<AppendResult> {
    this.assertOpen();
    const options = {
      expectedRevision: expected < 0 ? NO_STREAM : BigInt(expected),
      requiresLeader: true,
      deadline: this.#callMs,
    } as const;
    try {
      return await within(this.#callMs, this.#client.appendToStream(stream, events, options));
    } catch (cause) {
      if (cause instanceof MaxAppendSizeExceededError)
        throw new RangeError('events are too large for one append', { cause });
      throw cause instanceof WrongExpectedVersionError
        ? cause
        : new StoreUnavailable('event store cannot be written', { cause });
    }
  }

  /** What `take` makes of a reading; read once more if the connection broke. @throws StoreUnavailable */
  async read<T, R>(
    open: (client: EventStoreDBClient) => Reading<T>,
    take: (answers: AsyncIterable<T>) => Promise<R>,
  ): Promise<R> {
    for (let isAgain = false; ; isAgain = true) {
      this.assertOpen();
      try {
        return await take(answersOf(() => open(this.#client), this.#closing.signal, this.#callMs));
      } catch (cause) {
        const isBroken =
          cause instanceof UnavailableError || cause instanceof CancelledError || cause instanceof NotLeaderError;
        if (isAgain || !isBroken) throw new StoreUnavailable('event store cannot be read', { cause });
        await sleep(readAgainAfterMs);
      }
    }
  }

  /** For what lasts: the client itself, and the signal that is aborted when this is closed. */
  get live(): { client: EventStoreDBClient; signal: AbortSignal } {
    return { client: this.#client, signal: this.#closing.signal };
  }

  assertOpen(): void {
    if (this.#closing.signal.aborted) throw new StoreUnavailable('event store is closed');
  }

  /** Ends what is under way, within 5 s. */
  async close(): Promise<void> {
    this.#closing.abort();
    await within(usualCallMs, this.#client.dispose()).catch(() => {});
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = sleep(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error('no answer in time');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}
