import { type Clause, type Row, type RowStoreDeclaration } from '../../ports/index.ts';
import { type Columns, type Value } from '../sqlite.ts';

/** A declared index as a column of the `rows` table; column names never come from the declaration. */
export interface IndexColumn {
  name: string;
  path: readonly string[];
  type: 'text' | 'number' | 'boolean' | 'list';
  column: string;
}

export type Facts = readonly (string | number | null)[];

export interface Postings {
  sort: Value;
  keys: Set<string>;
  words: Set<string>;
}

/** Lists and words are kept as one text, each value between two marks, so that a plain substring test finds a value. */
const mark = '\u0001';
/** Beginnings of words that have a posting list of their own, in the order of the default sort; others are compared. */
const prefixLengths = [4, 2];
/** What stands for a missing sort value in `postings`: sorts after every number and text. */
const last = new Uint8Array(0);
const factIndex = 'rows_facts';
const types = { text: 'TEXT', number: 'NUMERIC', boolean: 'INTEGER', list: 'TEXT' } as const;

const withoutMarks = (value: unknown): string => String(value).replaceAll(mark, ' ');
const joined = (values: readonly unknown[]): string | null =>
  values.length === 0 ? null : mark + values.map(withoutMarks).join(mark) + mark;
const split = (text: string | number | null | undefined): string[] =>
  typeof text === 'string' ? text.slice(1, -1).split(mark) : [];

/** What to look for in a stored list to find one value, or in the stored words to find a word by its beginning. */
export const needle = {
  value: (value: Value): string => mark + withoutMarks(value) + mark,
  word: (word: string): string => mark + withoutMarks(word),
};

/** How one declaration is laid out in its file: columns, indexes, keys of the posting lists. */
export class RowLayout {
  readonly indexes: readonly IndexColumn[];
  /** Columns of `rows` that are derived from the document, words first. */
  readonly columns: readonly string[];
  /** The order in which posting lists are kept; undefined = by id. */
  readonly defaultSort: IndexColumn | undefined;
  readonly searchWithin: IndexColumn | undefined;
  readonly #search: readonly string[] | undefined;
  readonly #pairs: readonly (readonly [filter: IndexColumn, sort: IndexColumn])[];
  readonly #carried: readonly IndexColumn[];

