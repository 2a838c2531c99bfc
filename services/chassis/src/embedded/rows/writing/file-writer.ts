import { type Row } from '../../../ports/index.ts';
import { type Facts, type RowLayout } from '../row-layout.ts';
import { type Columns, type Database } from '../../sqlite.ts';
import { type RowText, type RowWriter } from './row-writer.ts';

/** Writes rows of one model version to a file that it alone writes. */
export class FileWriter implements RowWriter {
  readonly #db: Database;
  readonly #layout: RowLayout;
  readonly #empty: () => void;
  readonly #organizations = new Map<string, number>();
  readonly #insertRow: string;
  readonly #selectRow: string;

  /** Takes over `db`; `empty` leaves it as it is when it is made. */
  constructor(db: Database, layout: RowLayout, empty: () => void) {
    this.#db = db;
    this.#layout = layout;
    this.#empty = empty;
    const columns = ['org', 'id', 'stream', 'doc', ...layout.columns];
    this.#insertRow = `INSERT INTO rows(${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    this.#selectRow = `SELECT n, ${layout.columns.join(', ')} FROM rows WHERE org = ? AND id = ?`;
  }

  apply(checkpoint: string, changes: readonly RowText[]): void {
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
      // Numbers given to organizations in a transaction that was undone are void.
      this.#organizations.clear();
      throw error;
    }
  }

  clear(): void {
    this.#organizations.clear();
    this.#empty();
  }

  truncate(): boolean {
    const isEmpty = this.#db.checkpoint();
    // what was in the log is read through the map now
    this.#db.giveBack();
    return isEmpty;
  }

  rewrite(): boolean {
    return this.#db.rewrite();
  }

  close(): void {
    this.#db.close();
  }

  #numberOf(organization: string): number {
    const known = this.#organizations.get(organization);
    if (known !== undefined) return known;
    const stored = this.#db.get('SELECT n FROM organizations WHERE name = ?', organization);
    const n = stored ? Number(stored[0]) : this.#db.run('INSERT INTO organizations(name) VALUES (?)', organization).row;
    this.#organizations.set(organization, n);
    return n;
  }

  #change({ organization, id, row: next }: RowText): void {
    const org = this.#numberOf(organization);
    const previous = this.#db.get(this.#selectRow, org, id);
    if (next && previous) this.#update(org, id, next, previous);
    else if (next) this.#insert(org, id, next);
    else if (previous) this.#remove(org, id, previous);
  }

  #insert(org: number, id: string, { stream, doc }: NonNullable<RowText['row']>): void {
    const facts = this.#layout.facts(JSON.parse(doc) as Row);
    const n = this.#db.run(this.#insertRow, org, id, stream, doc, ...facts).row;
    this.#moveLists(org, id, n, undefined, facts);
  }

  /** Names only the columns that changed, so that the other indexes are not touched. */
  #update(org: number, id: string, { stream, doc }: NonNullable<RowText['row']>, [n, ...before]: Columns): void {
    const facts = this.#layout.facts(JSON.parse(doc) as Row);
    const changed = this.#layout.columns
      .map((column, index) => ({ column, index }))
      .filter(({ index }) => facts[index] !== before[index]);
    this.#db.run(
      `UPDATE rows SET stream = ?, doc = ?${changed.map(({ column }) => `, ${column} = ?`).join('')} WHERE n = ?`,
      stream,
      doc,
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
}
