import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadModels, type RowStore, type RowStoreDeclaration } from '../ports.ts';
import { type FinderLimits, usualLimits } from './row-finder.ts';
import { RowLayout } from './row-layout.ts';
import { SqliteRowStore } from './row-store.ts';
import { Database } from './sqlite.ts';

/** Raised when the tables change, so that files of an older layout are built anew. */
const layoutVersion = 1;

/** One SQLite file per model version in `folder`. A file made for another declaration is emptied. */
export class SqliteReadModels implements ReadModels {
  readonly #folder: string;
  readonly #limits: FinderLimits;
  readonly #open = new Map<string, SqliteRowStore>();

  /** `limits` are for tests that want every way of finding rows on few of them. */
  constructor(folder: string, limits: FinderLimits = usualLimits) {
    this.#folder = folder;
    this.#limits = limits;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  async open(declaration: RowStoreDeclaration): Promise<RowStore> {
    const file = `${declaration.name}.v${declaration.version}.db`;
    if (!/^[\w.-]+$/.test(file)) throw new RangeError(`read model ${declaration.name} cannot name a file`);
    const layout = new RowLayout(declaration);
    const { name: _, version: __, ...shape } = declaration;
    const fingerprint = JSON.stringify([layoutVersion, shape]);
    await this.#open.get(file)?.close();
    const db = new Database(join(this.#folder, file), { synchronous: 'NORMAL', secureDelete: true, mapped: true });
    if (fingerprintOf(db) !== fingerprint) create(db, layout, fingerprint);
    const store = new SqliteRowStore(db, layout, this.#limits, () => create(db, layout, fingerprint));
    this.#open.set(file, store);
    return store;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map((store) => store.close()));
    this.#open.clear();
  }
}

function fingerprintOf(db: Database): unknown {
  db.exec('CREATE TABLE IF NOT EXISTS meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID');
  return db.get('SELECT value FROM meta WHERE name = ?', 'fingerprint')?.[0];
}

/** The fingerprint comes last: a file without it was not finished and is made again. */
function create(db: Database, layout: RowLayout, fingerprint: string): void {
  db.recreate();
  db.exec(layout.schema());
  db.run('INSERT INTO meta VALUES (?, ?)', 'fingerprint', fingerprint);
}
