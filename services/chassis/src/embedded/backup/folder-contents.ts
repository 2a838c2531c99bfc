import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf } from '../../ports/shared/key-wrapping.ts';
import { type Blobs } from '../../ports/blobs.ts';
import { type Job } from '../../ports/job-queue.ts';
import { blobsIn, FolderBlobs } from '../blobs.ts';
import { destroyedKeysFile, readDestroyedKeys } from '../keys/destroyed-keys.ts';
import { jobsIn } from '../jobs/table.ts';
import { keysIn } from '../keys/reader.ts';
import { type StoredValue, valuesIn } from '../key-value.ts';
import { assertOpens, finishRotation, masterKey } from '../keys/master-key.ts';
import { appendedIn } from '../log/message-log.ts';
import { noticesIn } from '../notify.ts';
import { RawLog } from '../log/raw-log.ts';
import { Database } from '../sqlite.ts';

/** All that a data folder holds, read only: to be moved elsewhere. */
export class FolderContents {
  readonly log: RawLog;
  readonly blobs: Pick<Blobs, 'get'>;
  readonly #folder: string;
  readonly #destroyed: string;
  readonly #ops: Database;

  /** `destroyedKeys`: file of destroyed keys, in the folder unless given. @throws Error where nothing is stored */
  constructor(folder: string, destroyedKeys = join(folder, destroyedKeysFile)) {
    for (const name of ['events.db', 'ops.db', 'keys.db', 'master.key'])
      if (!existsSync(join(folder, name))) throw new Error(`There is no ${name} in ${folder}.`);
    this.#folder = folder;
    this.#destroyed = destroyedKeys;
    this.log = new RawLog(join(folder, 'events.db'), false);
    this.#ops = new Database(join(folder, 'ops.db'), { synchronous: 'NORMAL', readOnly: true });
    this.blobs = new FolderBlobs(join(folder, 'blobs'));
  }

  /** Changes whenever somebody uses the folder: each start leaves a trace. */
  fingerprint(): string {
    return hash('sha256', JSON.stringify([this.log.epoch, this.log.headNumber(), this.values()]), 'base64url');
  }

  /** Keys and secrets by name, unwrapped; null = destroyed. @throws Error for another master key */
  keys(): Map<string, Buffer | null> {
    finishRotation(this.#folder);
    const master = masterKey(join(this.#folder, 'master.key'), false);
    const db = new Database(join(this.#folder, 'keys.db'), { synchronous: 'NORMAL', readOnly: true });
    try {
      assertOpens(db, master);
      const keys = keysIn(db, master);
      for (const key of readDestroyedKeys(this.#destroyed))
        keys.set(nameOf(key.organization, key.person, key.class), null);
      return keys;
    } finally {
      db.close();
    }
  }

  values(): StoredValue[] {
    return valuesIn(this.#ops);
  }

  /** The first added first; none runs. */
  jobs(): Job[] {
    return jobsIn(this.#ops);
  }

  deadLetters(): ReturnType<typeof appendedIn> {
    return appendedIn(this.#ops);
  }

  notices(): ReturnType<typeof noticesIn> {
    return noticesIn(this.#ops);
  }

  files(): ReturnType<typeof blobsIn> {
    return blobsIn(join(this.#folder, 'blobs'));
  }

  close(): void {
    this.log.close();
    this.#ops.close();
  }
}
