import {
  type Row,
  type RowChange,
  type RowPage,
  type RowQuery,
  type RowRecord,
  type RowStore,
  StoreUnavailable,
} from '../../ports/index.ts';
import { KnownCounts } from './known-counts.ts';
import { demandOf } from './row-conditions.ts';
import { type FinderLimits, RowFinder } from './row-finder.ts';
import { type Facts, type RowLayout } from './row-layout.ts';
import { type Columns, type Database } from '../sqlite.ts';

/** Rows read by id stay ready: sign-in looks at the same few with each request. */
const mostRecent = 1_000;

/** What was deleted leaves the write-ahead log after this long at the latest. */
const truncateAfterMs = 10_000;

/** Rows of one model version in one SQLite file: documents as text, filtered and sorted values as columns. */
export class SqliteRowStore implements RowStore {
  readonly #db: Database;
  readonly #layout: RowLayout;
  readonly #finder: RowFinder;
  readonly #onClear: () => void;
  readonly #counts = new KnownCounts();
  readonly #organizations = new Map<string, number>();
  /** Rows as they are in the file, of which this is the only writer; whoever is given one does not change it. */
  readonly #recent = new Map<string, RowRecord>();
  readonly #insertRow: string;
  readonly #selectRow: string;
  #truncation: NodeJS.Timeout | undefined;

  /** `onClear` empties the file behind `db` and makes its tables again. */
  constructor(db: Database, layout: RowLayout, limits: FinderLimits, onClear: () => void) {
    this.#db = db;
    this.#layout = layout;
    this.#finder = new RowFinder(db, layout, limits);
    this.#onClear = onClear;
    const columns = ['org', 'id', 'stream', 'doc', ...layout.columns];
    this.#insertRow = `INSERT INTO rows(${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    this.#selectRow = `SELECT n, ${layout.columns.join(', ')} FROM rows WHERE org = ? AND id = ?`;
  }

  async get(organization: string, id: string): Promise<RowRecord | null> {
    const key = keyOf(organization, id);
    const recent = this.#recent.get(key);
    if (recent) return recent;
    const org = this.#numberOf(organization);
    const row =
      org === undefined
        ? undefined
        : this.#db.get('SELECT id, stream, doc FROM rows WHERE org = ? AND id = ?', org, id);
    if (!row) return null;
    const found = record(organization, row);
    this.#keep(key, found);
    return found;
  }

  async getMany(organization: string, ids: readonly string[]): Promise<RowRecord[]> {
    const rows = await Promise.all(ids.map((id) => this.get(organization, id)));
    return rows.filter((row) => row !== null);
  }

  async find(organization: string, query: RowQuery, page: RowPage): Promise<RowRecord[]> {
    const org = this.#numberOf(organization);
    const demand = demandOf(this.#layout, org ?? 0, query);
    this.#layout.scalar(page.sort.index);
    if (org === undefined || demand.isImpossible || page.limit <= 0) return [];
    return this.#finder
      .find(org, demand, page)
      .map((n) => record(organization, this.#db.get('SELECT id, stream, doc FROM rows WHERE n = ?', n)!));
  }

  async count(organization: string, query: RowQuery, cap: number): Promise<{ total: number; capped: boolean }> {
    const org = this.#numberOf(organization);
    const demand = demandOf(this.#layout, org ?? 0, query);
    if (org === undefined || demand.isImpossible) return { total: 0, capped: false };
    const most = cap + 1 + Math.ceil(cap / 10);
    const total = this.#counts.total(org, JSON.stringify([query, cap]), cap, () =>
      this.#finder.count(org, demand, most),
    );
    return { total: Math.min(total, cap), capped: total > cap };
  }

  async apply(checkpoint: string, changes: readonly RowChange[]): Promise<void> {
    try {
      this.#db.transaction(() => {
        for (const change of changes) this.#change(change);
        this.#db.run(
          'INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
          'checkpoint',
          checkpoint,
        );
      });
    } catch (error) {
      // Numbers given to organisations in a transaction that was undone are void.
      this.#organizations.clear();
      this.#counts.clear();
      throw error;
    }
    for (const { organization, id, record: written } of changes) {
      const key = keyOf(organization, id);
      // lately read rows are read again
      if (written && this.#recent.has(key)) this.#recent.set(key, written);
      else this.#recent.delete(key);
    }
    this.#truncation ??= setTimeout(() => this.#truncate(), truncateAfterMs).unref();
  }

  async organizations(): Promise<string[]> {
    return this.#db.all('SELECT name FROM organizations').map(([name]) => String(name));
  }

  async checkpoint(): Promise<string | null> {
    const row = this.#db.get('SELECT value FROM meta WHERE name = ?', 'checkpoint');
    return row ? String(row[0]) : null;
  }

  async clear(): Promise<void> {
    this.#organizations.clear();
    this.#counts.clear();
    this.#recent.clear();
    this.#onClear();
  }

  async scrub(): Promise<void> {
    clearTimeout(this.#truncation);
    this.#truncation = undefined;
    if (!this.#db.checkpoint()) throw new StoreUnavailable('somebody reads the file');
  }

  async close(): Promise<void> {
    clearTimeout(this.#truncation);
    this.#recent.clear();
    this.#db.close();
  }

  #keep(key: string, found: RowRecord): void {
    this.#recent.set(key, found);
    if (this.#recent.size > mostRecent) this.#recent.delete(this.#recent.keys().next().value!);
  }

  #numberOf(organization: string): number | undefined {
    const known = this.#organizations.get(organization);
    if (known !== undefined) return known;
    const stored = this.#db.get('SELECT n FROM organizations WHERE name = ?', organization);
    if (stored) this.#organizations.set(organization, Number(stored[0]));
    return stored && Number(stored[0]);
  }

  #addOrganization(organization: string): number {
    const n = this.#db.run('INSERT INTO organizations(name) VALUES (?)', organization).row;
    this.#organizations.set(organization, n);
    return n;
  }

  #change({ organization, id, record: next }: RowChange): void {
    const org = this.#numberOf(organization) ?? this.#addOrganization(organization);
    const previous = this.#db.get(this.#selectRow, org, id);
    this.#counts.changed(org);
    if (next && previous) this.#update(org, next, previous);
    else if (next) this.#insert(org, next);
    else if (previous) this.#remove(org, id, previous);
  }

  #insert(org: number, { id, stream, doc }: RowRecord): void {
    const facts = this.#layout.facts(doc);
    const n = this.#db.run(this.#insertRow, org, id, stream, JSON.stringify(doc), ...facts).row;
    this.#moveLists(org, id, n, undefined, facts);
  }

