import { randomBytes } from 'node:crypto';
import { checkName, keyBytes, nameOf, secretName, unwrapped, wrapped } from '../../ports/shared/key-wrapping.ts';
import { type Keys } from '../../ports/index.ts';
import { type DestroyedKeys } from './destroyed-keys.ts';
import { assertOpens, noteFingerprint } from './master-key.ts';
import { type Database } from '../sqlite.ts';

const keptInMemory = 10_000;

/** Keys of personal data in one SQLite file, each wrapped with the master key and bound to its own name. */
export class SqliteKeys implements Keys {
  readonly #db: Database;
  readonly #master: Buffer;
  readonly #destroyed: DestroyedKeys;
  readonly #unwrapped = new Map<string, Buffer>();

  /** Takes over `db` (synchronous=FULL, secure delete), maybe a copy: destroys listed keys. @throws ForeignMasterKey */
  constructor(db: Database, master: Buffer, destroyed: DestroyedKeys) {
    this.#db = db;
    this.#master = master;
    this.#destroyed = destroyed;
    db.exec(
      `CREATE TABLE IF NOT EXISTS keys(name TEXT PRIMARY KEY, wrapped BLOB) WITHOUT ROWID;
       CREATE TABLE IF NOT EXISTS notes(name TEXT PRIMARY KEY, note TEXT NOT NULL) WITHOUT ROWID`,
    );
    assertOpens(db, master);
    this.#keyOrNew(checkName, () => Buffer.alloc(keyBytes));
    noteFingerprint(db, master);
    this.#erase(destroyed.all().map((key) => nameOf(key.organization, key.person, key.class)));
  }

  async dataKey(organization: string, person: string, dataClass: string): Promise<Buffer | null> {
    return this.#keyOrNew(nameOf(organization, person, dataClass), () => randomBytes(keyBytes));
  }

  async existingKey(organization: string, person: string, dataClass: string): Promise<Buffer | null> {
    return this.#key(nameOf(organization, person, dataClass)) ?? null;
  }

  async destroy(organization: string, person: string, dataClass: string): Promise<void> {
    this.#destroyed.add(organization, person, dataClass);
    this.#erase([nameOf(organization, person, dataClass)]);
  }

  async secret(name: string, make: () => Buffer): Promise<Buffer> {
    return this.#keyOrNew(secretName(name), make)!;
  }

  async note(name: string): Promise<string | null> {
    return (this.#db.get('SELECT note FROM notes WHERE name = ?', name)?.[0] ?? null) as string | null;
  }

  async setNote(name: string, text: string): Promise<void> {
    this.#db.run('INSERT INTO notes VALUES (?, ?) ON CONFLICT DO UPDATE SET note = excluded.note', name, text);
  }

  async existingSecret(name: string): Promise<Buffer | null> {
    return this.#key(secretName(name)) ?? null;
  }

  async close(): Promise<void> {
    this.#unwrapped.clear();
    this.#db.close();
  }

  /** The rows stay, empty: a destroyed key is never made again. */
  #erase(names: readonly string[]): void {
    if (names.length === 0) return;
    const sql = 'INSERT INTO keys VALUES (?, NULL) ON CONFLICT DO UPDATE SET wrapped = NULL WHERE wrapped IS NOT NULL';
    const erased = this.#db.transaction(() =>
      names.reduce((count, name) => count + this.#db.run(sql, name).changes, 0),
    );
    for (const name of names) this.#unwrapped.delete(name);
    // Until then the write-ahead log would still hold them.
    if (erased > 0) this.#db.get('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  #keyOrNew(name: string, make: () => Buffer): Buffer | null {
    const known = this.#key(name);
    if (known !== undefined) return known;
    this.#db.run('INSERT OR IGNORE INTO keys VALUES (?, ?)', name, wrapped(this.#master, name, make()));
    return this.#key(name) ?? null;
  }

  #key(name: string): Buffer | null | undefined {
    const known = this.#unwrapped.get(name);
    if (known) {
      this.#unwrapped.delete(name);
      this.#unwrapped.set(name, known);
      return known;
    }
    const row = this.#db.get('SELECT wrapped FROM keys WHERE name = ?', name) as [Uint8Array | null] | undefined;
    if (!row?.[0]) return row && null;
    const key = unwrapped(this.#master, name, row[0]);
    this.#unwrapped.set(name, key);
    if (this.#unwrapped.size > keptInMemory) this.#unwrapped.delete(this.#unwrapped.keys().next().value!);
    return key;
  }
}
