import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

export interface ProposedEvent {
  id: string;
  type: string;
  contentType: string;
  data: Uint8Array;
  metadata: Uint8Array;
}

/** `position` is commit and prepare position, `created` in ticks of 100 ns since 1970. */
export interface RecordedEvent extends ProposedEvent {
  position: number;
  stream: string;
  revision: number;
  created: string;
}

/** The revision that a stream must have for an append. */
export type Expected = number | 'any' | 'no-stream' | 'stream-exists';

/** `current` is the last revision, -1 for no stream. */
export type Outcome = { revision: number; position: number } | { current: number };

/** Exclusive bounds: revisions of a stream, or positions of all. */
export interface Range {
  stream?: string;
  after: number;
  before: number;
  backwards: boolean;
}

interface Append {
  stream: string;
  expected: Expected;
  events: readonly ProposedEvent[];
  resolve(outcome: Outcome): void;
  reject(reason: unknown): void;
}

const columns = 'position, stream, revision, id, type, content_type AS contentType, created, data, metadata';
const schema = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS events(
    position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL,
    content_type TEXT NOT NULL, created TEXT NOT NULL, data BLOB NOT NULL, metadata BLOB NOT NULL, UNIQUE(stream, revision));
  CREATE INDEX IF NOT EXISTS events_by_id ON events(id);`;

/** A log in one SQLite file; appends of one turn of the event loop share a commit, which emits `appended`. */
export class Log extends EventEmitter<{ appended: [] }> {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #pending: Append[] = [];

  constructor(file: string) {
    super();
    this.setMaxListeners(0);
    mkdirSync(dirname(file), { recursive: true });
    this.#db = new DatabaseSync(file);
    this.#db.exec(schema);
  }

  /** Resolves when the events are durable, or with the conflict. */
  append(stream: string, expected: Expected, events: readonly ProposedEvent[]): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      if (this.#pending.length === 0) setImmediate(() => this.#commit());
      this.#pending.push({ stream, expected, events, resolve, reject });
    });
  }

  /** At most `limit` events of a range, in its direction. */
  read({ stream, after, before, backwards }: Range, limit: number): RecordedEvent[] {
    const key = stream === undefined ? 'position' : 'revision';
    const sql = `SELECT ${columns} FROM events WHERE ${stream === undefined ? '' : 'stream = ? AND '}${key} > ? AND ${key} < ?
      ORDER BY ${key} ${backwards ? 'DESC' : 'ASC'} LIMIT ?`;
    const values = [after, before, limit];
    return this.#statement(sql).all(
      ...(stream === undefined ? values : [stream, ...values]),
    ) as unknown as RecordedEvent[];
  }

  /** Last revision of a stream, or last position of all; -1 for none. */
  last(stream?: string): number {
    if (stream === undefined)
      return Number(this.#statement('SELECT max(position) AS last FROM events').get()?.['last'] ?? -1);
    return Number(
      this.#statement('SELECT max(revision) AS last FROM events WHERE stream = ?').get(stream)?.['last'] ?? -1,
    );
  }

  /** Commits pending appends and closes the file. */
  close(): void {
    if (this.#pending.length > 0) this.#commit();
    this.#db.close();
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  #commit(): void {
    const batch = this.#pending;
    this.#pending = [];
    const settle: (() => void)[] = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const append of batch) {
        const outcome = this.#write(append);
        settle.push(() => append.resolve(outcome));
      }
      this.#db.exec('COMMIT');
    } catch (cause) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      for (const append of batch) append.reject(cause);
      return;
    }
    for (const done of settle) done();
    this.emit('appended');
  }

  #write({ stream, expected, events }: Append): Outcome {
    const last = this.last(stream);
    const before = this.#outcomeOfRetry(stream, expected, events);
    if (before) return before;
    const isExpected =
      expected === 'any' ||
      (expected === 'stream-exists' ? last >= 0 : last === (expected === 'no-stream' ? -1 : expected));
    if (!isExpected) return { current: last };
    const first = Math.max(this.last(), 0) + 1;
    const created = String(Date.now() * 10_000);
    const insert = this.#statement('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
    for (const [n, { id, type, contentType, data, metadata }] of events.entries()) {
      insert.run(first + n, stream, last + 1 + n, id, type, contentType, created, data, metadata);
    }
    return { revision: last + events.length, position: first + events.length - 1 };
  }

  /** The outcome of an earlier append of the same ids, at the expected revision if one is given. */
  #outcomeOfRetry(stream: string, expected: Expected, events: readonly ProposedEvent[]): Outcome | undefined {
    const found = this.#statement('SELECT revision FROM events WHERE id = ? AND stream = ?').get(
      events[0]?.id ?? '',
      stream,
    );
    if (!found) return undefined;
    const before = Number(found['revision']) - 1;
    if (typeof expected === 'number' ? before !== expected : expected === 'no-stream' && before !== -1)
      return undefined;
    const there = this.read(
      { stream, after: before, before: before + events.length + 1, backwards: false },
      events.length,
    );
    const end = there.at(-1);
    const isSame = there.length === events.length && there.every(({ id }, n) => id === events[n]?.id);
    return isSame && end ? { revision: end.revision, position: end.position } : undefined;
  }
}
