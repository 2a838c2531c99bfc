import { type RowStoreDeclaration } from '../../ports/index.ts';
import { RowLayout } from './row-layout.ts';
import { type Database } from '../sqlite.ts';

/** Raised when the tables change, so that files of an older layout are built anew. */
const layoutVersion = 2;

/** What decides how a file is laid out; two declarations of one fingerprint may share one. */
function fingerprintOf(declaration: RowStoreDeclaration): string {
  const { name: _, version: __, ...shape } = declaration;
  return JSON.stringify([layoutVersion, shape]);
}

export function note(db: Database, name: string): string | undefined {
  const found = db.get('SELECT value FROM meta WHERE name = ?', name);
  return found && String(found[0]);
}

export function keepNote(db: Database, name: string, value: string): void {
  db.run('INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value', name, value);
}

export function dropNote(db: Database, name: string): void {
  db.run('DELETE FROM meta WHERE name = ?', name);
}

/** The declaration that a file was made for; null where its tables were never finished, or are of another layout. */
export function declarationIn(
  db: Database,
  { name, version }: { name: string; version: number },
): RowStoreDeclaration | null {
  db.exec('CREATE TABLE IF NOT EXISTS meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID');
  const [layout, shape] = JSON.parse(note(db, 'fingerprint') ?? '[]') as [
    number?,
    Omit<RowStoreDeclaration, 'name' | 'version'>?,
  ];
  return layout === layoutVersion && shape ? { name, version, ...shape } : null;
}

export function isMadeFor(declaration: RowStoreDeclaration, found: RowStoreDeclaration | null): boolean {
  return found?.version === declaration.version && fingerprintOf(found) === fingerprintOf(declaration);
}

/** Leaves the tables as they are when they are made, for all readers at once. */
export function emptyTables(db: Database, declaration: RowStoreDeclaration): void {
  db.transaction(() => {
    for (const table of ['meta', 'organizations', 'rows', 'postings', 'words'])
      db.exec(`DROP TABLE IF EXISTS ${table}`);
    declarationIn(db, declaration);
    makeTables(db, declaration, { indexed: true });
  });
}

/** The fingerprint comes last: a file without it was not finished and is made again. */
export function makeTables(db: Database, declaration: RowStoreDeclaration, { indexed }: { indexed: boolean }): void {
  const layout = new RowLayout(declaration);
  db.exec(layout.tables());
  if (indexed) for (const statement of layout.sqlIndexes()) db.exec(statement);
  keepNote(db, 'fingerprint', fingerprintOf(declaration));
}
