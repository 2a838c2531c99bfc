import { setTimeout } from 'node:timers/promises';
import { type BuildOrder, type ReadModels, type RowStore, type RowStoreDeclaration } from '../../../ports/index.ts';
import { missingIndexes } from '../../../ports/shared/served-rows.ts';
import { type Mongo, MongoCollection } from '../connection.ts';
import { GatheredRows } from './gathered-rows.ts';
import {
  type Begun,
  beginNote,
  declarationIn,
  isMadeFor,
  ModelNote,
  type NoteDocument,
  notesOf,
} from './model-notes.ts';
import { type OpenBuilding, type Pointed, PointedRows } from './pointed-rows.ts';
import { type RowDocument, RowLayout } from './row-layout.ts';
import { dropRows, MongoRowStore } from './row-store.ts';

const usuallyLookEveryMs = 1_000;
/** Longer than a process may still read what it saw before. */
const slackMs = 200;
const mostCloseMs = 5_000;

export interface BuildSource {
  /** The log's. */
  readonly epoch: string;
  forgotten(): Promise<number>;
  /** Brings the rows that `open` answers to the end of the log; `goOn` throws when nobody waits for them any more. */
  fill(
    order: BuildOrder,
    open: (declaration: RowStoreDeclaration) => Promise<RowStore>,
    goOn: () => void,
  ): Promise<void>;
}

/** Rows in MongoDB, one collection per model, version and building; one process writes, several read. */
export class MongoReadModels implements ReadModels {
  readonly #mongo: Mongo;
  readonly #database: string;
  readonly #notes: MongoCollection<NoteDocument>;
  readonly #source: BuildSource | undefined;
  readonly #lookEveryMs: number;
  readonly #built = new Map<RowStore, NoteDocument>();
  #building: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** `namespace` names the database; without a source nothing is built. `lookEveryMs`: how often others are noticed. */
  constructor(
    mongo: Mongo,
    namespace: string,
    { source, lookEveryMs = usuallyLookEveryMs }: { source?: BuildSource; lookEveryMs?: number } = {},
  ) {
    this.#mongo = mongo;
    this.#database = namespace;
    this.#notes = new MongoCollection(mongo, namespace, 'models');
    this.#source = source;
    this.#lookEveryMs = lookEveryMs;
  }

  async open(declaration: RowStoreDeclaration): Promise<RowStore> {
    return this.#prepared(
      (await this.#current(declaration)) ?? (await beginNote(this.#notes, declaration)),
      declaration,
    );
  }

