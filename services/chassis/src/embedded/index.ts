export { isEmptyFolder, lockFolder } from './data-folder.ts';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, type Ports } from '../ports.ts';
import { systemClock } from './clock.ts';
import { SqliteEventStore } from './event-store.ts';
import { SqliteKeyValue } from './key-value.ts';
import { masterKey, SqliteKeys } from './keys.ts';
import { SqliteReadModels } from './read-models.ts';
import { Database } from './sqlite.ts';

/**
 * All ports over SQLite files in `folder`, which is made when it is not there. `clock` is for tests and the seeder.
 * A second process may use events, values and keys beside the first; read models belong to one.
 */
export async function openEmbeddedPorts({ folder, clock = systemClock }: { folder: string; clock?: Clock }): Promise<Ports & { close(): Promise<void> }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keysFile = join(folder, 'keys.db');
  const master = masterKey(join(folder, 'master.key'), !existsSync(keysFile));
  const keys = new SqliteKeys(new Database(keysFile, { synchronous: 'FULL', secureDelete: true }), master);
  const events = new SqliteEventStore(new Database(join(folder, 'events.db'), { synchronous: 'FULL' }));
  const readModels = new SqliteReadModels(join(folder, 'read-models'));
  const keyValue = new SqliteKeyValue(new Database(join(folder, 'ops.db'), { synchronous: 'NORMAL', secureDelete: true }), clock);
  return {
    events,
    readModels,
    keyValue,
    keys,
    clock,
    close: async () => {
      await events.close();
      await Promise.all([readModels.close(), keyValue.close(), keys.close()]);
    },
  };
}
