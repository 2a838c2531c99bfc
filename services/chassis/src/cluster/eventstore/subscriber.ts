import {
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type Position,
  streamNameFilter,
} from '@eventstore/db-client';
import { setTimeout } from 'node:timers/promises';
import { type StoredEvent, type Subscription } from '../../ports/index.ts';
import { type Connection } from './connection.ts';
import { answersOf } from './reading.ts';
import { placeOf, positionOf } from './stored-events.ts';

const eventsPerBatch = 500;
const firstPauseMs = 10;
const longestPauseMs = 1_000;
/** In windows of 32 events that the engine has looked at. */
const checkpointInterval = 32;

/** Gives one subscriber the log in order; a batch that failed comes again, broken connections are renewed. */
export class Subscriber implements Subscription {
  readonly #connection: Connection;
  readonly #prefix: string;
  readonly #storedEvent: (resolved: AllStreamResolvedEvent) => StoredEvent | undefined;
  readonly #onBatch: (events: StoredEvent[]) => void | Promise<void>;
  readonly #closing = new AbortController();
  readonly #done: Promise<void>;
  #after: string;
  #isHandling = false;

  /** `prefix`: how the names of its streams begin; `storedEvent` answers undefined for foreign events. */
  constructor(
    connection: Connection,
    { after, prefix }: { after: string; prefix: string },
    storedEvent: (resolved: AllStreamResolvedEvent) => StoredEvent | undefined,
    onBatch: (events: StoredEvent[]) => void | Promise<void>,
  ) {
    this.#connection = connection;
    this.#after = after;
    this.#prefix = prefix;
    this.#storedEvent = storedEvent;
    this.#onBatch = onBatch;
    this.#done = this.#run();
  }

  /** Ends after the batch in hand; so never await it inside `onBatch`. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#done;
  }

  async #run(): Promise<void> {
    const signal = AbortSignal.any([this.#closing.signal, this.#connection.live.signal]);
    let pause = firstPauseMs;
    while (!signal.aborted) {
      const before = this.#after;
      await this.#listen(signal).catch(() => {});
      pause = this.#after === before ? Math.min(pause * 2, longestPauseMs) : firstPauseMs;
      await this.#wait(pause, signal);
    }
  }

  async #listen(signal: AbortSignal): Promise<void> {
    let live: AllStreamSubscription | undefined;
    const open = () => (live = this.#subscription());
    for await (const first of answersOf<AllStreamResolvedEvent>(open, signal)) {
      const batch = [first];
      for (
        let next;
        batch.length < eventsPerBatch && (next = live?.read() as AllStreamResolvedEvent | null | undefined);
      )
        batch.push(next);
      await this.#give(batch, signal);
      if (signal.aborted) return;
    }
  }

  #subscription(): AllStreamSubscription {
    const filter = streamNameFilter({
      prefixes: [this.#prefix],
      checkpointInterval,
      // Only where no event before it waits here: what was looked at need not be looked at again.
      checkpointReached: (live: AllStreamSubscription, position: Position) => {
        if (live.readableLength === 0 && !this.#isHandling) this.#advance(positionOf(position));
      },
    });
    const options = { fromPosition: placeOf(this.#after), filter };
    return this.#connection.live.client.subscribeToAll(options, { highWaterMark: eventsPerBatch });
  }

  async #give(batch: readonly AllStreamResolvedEvent[], signal: AbortSignal): Promise<void> {
    const events = batch.flatMap((resolved) => this.#storedEvent(resolved) ?? []);
    const last = batch.at(-1)?.event;
    this.#isHandling = true;
    for (let pause = firstPauseMs; events.length > 0 && !signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        await this.#onBatch(events);
        break;
      } catch {
        // The same batch comes again, for a cause that may pass: an engine that is away, a model that is locked.
        await this.#wait(pause, signal);
      }
    }
    this.#isHandling = false;
    if (last && !signal.aborted) this.#advance(positionOf(last.position));
  }

  #advance(position: string): void {
    if (position > this.#after) this.#after = position;
  }

  async #wait(ms: number, signal: AbortSignal): Promise<void> {
    await setTimeout(ms, undefined, { signal }).catch(() => {});
  }
}
