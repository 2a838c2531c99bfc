import { refuseUnstorable } from '../../ports/event-store.ts';
import { randomUUID } from 'node:crypto';
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
import { columns, eventLink, positionOf, schema, storedEvent } from './event-rows.ts';
import { type Database } from '../sqlite.ts';
import { Subscriber } from './subscriber.ts';

interface Appended {
  revision: number;
  position: string;
  repeated?: true;
}

interface Append {
  stream: string;
  expected: number;
  events: readonly EventRecord[];
  /** `data` and `meta` of each event as they will be stored. */
  texts: readonly (readonly [data: string, meta: string])[];
  resolve(appended: Appended): void;
  reject(reason: unknown): void;
}

const eventsPerCommit = 1_000;
const eventsPerBatch = 500;
const tailEvents = 4_000;
const tailCharacters = 8_000_000;
const pollMs = 200;

/** The log in one SQLite file: appends of one turn of the event loop share a commit. */
export class SqliteEventStore implements EventStore {
  readonly epoch: string;
  readonly #db: Database;
  readonly #subscribers = new Set<Subscriber>();
  readonly #poll: NodeJS.Timeout;
  #pending: Append[] = [];
  /** Number of the last event this store has seen committed. */
  #head: number;
  /** The newest events, without a gap up to the head, so that subscribers need not read what was just written. */
  #tail: StoredEvent[] = [];
  #tailSize = 0;

  /** Takes over `db`, which must be synchronous=FULL, and closes it in the end. */
  constructor(db: Database) {
    this.#db = db;
    db.exec(schema);
    db.run('INSERT OR IGNORE INTO meta VALUES (?, ?)', 'epoch', randomUUID());
    this.epoch = String(db.get('SELECT value FROM meta WHERE name = ?', 'epoch')?.[0]);
    this.#head = this.#lastNumber();
    // Another process may append to the same file (a script beside the running server).
    this.#poll = setInterval(() => this.#lookForOthers(), pollMs).unref();
  }

  async append(stream: string, expected: number, events: readonly EventRecord[]): Promise<Appended> {
    refuseUnstorable(stream, expected, events);
    const texts = events.map(({ data, meta }) => [storedText(data), JSON.stringify(meta)] as const);
    if (!this.#db.isOpen) throw new StoreUnavailable('event store is closed');
    return new Promise<Appended>((resolve, reject) => {
      if (this.#pending.length === 0) setImmediate(() => this.#commit());
      this.#pending.push({ stream, expected, events, texts, resolve, reject });
    });
  }

  async read(stream: string, from = 0): Promise<StoredEvent[]> {
    return this.#reading(() =>
      this.#db
        .all(`SELECT ${columns} FROM events WHERE stream = ? AND rev >= ? ORDER BY rev`, stream, from)
        .map(storedEvent),
    );
  }

  async readAll(after: string, limit: number): Promise<StoredEvent[]> {
    return this.#reading(() => this.#readFile(after, limit));
  }

  async readLinks(after: string, limit: number): Promise<EventLink[]> {
    return this.#reading(() =>
      this.#db
        .all(
          `SELECT position, stream, rev, type, json_extract(meta, '$.hash')
           FROM events WHERE position > ? ORDER BY position LIMIT ?`,
          Number(after),
          limit,
        )
        .map(eventLink),
    );
  }

