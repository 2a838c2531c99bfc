import { existsSync, rmSync, statSync } from 'node:fs';
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** What may be bound; `undefined` becomes NULL, booleans 0 and 1. */
export type Value = string | number | bigint | boolean | Uint8Array | null | undefined;

export type Columns = (string | number | null)[];

export interface DatabaseOptions {
  synchronous: 'FULL' | 'NORMAL';
  /** Overwrites what is deleted, for files that hold personal data. */
  secureDelete?: boolean;
  /** Reads the file through the address space, for files of which much is read in no order. */
  mapped?: boolean;
  readOnly?: boolean;
  /** For a file that only this process has until it is complete: nothing of it survives a power cut. */
  bulk?: boolean;
}

/** Of files of rows, for whoever reads and whoever writes them. */
export const servedRows: DatabaseOptions = { synchronous: 'NORMAL', secureDelete: true, mapped: true };

/** A file that nobody writes: it is read as it is, and nothing is made beside it. */
export type Frozen = 'frozen';

const busyTimeoutMs = 5_000;
const cachedStatements = 256;
const cacheKib = 8_192;
/** The write-ahead log is moved into the file when it is so long. */
const loggedPages = 4_000;
/** All of a write-ahead log: what has been moved into the file is read through the map. */
const mappedCacheKib = 4 * loggedPages;
/** Of large files, of which the map ends before the end, and of those that are filled. */
const largeCacheKib = 65_536;
const mappedBytes = 2_147_418_112;

function bindable(value: Value): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('number cannot be stored');
  // Anything else (a Date, an object) would be bound as NULL without a word.
  if (typeof value === 'object' && !(value instanceof Uint8Array)) throw new TypeError('value cannot be stored');
  return value;
}

/** The only place that knows the SQLite binding: cached statements, rows as arrays, parameters normalised. */
export class Database {
  readonly #path: string;
  readonly #options: DatabaseOptions | Frozen;
  #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** Opens or creates a file in WAL mode, or a frozen one or an image to read only. @throws when it cannot be opened */
  constructor(source: string | Uint8Array, options: DatabaseOptions | Frozen) {
    this.#path = typeof source === 'string' ? source : '';
    this.#options = options;
    this.#db = typeof source === 'string' ? opened(source, options) : inMemory(source);
  }

  /** Runs statements without parameters; nothing of a caller's may be in them. */
  exec(sql: string): void {
    this.#db.exec(sql);
  }

  all(sql: string, ...values: Value[]): Columns[] {
    return this.#statement(sql).all(...values.map(bindable)) as unknown as Columns[];
  }

  get(sql: string, ...values: Value[]): Columns | undefined {
    return this.#statement(sql).get(...values.map(bindable)) as Columns | undefined;
  }

  /** Runs a change; answers the number of changed rows and the last row number given. */
  run(sql: string, ...values: Value[]): { changes: number; row: number } {
    const { changes, lastInsertRowid } = this.#statement(sql).run(...values.map(bindable));
    return { changes: Number(changes), row: Number(lastInsertRowid) };
  }

  /** All of `work` or nothing of it; takes the write lock first, so it never fails half way for want of it. */
  transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** All of `work` sees the same moment, whatever others write; it must not write itself. */
  reading<T>(work: () => T): T {
    this.#db.exec('BEGIN');
    try {
      return work();
    } finally {
      this.#db.exec('COMMIT');
    }
  }

  /** Copies what is there into a file of its own size, so nothing of what was freed is left; false = somebody reads it. */
  rewrite(): boolean {
    this.#db.exec('VACUUM');
    return this.checkpoint();
  }

  /** Moves the write-ahead log into the file and empties it; false while somebody reads it. */
  checkpoint(): boolean {
    return Number(this.get('PRAGMA wal_checkpoint(TRUNCATE)')![0]) === 0;
  }

  /** Gives back the pages that it keeps in memory; they are read again when they are needed. */
  giveBack(): void {
    this.#db.exec('PRAGMA shrink_memory');
  }

  /** Starts again with an empty file; only for one nobody else has open. */
  recreate(): void {
    this.close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(this.#path + suffix, { force: true });
    this.#db = opened(this.#path, this.#options);
  }

  /** Moves the log into the file and closes; further calls throw, closing again does nothing. */
  close(): void {
    if (!this.#db.isOpen) return;
    this.#statements.clear();
    this.#db.close();
  }

  get path(): string {
    return this.#path;
  }

  get isOpen(): boolean {
    return this.#db.isOpen;
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= cachedStatements) {
      const oldest = this.#statements.keys().next().value;
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    const statement = this.#db.prepare(sql);
    statement.setReturnArrays(true);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/**
 * Copies a database into a new file as it is at this moment, `pagesAtOnce` at a time, while others, also other
 * processes, write it. Until the end its write-ahead log grows. @throws Error where there is none
 */
export async function copyDatabase(path: string, to: string, pagesAtOnce: number): Promise<void> {
  if (!existsSync(path)) throw new Error(`${path} is missing`);
  const db = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    // one view from the first page to the last: otherwise each write would make the copy begin again
    db.exec('BEGIN');
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    await backup(db, to, { rate: pagesAtOnce });
  } finally {
    db.close();
  }
}

/** The bytes of a database at this moment, as if it had no write-ahead log. */
export function imageOf(path: string): Uint8Array {
  if (!existsSync(path)) throw new Error(`${path} is missing`);
  const db = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    db.exec('BEGIN');
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    // two bytes of the header say that no log belongs to it
    return db.serialize().fill(1, 18, 20);
  } finally {
    db.close();
  }
}

function inMemory(image: Uint8Array): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  db.deserialize(image);
  return db;
}

function cacheKibOf(path: string, { bulk, mapped }: DatabaseOptions): number {
  if (bulk) return largeCacheKib;
  if (!mapped) return cacheKib;
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return bytes > mappedBytes ? largeCacheKib : mappedCacheKib;
}

function opened(path: string, options: DatabaseOptions | Frozen): DatabaseSync {
  if (options === 'frozen')
    return new DatabaseSync(new URL(`${pathToFileURL(path).href}?mode=ro&immutable=1`), { readOnly: true });
  const { synchronous, secureDelete, mapped, readOnly = false, bulk } = options;
  const db = new DatabaseSync(path, { timeout: busyTimeoutMs, readOnly });
  db.exec(
    `${bulk ? 'PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=DELETE' : 'PRAGMA journal_mode=WAL'};
     PRAGMA synchronous=${bulk ? 'OFF' : synchronous};
     PRAGMA wal_autocheckpoint=${loggedPages};
     PRAGMA secure_delete=${secureDelete ? 'ON' : 'OFF'};
     PRAGMA cache_size=-${cacheKibOf(path, options)};
     PRAGMA mmap_size=${mapped ? mappedBytes : 0};`,
  );
  return db;
}
