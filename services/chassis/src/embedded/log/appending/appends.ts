import { type EventRecord } from '../../../ports/index.ts';
import { type Database } from '../../sqlite.ts';
import { columns } from '../event-rows.ts';

/** An append as it is stored: texts and numbers only, so that another thread can be given it. */
export interface AppendText {
  stream: string;
  expected: number;
  events: readonly EventText[];
}

type EventText = Pick<EventRecord, 'id' | 'type' | 'v' | 'at'> & { data: string; meta: string };

/** Revision and number of the last event of an append. */
export interface Placed {
  revision: number;
  number: number;
  /** The same events were there already: a retry whose first answer was lost. */
  repeated?: true;
}

export interface Committed {
  /** Number of the last event before these. */
  head: number;
  /** Of each append; null where another one was first. */
  placed: readonly (Placed | null)[];
}

export const lastNumber = (db: Database): number => Number(db.get('SELECT max(position) FROM events')?.[0] ?? 0);

/** Appends in one transaction, each judged on its own. @throws whatever prevents it, then none is there */
export function commitAppends(db: Database, appends: readonly AppendText[]): Committed {
  return db.transaction(() => {
    const head = lastNumber(db);
    let number = head;
    const placed = appends.map((append) => {
      const { stream, expected, events } = append;
      const last = Number(db.get('SELECT max(rev) FROM events WHERE stream = ?', stream)?.[0] ?? -1);
      if (last !== expected) return placedBefore(db, append);
      for (const [n, event] of events.entries())
        insert(db, { stream, revision: expected + n + 1, number: ++number }, event);
      return { revision: expected + events.length, number };
    });
    return { head, placed };
  });
}

interface Place {
  stream: string;
  revision: number;
  number: number;
}

function insert(db: Database, { stream, revision, number }: Place, { id, type, v, at, data, meta }: EventText): void {
  const sql = `INSERT INTO events(${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  db.run(sql, number, stream, revision, id, type, v, at, data, meta);
}

function placedBefore(db: Database, { stream, expected, events }: AppendText): Placed | null {
  const there = db.all(
    'SELECT id, rev, position FROM events WHERE stream = ? AND rev > ? ORDER BY rev LIMIT ?',
    stream,
    expected,
    events.length,
  );
  const same =
    there.length === events.length &&
    there.every(([id, rev], index) => id === events[index]!.id && rev === expected + index + 1);
  const last = there.at(-1);
  return same && last ? { revision: Number(last[1]), number: Number(last[2]), repeated: true } : null;
}
