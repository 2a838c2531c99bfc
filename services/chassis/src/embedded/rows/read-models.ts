import { mkdirSync } from 'node:fs';
import { type BuildOrder, type ReadModels, type RowStore, type RowStoreDeclaration } from '../../ports/index.ts';
import { missingIndexes, type OpenRows, ServedRows } from '../../ports/shared/served-rows.ts';
import { filesOf, type ModelFile, nextFile, removeFile } from './model-files.ts';
import { declarationIn, dropNote, emptyTables, isMadeFor, makeTables, note } from './model-tables.ts';
import { type FinderLimits, usualLimits } from './finding/row-finder.ts';
import { RowLayout } from './row-layout.ts';
import { SqliteRowStore } from './row-store.ts';
import { FileWriter } from './writing/file-writer.ts';
import { type RowWriter } from './writing/row-writer.ts';
import { WriterThread } from './writing/thread.ts';
import { Database, servedRows } from '../sqlite.ts';

export interface RowsBuilder {
  build(order: BuildOrder): Promise<void>;
  forgotten(): string;
  close(): Promise<void>;
}

export interface ReadModelsOptions {
  limits?: FinderLimits;
  builder?: RowsBuilder;
  inOneThread?: boolean;
}

interface OpenFile extends OpenRows {
  path: string;
  db: Database;
  writer: RowWriter;
}

export class SqliteReadModels implements ReadModels {
  readonly #folder: string;
  readonly #limits: FinderLimits;
  readonly #builder: RowsBuilder | undefined;
  readonly #open = new Map<string, OpenFile>();
  /** Absent where all is written in this one. */
  readonly #thread: WriterThread | undefined;

  /** `limits` are for tests; without a builder nothing can be built. */
  constructor(folder: string, { limits = usualLimits, builder, inOneThread = false }: ReadModelsOptions = {}) {
    this.#folder = folder;
    this.#limits = limits;
    this.#builder = builder;
    this.#thread = inOneThread ? undefined : new WriterThread();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  async open(declaration: RowStoreDeclaration): Promise<RowStore> {
    return ((await this.#current(declaration)) ?? this.#empty(declaration)).rows;
  }

  async serve(declaration: RowStoreDeclaration, orEmpty = false): Promise<RowStore | null> {
    const current = (await this.#current(declaration)) ?? (orEmpty ? this.#empty(declaration) : undefined);
    if (current) await this.#removeAllBut(current.path, declaration);
    const file = current ?? (await this.#newest(declaration));
    return file && new ServedRows(file, !current);
  }

  async build(order: BuildOrder): Promise<void> {
    if (!this.#builder) throw new Error('nothing can be built here');
    await this.#builder.build(order);
  }

  async openBuilt(declaration: RowStoreDeclaration): Promise<RowStore | null> {
    const built = filesOf(this.#folder, declaration.name).find(
      ({ version, isComplete }) => isComplete && version === declaration.version,
    );
    return built && !this.#open.has(built.path) ? this.#opened(built, declaration, declaration).rows : null;
  }

  async turnTo(served: RowStore, built: RowStore, declaration: RowStoreDeclaration): Promise<boolean> {
    const file = [...this.#open.values()].find(({ rows }) => rows === built)!;
    // nothing comes between this look and the turn: what is forgotten later is forgotten in the new file
    const isSound = this.#isSound(file.db);
    const left = isSound ? (served as ServedRows<OpenFile>).turnTo(file) : file;
    this.#open.delete(left.path);
    await left.rows.close();
    if (isSound) await this.#removeAllBut(file.path, declaration);
    else await removeFile(left);
    return isSound;
  }

  /** Who writes the served files, by path. */
  files(): ReadonlyMap<string, RowWriter> {
    return new Map([...this.#open.values()].map(({ path, writer }) => [path, writer]));
  }

  async close(): Promise<void> {
    await this.#builder?.close();
    await Promise.all([...this.#open.values()].map(({ rows }) => rows.close()));
    this.#open.clear();
    await this.#thread?.close();
  }

  #empty(declaration: RowStoreDeclaration): OpenFile {
    return this.#opened(nextFile(this.#folder, declaration.name, declaration.version), declaration, declaration);
  }

  async #current(declaration: RowStoreDeclaration): Promise<OpenFile | undefined> {
    const same = filesOf(this.#folder, declaration.name).filter(
      ({ version, isComplete }) => isComplete && version === declaration.version,
    );
    return this.#firstOf(same, declaration, (found) => isMadeFor(declaration, found));
  }

  async #newest(declaration: RowStoreDeclaration): Promise<OpenFile | null> {
    const all = filesOf(this.#folder, declaration.name).filter(({ isComplete }) => isComplete);
    return (await this.#firstOf(all, declaration, () => true)) ?? null;
  }

  async #firstOf(
    files: readonly ModelFile[],
    declaration: RowStoreDeclaration,
    isFit: (found: RowStoreDeclaration) => boolean,
  ): Promise<OpenFile | undefined> {
    for (const file of files) {
      await this.#open.get(file.path)?.rows.close();
      this.#open.delete(file.path);
      const db = new Database(file.path, { synchronous: 'NORMAL', secureDelete: true });
      const found = declarationIn(db, { name: declaration.name, version: file.version });
      const isSound = this.#isSound(db);
      db.close();
      if (!isSound) await removeFile(file);
      else if (found && isFit(found)) return this.#opened(file, found, declaration);
    }
    return undefined;
  }

  /** Whether nothing was forgotten since the file was begun; a served one is checked once. */
  #isSound(db: Database): boolean {
    const before = note(db, 'forgotten');
    if (before === undefined) return true;
    if (this.#builder && this.#builder.forgotten() !== before) return false;
    dropNote(db, 'forgotten');
    return true;
  }

  #opened({ path }: ModelFile, made: RowStoreDeclaration, declaration: RowStoreDeclaration): OpenFile {
    const db = new Database(path, servedRows);
    if (!declarationIn(db, made)) makeTables(db, made, { indexed: true });
    const layout = new RowLayout(made);
    const writer = this.#thread?.writerOf(path, made) ?? new FileWriter(db, layout, () => emptyTables(db, made));
    const rows = new SqliteRowStore(db, layout, this.#limits, writer);
    const file: OpenFile = { rows, path, db, writer, missing: missingIndexes(declaration, made) };
    this.#open.set(path, file);
    return file;
  }

  /** Rows of former shapes hold what was forgotten since. */
  async #removeAllBut(path: string, { name, version }: RowStoreDeclaration): Promise<void> {
    const others = filesOf(this.#folder, name).filter(
      (file) => file.path !== path && (file.isComplete || file.version !== version),
    );
    await Promise.all(others.map((file) => removeFile(file)));
  }
}