  /** @throws RangeError when a hint names an index that is not declared */
  constructor(declaration: RowStoreDeclaration) {
    this.indexes = declaration.indexes.map(({ name, path, type }, index) => ({
      name,
      path: path.split('.'),
      type,
      column: `i${index}`,
    }));
    this.columns = ['words', ...this.indexes.map(({ column }) => column)];
    this.#search = declaration.search?.split('.');
    this.defaultSort =
      declaration.defaultSort === undefined
        ? this.indexes.find(({ type }) => type === 'text')
        : this.scalar(declaration.defaultSort);
    this.searchWithin = declaration.searchWithin === undefined ? undefined : this.scalar(declaration.searchWithin);
    this.#pairs = (declaration.pairs ?? []).map(
      ([filter, sort]) => [this.scalar(filter)!, this.scalar(sort)!] as const,
    );
    this.#carried = (declaration.carried ?? []).map((name) => this.scalar(name)!);
  }

  index(name: string): IndexColumn | undefined {
    const found = this.indexes.find((index) => index.name === name);
    if (!found && name !== 'id') throw new RangeError(`index ${name} is not declared`);
    return found;
  }

  /** As `index`, for sorts and ranges: a list has no order. @throws RangeError */
  scalar(name: string): IndexColumn | undefined {
    const index = this.index(name);
    if (index?.type === 'list') throw new RangeError(`index ${name} is a list`);
    return index;
  }

  /** Name of the SQL index that keeps the rows with one value of `filter` in the order of `sort`, if there is one. */
  orderOf(filter: IndexColumn | undefined, sort: IndexColumn | undefined): string | undefined {
    if (filter === sort || sort === undefined) return sqlIndex(filter);
    if (filter === undefined) return undefined;
    return this.#pairs.some(([by, then]) => by === filter && then === sort) ? sqlIndex(filter, sort) : undefined;
  }

  /** The SQL index of a pair, and what its entries say of their rows; undefined where it carries nothing. */
  carrying(
    filter: IndexColumn | undefined,
    sort?: IndexColumn,
  ): { name: string; columns: readonly string[] } | undefined {
    const pair = this.#pairs.find(([by, then]) => by === filter && (sort === undefined || then === sort));
    if (!pair || this.#carried.length === 0) return undefined;
    return {
      name: sqlIndex(...pair),
      columns: [...pair.map(({ column }) => column), ...this.#carriedWith(pair), 'id'],
    };
  }

  /** Whether a document's list has one of the values of a clause. */
  holds({ index, eq, in: some }: Clause, doc: Row): boolean {
    const list: unknown = valueAt(doc, this.index(index)!.path);
    const values: readonly unknown[] = some ?? [eq];
    return Array.isArray(list) && list.some((one) => values.includes(one));
  }

  get hasLists(): boolean {
    return this.#search !== undefined || this.indexes.some(({ type }) => type === 'list');
  }

  sqlIndexes(): string[] {
    const singles = this.indexes.filter(({ type }) => type !== 'list').map((index) => [index]);
    return [
      ...this.factIndexes(),
      ...singles.map((parts) => created(parts)),
      ...this.#pairs.map((pair) => created(pair, this.#carriedWith(pair))),
    ];
  }

  /** Behind `rows`, where rows are tested by their numbers: what they are tested for lies closer together than they do. */
  get byNumber(): string {
    return this.#search === undefined ? '' : ` INDEXED BY ${factIndex}`;
  }

  /** Statements that create what `byNumber` names. */
  factIndexes(): string[] {
    if (this.#search === undefined) return [];
    return [`CREATE INDEX IF NOT EXISTS ${factIndex} ON rows(n, id, ${this.columns.join(', ')});`];
  }

  /** Statement that creates the SQL index over one column. @throws RangeError */
  sqlIndexOf(name: string): string | undefined {
    const index = this.scalar(name);
    return index && created([index]);
  }

  tables(): string {
    const columns = this.indexes.map(({ column, type }) => `${column} ${types[type]}, `).join('');
    return `
      CREATE TABLE IF NOT EXISTS meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS organizations(n INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
      CREATE TABLE IF NOT EXISTS rows(
        n INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, stream TEXT NOT NULL, words TEXT,
        ${columns} doc TEXT NOT NULL);
      CREATE UNIQUE INDEX IF NOT EXISTS ${sqlIndex(undefined)} ON rows(org, id);
      CREATE TABLE IF NOT EXISTS postings(
        org INTEGER NOT NULL, key TEXT NOT NULL, sort NOT NULL, id TEXT NOT NULL, n INTEGER NOT NULL,
        PRIMARY KEY(org, key, sort, id)) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS words(
        org INTEGER NOT NULL, word TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY(org, word, n)) WITHOUT ROWID;`;
  }

  facts(doc: Row): Facts {
    const words = this.#search && valueAt(doc, this.#search);
    return [
      Array.isArray(words) ? joined(words) : null,
      ...this.indexes.map(({ path, type }) => stored(valueAt(doc, path), type)),
    ];
  }

  /** Keys of the posting lists that hold a row, its place in them, and its words. */
  postings(facts: Facts | Columns): Postings {
    const fact = (index: IndexColumn) => facts[this.indexes.indexOf(index) + 1] ?? null;
    const keys = new Set<string>();
    const within = this.searchWithin && fact(this.searchWithin);
    const words = new Set(split(facts[0]));
    for (const word of words) {
      for (const length of prefixLengths) {
        if (word.length < length) continue;
        keys.add(wordKey(word.slice(0, length)));
        if (within !== undefined && within !== null) keys.add(wordKey(word.slice(0, length), within));
      }
    }
    for (const index of this.indexes) {
      if (index.type === 'list') for (const value of split(fact(index))) keys.add(this.listKey(index, value));
    }
    return { sort: this.defaultSort ? (fact(this.defaultSort) ?? last) : 0, keys, words };
  }

  #carriedWith(pair: readonly IndexColumn[]): string[] {
    return this.#carried.filter((index) => !pair.includes(index)).map(({ column }) => column);
  }

  listsDiffer(before: Facts | Columns, after: Facts): boolean {
    const matters = (index: IndexColumn) =>
      index.type === 'list' || index === this.defaultSort || index === this.searchWithin;
    return (
      before[0] !== after[0] || this.indexes.some((index, at) => matters(index) && before[at + 1] !== after[at + 1])
    );
  }

  /** Posting list of words that begin so, and more unless exact; undefined for one letter. */
  wordList(word: string, within?: Value): { key: string; isExact: boolean } | undefined {
    const length = prefixLengths.find((letters) => word.length >= letters);
    if (length === undefined) return undefined;
    return { key: wordKey(withoutMarks(word).slice(0, length), within), isExact: word.length === length };
  }

  listKey(index: IndexColumn, value: Value): string {
    return `${index.column}${needle.value(value)}`;
  }
}

function wordKey(prefix: string, within?: Value): string {
  if (within === undefined) return `w${prefix}`;
  return `w${prefix}${needle.value(typeof within === 'boolean' ? Number(within) : within)}`;
}

/** Name of the SQL index over these columns and the id; undefined stands for the id alone. */
function sqlIndex(...parts: (IndexColumn | undefined)[]): string {
  return ['rows', ...parts.map((part) => part?.column ?? 'id')].join('_');
}

function created(parts: readonly IndexColumn[], carried: readonly string[] = []): string {
  const columns = ['org', ...parts.map(({ column }) => column), 'id', ...carried];
  return `CREATE INDEX IF NOT EXISTS ${sqlIndex(...parts)} ON rows(${columns.join(', ')});`;
}

function valueAt(doc: Row, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      value === null || typeof value !== 'object' ? undefined : (value as Record<string, unknown>)[part],
    doc,
  );
}

function stored(value: unknown, type: IndexColumn['type']): string | number | null {
  if (value === null || value === undefined) return null;
  if (type === 'list') return Array.isArray(value) ? joined(value) : null;
  if (type === 'boolean') return value === true ? 1 : 0;
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : null;
  return typeof value === 'string' ? value : null;
}
