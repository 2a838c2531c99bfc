import { type Notice, type Notify } from '../ports/notify.ts';
import { type Database } from './sqlite.ts';

const keptNotices = 500;

interface Pending {
  organization: string;
  id: string;
  text: string;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Sends notices nowhere; keeps the last 500 to be looked at. */
export class SqliteNotify implements Notify {
  readonly #db: Database;
  #pending: Pending[] = [];

  constructor(db: Database) {
    this.#db = db;
    db.exec(
      `CREATE TABLE IF NOT EXISTS notices(
        n INTEGER PRIMARY KEY, organization TEXT NOT NULL, id TEXT NOT NULL, notice TEXT NOT NULL,
        UNIQUE(organization, id))`,
    );
  }

  async send(notice: Notice): Promise<void> {
    const { organization, id } = notice;
    const text = JSON.stringify(notice);
    return new Promise((resolve, reject) => {
      if (this.#pending.length === 0) setImmediate(() => this.#commit());
      this.#pending.push({ organization, id, text, resolve, reject });
    });
  }

  async recent(limit: number): Promise<Notice[]> {
    return this.#db
      .all('SELECT notice FROM notices ORDER BY n DESC LIMIT ?', limit)
      .map(([notice]) => JSON.parse(String(notice)) as Notice);
  }

  async forget(organization: string, person: string): Promise<void> {
    this.#commit();
    for (const [n, text] of this.#db.all('SELECT n, notice FROM notices WHERE organization = ?', organization)) {
      const notice = JSON.parse(String(text)) as Omit<Notice, 'about'> & Partial<Pick<Notice, 'about'>>;
      // an older one does not say whom it is about
      if (notice.person === person || (notice.about?.includes(person) ?? true))
        this.#db.run('DELETE FROM notices WHERE n = ?', n);
    }
    this.#db.get('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    this.#commit();
  }

  /** What was sent in one turn of the event loop, or nothing of it. */
  #commit(): void {
    const sent = this.#pending.splice(0);
    if (sent.length === 0) return;
    try {
      this.#db.transaction(() => {
        for (const { organization, id, text } of sent)
          this.#db.run(
            'INSERT OR IGNORE INTO notices(organization, id, notice) VALUES (?, ?, ?)',
            organization,
            id,
            text,
          );
        this.#db.run('DELETE FROM notices WHERE n <= (SELECT max(n) FROM notices) - ?', keptNotices);
      });
    } catch (failed) {
      for (const { reject } of sent) reject(failed);
      return;
    }
    for (const { resolve } of sent) resolve();
  }
}

/** The notices of a file, oldest first; older ones may not say whom they are about. */
export function noticesIn(db: Database): (Omit<Notice, 'about'> & Partial<Pick<Notice, 'about'>>)[] {
  return db.all('SELECT notice FROM notices ORDER BY n').map(([notice]) => JSON.parse(String(notice)) as Notice);
}
