import { openBytes, sealBytes } from '../ports/shared/sealed-bytes.ts';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DestroyedKey, type DestroyedKeys } from './keys/destroyed-keys.ts';
import { SqliteKeys } from './keys/store.ts';
import { finishRotation, masterKey } from './keys/master-key.ts';
import { SqliteNotify } from './notify.ts';
import { Database } from './sqlite.ts';

const secretBytes = 32;

/** Jobs, notices and dead letters are about people, so a back-up holds them under a secret among the keys. */
export function sealOps(keys: SqliteKeys, image: Uint8Array, at: string): Promise<Buffer> {
  return secretOf(keys).then((secret) => sealBytes(secret, image, boundOf(at)));
}

/** What was sealed for the back-up of an instant. @throws Error where a single bit is another */
export function openOps(keys: SqliteKeys, sealed: Uint8Array, at: string): Promise<Buffer> {
  return secretOf(keys).then((secret) => openBytes(secret, sealed, boundOf(at)));
}

const secretOf = (keys: SqliteKeys): Promise<Buffer> => keys.secret('back-up', () => randomBytes(secretBytes));
const boundOf = (at: string): string => `ops.db/${at}`;

/** Opens the keys of a folder with the listed ones destroyed. @throws Error without master key, ForeignMasterKey */
export async function withKeys<T>(
  folder: string,
  destroyed: DestroyedKeys,
  work: (keys: SqliteKeys) => Promise<T>,
): Promise<T> {
  const [wrapped, master] = [join(folder, 'keys.db'), join(folder, 'master.key')];
  for (const path of [wrapped, master]) if (!existsSync(path)) throw new Error(`${path} is missing.`);
  const db = new Database(wrapped, { synchronous: 'FULL', secureDelete: true });
  try {
    finishRotation(folder);
    return await work(new SqliteKeys(db, masterKey(master, false), destroyed));
  } finally {
    db.close();
  }
}

/** Removes notices and dead letters of people with destroyed keys from an older copy. */
export async function forgetInOps(path: string, destroyed: readonly DestroyedKey[]): Promise<void> {
  const db = new Database(path, { synchronous: 'FULL', secureDelete: true });
  try {
    const notices = new SqliteNotify(db);
    for (const [organization, person] of new Map(
      destroyed.map((key) => [`${key.organization}/${key.person}`, [key.organization, key.person] as const]),
    ).values()) {
      await notices.forget(organization, person);
      db.run('DELETE FROM messages WHERE organization = ? AND instr(message, ?) > 0', organization, person);
    }
    db.get('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}
