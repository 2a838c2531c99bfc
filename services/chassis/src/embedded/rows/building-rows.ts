import {
  type Clause,
  type RowChange,
  type RowPage,
  type RowQuery,
  type RowRecord,
  type RowStore,
  type RowStoreDeclaration,
} from '../../ports/index.ts';
import { makeTables, keepNote, note } from './model-tables.ts';
import { fillLists } from './posting-fill.ts';
import { usualLimits } from './finding/row-finder.ts';
import { RowLayout } from './row-layout.ts';
import { SqliteRowStore } from './row-store.ts';
import { FileWriter } from './writing/file-writer.ts';
import { type Database, type Value } from '../sqlite.ts';

const usuallyWaiting = 20_000;
const mostRecent = 10_000;
const lookedThrough = 10_000;

const slotOf = (organization: string, id: string): string => `${organization}/${id}`;

/** Rows of an unread file: changes are gathered in memory, indexes and lists are made at the end. */
export class BuildingRows implements RowStore {
  readonly #db: Database;
  readonly #layout: RowLayout;
  readonly #found: SqliteRowStore;
  readonly #declaration: RowStoreDeclaration;
  #waiting = new Map<string, RowChange>();
  #recent = new Map<string, RowRecord | null>();
  /** Asked for and not in the file: what comes and goes before the next write need not be written. */
  readonly #absent = new Set<string>();
  #isEmpty: boolean;
  #checkpoint: string | null;
  readonly #organizations = new Map<string, number>();
  readonly #put: string;
  readonly #mostWaiting: number;

