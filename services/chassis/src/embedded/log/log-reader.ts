import { type EventStore, type StoredEvent } from '../../ports/index.ts';
import { columns, positionOf, storedEvent } from './event-rows.ts';
import { Database } from '../sqlite.ts';

/** Reads a log beside its writer; each page is a transaction of its own, so that the writer is never held back. */
export class LogReader implements Pick<EventStore, 'epoch' | 'head' | 'read'> {
  readonly epoch: string;
  readonly #db: Database;

  constructor(path: string) {
    this.#db = new Database(path, { synchronous: 'NORMAL', readOnly: true, mapped: true });
    this.epoch = String(this.#db.get('SELECT value FROM meta WHERE name = ?', 'epoch')?.[0]);
  }

  async head(): Promise<string> {
    return positionOf(this.headNumber());
  }

  headNumber(): number {
    return Number(this.#db.get('SELECT max(position) FROM events')?.[0] ?? 0);
  }

  async read(stream: string, from = 0, limit = -1): Promise<StoredEvent[]> {
    return this.#db
      .all(`SELECT ${columns} FROM events WHERE stream = ? AND rev >= ? ORDER BY rev LIMIT ?`, stream, from, limit)
      .map(storedEvent);
  }

  /** Events of some types with numbers in `(after, last]`; others are not even parsed. */
  between(after: number, last: number, types: readonly string[]): StoredEvent[] {
    const among = types.map(() => '?').join(', ');
    return this.#db
      .all(
        `SELECT ${columns} FROM events WHERE position > ? AND position <= ? AND type IN (${among}) ORDER BY position`,
        after,
        last,
        ...types,
      )
      .map(storedEvent);
  }

  close(): void {
    this.#db.close();
  }
}
