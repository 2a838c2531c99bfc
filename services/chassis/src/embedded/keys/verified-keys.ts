import { type KeyEvidence } from '../../ports/shared/verification.ts';
import { nameOf, secretName, unwrapped } from '../../ports/shared/key-wrapping.ts';
import { readDestroyedKeys } from './destroyed-keys.ts';
import { forgottenIn, KeyReader } from './reader.ts';
import { assertOpens } from './master-key.ts';
import { type Database } from '../sqlite.ts';

export class VerifiedKeys implements KeyEvidence {
  readonly #db: Database;
  readonly #master: Buffer;
  readonly #reader: KeyReader;
  readonly #listed: ReadonlySet<string>;

  /** Takes over `db` and closes it in the end; `destroyed` is the list of destroyed keys. @throws ForeignMasterKey */
  constructor(db: Database, master: Buffer, destroyed: string) {
    assertOpens(db, master);
    this.#db = db;
    this.#master = master;
    this.#reader = new KeyReader(db, master);
    this.#listed = new Set(readDestroyedKeys(destroyed).map((key) => nameOf(key.organization, key.person, key.class)));
  }

  existingKey(organization: string, person: string, dataClass: string): Buffer | null {
    return this.#reader.existingKey(organization, person, dataClass);
  }

  fate(organization: string, person: string, dataClass: string): Awaited<ReturnType<KeyEvidence['fate']>> {
    const name = nameOf(organization, person, dataClass);
    const wrapped = this.#wrapped(name);
    if (wrapped) return 'there';
    if (this.#listed.has(name)) return 'destroyed';
    return wrapped === null ? 'unlisted' : 'missing';
  }

  existingSecret(secret: string): Buffer | null {
    const name = secretName(secret);
    const wrapped = this.#wrapped(name);
    return wrapped ? unwrapped(this.#master, name, wrapped) : null;
  }

  forgotten(): string {
    return forgottenIn(this.#db);
  }

  close(): void {
    this.#reader.close();
  }

  #wrapped(name: string): Uint8Array | null | undefined {
    return (this.#db.get('SELECT wrapped FROM keys WHERE name = ?', name) as [Uint8Array | null] | undefined)?.[0];
  }
}