  /** Takes over `db`; `mostWaiting` rows wait to be written, so that repeated changes cost one write. */
  constructor(db: Database, declaration: RowStoreDeclaration, mostWaiting = usuallyWaiting) {
    this.#db = db;
    this.#mostWaiting = mostWaiting;
    this.#declaration = declaration;
    this.#layout = new RowLayout(declaration);
    db.transaction(() => makeTables(db, declaration, { indexed: false }));
    this.#found = new SqliteRowStore(
      db,
      this.#layout,
      usualLimits,
      new FileWriter(db, this.#layout, () => this.#empty()),
    );
    this.#checkpoint = note(db, 'checkpoint') ?? null;
    this.#isEmpty = db.get('SELECT 1 FROM rows LIMIT 1') === undefined;
    const changing = ['stream', 'doc', ...this.#layout.columns];
    this.#put = `INSERT INTO rows(org, id, ${changing.join(', ')}) VALUES (?, ?, ${changing.map(() => '?').join(', ')})
      ON CONFLICT(org, id) DO UPDATE SET ${changing.map((column) => `${column} = excluded.${column}`).join(', ')}`;
  }

  get(organization: string, id: string): RowRecord | null {
    const slot = slotOf(organization, id);
    const waiting = this.#waiting.get(slot);
    if (waiting) return waiting.record;
    const recent = this.#recent.get(slot);
    if (recent !== undefined) return recent;
    const found = this.#isEmpty || this.#absent.has(slot) ? null : this.#read(organization, id);
    if (!found && this.#absent.size < this.#mostWaiting) this.#absent.add(slot);
    return found;
  }

  async getMany(organization: string, ids: readonly string[]): Promise<RowRecord[]> {
    return ids.map((id) => this.get(organization, id)).filter((row) => row !== null);
  }

  /** Lists of values are made when all rows are there: until then rows are looked through for them. */
  async find(organization: string, query: RowQuery, page: RowPage): Promise<RowRecord[]> {
    const isList = ({ index }: Clause): boolean => this.#layout.index(index)?.type === 'list';
    const lists = query.where.filter(isList);
    if (lists.length === 0) return this.#findScalar(organization, query, page);
    const where = query.where.filter((clause) => !isList(clause));
    const found: RowRecord[] = [];
    for (let offset = 0, all = false; !all; offset += lookedThrough) {
      const some = await this.#findScalar(organization, { where }, { ...page, offset, limit: lookedThrough });
      found.push(...some.filter(({ doc }) => lists.every((clause) => this.#layout.holds(clause, doc))));
      all = some.length < lookedThrough || found.length >= page.offset + page.limit;
    }
    return found.slice(page.offset, page.offset + page.limit);
  }

  async #findScalar(organization: string, query: RowQuery, page: RowPage): Promise<RowRecord[]> {
    this.flush();
    for (const statement of this.#layout.factIndexes()) this.#db.exec(statement);
    for (const name of [page.sort.index, ...query.where.map(({ index }) => index)]) {
      const statement = this.#layout.sqlIndexOf(name);
      if (statement) this.#db.exec(statement);
    }
    return this.#found.find(organization, query, page);
  }

  count(): Promise<never> {
    return Promise.reject(new Error('nobody counts rows while they are built'));
  }

  async apply(checkpoint: string, changes: readonly RowChange[]): Promise<void> {
    for (const change of changes) {
      const slot = slotOf(change.organization, change.id);
      if (!change.record && this.#absent.delete(slot)) this.#waiting.delete(slot);
      else this.#waiting.set(slot, change);
    }
    this.#checkpoint = checkpoint;
    if (this.#waiting.size >= this.#mostWaiting) this.flush();
  }

  async organizations(): Promise<string[]> {
    return this.#found.organizations();
  }

  async checkpoint(): Promise<string | null> {
    return this.#checkpoint;
  }

  async clear(): Promise<void> {
    this.#waiting.clear();
    this.#recent.clear();
    this.#absent.clear();
    this.#organizations.clear();
    this.#checkpoint = null;
    await this.#found.clear();
    this.#isEmpty = true;
  }

  scrub(): Promise<void> {
    return this.#found.scrub();
  }

  async close(): Promise<void> {
    await this.#found.close();
  }

  /** Writes what waits, in the order of the ids, and how far it reaches, in one transaction. */
  flush(): void {
    if (this.#checkpoint === null) return;
    // a comparison of its own would cost a call each
    const slots = [...this.#waiting.keys()].sort();
    this.#db.transaction(() => {
      for (const slot of slots) this.#write(this.#waiting.get(slot)!);
      keepNote(this.#db, 'checkpoint', this.#checkpoint!);
    });
    if (this.#recent.size + slots.length > mostRecent) this.#recent.clear();
    for (const [slot, { record }] of this.#waiting) this.#recent.set(slot, record);
    if (slots.length > 0) this.#isEmpty = false;
    this.#absent.clear();
    this.#waiting = new Map();
    this.#found.forget();
  }

  /** Makes indexes and lists. `pause` is called now and then. */
  finish(pause: () => void): void {
    this.flush();
    for (const statement of this.#layout.sqlIndexes()) {
      this.#db.exec(statement);
      pause();
    }
    if (this.#layout.hasLists) fillLists(this.#db, this.#layout, pause);
  }

  #write({ organization, id, record }: RowChange): void {
    const org = this.#numberOf(organization);
    if (!record) this.#db.run('DELETE FROM rows WHERE org = ? AND id = ?', org, id);
    else
      this.#db.run(
        this.#put,
        org,
        id,
        record.stream,
        JSON.stringify(record.doc),
        ...(this.#layout.facts(record.doc) as Value[]),
      );
  }

  #read(organization: string, id: string): RowRecord | null {
    const row = this.#db.get('SELECT stream, doc FROM rows WHERE org = ? AND id = ?', this.#numberOf(organization), id);
    return row
      ? { organization, id, stream: String(row[0]), doc: JSON.parse(String(row[1])) as RowRecord['doc'] }
      : null;
  }

  #numberOf(organization: string): number {
    const known = this.#organizations.get(organization);
    if (known !== undefined) return known;
    this.#db.run('INSERT OR IGNORE INTO organizations(name) VALUES (?)', organization);
    const n = Number(this.#db.get('SELECT n FROM organizations WHERE name = ?', organization)![0]);
    this.#organizations.set(organization, n);
    return n;
  }

  #empty(): void {
    this.#db.recreate();
    makeTables(this.#db, this.#declaration, { indexed: false });
  }
}