  subscribe(after: string, onBatch: (events: StoredEvent[]) => void | Promise<void>): Subscription {
    if (!this.#db.isOpen) throw new StoreUnavailable('event store is closed');
    const subscriber = new Subscriber(after, (from) => this.#next(from), onBatch);
    this.#subscribers.add(subscriber);
    return {
      close: async () => {
        this.#subscribers.delete(subscriber);
        await subscriber.close();
      },
    };
  }

  async head(): Promise<string> {
    return this.#reading(() => positionOf(this.#lastNumber()));
  }

  async close(): Promise<void> {
    clearInterval(this.#poll);
    while (this.#pending.length > 0) this.#commit();
    await Promise.all([...this.#subscribers].map((subscriber) => subscriber.close()));
    this.#subscribers.clear();
    this.#db.close();
  }

  #reading<T>(work: () => T): T {
    try {
      return work();
    } catch (cause) {
      throw new StoreUnavailable('event store cannot be read', { cause });
    }
  }

  #readFile(after: string, limit: number): StoredEvent[] {
    return this.#db
      .all(`SELECT ${columns} FROM events WHERE position > ? ORDER BY position LIMIT ?`, Number(after), limit)
      .map(storedEvent);
  }

  #lastNumber(): number {
    return Number(this.#db.get('SELECT max(position) FROM events')?.[0] ?? 0);
  }

  /** Commits what was asked since the last turn; each append is judged on its own, a broken commit fails them all. */
  #commit(): void {
    const batch = this.#take();
    if (batch.length === 0) return;
    const written: StoredEvent[] = [];
    const settle: (() => void)[] = [];
    try {
      this.#db.transaction(() => {
        let number = this.#lastNumber();
        if (number !== this.#head) this.#forgetTail(number);
        for (const append of batch) {
          const outcome = this.#insert(append, number);
          if (outcome instanceof Error) settle.push(() => append.reject(outcome));
          else {
            number += outcome.added.length;
            written.push(...outcome.added);
            settle.push(() => append.resolve(outcome.appended));
          }
        }
      });
    } catch (cause) {
      for (const append of batch) append.reject(new StoreUnavailable('event store cannot be written', { cause }));
      return;
    }
    this.#remember(written, batch);
    for (const done of settle) done();
  }

  #take(): Append[] {
    let events = 0;
    const end = this.#pending.findIndex((append) => (events += append.events.length) > eventsPerCommit);
    const batch = this.#pending.splice(0, end === -1 ? this.#pending.length : Math.max(end, 1));
    if (this.#pending.length > 0) setImmediate(() => this.#commit());
    return batch;
  }

  #insert(append: Append, head: number): { added: StoredEvent[]; appended: Appended } | RevisionConflict {
    const { stream, expected, events, texts } = append;
    const last = Number(this.#db.get('SELECT max(rev) FROM events WHERE stream = ?', stream)?.[0] ?? -1);
    if (last !== expected) {
      const appended = this.#placedBefore(append);
      return appended ? { added: [], appended } : new RevisionConflict(stream, expected);
    }
    const added = events.map((event, index) => {
      const number = head + index + 1;
      const revision = expected + index + 1;
      const [data, meta] = texts[index]!;
      this.#db.run(
        `INSERT INTO events(${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        number,
        stream,
        revision,
        event.id,
        event.type,
        event.v,
        event.at,
        data,
        meta,
      );
      return { ...event, stream, revision, position: positionOf(number) };
    });
    return { added, appended: { revision: expected + added.length, position: positionOf(head + added.length) } };
  }

  /** Where the same events already are: a retry whose first answer was lost. */
  #placedBefore({ stream, expected, events }: Append): Appended | undefined {
    const there = this.#db.all(
      'SELECT id, rev, position FROM events WHERE stream = ? AND rev > ? ORDER BY rev LIMIT ?',
      stream,
      expected,
      events.length,
    );
    const same =
      there.length === events.length &&
      there.every(([id, rev], index) => id === events[index]!.id && rev === expected + index + 1);
    const last = there.at(-1);
    return same && last
      ? { revision: Number(last[1]), position: positionOf(Number(last[2])), repeated: true }
      : undefined;
  }

  #remember(written: StoredEvent[], batch: readonly Append[]): void {
    if (written.length === 0) return;
    const size = batch.reduce(
      (sum, { texts }) => sum + texts.reduce((chars, [data, meta]) => chars + data.length + meta.length, 0),
      0,
    );
    const isFull = this.#tail.length + written.length > tailEvents || this.#tailSize + size > tailCharacters;
    if (isFull) this.#tail = written;
    else for (const event of written) this.#tail.push(event);
    this.#tailSize = isFull ? size : this.#tailSize + size;
    this.#head += written.length;
    for (const subscriber of this.#subscribers) subscriber.wake();
  }

  /** Somebody else wrote: what is in memory has a gap now. */
  #forgetTail(head: number): void {
    this.#head = head;
    this.#tail = [];
    this.#tailSize = 0;
    for (const subscriber of this.#subscribers) subscriber.wake();
  }

  #lookForOthers(): void {
    if (this.#subscribers.size === 0) return;
    try {
      const number = this.#lastNumber();
      if (number !== this.#head) this.#forgetTail(number);
    } catch {
      // Reads and appends report an unreadable file to those who asked.
    }
  }

  #next(after: string): StoredEvent[] {
    const from = Number(after);
    const first = this.#head - this.#tail.length;
    if (from >= this.#head) return [];
    return from >= first
      ? this.#tail.slice(from - first, from - first + eventsPerBatch)
      : this.#readFile(after, eventsPerBatch);
  }
}
