import { type mongo } from 'mongoose';
import {
  type Clause,
  type Row,
  type RowChange,
  type RowIndex,
  type RowQuery,
  type RowRecord,
  type RowStoreDeclaration,
} from '../../../ports/index.ts';
import { keyOf } from '../connection.ts';

type Value = string | number | boolean | readonly string[] | null;
type Filter = mongo.Filter<RowDocument>;

/** A row as it is stored. Of one that was removed only `_id` and `p` are there. */
export interface RowDocument {
  _id: string;
  o?: string;
  id?: string;
  s?: string;
  /** The document as JSON text: whatever letters its names and values have, it comes back as it was. */
  d?: string;
  /** What rows are found and sorted by, by the name of the index; null where the document says nothing. */
  x?: Record<string, Value>;
  w?: readonly string[];
  /** Position of the event that last touched it; `''` where unknown. */
  p: string;
}

/** One write: the row as it is after an event, in place of one of that event or an earlier one. */
export interface RowWrite {
  position: string;
  document: RowDocument;
}

const impossible = { _id: { $in: [] } } satisfies Filter;
const afterLast = '\u{10ffff}';

export class RowLayout {
  readonly #declaration: RowStoreDeclaration;
  readonly #byName: ReadonlyMap<string, RowIndex>;

  constructor(declaration: RowStoreDeclaration) {
    this.#declaration = declaration;
    this.#byName = new Map(declaration.indexes.map((index) => [index.name, index]));
  }

  /** `position` is that of a removal. @throws TypeError for a document that is no JSON */
  write({ organization, id, record }: RowChange, position: string): RowWrite {
    const _id = keyOf(organization, id);
    if (!record) return { position, document: { _id, p: position } };
    const { stream, doc, position: p = '' } = record;
    const x = Object.fromEntries(
      this.#declaration.indexes.map(({ name, path, type }) => [fieldOf(name), stored(valueAt(doc, path), type)]),
    );
    const words = this.#declaration.search === undefined ? undefined : valueAt(doc, this.#declaration.search);
    return {
      position: p,
      document: {
        _id,
        o: organization,
        id,
        s: stream,
        d: JSON.stringify(doc),
        x,
        ...(Array.isArray(words) && { w: words.map(wellFormed) }),
        p,
      },
    };
  }

  /** Filter for the rows that a query means. @throws RangeError for an undeclared index */
  filter(organization: string, { where, reach, words = [] }: RowQuery): Filter {
    const all: Filter[] = [{ o: organization }, ...where.map((clause) => this.#clause(clause))];
    if (reach) all.push(reach.length === 0 ? impossible : { $or: reach.map((clause) => this.#clause(clause)) });
    for (const word of words) all.push({ w: { $elemMatch: { $gte: word, $lt: word + afterLast } } } as Filter);
    return { $and: all };
  }

  /** Field that a page is sorted by. @throws RangeError for an undeclared index or a list */
  sortField(name: string): string {
    if (this.#byName.get(name)?.type === 'list') throw new RangeError(`index ${name} is a list`);
    return this.#field(name);
  }

  /** The declared indexes, each within an organization and in the order of the ids. */
  indexes(): mongo.IndexDescription[] {
    const { indexes, pairs = [], search, searchWithin } = this.#declaration;
    const sort = this.#declaration.defaultSort ?? indexes.find(({ type }) => type === 'text')?.name;
    const keys = [
      ['id'],
      ...indexes.map(({ name, type }) => [
        this.#field(name),
        ...(type === 'list' && sort !== undefined ? [this.#field(sort)] : []),
        'id',
      ]),
      ...pairs.map((pair) => [...pair.map((name) => this.#field(name)), 'id']),
      ...(search === undefined ? [] : [['w']]),
      ...(search === undefined || searchWithin === undefined ? [] : [[this.#field(searchWithin), 'w']]),
    ];
    const different = new Map(keys.map((fields) => [String(fields), fields]));
    return [...different.values()].map((fields) => ({
      key: Object.fromEntries(['o', ...fields].map((field) => [field, 1])),
    }));
  }

  #clause({ index, eq, in: among, from, to, above, below, isNull }: Clause): Filter {
    const isRange = [from, to, above, below].some((bound) => bound !== undefined);
    const field = isRange ? this.sortField(index) : this.#field(index);
    const asText = this.#byName.get(index)?.type === 'list';
    const tests: Filter[] = [];
    if (eq !== undefined) tests.push({ [field]: { $eq: asText ? String(eq) : eq } } as Filter);
    if (among !== undefined) tests.push({ [field]: { $in: asText ? among.map(String) : [...among] } } as Filter);
    if (from !== undefined) tests.push({ [field]: { $gte: from } } as Filter);
    if (to !== undefined) tests.push({ [field]: { $lte: to } } as Filter);
    if (above !== undefined) tests.push({ [field]: { $gt: above } } as Filter);
    if (below !== undefined) tests.push({ [field]: { $lt: below } } as Filter);
    if (isNull !== undefined) tests.push({ [field]: isNull ? null : { $ne: null } } as Filter);
    return tests.length === 1 ? tests[0]! : tests.length === 0 ? {} : { $and: tests };
  }

  #field(name: string): string {
    if (name === 'id') return 'id';
    if (!this.#byName.has(name)) throw new RangeError(`index ${name} is not declared`);
    return `x.${fieldOf(name)}`;
  }
}

export function recordOf({ o, id, s, d, p }: RowDocument): RowRecord | null {
  if (d === undefined) return null;
  return { organization: o!, id: id!, stream: s!, doc: JSON.parse(d) as Row, ...(p !== '' && { position: p }) };
}

const fieldOf = (name: string): string => encodeURIComponent(name).replaceAll('.', '%2E');

/** BSON takes whole code points only. */
const wellFormed = (value: unknown): string => String(value).toWellFormed();

function valueAt(doc: Row, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        value === null || typeof value !== 'object' ? undefined : (value as Record<string, unknown>)[part],
      doc,
    );
}

function stored(value: unknown, type: RowIndex['type']): Value {
  if (value === null || value === undefined) return null;
  if (type === 'list') return Array.isArray(value) && value.length > 0 ? value.map(wellFormed) : null;
  if (type === 'boolean') return value === true;
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : null;
  return typeof value === 'string' ? wellFormed(value) : null;
}
