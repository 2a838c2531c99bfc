import { randomUUID } from 'node:crypto';
import { Database } from '../sqlite.ts';

export const readEpoch = (db: Database): string => String(db.get(`SELECT value FROM meta WHERE name = 'epoch'`)?.[0]);

export function epochOf(path: string): string {
  return changing(path, readEpoch);
}

/** Gives a restored event store a new epoch: positions may mean other events now. Answers both. */
export function renewEpoch(path: string): { former: string; epoch: string } {
  return changing(path, (db) => {
    const former = readEpoch(db);
    const epoch = randomUUID();
    db.run(`UPDATE meta SET value = ? WHERE name = 'epoch'`, epoch);
    return { former, epoch };
  });
}

/**
 * Lets consumers of a log go on with its restored copy, whose beginning is the same: checkpoints (`<epoch>:<position>`)
 * get the new epoch, those beyond the head move back to it. What was kept for a time only is gone: no session that was
 * ended comes to life again.
 */
export function carryOver(
  path: string,
  { former, epoch, head }: { former: string; epoch: string; head: string },
): void {
  changing(path, (db) =>
    db.transaction(() => {
      const mark = `${former}:`;
      db.run(
        `UPDATE key_values SET value = ? || min(substr(value, ?), ?) WHERE organization = '*' AND substr(value, 1, ?) = ?`,
        `${epoch}:`,
        mark.length + 1,
        head,
        mark.length,
        mark,
      );
      db.run('DELETE FROM key_values WHERE expires IS NOT NULL');
    }),
  );
}

function changing<T>(path: string, change: (db: Database) => T): T {
  const db = new Database(path, { synchronous: 'FULL', secureDelete: true });
  try {
    return change(db);
  } finally {
    db.close();
  }
}
