import { type DeadLetterAccess } from '../../ports/shared/dead-letter.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../ports/time/clock.ts';
import { SqliteKeyValue } from '../key-value.ts';
import { SqliteMessageLog } from './message-log.ts';
import { Database } from '../sqlite.ts';

/** The dead letters of a data folder, which may be in use. @throws Error where nothing is stored */
export function openFolderDeadLetters(folder: string): DeadLetterAccess {
  const path = join(folder, 'ops.db');
  if (!existsSync(path)) throw new Error(`There is nothing in ${folder}.`);
  const db = new Database(path, { synchronous: 'NORMAL', secureDelete: true });
  const keyValue = new SqliteKeyValue(db, systemClock);
  const messages = new SqliteMessageLog(db, keyValue);
  return {
    organizations: async (topic) =>
      db
        .all('SELECT DISTINCT organization FROM messages WHERE topic = ? ORDER BY organization', topic)
        .map(([one]) => String(one)),
    list: (...which) => messages.read(...which),
    find: (...which) => messages.find(...which),
    keyValue,
    close: () => keyValue.close(),
  };
}
