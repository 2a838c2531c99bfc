import { type Clock, type KeyValue } from '../ports/index.ts';
import { type Database } from './sqlite.ts';

const sweepEveryMs = 60_000;
const sweptAtOnce = 500;

const live = 'organization = ? AND key = ? AND (expires IS NULL OR expires > ?)';

/** Small values in one SQLite table; expired ones are hidden at once and removed later. */
export class SqliteKeyValue implements KeyValue {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #sweep: NodeJS.Timeout;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    db.exec(`
      CREATE TABLE IF NOT EXISTS key_values(
        organization TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, expires INTEGER,
        PRIMARY KEY(organization, key)) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS key_values_expires ON key_values(expires) WHERE expires IS NOT NULL;`);
    this.#sweep = setInterval(() => this.#removeExpired(), sweepEveryMs).unref();
  }

  async get(organization: string, key: string): Promise<string | null> {
    return this.#read(organization, key);
  }

  async set(organization: string, key: string, value: string, ttlSeconds?: number): Promise<void> {
    this.#write(organization, key, value, this.#expiry(ttlSeconds));
  }

  async increment(organization: string, key: string, ttlSeconds: number): Promise<number> {
    return this.#db.transaction(() => {
      const counted = this.#db.get(
        `UPDATE key_values SET value = value + 1 WHERE ${live} RETURNING value`,
        organization,
        key,
        this.#now(),
      );
      if (counted) return Number(counted[0]);
      this.#write(organization, key, '1', this.#expiry(ttlSeconds));
      return 1;
    });
  }

  async compareAndSet(
    organization: string,
    key: string,
    expected: string | null,
    value: string,
    ttlSeconds?: number,
  ): Promise<boolean> {
    return this.#db.transaction(() => {
      if (this.#read(organization, key) !== expected) return false;
      this.#write(organization, key, value, this.#expiry(ttlSeconds));
      return true;
    });
  }

  async delete(organization: string, key: string): Promise<void> {
    this.#db.run('DELETE FROM key_values WHERE organization = ? AND key = ?', organization, key);
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep);
    this.#db.close();
  }

  #now(): number {
    return this.#clock.now().epochMilliseconds;
  }

  #expiry(ttlSeconds: number | undefined): number | null {
    return ttlSeconds === undefined ? null : this.#now() + ttlSeconds * 1_000;
  }

  #read(organization: string, key: string): string | null {
    const row = this.#db.get(`SELECT value FROM key_values WHERE ${live}`, organization, key, this.#now());
    return row ? String(row[0]) : null;
  }

  #write(organization: string, key: string, value: string, expires: number | null): void {
    this.#db.run('INSERT OR REPLACE INTO key_values VALUES (?, ?, ?, ?)', organization, key, value, expires);
  }

  #removeExpired(): void {
    this.#db.run(
      'DELETE FROM key_values WHERE (organization, key) IN (SELECT organization, key FROM key_values WHERE expires <= ? LIMIT ?)',
      this.#now(),
      sweptAtOnce,
    );
  }
}

/** A value as it rests; `expires` in milliseconds since 1970, null = never. */
export interface StoredValue {
  organization: string;
  key: string;
  value: string;
  expires: number | null;
}

export function valuesIn(db: Database): StoredValue[] {
  return db
    .all('SELECT organization, key, value, expires FROM key_values ORDER BY organization, key')
    .map(([organization, key, value, expires]) => ({
      organization: String(organization),
      key: String(key),
      value: String(value),
      expires: expires === null ? null : Number(expires),
    }));
}
