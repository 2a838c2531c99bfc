import { mongo } from 'mongoose';
import { finished } from 'node:stream/promises';
import { type Blobs } from '../../ports/blobs.ts';
import { StoreUnavailable } from '../../ports/index.ts';
import { keyOf, type Mongo, MongoCollection } from './connection.ts';

const bucketName = 'files';
/** Nobody writes one file that long: what is left then was left by a process that died. */
const givenUpAfterMs = 3_600_000;
const mostReads = 5;

interface PointerDocument {
  _id: string;
  file: mongo.ObjectId;
}

interface UnfinishedDocument {
  _id: mongo.ObjectId;
  of: string;
  at: Date;
}

/** Bytes in GridFS. A new file is written, then pointed to, so that nobody reads a mixture. */
export class MongoBlobs implements Blobs {
  readonly #mongo: Mongo;
  readonly #database: string;
  readonly #pointers: MongoCollection<PointerDocument>;
  readonly #unfinished: MongoCollection<UnfinishedDocument>;
  #tidied: Promise<void> | undefined;

  constructor(place: Mongo, namespace: string) {
    this.#mongo = place;
    this.#database = namespace;
    this.#pointers = new MongoCollection(place, namespace, 'blobs');
    this.#unfinished = new MongoCollection(place, namespace, 'blobs.unfinished');
  }

  async put(organization: string, id: string, bytes: Uint8Array): Promise<void> {
    await (this.#tidied ??= this.#tidy());
    const of = keyOf(organization, id);
    const file = await this.#write(of, bytes);
    const before = await this.#pointers.use((all) =>
      all.findOneAndUpdate({ _id: of }, { $set: { file } }, { upsert: true, returnDocument: 'before' }),
    );
    // asked twice, it does not know what was there at first: that is tidied up later
    if (before?.file.equals(file)) return;
    if (before) await this.#erase(before.file);
    await this.#unfinished.use((all) => all.deleteOne({ _id: file }));
  }

  async get(organization: string, id: string): Promise<Uint8Array | null> {
    for (let n = 1; ; n++) {
      const pointer = await this.#pointers.use((all) => all.findOne({ _id: keyOf(organization, id) }));
      if (!pointer) return null;
      try {
        return await this.#read(pointer.file);
      } catch (failed) {
        // replaced between pointer and bytes
        if (failed instanceof StoreUnavailable || n === mostReads) throw failed;
      }
    }
  }

  async delete(organization: string, id: string): Promise<void> {
    const of = keyOf(organization, id);
    const pointer = await this.#pointers.use((all) => all.findOne({ _id: of }));
    if (!pointer) return;
    const { file } = pointer;
    await this.#unfinished.use((all) =>
      all.updateOne({ _id: file }, { $setOnInsert: { of, at: new Date() } }, { upsert: true }),
    );
    await this.#pointers.use((all) => all.deleteOne({ _id: of, file }));
    await this.#erase(file);
    await this.#unfinished.use((all) => all.deleteOne({ _id: file }));
  }

  async close(): Promise<void> {}

  #write(of: string, bytes: Uint8Array): Promise<mongo.ObjectId> {
    return this.#mongo.use(this.#database, async (db) => {
      const file = new mongo.ObjectId();
      await db.collection<UnfinishedDocument>(this.#unfinished.name).insertOne({ _id: file, of, at: new Date() });
      const stream = new mongo.GridFSBucket(db, { bucketName }).openUploadStreamWithId(file, of);
      stream.end(bytes);
      await finished(stream);
      return file;
    });
  }

  /** @throws Error where the file, or a part of it, is not there */
  #read(file: mongo.ObjectId): Promise<Uint8Array> {
    return this.#mongo.use(this.#database, async (db) => {
      const stream = new mongo.GridFSBucket(db, { bucketName }).openDownloadStream(file);
      let length = 0;
      stream.once('file', (found: mongo.GridFSFile) => void (length = found.length));
      const bytes = Buffer.concat(await stream.toArray());
      // of a file that is removed in between the driver gives what is left, as if that were all
      if (bytes.length !== length) throw new Error(`${bytes.length} of ${length} bytes are there`);
      return bytes;
    });
  }

  async #erase(file: mongo.ObjectId): Promise<void> {
    await this.#mongo.use(this.#database, async (db) => {
      await db.collection(`${bucketName}.files`).deleteOne({ _id: file });
      await db.collection(`${bucketName}.chunks`).deleteMany({ files_id: file });
    });
  }

  /** Removes what dead processes left; once, before the first file is written. */
  async #tidy(): Promise<void> {
    try {
      const before = new Date(Date.now() - givenUpAfterMs);
      for (const { _id, of } of await this.#unfinished.use((all) => all.find({ at: { $lt: before } }).toArray()))
        await this.#tidyOne(_id, of, before);
    } catch (failed) {
      this.#tidied = undefined;
      throw failed;
    }
  }

  async #tidyOne(file: mongo.ObjectId, of: string, before: Date): Promise<void> {
    const named = await this.#mongo.use(this.#database, (db) =>
      db
        .collection<mongo.GridFSFile>(`${bucketName}.files`)
        .find({ filename: of, uploadDate: { $lt: before } })
        .toArray(),
    );
    const pointer = await this.#pointers.use((all) => all.findOne({ _id: of }));
    for (const one of [file, ...named.map(({ _id }) => _id)]) if (!pointer?.file.equals(one)) await this.#erase(one);
    await this.#unfinished.use((all) => all.deleteOne({ _id: file }));
  }
}
