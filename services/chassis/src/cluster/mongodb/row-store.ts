import { type mongo } from 'mongoose';
import { type RowChange, type RowPage, type RowQuery, type RowRecord, type RowStore } from '../../ports.ts';
import { isDuplicate, keyOf, type MongoCollection } from './connection.ts';
import { type ModelNote } from './model-notes.ts';
import { recordOf, type RowDocument, type RowLayout, type RowWrite } from './row-layout.ts';

const writesAtOnce = 500;

type Filter = mongo.Filter<RowDocument>;

/** The rows of one building of a model in one collection. An older event never overwrites what a later one wrote, so that rows and checkpoint need not be written as one. */
export class MongoRowStore implements RowStore {
  readonly #rows: MongoCollection<RowDocument>;
  readonly #layout: RowLayout;
  readonly #note: ModelNote;
  readonly #organizations = new Set<string>();

  constructor(rows: MongoCollection<RowDocument>, layout: RowLayout, note: ModelNote) {
    this.#rows = rows;
    this.#layout = layout;
    this.#note = note;
  }

  /** Makes the collection and its indexes where they are not there. */
  async prepare(): Promise<void> {
    await this.#rows.use((rows) => rows.createIndexes(this.#layout.indexes()));
  }

  async get(organization: string, id: string): Promise<RowRecord | null> {
    const found = await this.#rows.use((rows) => rows.findOne({ _id: keyOf(organization, id) }));
    return found && recordOf(found);
  }

  async getMany(organization: string, ids: readonly string[]): Promise<RowRecord[]> {
    const keys = ids.map((id) => keyOf(organization, id));
    const found = await this.#rows.use((rows) => rows.find({ _id: { $in: keys } }).toArray());
    const byKey = new Map(found.map((document) => [document._id, recordOf(document)]));
    return keys.map((key) => byKey.get(key) ?? null).filter((row) => row !== null);
  }

  /** MongoDB sorts nulls first: upwards those without a value are a second question. */
  async find(organization: string, query: RowQuery, { sort, offset, limit }: RowPage): Promise<RowRecord[]> {
    const filter = this.#layout.filter(organization, query);
    const field = this.#layout.sortField(sort.index);
    if (limit <= 0) return [];
    if (field === 'id') return this.#page(filter, { id: sort.descending ? -1 : 1 }, offset, limit);
    if (sort.descending) return this.#page(filter, { [field]: -1, id: -1 }, offset, limit);
    const valued: Filter = { $and: [filter, { [field]: { $ne: null } } as Filter] };
    const first = await this.#page(valued, { [field]: 1, id: 1 }, offset, limit);
    if (first.length === limit) return first;
    const before = first.length > 0 || offset === 0 ? offset : await this.#rows.use((rows) => rows.countDocuments(valued));
    const rest = await this.#page({ $and: [filter, { [field]: null } as Filter] }, { id: 1 }, offset - before, limit - first.length);
    return [...first, ...rest];
  }

  async count(organization: string, query: RowQuery, cap: number): Promise<{ total: number; capped: boolean }> {
    const filter = this.#layout.filter(organization, query);
    const total = await this.#rows.use((rows) => rows.countDocuments(filter, { limit: cap + 1 }));
    return { total: Math.min(total, cap), capped: total > cap };
  }

  async apply(checkpoint: string, changes: readonly RowChange[], fence?: number): Promise<void> {
    const position = checkpoint.slice(checkpoint.indexOf(':') + 1);
    const writes = changes.map((change) => this.#layout.write(change, position));
    if (fence !== undefined) await this.#note.claim(fence);
    for (let n = 0; n < writes.length; n += writesAtOnce) await this.#write(writes.slice(n, n + writesAtOnce));
    const seen = [...new Set(changes.map(({ organization }) => organization))];
    const fresh = seen.filter((organization) => !this.#organizations.has(organization));
    await this.#note.keepCheckpoint(checkpoint, fresh, fence);
    for (const organization of fresh) this.#organizations.add(organization);
  }

  organizations(): Promise<string[]> {
    return this.#note.organizations();
  }

  checkpoint(): Promise<string | null> {
    return this.#note.checkpoint();
  }

  /** The checkpoint goes last: what is cut off is cleared again. */
  async clear(): Promise<void> {
    await dropRows(this.#rows);
    await this.prepare();
    this.#organizations.clear();
    await this.#note.dropCheckpoint();
  }

  /** Nothing to do in a protocol without a word for it: a former row leaves the files when the storage engine writes over its place, or an operator has it compacted. */
  async scrub(): Promise<void> {}

  /** The connection is closed by whoever opened it. */
  async close(): Promise<void> {}

  async #page(filter: Filter, sort: Record<string, 1 | -1>, offset: number, limit: number): Promise<RowRecord[]> {
    const found = await this.#rows.use((rows) => rows.find(filter).sort(sort).skip(offset).limit(limit).toArray());
    return found.map((document) => recordOf(document)).filter((row) => row !== null);
  }

  /** In order. What is there of a later event stays. */
  async #write(writes: readonly RowWrite[]): Promise<void> {
    for (let left = writes; left.length > 0; ) {
      const refused = await this.#rows.use((rows) => refusedOf(rows.bulkWrite(left.map((write) => replacing(write, true)))));
      if (refused === undefined) return;
      // one of a later event is there, or has just been made by somebody who wrote an earlier one
      await this.#rows.use((rows) => rows.bulkWrite([replacing(left[refused]!, false)]));
      left = left.slice(refused + 1);
    }
  }
}

/** Removes a collection of rows, if it is there. */
export async function dropRows(collection: MongoCollection<RowDocument>): Promise<void> {
  await collection.use((rows) => rows.drop().catch((failed: unknown) => (isNothingThere(failed) ? false : Promise.reject(failed))));
}

const replacing = ({ position, document: { _id, ...replacement } }: RowWrite, upsert: boolean): mongo.AnyBulkWriteOperation<RowDocument> => ({
  replaceOne: { filter: position === '' ? { _id } : { _id, p: { $lte: position } }, replacement, upsert },
});

/** Number of the first write that met a row it must not replace; undefined where all were done. */
async function refusedOf(writing: Promise<unknown>): Promise<number | undefined> {
  try {
    await writing;
    return undefined;
  } catch (failed) {
    const errors = [(failed as mongo.MongoBulkWriteError).writeErrors ?? []].flat();
    if (!isDuplicate(failed) || errors.length === 0) throw failed;
    return Math.min(...errors.map(({ index }) => index));
  }
}

/** Servers before 7.0 mind dropping what is not there. */
const isNothingThere = (failed: unknown): boolean => (failed as { code?: unknown }).code === 26 || (failed as Error).message === 'ns not found';
