import { refuseUnstorable } from '../../ports/event-store.ts';
import {
  type AllStreamResolvedEvent,
  BACKWARDS,
  END,
  FORWARDS,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { storedText } from '../../ports/shared/data-text.ts';
import {
  type EventLink,
  type EventRecord,
  type EventStore,
  RevisionConflict,
  type StoredEvent,
  StoreUnavailable,
  type Subscription,
} from '../../ports/index.ts';
import { Connection } from './connection.ts';
import { placeOf, positionOf, proposed, storedEvent } from './stored-events.ts';
import { Subscriber } from './subscriber.ts';

interface Appended {
  revision: number;
  position: string;
  repeated?: true;
}

interface Epoch {
  epoch: string;
  position: string;
}

/** Stream of the store's own events, within the namespace; the last one has the epoch. */
const ownStream = 'store';
const closeMs = 5_000;
const buffered = { highWaterMark: 256 };

/** The log in EventStoreDB (22.6 or later) or KurrentDB, in streams `<namespace>.<stream>`. */
export class EventStoreDb implements EventStore {
  readonly #connection: Connection;
  readonly #prefix: string;
  readonly #subscribers = new Set<Subscriber>();
  #epoch = '';
  /** Position of the first event of the namespace, which gave it its epoch; nothing of ours is before it. */
  #origin = '';
  /** The last of our events, and how far back from the end it was found. */
  #seen = { end: '', head: '' };

  private constructor(address: string, namespace: string, patience: number) {
    this.#connection = new Connection(address, patience);
    this.#prefix = `${namespace}.`;
  }

  /** Opens the log at `esdb://...`; the first to open a namespace gives it its epoch. @throws StoreUnavailable */
  static async open(address: string, namespace: string, patience = 1): Promise<EventStoreDb> {
    const store = new EventStoreDb(address, namespace, patience);
    try {
      const epochs = await store.#epochs();
      store.#follow(epochs.length > 0 ? epochs : await store.#addEpoch(epochs));
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  get epoch(): string {
    return this.#epoch;
  }

  /** Gives the log a new epoch, after a restore or a migration; answers it and all former ones. */
  async renewEpoch(): Promise<{ formers: string[]; epoch: string }> {
    const before = await this.#epochs();
    this.#follow(await this.#addEpoch(before));
    return { formers: before.map(({ epoch }) => epoch), epoch: this.#epoch };
  }

  async append(stream: string, expected: number, events: readonly EventRecord[]): Promise<Appended> {
    refuseUnstorable(stream, expected, events);
    // The client would let what cannot be written as JSON escape as an error that nobody catches.
    for (const { data } of events) storedText(data);
    try {
      const { nextExpectedRevision, position } = await this.#connection.append(
        this.#prefix + stream,
        expected,
        events.map(proposed),
      );
      if (!position) throw new StoreUnavailable('event store does not say where it put the events');
      return { revision: Number(nextExpectedRevision), position: positionOf(position) };
    } catch (error) {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
      const before = await this.#placedBefore(stream, expected, events, error);
      if (before) return before;
      throw new RevisionConflict(stream, expected);
    }
  }

  async read(stream: string, from = 0, limit?: number): Promise<StoredEvent[]> {
    return this.#readStream(stream, from, limit);
  }

  async readAll(after: string, limit: number): Promise<StoredEvent[]> {
    return this.#connection.read(
      (client) =>
        client.readAll(
          { direction: FORWARDS, fromPosition: placeOf(after || this.#origin), requiresLeader: true },
          buffered,
        ),
      async (answers) => {
        const events: StoredEvent[] = [];
        for await (const resolved of answers) {
          const event = this.#ours(resolved);
          // the engine begins with the event at the named place
          if (event && event.position > after && events.push(event) >= limit) break;
        }
        return events;
      },
    );
  }

  async readLinks(after: string, limit: number): Promise<EventLink[]> {
    return (await this.readAll(after, limit)).map(({ position, stream, revision, type, meta }) => ({
      position,
      stream,
      revision,
      type,
      hash: meta.hash ?? null,
    }));
  }

  subscribe(after: string, onBatch: (events: StoredEvent[]) => void | Promise<void>): Subscription {
    this.#connection.assertOpen();
    const subscriber = new Subscriber(
      this.#connection,
      { after: after || this.#origin, prefix: this.#prefix },
      (resolved) => this.#ours(resolved),
      onBatch,
    );
    this.#subscribers.add(subscriber);
    return {
      close: async () => {
        this.#subscribers.delete(subscriber);
        await subscriber.close();
      },
    };
  }

  async head(): Promise<string> {
    const seen = this.#seen;
    return this.#connection.read(
      (client) => client.readAll({ direction: BACKWARDS, fromPosition: END, requiresLeader: true }, buffered),
      async (answers) => {
        let end = '';
        let head = seen.head;
        for await (const resolved of answers) {
          if (!resolved.event) continue;
          const position = positionOf(resolved.event.position);
          end ||= position;
          if (position <= seen.end) break;
          const event = this.#ours(resolved);
          if (!event) continue;
          head = event.position;
          break;
        }
        this.#seen = { end, head };
        return head;
      },
    );
  }

  async close(): Promise<void> {
    const subscribers = [...this.#subscribers];
    this.#subscribers.clear();
    await this.#connection.close();
    await Promise.race([
      Promise.all(subscribers.map((subscriber) => subscriber.close())),
      setTimeout(closeMs, undefined, { ref: false }),
    ]);
  }

  #ours({ event }: AllStreamResolvedEvent): StoredEvent | undefined {
    if (!event?.streamId.startsWith(this.#prefix) || event.streamId === this.#prefix + ownStream) return undefined;
    return storedEvent(event, this.#prefix.length);
  }

  #readStream(stream: string, from: number, limit?: number): Promise<StoredEvent[]> {
    const options = { fromRevision: BigInt(from), maxCount: limit ?? Number.MAX_SAFE_INTEGER, requiresLeader: true };
    return this.#connection.read(
      (client) => client.readStream(this.#prefix + stream, options, buffered),
      async (answers) => {
        const events: StoredEvent[] = [];
        try {
          for await (const { event } of answers) if (event) events.push(storedEvent(event, this.#prefix.length));
        } catch (error) {
          if (!(error instanceof StreamNotFoundError)) throw error;
        }
        return events;
      },
    );
  }

  /** Where the same events already are: a retry whose first answer was lost. */
  async #placedBefore(
    stream: string,
    expected: number,
    events: readonly EventRecord[],
    { actualVersion }: WrongExpectedVersionError,
  ): Promise<Appended | undefined> {
    if (typeof actualVersion !== 'bigint' || Number(actualVersion) < expected + events.length) return undefined;
    const there = await this.#readStream(stream, expected + 1, events.length);
    const last = there.at(-1);
    const isSame = there.length === events.length && there.every(({ id }, n) => id === events[n]!.id);
    return isSame && last ? { revision: last.revision, position: last.position, repeated: true } : undefined;
  }

  #follow(epochs: readonly Epoch[]): void {
    this.#epoch = epochs.at(-1)!.epoch;
    this.#origin = epochs[0]!.position;
    if (this.#seen.end === '') this.#seen = { end: this.#origin, head: '' };
  }

  async #epochs(): Promise<Epoch[]> {
    const events = await this.#readStream(ownStream, 0);
    return events.map(({ data, position }) => ({ epoch: String(data['epoch']), position }));
  }

  async #addEpoch(epochs: readonly Epoch[]): Promise<Epoch[]> {
    const [id, epoch] = [randomUUID(), randomUUID()];
    const meta = { organization: '*', actor: 'system', command: id, cause: id, correlation: id };
    const renewed = { id, type: 'EpochRenewed', v: 1, at: Temporal.Now.instant().toString(), data: { epoch }, meta };
    try {
      await this.append(ownStream, epochs.length - 1, [renewed]);
    } catch (error) {
      if (!(error instanceof RevisionConflict)) throw error;
    }
    return this.#epochs();
  }
}
