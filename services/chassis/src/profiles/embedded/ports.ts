import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Ports } from '../../ports/index.ts';
import { FolderBlobs } from '../../embedded/blobs.ts';
import { Builder } from './building/builder.ts';
import { systemTime, type TimePorts } from '../../ports/time/system.ts';
import { DestroyedKeys, destroyedKeysFile } from '../../embedded/keys/destroyed-keys.ts';
import { SqliteEventStore } from '../../embedded/log/event-store.ts';
import { SqliteJobQueue } from '../../embedded/jobs/queue.ts';
import { SqliteKeyValue } from '../../embedded/key-value.ts';
import { SqliteKeys } from '../../embedded/keys/store.ts';
import { finishRotation, masterKey } from '../../embedded/keys/master-key.ts';
import { OwnLeases } from '../../embedded/leases.ts';
import { SqliteMessageLog } from '../../embedded/log/message-log.ts';
import { FolderRemains } from '../../embedded/remains.ts';
import { SqliteNotify } from '../../embedded/notify.ts';
import { SqliteReadModels } from '../../embedded/rows/read-models.ts';
import { Database } from '../../embedded/sqlite.ts';

export interface EmbeddedOptions extends Partial<TimePorts> {
  folder: string;
  destroyedKeys?: string;
  readYourWritesMs?: number;
  /** Everything is written and built in the calling thread, in an order that is the same each time. */
  inOneThread?: boolean;
}

/**
 * All ports over SQLite files and blobs in `folder`, which is made when it is not there. `clock`, `ids` and `wait` are
 * for tests, simulations and the seeder, `readYourWritesMs` for tests, `inOneThread` for simulations; `destroyedKeys`
 * is the file that lists destroyed keys, in the folder unless given. A second process may use events, values and keys
 * beside the first; read models, messages, jobs and blobs belong to one.
 */
export async function openEmbeddedPorts({
  folder,
  clock = systemTime.clock,
  ids = systemTime.ids,
  wait = systemTime.wait,
  destroyedKeys = join(folder, destroyedKeysFile),
  readYourWritesMs,
  inOneThread,
}: EmbeddedOptions): Promise<Ports & { close(): Promise<void> }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { keys, keysDb } = openKeys(folder, new DestroyedKeys(destroyedKeys, clock));
  const events = new SqliteEventStore(new Database(join(folder, 'events.db'), { synchronous: 'FULL' }), {
    inOneThread,
  });
  const readModels = new SqliteReadModels(join(folder, 'read-models'), {
    builder: new Builder(folder, keysDb, { clock, inOneThread }),
    inOneThread,
  });
  // One file, one connection: a power cut may take the last of it, but never a job or a dead letter without the
  // checkpoint that was written after it, and from an earlier checkpoint both are made again. What is acknowledged is
  // in the events.
  const ops = new Database(join(folder, 'ops.db'), { synchronous: 'NORMAL', secureDelete: true });
  const keyValue = new SqliteKeyValue(ops, clock);
  const stores = {
    events,
    readModels,
    keyValue,
    keys,
    messages: new SqliteMessageLog(ops, keyValue),
    jobs: new SqliteJobQueue(ops, clock, wait),
    blobs: new FolderBlobs(join(folder, 'blobs')),
    notify: new SqliteNotify(ops),
    leases: new OwnLeases(keyValue),
  };
  const remains = new FolderRemains(folder, readModels, { 'ops.db': ops, 'keys.db': keysDb });
  return { ...stores, remains, clock, ids, wait, readYourWritesMs, close: () => closeAll(stores) };
}

function openKeys(folder: string, destroyed: DestroyedKeys): { keys: SqliteKeys; keysDb: Database } {
  const file = join(folder, 'keys.db');
  finishRotation(folder);
  const master = masterKey(join(folder, 'master.key'), !existsSync(file));
  const keysDb = new Database(file, { synchronous: 'FULL', secureDelete: true });
  return { keys: new SqliteKeys(keysDb, master, destroyed), keysDb };
}

type Stores = Record<
  'events' | 'readModels' | 'keyValue' | 'keys' | 'messages' | 'jobs' | 'blobs' | 'notify' | 'leases',
  { close(): Promise<void> | void }
>;

/** Closes what works by itself before what it works on. */
async function closeAll({ messages, jobs, leases, events, readModels, blobs, notify, keyValue, keys }: Stores) {
  await Promise.all([messages.close(), jobs.close(), leases.close()]);
  await events.close();
  await Promise.all([readModels.close(), blobs.close(), notify.close(), keyValue.close(), keys.close()]);
}
