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
import { type AppendText, commitAppends, type Committed, lastNumber, type Placed } from './appending/appends.ts';
import { AppendThread } from './appending/thread.ts';
import { columns, eventLink, positionOf, schema, storedEvent } from './event-rows.ts';
import { type Database } from '../sqlite.ts';
import { Subscriber } from './subscriber.ts';

interface Appended {
  revision: number;
  position: string;
  repeated?: true;
}

interface Append {
  text: AppendText;
  events: readonly EventRecord[];
  resolve: (appended: Appended) => void;
  reject: (reason: unknown) => void;
}

const eventsPerCommit = 1_000;
/** After three appends came at once so many commits are left to a thread: for one caller alone the way there costs more. */
const commitsForThread = 50;
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
  readonly #thread: AppendThread;
  readonly #inOneThread: boolean;
  #pending: Append[] = [];
  /** What is being committed by the thread. */
  #committing: Promise<void> | undefined;
  /** How many commits from now on are left to the thread. */
  #busyFor = 0;
  #isClosing = false;
  /** Number of the last event this store has seen committed. */
  #head: number;
  /** The newest events, without a gap up to the head, so that subscribers need not read what was just written. */
  #tail: StoredEvent[] = [];
  #tailSize = 0;

  /** Takes over `db`, which must be synchronous=FULL, and closes it in the end. */
  constructor(db: Database, { inOneThread = false }: { inOneThread?: boolean } = {}) {
    this.#db = db;
    this.#inOneThread = inOneThread;
    this.#thread = new AppendThread(db.path);
    db.exec(schema);
    db.run('INSERT OR IGNORE INTO meta VALUES (?, ?)', 'epoch', randomUUID());
    this.epoch = String(db.get('SELECT value FROM meta WHERE name = ?', 'epoch')?.[0]);
    this.#head = lastNumber(this.#db);
    // Another process may append to the same file (a script beside the running server).
    this.#poll = setInterval(() => this.#lookForOthers(), pollMs).unref();
  }

  async append(stream: string, expected: number, events: readonly EventRecord[]): Promise<Appended> {
    refuseUnstorable(stream, expected, events);
    const texts = events.map(({ id, type, v, at, data, meta }) => {
      return { id, type, v, at, data: storedText(data), meta: JSON.stringify(meta) };
    });
    if (!this.#db.isOpen) throw new StoreUnavailable('event store is closed');
    return new Promise<Appended>((resolve, reject) => {
      if (this.#pending.length === 0) setImmediate(() => this.#commit());
      this.#pending.push({ text: { stream, expected, events: texts }, events, resolve, reject });
    });
  }

  async read(stream: string, from = 0, limit = -1): Promise<StoredEvent[]> {
    return this.#reading(() =>
      this.#db
        .all(`SELECT ${columns} FROM events WHERE stream = ? AND rev >= ? ORDER BY rev LIMIT ?`, stream, from, limit)
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
    return this.#reading(() => positionOf(lastNumber(this.#db)));
  }

  async close(): Promise<void> {
    clearInterval(this.#poll);
    // what still comes is committed here
    this.#isClosing = true;
    await this.#committing;
    await this.#thread.close();
    await Promise.all([...this.#subscribers].map((subscriber) => subscriber.close()));
    this.#subscribers.clear();
    while (this.#pending.length > 0) this.#commitHere(this.#take());
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

  /** Commits what was asked since the last turn; each append is judged on its own, a broken commit fails them all. */
  #commit(): void {
    if (this.#committing || this.#pending.length === 0) return;
    const batch = this.#take();
    this.#busyFor = batch.length > 2 ? commitsForThread : Math.max(0, this.#busyFor - 1);
    if (this.#busyFor === 0 || this.#isClosing || this.#inOneThread) this.#commitHere(batch);
    else this.#committing = this.#commitThere(batch);
    if (this.#pending.length > 0 && !this.#committing) setImmediate(() => this.#commit());
  }

  #commitHere(batch: readonly Append[]): void {
    let committed: Committed;
    try {
      committed = commitAppends(this.#db, textsOf(batch));
    } catch (cause) {
      return refuse(batch, cause);
    }
    this.#settle(batch, committed);
  }

  async #commitThere(batch: readonly Append[]): Promise<void> {
    const committed = await this.#thread.commit(textsOf(batch)).catch((cause: unknown) => refuse(batch, cause));
    this.#committing = undefined;
    if (committed) this.#settle(batch, committed);
    if (this.#pending.length > 0) setImmediate(() => this.#commit());
  }

  #take(): Append[] {
    let events = 0;
    const end = this.#pending.findIndex((append) => (events += append.events.length) > eventsPerCommit);
    return this.#pending.splice(0, end === -1 ? this.#pending.length : Math.max(end, 1));
  }

  #settle(batch: readonly Append[], { head, placed }: Committed): void {
    if (head !== this.#head) this.#forgetTail(head);
    const added = batch.filter((_, n) => placed[n] && !placed[n].repeated);
    this.#remember(added);
    for (const [n, { text, resolve, reject }] of batch.entries()) {
      const place = placed[n];
      if (place) resolve(appendedAt(place));
      else reject(new RevisionConflict(text.stream, text.expected));
    }
  }

  /** Of appends in the order of their numbers, which follow the head. */
  #remember(added: readonly Append[]): void {
    if (added.length === 0) return;
    let number = this.#head;
    const written = added.flatMap(({ text: { stream, expected }, events }) =>
      events.map((event, n) => ({ ...event, stream, revision: expected + n + 1, position: positionOf(++number) })),
    );
    const size = added.reduce((sum, { text }) => sum + sizeOf(text), 0);
    const isFull = this.#tail.length + written.length > tailEvents || this.#tailSize + size > tailCharacters;
    if (isFull) this.#tail = written;
    else for (const event of written) this.#tail.push(event);
    this.#tailSize = isFull ? size : this.#tailSize + size;
    this.#head = number;
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
    if (this.#subscribers.size === 0 || this.#committing) return;
    try {
      const number = lastNumber(this.#db);
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

const appendedAt = ({ number, ...place }: Placed): Appended => ({ ...place, position: positionOf(number) });

const textsOf = (batch: readonly Append[]): AppendText[] => batch.map(({ text }) => text);

const sizeOf = ({ events }: AppendText): number =>
  events.reduce((sum, { data, meta }) => sum + data.length + meta.length, 0);

function refuse(batch: readonly Append[], cause: unknown): void {
  for (const append of batch) append.reject(new StoreUnavailable('event store cannot be written', { cause }));
}
