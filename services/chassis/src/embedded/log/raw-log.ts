import { type VerifiedSource, type RawEvent, parsed } from '../../ports/shared/verification.ts';
import { type StoredEvent } from '../../ports/index.ts';
import { readEpoch } from './epoch.ts';
import { columns, positionOf } from './event-rows.ts';
import { type Columns, Database } from '../sqlite.ts';

/** The log as the texts in its file, beside its writer. */
export class RawLog implements VerifiedSource {
  readonly isDense = true;
  readonly epoch: string;
  readonly #db: Database;

  /** `isFrozen`: nobody writes the file, and nothing may be made beside it. */
  constructor(path: string, isFrozen: boolean) {
    this.#db = new Database(path, isFrozen ? 'frozen' : { synchronous: 'NORMAL', readOnly: true, mapped: true });
    this.epoch = readEpoch(this.#db);
  }

  /** What SQLite itself finds wrong with the file. */
  damage(): string[] {
    return this.#db
      .all('PRAGMA integrity_check(20)')
      .map(([text]) => String(text))
      .filter((text) => text !== 'ok');
  }

  headNumber(): number {
    return Number(this.#db.get('SELECT max(position) FROM events')?.[0] ?? 0);
  }

  page(after: string, limit: number): RawEvent[] {
    return this.#db
      .all(`SELECT ${columns} FROM events WHERE position > ? ORDER BY position LIMIT ?`, Number(after), limit)
      .map(rawEvent);
  }

  at(stream: string, revision: number): RawEvent | undefined {
    const row = this.#db.get(`SELECT ${columns} FROM events WHERE stream = ? AND rev = ?`, stream, revision);
    return row && rawEvent(row);
  }

  /** Streams in which one id stands twice. */
  repeated(): string[] {
    return this.#db
      .all('SELECT DISTINCT stream FROM (SELECT stream FROM events GROUP BY stream, id HAVING count(*) > 1)')
      .map(([stream]) => String(stream));
  }

  async read(stream: string, from = 0, limit = -1): Promise<StoredEvent[]> {
    return this.#db
      .all(`SELECT ${columns} FROM events WHERE stream = ? AND rev >= ? ORDER BY rev LIMIT ?`, stream, from, limit)
      .flatMap((row) => parsed(rawEvent(row)) ?? []);
  }

  close(): void {
    this.#db.close();
  }
}

function rawEvent(row: Columns): RawEvent {
  const [place, stream, revision, id, type, v, at, data, meta] = row as [
    number,
    string,
    number,
    string,
    string,
    number,
    string,
    string,
    string,
  ];
  return { position: positionOf(place), stream, revision, id, type, v, at, data, meta };
}