  /** Names only the columns that changed, so that the other indexes are not touched. */
  #update(org: number, { id, stream, doc }: RowRecord, [n, ...before]: Columns): void {
    const facts = this.#layout.facts(doc);
    const changed = this.#layout.columns
      .map((column, index) => ({ column, index }))
      .filter(({ index }) => facts[index] !== before[index]);
    this.#db.run(
      `UPDATE rows SET stream = ?, doc = ?${changed.map(({ column }) => `, ${column} = ?`).join('')} WHERE n = ?`,
      stream,
      JSON.stringify(doc),
      ...changed.map(({ index }) => facts[index]),
      n,
    );
    if (changed.length > 0) this.#moveLists(org, id, Number(n), before, facts);
  }

  #remove(org: number, id: string, [n, ...before]: Columns): void {
    this.#moveLists(org, id, Number(n), before, undefined);
    this.#db.run('DELETE FROM rows WHERE n = ?', n);
  }

  /** Takes a row out of the posting lists it left and puts it into those it joined. */
  #moveLists(org: number, id: string, n: number, before: Facts | undefined, after: Facts | undefined): void {
    if (before && after && !this.#layout.listsDiffer(before, after)) return;
    const left = before && this.#layout.postings(before);
    const joined = after && this.#layout.postings(after);
    const isMoved = left?.sort !== joined?.sort;
    for (const key of left?.keys ?? []) {
      if (isMoved || !joined?.keys.has(key)) {
        this.#db.run(
          'DELETE FROM postings WHERE org = ? AND key = ? AND sort = ? AND id = ?',
          org,
          key,
          left?.sort,
          id,
        );
      }
    }
    for (const key of joined?.keys ?? []) {
      if (isMoved || !left?.keys.has(key))
        this.#db.run('INSERT INTO postings VALUES (?, ?, ?, ?, ?)', org, key, joined?.sort, id, n);
    }
    for (const word of left?.words ?? []) {
      if (!joined?.words.has(word))
        this.#db.run('DELETE FROM words WHERE org = ? AND word = ? AND n = ?', org, word, n);
    }
    for (const word of joined?.words ?? []) {
      if (!left?.words.has(word)) this.#db.run('INSERT INTO words VALUES (?, ?, ?)', org, word, n);
    }
  }

  #truncate(): void {
    this.#truncation = undefined;
    if (this.#db.isOpen) this.#db.checkpoint();
  }
}

const keyOf = (organization: string, id: string): string => `${organization}/${id}`;

function record(organization: string, [id, stream, doc]: Columns): RowRecord {
  return { organization, id: String(id), stream: String(stream), doc: JSON.parse(String(doc)) as Row };
}
