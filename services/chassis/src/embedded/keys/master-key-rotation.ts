import { join } from 'node:path';
import { fingerprintOf, unwrapped, wrapped } from '../../ports/shared/key-wrapping.ts';
import { assertOpens, finishRotation, makeNext, masterKey, noteFingerprint, writeKey } from './master-key.ts';
import { Database } from '../sqlite.ts';

export const rotationSteps = ['former kept', 'next made', 'half wrapped', 'all wrapped'] as const;
export type RotationStep = (typeof rotationSteps)[number];

/** How many keys were wrapped anew, fingerprints of both master keys, path of the former one. */
interface RotatedMasterKey {
  keys: number;
  former: string;
  current: string;
  formerFile: string;
}

/** Wraps all keys of a locked folder with a new master key, or none; the former is kept. @throws ForeignMasterKey */
export function rotateMasterKey(
  folder: string,
  onStep: (step: RotationStep) => void = () => undefined,
): RotatedMasterKey {
  finishRotation(folder);
  const master = masterKey(join(folder, 'master.key'), false);
  const db = new Database(join(folder, 'keys.db'), { synchronous: 'FULL', secureDelete: true });
  try {
    assertOpens(db, master);
    const formerFile = join(folder, `master.key.former-${fingerprintOf(master)}`);
    writeKey(formerFile, master);
    onStep('former kept');
    const next = makeNext(folder);
    onStep('next made');
    const keys = wrapAnew(db, master, next, () => onStep('half wrapped'));
    // until then the write-ahead log, or pages in it, would still open with the former one
    db.get('PRAGMA wal_checkpoint(TRUNCATE)');
    onStep('all wrapped');
    return { keys, former: fingerprintOf(master), current: fingerprintOf(next), formerFile };
  } finally {
    db.close();
    finishRotation(folder);
  }
}

function wrapAnew(db: Database, master: Buffer, next: Buffer, onHalf: () => void): number {
  return db.transaction(() => {
    const rows = db.all('SELECT name, wrapped FROM keys WHERE wrapped IS NOT NULL') as [string, Uint8Array][];
    for (const [n, [name, rest]] of rows.entries()) {
      if (n === Math.floor(rows.length / 2)) onHalf();
      db.run('UPDATE keys SET wrapped = ? WHERE name = ?', wrapped(next, name, unwrapped(master, name, rest)), name);
    }
    noteFingerprint(db, next);
    return rows.length;
  });
}
