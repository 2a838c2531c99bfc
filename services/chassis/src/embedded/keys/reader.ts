import { nameOf, unwrapped } from '../../ports/shared/key-wrapping.ts';
import { type Database } from '../sqlite.ts';

/** Keys stay ready for this many parts: a log goes from person to person. */
const kept = 200_000;

export class KeyReader {
  readonly #db: Database;
  readonly #master: Buffer;
  readonly #known = new Map<string, Buffer>();

  constructor(db: Database, master: Buffer) {
    this.#db = db;
    this.#master = master;
  }

  existingKey(organization: string, person: string, dataClass: string): Buffer | null {
    const name = nameOf(organization, person, dataClass);
    const known = this.#known.get(name);
    if (known) return known;
    const row = this.#db.get('SELECT wrapped FROM keys WHERE name = ?', name) as [Uint8Array | null] | undefined;
    if (!row?.[0]) return null;
    const key = unwrapped(this.#master, name, row[0]);
    if (this.#known.size >= kept) this.#known.clear();
    this.#known.set(name, key);
    return key;
  }

  /** How many keys are destroyed. */
  forgotten(): string {
    return forgottenIn(this.#db);
  }

  close(): void {
    this.#known.clear();
    this.#db.close();
  }
}

/** The keys of a file by name, unwrapped; null = destroyed. @throws Error for another master key */
export function keysIn(db: Database, master: Buffer): Map<string, Buffer | null> {
  const rows = db.all(`SELECT name, wrapped FROM keys WHERE name <> 'check'`) as [string, Uint8Array | null][];
  return new Map(rows.map(([name, wrapped]) => [name, wrapped && unwrapped(master, name, wrapped)]));
}

export const forgottenIn = (db: Database): string =>
  String(db.get('SELECT count(*) FROM keys WHERE wrapped IS NULL')![0]);
