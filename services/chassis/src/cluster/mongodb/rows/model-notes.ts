import { type mongo } from 'mongoose';
import { Fenced, type RowStoreDeclaration } from '../../../ports/index.ts';
import { type MongoCollection } from '../connection.ts';

/** Raised when the rows are laid out otherwise, so that those of an older layout are built anew. */
const layoutVersion = 1;

export interface NoteDocument {
  /** `<service>.<model>.v<version>.<n>`, as the collection of its rows ends. */
  _id: string;
  name: string;
  version: number;
  n: number;
  shape: string;
  /** BUILT: to be caught up. SERVED: the last of them is read. LEFT: to be removed. */
  state: 'BUILDING' | 'BUILT' | 'SERVED' | 'LEFT';
  checkpoint: string | null;
  fence: number;
  organizations: string[];
  /** The batch being written: if cut off, whoever comes next completes it. */
  journal?: Journal;
  /** Under what the building was begun; dropped once it was checked for a served one. */
  begun?: Begun;
}

/** The log that rows are built from, and how many keys were destroyed by then. */
export interface Begun {
  epoch: string;
  forgotten: number;
}

export interface Journal {
  checkpoint: string;
  /** JSON of the writes; '' where one row is written, or so much that no document holds it. */
  writes: string;
}

type Notes = MongoCollection<NoteDocument>;

export class ModelNote {
  readonly #notes: Notes;
  readonly id: string;

  constructor(notes: Notes, id: string) {
    this.#notes = notes;
    this.id = id;
  }

  read(): Promise<NoteDocument | null> {
    return this.#notes.use((notes) => notes.findOne({ _id: this.id }));
  }

  /** Claims the writing under a lease. @throws Fenced after a later lease, or when the building is given up */
  async claim(fence: number): Promise<void> {
    await this.#set({ $set: { fence } }, fence);
  }

  /** Notes what is about to be written. @throws Fenced */
  async begin(journal: Journal, organizations: readonly string[], fence?: number): Promise<void> {
    const change = {
      $set: { journal, ...(fence !== undefined && { fence }) },
      ...(organizations.length > 0 && { $addToSet: { organizations: { $each: [...organizations] } } }),
    };
    await this.#set(change, fence);
  }

  /** @throws Fenced */
  async keepCheckpoint(checkpoint: string, fence?: number): Promise<void> {
    await this.#set({ $set: { checkpoint, ...(fence !== undefined && { fence }) }, $unset: { journal: '' } }, fence);
  }

  /** Keeps the checkpoint of a batch that was completed for another process. */
  async settle({ checkpoint }: Journal): Promise<void> {
    await this.#notes.use((notes) =>
      notes.updateOne(
        { _id: this.id, 'journal.checkpoint': checkpoint },
        { $set: { checkpoint }, $unset: { journal: '' } },
      ),
    );
  }

  async dropCheckpoint(): Promise<void> {
    await this.#set({ $set: { checkpoint: null, organizations: [] }, $unset: { journal: '' } });
  }

  /** Marks it as the one to be read; `begun` is dropped or kept. */
  async serve(begun?: Begun): Promise<void> {
    await this.#set({ $set: { state: 'SERVED' }, ...(begun ? {} : { $unset: { begun: '' } }) });
  }

  async become(state: 'BUILT' | 'LEFT'): Promise<void> {
    await this.#set({ $set: { state } });
  }

  async remove(): Promise<void> {
    await this.#notes.use((notes) => notes.deleteOne({ _id: this.id }));
  }

  async #set(change: mongo.UpdateFilter<NoteDocument>, fence?: number): Promise<void> {
    const { matchedCount } = await this.#notes.use((notes) =>
      notes.updateOne({ _id: this.id, ...(fence !== undefined && { fence: { $lte: fence } }) }, change),
    );
    if (matchedCount === 0) throw new Fenced('somebody else keeps these rows');
  }
}

/** Notes of all buildings of a model without their journals, newest first. */
export async function notesOf(notes: Notes, name: string): Promise<NoteDocument[]> {
  return notes.use((all) =>
    all
      .find({ name }, { projection: { journal: 0 } })
      .sort({ version: -1, n: -1 })
      .toArray(),
  );
}

/** Notes the next building of a version; two who do so at once share the first served one. */
export async function beginNote(notes: Notes, declaration: RowStoreDeclaration, begun?: Begun): Promise<NoteDocument> {
  const { name, version } = declaration;
  if (!/^[\w.-]+$/.test(name)) throw new RangeError(`read model ${name} cannot name a collection`);
  for (;;) {
    const last = (await notesOf(notes, name)).find((note) => note.version === version)?.n ?? 0;
    const _id = `${name}.v${version}.${last + 1}`;
    const note: NoteDocument = {
      _id,
      name,
      version,
      n: last + 1,
      shape: shapeOf(declaration),
      state: begun ? 'BUILDING' : 'SERVED',
      checkpoint: null,
      fence: 0,
      organizations: [],
      ...(begun && { begun }),
    };
    const { _id: _, ...rest } = note;
    const { upsertedCount } = await notes.use((all) =>
      all.updateOne({ _id }, { $setOnInsert: rest }, { upsert: true }),
    );
    if (upsertedCount === 1) return note;
    const other = await notes.use((all) => all.findOne({ _id }));
    if (!begun && other && other.state === 'SERVED' && other.shape === note.shape) return other;
  }
}

export function declarationIn({ name, version, shape }: NoteDocument): RowStoreDeclaration | null {
  const [layout, declared] = JSON.parse(shape) as [number, Omit<RowStoreDeclaration, 'name' | 'version'>];
  return layout === layoutVersion ? { name, version, ...declared } : null;
}

export const isMadeFor = (declaration: RowStoreDeclaration, note: NoteDocument): boolean =>
  note.version === declaration.version && note.shape === shapeOf(declaration);

/** What decides how rows are laid out: two declarations of one shape may share them. */
function shapeOf(declaration: RowStoreDeclaration): string {
  const { name: _, version: __, ...shape } = declaration;
  return JSON.stringify([layoutVersion, shape]);
}