  async serve(declaration: RowStoreDeclaration, orEmpty = false): Promise<RowStore | null> {
    const current =
      (await this.#current(declaration)) ?? (orEmpty ? await beginNote(this.#notes, declaration) : undefined);
    if (current) {
      await this.#prepared(current, declaration);
      void this.#leaveOlder(current).catch(() => undefined);
    }
    const note = current ?? (await this.#newest(declaration.name));
    return (
      note &&
      new PointedRows(this.#opened(note, declaration), !current, () => this.#pointed(declaration), this.#lookEveryMs)
    );
  }

  async build(order: BuildOrder): Promise<void> {
    const turn = this.#building.then(async () => {
      // a key that was destroyed in between may have been used before: what it opened must not stay
      while (!(await this.#isBuilt(order)));
    });
    this.#building = turn.catch(() => undefined);
    return turn;
  }

  async openBuilt(declaration: RowStoreDeclaration): Promise<RowStore | null> {
    const note = (await notesOf(this.#notes, declaration.name)).find(
      (one) => one.state === 'BUILT' && isMadeFor(declaration, one),
    );
    if (!note) return null;
    const { rows } = this.#opened(note, declaration);
    this.#built.set(rows, note);
    return rows;
  }

  /** Resolves when every process reads the built rows; until then the writer waits. */
  async turnTo(served: RowStore, built: RowStore, declaration: RowStoreDeclaration): Promise<boolean> {
    const note = this.#built.get(built)!;
    this.#built.delete(built);
    if (!(await this.#isSound(note))) {
      await this.#remove(note);
      return false;
    }
    const pointed = served as PointedRows;
    if (pointed.fence !== undefined) {
      await new ModelNote(this.#notes, pointed.id).claim(pointed.fence);
      await this.#note(note).claim(pointed.fence);
    }
    await this.#note(note).serve();
    pointed.turnTo(this.#opened(note, declaration));
    await this.#untilAllLooked();
    for (const older of await this.#older(note)) await this.#remove(older);
    return true;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.race([this.#building, setTimeout(mostCloseMs, undefined, { ref: false })]);
  }

  async #isBuilt(order: BuildOrder): Promise<boolean> {
    if (!this.#source) throw new Error('nothing can be built here');
    const begun: Begun = { epoch: this.#source.epoch, forgotten: await this.#source.forgotten() };
    const sites: { note: NoteDocument; rows: GatheredRows }[] = [];
    const open = async (declaration: RowStoreDeclaration): Promise<RowStore> => {
      const note = await this.#begun(declaration, begun);
      const rows = new GatheredRows(await this.#prepared(note, declaration));
      sites.push({ note, rows });
      return rows;
    };
    await this.#source.fill(order, open, () => this.#goOn());
    for (const { rows } of sites) await rows.flush();
    const isSound = (await this.#source.forgotten()) === begun.forgotten;
    for (const { note } of sites) {
      if (!isSound) await this.#remove(note);
      else if (order.isBackground) await this.#note(note).become('BUILT');
      else await this.#note(note).serve(begun);
    }
    return isSound;
  }

  /** A building begun under the same conditions, else a new one; removes others that nobody reads. */
  async #begun(declaration: RowStoreDeclaration, begun: Begun): Promise<NoteDocument> {
    const others = (await notesOf(this.#notes, declaration.name)).filter(
      (note) => note.state !== 'SERVED' && note.version <= declaration.version,
    );
    const same = others.find(
      (note) =>
        isMadeFor(declaration, note) && note.begun?.epoch === begun.epoch && note.begun.forgotten === begun.forgotten,
    );
    for (const note of others) if (note !== same) await this.#remove(note);
    return same ?? beginNote(this.#notes, declaration, begun);
  }

  #goOn(): void {
    if (this.#isClosed) throw new Error('nothing is built any more');
  }

  async #pointed(declaration: RowStoreDeclaration): Promise<Pointed | null> {
    const current = await this.#current(declaration);
    const note = current ?? (await this.#newest(declaration.name));
    return note && { id: note._id, isFormer: !current, open: () => this.#opened(note, declaration) };
  }

  async #current(declaration: RowStoreDeclaration): Promise<NoteDocument | undefined> {
    for (const note of await notesOf(this.#notes, declaration.name)) {
      if (note.state !== 'SERVED' || !isMadeFor(declaration, note)) continue;
      if (await this.#isSound(note)) return note;
      await this.#remove(note);
    }
    return undefined;
  }

  /** The newest served building of a name, whatever it was made for. */
  async #newest(name: string): Promise<NoteDocument | null> {
    return (await notesOf(this.#notes, name)).find((note) => note.state === 'SERVED' && declarationIn(note)) ?? null;
  }

  /** Whether nothing was forgotten since the building was begun; a served one is checked once. */
  async #isSound(note: NoteDocument): Promise<boolean> {
    if (!note.begun || !this.#source) return true;
    if ((await this.#source.forgotten()) !== note.begun.forgotten) return false;
    if (note.state === 'SERVED') await this.#note(note).serve();
    return true;
  }

  #note({ _id }: NoteDocument): ModelNote {
    return new ModelNote(this.#notes, _id);
  }

  #rowsOf({ _id }: NoteDocument): MongoCollection<RowDocument> {
    return new MongoCollection(this.#mongo, this.#database, `rows.${_id}`);
  }

  #opened(note: NoteDocument, declaration: RowStoreDeclaration): OpenBuilding {
    const made = declarationIn(note)!;
    return {
      rows: new MongoRowStore(this.#rowsOf(note), new RowLayout(made), this.#note(note)),
      id: note._id,
      missing: missingIndexes(declaration, made),
    };
  }

  async #prepared(note: NoteDocument, declaration: RowStoreDeclaration): Promise<MongoRowStore> {
    const { rows } = this.#opened(note, declaration);
    await rows.prepare();
    return rows;
  }

  /** Rows of former shapes hold what was forgotten since; what stays now is removed at the next serving. */
  async #leaveOlder(served: NoteDocument): Promise<void> {
    const older = await this.#older(served);
    if (older.length > 0) await this.#untilAllLooked();
    for (const note of older) await this.#remove(note);
  }

  async #untilAllLooked(): Promise<void> {
    await setTimeout(this.#lookEveryMs + slackMs);
  }

  /** Buildings that nobody needs beside this one. What a newer version of the service keeps stays. */
  async #older({ name, version, n }: NoteDocument): Promise<NoteDocument[]> {
    const all = await notesOf(this.#notes, name);
    return all.filter(
      (note) => note.state === 'LEFT' || note.version < version || (note.version === version && note.n < n),
    );
  }

  /** Nobody is led to rows that are gone, and none stay of which nobody knows. */
  async #remove(note: NoteDocument): Promise<void> {
    await this.#note(note).become('LEFT');
    await dropRows(this.#rowsOf(note));
    await this.#note(note).remove();
  }
}
