import { type EventLink, type EventMeta, type StoredEvent } from '../../ports/index.ts';
import { type Columns } from '../sqlite.ts';

export const schema = `
  CREATE TABLE IF NOT EXISTS meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS events(
    position INTEGER PRIMARY KEY, stream TEXT NOT NULL, rev INTEGER NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL,
    v INTEGER NOT NULL, at TEXT NOT NULL, data TEXT NOT NULL, meta TEXT NOT NULL, UNIQUE(stream, rev));`;
export const columns = 'position, stream, rev, id, type, v, at, data, meta';

/** The text of a position in the log: 16 digits, empty for none. */
export const positionOf = (place: number): string => (place === 0 ? '' : String(place).padStart(16, '0'));

export function storedEvent(row: Columns): StoredEvent {
  const [position, stream, revision, id, type, v, at, data, meta] = row as [
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
  return {
    id,
    type,
    v,
    at,
    data: JSON.parse(data) as Record<string, unknown>,
    meta: JSON.parse(meta) as EventMeta,
    stream,
    revision,
    position: positionOf(position),
  };
}

/** Of a row of position, stream, revision, type and hash. */
export function eventLink(row: Columns): EventLink {
  const [position, stream, revision, type, hash] = row as [number, string, number, string, string | null];
  return { position: positionOf(position), stream, revision, type, hash };
}
