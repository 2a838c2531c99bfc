import { LRUCache } from 'lru-cache';
import {
  type Row,
  type RowChange,
  type RowPage,
  type RowQuery,
  type RowRecord,
  type RowStore,
  StoreUnavailable,
} from '../../ports/index.ts';
import { demandOf } from './finding/demand.ts';
import { KnownCounts } from './finding/known-counts.ts';
import { type FinderLimits, RowFinder } from './finding/row-finder.ts';
import { type RowLayout } from './row-layout.ts';
import { type RowWriter, rowTexts } from './writing/row-writer.ts';
import { type Columns, type Database } from '../sqlite.ts';

/** Characters of rows that stay ready after they were read by id: sign-in looks at the same few with each request. */
const mostRecent = 4 * 1024 * 1024;
/** What a row counts for beside its text: at most a thousand of them stay. */
const leastRow = 4 * 1024;
/** Pages found stay ready until a row changes: calendars and menus are asked for again and again. */
const mostPages = 4 * 1024 * 1024;
const leastPage = 20 * 1024;
const mostOfPage = 100;

/** What was deleted leaves the write-ahead log after this long at the latest. */
const truncateAfterMs = 10_000;

/** Rows of one model version in one SQLite file: documents as text, filtered and sorted values as columns. */
export class SqliteRowStore implements RowStore {
  readonly #db: Database;
  readonly #layout: RowLayout;
  readonly #finder: RowFinder;
  readonly #writer: RowWriter;
  readonly #counts = new KnownCounts();
  readonly #organizations = new Map<string, number>();
  /** Rows as they are in the file, of which this is the only writer; whoever is given one does not change it. */
  readonly #recent = new LRUCache<string, RowRecord>({ maxSize: mostRecent });
  /** By organization and what was asked for, shared as recent rows are. */
  readonly #pages = new LRUCache<string, RowRecord[]>({ maxSize: mostPages });
  readonly #inHand = new Set<string>();
  #truncation: NodeJS.Timeout | undefined;

  /** Reads from `db`, and writes through another connection or the same one. */
  constructor(db: Database, layout: RowLayout, limits: FinderLimits, writer: RowWriter) {
    this.#db = db;
    this.#layout = layout;
    this.#finder = new RowFinder(db, layout, limits);
    this.#writer = writer;
  }

  get(organization: string, id: string): RowRecord | null {
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
    if (!this.#inHand.has(key)) this.#keep(key, found, lengthOf(row));
    return found;
  }

  async getMany(organization: string, ids: readonly string[]): Promise<RowRecord[]> {
    return ids.map((id) => this.get(organization, id)).filter((row) => row !== null);
  }

  async find(organization: string, query: RowQuery, page: RowPage): Promise<RowRecord[]> {
    const key = JSON.stringify([organization, query, page]);
    const known = this.#pages.get(key);
    if (known) return [...known];
    const rows = this.#found(organization, query, page);
    const found = rows.map((row) => record(organization, row));
    if (found.length <= mostOfPage && this.#inHand.size === 0) {
      const size = rows.reduce((sum, row) => sum + lengthOf(row), leastPage);
      this.#pages.set(key, found, { size });
    }
    return [...found];
  }

  async count(organization: string, query: RowQuery, cap: number): Promise<{ total: number; capped: boolean }> {
    const org = this.#numberOf(organization);
    const demand = demandOf(this.#layout, org ?? 0, query);
    if (org === undefined || demand.isImpossible) return { total: 0, capped: false };
    const most = cap + 1 + Math.ceil(cap / 10);
    const total = this.#counts.total(org, JSON.stringify([query, cap]), cap, () =>
      this.#db.reading(() => this.#finder.count(org, demand, most)),
    );
    return { total: Math.min(total, cap), capped: total > cap };
  }

  async apply(checkpoint: string, changes: readonly RowChange[]): Promise<void> {
    const lately = this.#takeInHand(changes);
    const texts = rowTexts(changes);
    try {
      await this.#writer.apply(checkpoint, texts);
    } finally {
      for (const { organization, id } of changes) this.#inHand.delete(keyOf(organization, id));
      this.#countsChanged(changes);
    }
    // lately read rows are read again
    for (const [n, { organization, id, record: written }] of changes.entries()) {
      const key = keyOf(organization, id);
      if (written && lately.has(key)) this.#keep(key, written, texts[n]!.row!.doc.length);
    }
    this.#truncation ??= setTimeout(() => void this.#truncate(), truncateAfterMs).unref();
  }

  /** Somebody else wrote the file: nothing that was read before is known any more. */
  forget(): void {
    this.#counts.clear();
    this.#recent.clear();
    this.#pages.clear();
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
    await this.#writer.clear();
    this.forget();
  }

  async scrub(): Promise<void> {
    clearTimeout(this.#truncation);
    this.#truncation = undefined;
    if (!(await this.#emptyLog())) throw new StoreUnavailable('somebody reads the file');
  }

  async close(): Promise<void> {
    clearTimeout(this.#truncation);
    this.forget();
    await this.#writer.close();
    this.#db.close();
  }

  #found(organization: string, query: RowQuery, page: RowPage): Columns[] {
    const org = this.#numberOf(organization);
    const demand = demandOf(this.#layout, org ?? 0, query);
    this.#layout.scalar(page.sort.index);
    if (org === undefined || demand.isImpossible || page.limit <= 0) return [];
    return this.#db.reading(() =>
      this.#finder.find(org, demand, page).map((n) => this.#db.get('SELECT id, stream, doc FROM rows WHERE n = ?', n)!),
    );
  }

  /** Until they are written these are read from the file only, which has all of them or none. Answers the recent ones. */
  #takeInHand(changes: readonly RowChange[]): ReadonlySet<string> {
    const lately = new Set<string>();
    for (const { organization, id } of changes) {
      const key = keyOf(organization, id);
      this.#inHand.add(key);
      if (this.#recent.delete(key)) lately.add(key);
    }
    if (changes.length > 0) this.#pages.clear();
    this.#countsChanged(changes);
    return lately;
  }

  #countsChanged(changes: readonly RowChange[]): void {
    for (const organization of new Set(changes.map((change) => change.organization))) {
      const org = this.#numberOf(organization);
      if (org !== undefined) this.#counts.changed(org, changes.length);
    }
  }

  #keep(key: string, found: RowRecord, length: number): void {
    this.#recent.set(key, found, { size: leastRow + length });
  }

  #numberOf(organization: string): number | undefined {
    const known = this.#organizations.get(organization);
    if (known !== undefined) return known;
    const stored = this.#db.get('SELECT n FROM organizations WHERE name = ?', organization);
    if (stored) this.#organizations.set(organization, Number(stored[0]));
    return stored && Number(stored[0]);
  }

  async #truncate(): Promise<void> {
    this.#truncation = undefined;
    // what is still in the log goes the next time
    if (this.#db.isOpen) await this.#emptyLog().catch(() => false);
  }

  /** What was in the log is read through the map from then on, by whoever reads and whoever writes. */
  async #emptyLog(): Promise<boolean> {
    const isEmpty = await this.#writer.truncate();
    if (this.#db.isOpen) this.#db.giveBack();
    return isEmpty;
  }
}

const keyOf = (organization: string, id: string): string => `${organization}/${id}`;

const lengthOf = ([, , doc]: Columns): number => String(doc).length;

function record(organization: string, [id, stream, doc]: Columns): RowRecord {
  return { organization, id: String(id), stream: String(stream), doc: JSON.parse(String(doc)) as Row };
}
