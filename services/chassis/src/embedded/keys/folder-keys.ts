import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Keys } from '../../ports/index.ts';
import { systemClock } from '../../ports/time/clock.ts';
import { DestroyedKeys, destroyedKeysFile } from './destroyed-keys.ts';
import { SqliteKeys } from './store.ts';
import { finishRotation, masterKey } from './master-key.ts';
import { Database } from '../sqlite.ts';

/** The keys of a data folder, which may be in use. @throws Error where there are none, ForeignMasterKey */
export function openFolderKeys(folder: string, destroyed = join(folder, destroyedKeysFile)): Keys {
  const path = join(folder, 'keys.db');
  if (!existsSync(path)) throw new Error(`There are no keys in ${folder}.`);
  finishRotation(folder);
  const master = masterKey(join(folder, 'master.key'), false);
  return new SqliteKeys(
    new Database(path, { synchronous: 'FULL', secureDelete: true }),
    master,
    new DestroyedKeys(destroyed, systemClock),
  );
}
