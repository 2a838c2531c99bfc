import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkName, fingerprintOf, ForeignMasterKey, keyBytes, unwrapped } from '../../ports/shared/key-wrapping.ts';
import { Database } from '../sqlite.ts';

const masterFile = 'master.key';
const nextFile = 'master.key.next';
const keysFile = 'keys.db';

/** Reads the master key (32 bytes) or, if `mayMake`, makes it for its owner only. @throws Error otherwise */
export function masterKey(path: string, mayMake: boolean): Buffer {
  if (!existsSync(path)) {
    if (!mayMake) throw new Error('master key is missing, and there are keys that need it');
    writeKey(path, randomBytes(keyBytes));
  }
  const key = readFileSync(path);
  if (key.length !== keyBytes) throw new Error('master key has not 32 bytes');
  return key;
}

/** Written whole or not at all, on the disk when this returns: half a master key would lose every other key. */
export function writeKey(path: string, key: Buffer): void {
  const file = openSync(`${path}.new`, 'w', 0o600);
  writeSync(file, key);
  fsyncSync(file);
  closeSync(file);
  moveKey(`${path}.new`, path);
}

/** Makes the next master key, which counts once all keys are wrapped with it. */
export function makeNext(folder: string): Buffer {
  const key = randomBytes(keyBytes);
  writeKey(join(folder, nextFile), key);
  return key;
}

/** Completes a rotation that was cut off: replaces the master key once the keys are wrapped with the next. */
export function finishRotation(folder: string): void {
  const [next, keys] = [join(folder, nextFile), join(folder, keysFile)];
  if (!existsSync(next) || !existsSync(keys)) return;
  const db = new Database(keys, { synchronous: 'FULL', readOnly: true });
  try {
    if (opens(db, readFileSync(next))) moveKey(next, join(folder, masterFile));
  } catch (failed) {
    // somebody else was quicker
    if ((failed as NodeJS.ErrnoException).code !== 'ENOENT') throw failed;
  } finally {
    db.close();
  }
}

function moveKey(from: string, to: string): void {
  renameSync(from, to);
  const folder = openSync(dirname(to), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** @throws ForeignMasterKey where the keys of a file were wrapped with another master key */
export function assertOpens(db: Database, master: Buffer): void {
  if (!opens(db, master)) throw new ForeignMasterKey([master], notedFingerprint(db));
}

function opens(db: Database, master: Buffer): boolean {
  if (!hasTable(db, 'keys')) return true;
  const [check] = db.get('SELECT wrapped FROM keys WHERE name = ?', checkName) ?? [];
  try {
    return !check || unwrapped(master, checkName, check as unknown as Uint8Array).length === keyBytes;
  } catch {
    return false;
  }
}

/** Lets a file of keys say with which master key they are wrapped, without naming it. */
export function noteFingerprint(db: Database, master: Buffer): void {
  const fingerprint = fingerprintOf(master);
  if (notedFingerprint(db) === fingerprint) return;
  db.exec('CREATE TABLE IF NOT EXISTS wrapping(one INTEGER PRIMARY KEY CHECK (one = 1), fingerprint TEXT NOT NULL)');
  db.run(
    'INSERT INTO wrapping VALUES (1, ?) ON CONFLICT DO UPDATE SET fingerprint = excluded.fingerprint',
    fingerprint,
  );
}

function notedFingerprint(db: Database): string | undefined {
  const noted = hasTable(db, 'wrapping') ? db.get('SELECT fingerprint FROM wrapping') : undefined;
  return noted && String(noted[0]);
}

const hasTable = (db: Database, name: string): boolean =>
  db.get(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`, name) !== undefined;
