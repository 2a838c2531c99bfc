import { type Notice, type Notify } from '../notify.ts';
import { type Database } from './sqlite.ts';

const keptNotices = 500;

/** Hands notices to nobody, but keeps the last 500 where they can be looked at. */
export class SqliteNotify implements Notify {
  readonly #db: Database;

  /** `db`, which should have secure delete, is closed by whoever opened it. */
  constructor(db: Database) {
    this.#db = db;
    db.exec('CREATE TABLE IF NOT EXISTS notices(n INTEGER PRIMARY KEY, organization TEXT NOT NULL, id TEXT NOT NULL, notice TEXT NOT NULL, UNIQUE(organization, id))');
  }

  async send(notice: Notice): Promise<void> {
    this.#db.transaction(() => {
      this.#db.run('INSERT OR IGNORE INTO notices(organization, id, notice) VALUES (?, ?, ?)', notice.organization, notice.id, JSON.stringify(notice));
      this.#db.run('DELETE FROM notices WHERE n <= (SELECT max(n) FROM notices) - ?', keptNotices);
    });
  }

  async recent(limit: number): Promise<Notice[]> {
    return this.#db.all('SELECT notice FROM notices ORDER BY n DESC LIMIT ?', limit).map(([notice]) => JSON.parse(String(notice)) as Notice);
  }

  async close(): Promise<void> {}
}
