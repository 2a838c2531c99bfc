import { type mongo } from 'mongoose';
import { type RowChange, type RowPage, type RowQuery, type RowRecord, type RowStore } from '../../../ports/index.ts';
import { isDuplicate, keyOf, type MongoCollection } from '../connection.ts';
import { type Journal, type ModelNote } from './model-notes.ts';
import { recordOf, type RowDocument, type RowLayout, type RowWrite } from './row-layout.ts';

const writesAtOnce = 500;
/** A document holds 16 MB. Longer batches have no journal: a half one is recognised by the positions of its rows. */
const mostJournalBytes = 12_000_000;

type Filter = mongo.Filter<RowDocument>;

/** Rows of one building in one collection. Batches are journalled; older events never overwrite later ones. */
export class MongoRowStore implements RowStore {
  readonly #rows: MongoCollection<RowDocument>;
  readonly #layout: RowLayout;
  readonly #note: ModelNote;
  readonly #organizations = new Set<string>();
  #isTorn = false;

  constructor(rows: MongoCollection<RowDocument>, layout: RowLayout, note: ModelNote) {
    this.#rows = rows;
    this.#layout = layout;
    this.#note = note;
  }

  async prepare(): Promise<void> {
    await this.#rows.use((rows) => rows.createIndexes(this.#layout.indexes()));
  }

  async get(organization: string, id: string): Promise<RowRecord | null> {
    await this.#whole();
    const found = await this.#rows.use((rows) => rows.findOne({ _id: keyOf(organization, id) }));
    return found && recordOf(found);
  }

  async getMany(organization: string, ids: readonly string[]): Promise<RowRecord[]> {
    await this.#whole();
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
    await this.#whole();
    if (field === 'id') return this.#page(filter, { id: sort.descending ? -1 : 1 }, offset, limit);
    if (sort.descending) return this.#page(filter, { [field]: -1, id: -1 }, offset, limit);
    const valued: Filter = { $and: [filter, { [field]: { $ne: null } } as Filter] };
    const first = await this.#page(valued, { [field]: 1, id: 1 }, offset, limit);
    if (first.length === limit) return first;
    const before =
      first.length > 0 || offset === 0 ? offset : await this.#rows.use((rows) => rows.countDocuments(valued));
    const rest = await this.#page(
      { $and: [filter, { [field]: null } as Filter] },
      { id: 1 },
      offset - before,
      limit - first.length,
    );
    return [...first, ...rest];
  }

  async count(organization: string, query: RowQuery, cap: number): Promise<{ total: number; capped: boolean }> {
    const filter = this.#layout.filter(organization, query);
    await this.#whole();
    const total = await this.#rows.use((rows) => rows.countDocuments(filter, { limit: cap + 1 }));
    return { total: Math.min(total, cap), capped: total > cap };
  }

  async apply(checkpoint: string, changes: readonly RowChange[], fence?: number): Promise<void> {
    const position = checkpoint.slice(checkpoint.indexOf(':') + 1);
    const writes = changes.map((change) => this.#layout.write(change, position));
    await this.#whole();
    if (writes.length > 0) await this.#begin({ checkpoint, writes: journalOf(writes) }, changes, fence);
    try {
      await this.#writeAll(writes);
      await this.#note.keepCheckpoint(checkpoint, fence);
    } catch (failed) {
      this.#isTorn = true;
      throw failed;
    }
  }

  async organizations(): Promise<string[]> {
    return (await this.#note.read())?.organizations ?? [];
  }

  /** Completes a batch that was cut off before answering. */
  async checkpoint(): Promise<string | null> {
    const note = await this.#note.read();
    if (!note?.journal?.writes) return note?.checkpoint ?? null;
    await this.#writeAll(JSON.parse(note.journal.writes) as RowWrite[]);
    await this.#note.settle(note.journal);
    return this.checkpoint();
  }

  /** The checkpoint goes last: what is cut off is cleared again. */
  async clear(): Promise<void> {
    await dropRows(this.#rows);
    await this.prepare();
    this.#organizations.clear();
    this.#isTorn = false;
    await this.#note.dropCheckpoint();
  }

  /** Nothing to do: a former row leaves the files when the engine reuses its place, or compacts. */
  async scrub(): Promise<void> {}

  async close(): Promise<void> {}

  /** Completes a batch that was cut off here. */
  async #whole(): Promise<void> {
    if (!this.#isTorn) return;
    await this.checkpoint();
    this.#isTorn = false;
  }

  async #begin(journal: Journal, changes: readonly RowChange[], fence?: number): Promise<void> {
    const fresh = [...new Set(changes.map(({ organization }) => organization))].filter(
      (organization) => !this.#organizations.has(organization),
    );
    await this.#note.begin(journal, fresh, fence);
    for (const organization of fresh) this.#organizations.add(organization);
  }

  async #writeAll(writes: readonly RowWrite[]): Promise<void> {
    for (let n = 0; n < writes.length; n += writesAtOnce) await this.#write(writes.slice(n, n + writesAtOnce));
  }

  async #page(filter: Filter, sort: Record<string, 1 | -1>, offset: number, limit: number): Promise<RowRecord[]> {
    const found = await this.#rows.use((rows) => rows.find(filter).sort(sort).skip(offset).limit(limit).toArray());
    return found.map((document) => recordOf(document)).filter((row) => row !== null);
  }

  /** In order. What is there of a later event stays. */
  async #write(writes: readonly RowWrite[]): Promise<void> {
    for (let left = writes; left.length > 0;) {
      const refused = await this.#rows.use((rows) =>
        refusedOf(rows.bulkWrite(left.map((write) => replacing(write, true)))),
      );
      if (refused === undefined) return;
      // one of a later event is there, or has just been made by somebody who wrote an earlier one
      await this.#rows.use((rows) => rows.bulkWrite([replacing(left[refused]!, false)]));
      left = left.slice(refused + 1);
    }
  }
}

export async function dropRows(collection: MongoCollection<RowDocument>): Promise<void> {
  await collection.use((rows) =>
    rows.drop().catch((failed: unknown) => (isNothingThere(failed) ? false : Promise.reject(failed))),
  );
}

/** One row is written or not: it needs no journal. */
function journalOf(writes: readonly RowWrite[]): string {
  const text = writes.length > 1 ? JSON.stringify(writes) : '';
  return Buffer.byteLength(text) < mostJournalBytes ? text : '';
}

const replacing = (
  { position, document: { _id, ...replacement } }: RowWrite,
  upsert: boolean,
): mongo.AnyBulkWriteOperation<RowDocument> => ({
  replaceOne: { filter: position === '' ? { _id } : { _id, p: { $lte: position } }, replacement, upsert },
});

/** Number of the first write that met a row it must not replace. */
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
const isNothingThere = (failed: unknown): boolean =>
  (failed as { code?: unknown }).code === 26 || (failed as Error).message === 'ns not found';
