import { type RowLayout } from './row-layout.ts';
import { type Columns, type Database, type Value } from '../sqlite.ts';

const rowsAtOnce = 2_000;
/** More values per statement are not quicker. */
const valuesPerInsert = 500;

class Adder {
  readonly #db: Database;
  readonly #table: string;
  readonly #width: number;
  #values: Value[] = [];

  constructor(db: Database, table: string, width: number) {
    this.#db = db;
    this.#table = table;
    this.#width = width;
  }

  add(...values: Value[]): void {
    this.#values.push(...values);
    if (this.#values.length >= valuesPerInsert) this.flush();
  }

  flush(): void {
    if (this.#values.length === 0) return;
    const row = `(${Array.from({ length: this.#width }, () => '?').join(', ')})`;
    const rows = Array.from({ length: this.#values.length / this.#width }, () => row).join(', ');
    this.#db.run(`INSERT INTO ${this.#table} VALUES ${rows}`, ...this.#values);
    this.#values = [];
  }
}

/** Makes posting lists and words anew: gathered and sorted, many times as quick as one by one. */
export function fillLists(db: Database, layout: RowLayout, pause: () => void): void {
  db.exec(`
    DELETE FROM postings; DELETE FROM words;
    DROP TABLE IF EXISTS temp.new_postings; DROP TABLE IF EXISTS temp.new_words;
    CREATE TEMP TABLE new_postings(org INTEGER, key TEXT, sort, id TEXT, n INTEGER);
    CREATE TEMP TABLE new_words(org INTEGER, word TEXT, n INTEGER);`);
  const postings = new Adder(db, 'temp.new_postings', 5);
  const words = new Adder(db, 'temp.new_words', 3);
  for (let after = 0; ;) {
    const rows = db.all(
      `SELECT n, org, id, ${layout.columns.join(', ')} FROM rows WHERE n > ? ORDER BY n LIMIT ?`,
      after,
      rowsAtOnce,
    );
    if (rows.length === 0) break;
    db.transaction(() => gather(rows, layout, postings, words));
    after = Number(rows.at(-1)![0]);
    pause();
  }
  db.transaction(() => {
    db.exec('INSERT INTO postings SELECT org, key, sort, id, n FROM temp.new_postings ORDER BY org, key, sort, id');
    db.exec('INSERT INTO words SELECT org, word, n FROM temp.new_words ORDER BY org, word, n');
  });
  db.exec('DROP TABLE temp.new_postings; DROP TABLE temp.new_words;');
}

function gather(rows: readonly Columns[], layout: RowLayout, postings: Adder, words: Adder): void {
  for (const [n, org, id, ...facts] of rows) {
    const { sort, keys, words: own } = layout.postings(facts);
    for (const key of keys) postings.add(org, key, sort, id, n);
    for (const word of own) words.add(org, word, n);
  }
  postings.flush();
  words.flush();
}
