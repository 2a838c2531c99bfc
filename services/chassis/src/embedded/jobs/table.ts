import { type Job, type JobState, mostAttempts, type NewJob } from '../../ports/job-queue.ts';
import { type Clock } from '../../ports/index.ts';
import { type Columns, type Database } from '../sqlite.ts';

const firstPauseMs = 200;
const keptDoneMs = 7 * 24 * 60 * 60 * 1_000;

const serviceOfName = `substr(name, 1, instr(name, '.') - 1)`;

const schema = `
  CREATE TABLE IF NOT EXISTS jobs(
    n INTEGER PRIMARY KEY, organization TEXT NOT NULL, id TEXT NOT NULL,
    name TEXT NOT NULL, data TEXT NOT NULL, every_ms INTEGER, state TEXT NOT NULL, run_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, done INTEGER NOT NULL DEFAULT 0, total INTEGER NOT NULL DEFAULT 0,
    cursor TEXT, failure TEXT, added_at INTEGER NOT NULL, ended_at INTEGER, cancelled INTEGER NOT NULL DEFAULT 0,
    UNIQUE(organization, id));
  CREATE INDEX IF NOT EXISTS jobs_waiting ON jobs(name, run_at) WHERE state = 'WAITING';
  CREATE INDEX IF NOT EXISTS jobs_done ON jobs(ended_at) WHERE state = 'DONE';
  DROP INDEX IF EXISTS jobs_latest;
  CREATE INDEX IF NOT EXISTS jobs_latest_of_service ON jobs(organization, ${serviceOfName}, n);`;
const columns =
  'organization, id, name, data, every_ms, state, run_at, attempts, done, total, cursor, failure, added_at, ended_at';
const one = 'organization = ? AND id = ?';
const ofService = `organization = ? AND ${serviceOfName} = ?`;

type JobRef = Pick<Job, 'organization' | 'id'>;

/** Jobs in one SQLite table; instants are milliseconds there. `cancelled` marks a running one that should end. */
export class JobTable {
  readonly #db: Database;
  readonly #clock: Clock;

  /** What is marked as running was left by a process that is gone, and waits again. */
  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    db.exec(schema);
    db.run(`UPDATE jobs SET state = 'CANCELLED', ended_at = ? WHERE state = 'RUNNING' AND cancelled`, this.now());
    db.run(`UPDATE jobs SET state = 'WAITING' WHERE state = 'RUNNING'`);
    this.removeOld();
  }

  now(): number {
    return this.#clock.now().epochMilliseconds;
  }

  add({ id, name, organization, data, runAt, everyMs }: NewJob): void {
    const now = this.now();
    this.#db.run(
      `INSERT OR IGNORE INTO jobs(organization, id, name, data, every_ms, state, run_at, added_at)
       VALUES (?, ?, ?, ?, ?, 'WAITING', ?, ?)`,
      organization,
      id,
      name,
      JSON.stringify(data),
      everyMs,
      runAt ? Temporal.Instant.from(runAt).epochMilliseconds : now,
      now,
    );
  }

  get(organization: string, id: string): Job | null {
    const row = this.#db.get(`SELECT ${columns} FROM jobs WHERE ${one}`, organization, id);
    return row ? storedJob(row) : null;
  }

  list(
    organization: string,
    service: string,
    { offset, limit }: { offset: number; limit: number },
  ): { items: Job[]; total: number } {
    const items = this.#db.all(
      `SELECT ${columns} FROM jobs WHERE ${ofService} ORDER BY n DESC LIMIT ? OFFSET ?`,
      organization,
      service,
      limit,
      offset,
    );
    return {
      items: items.map(storedJob),
      total: Number(this.#db.get(`SELECT count(*) FROM jobs WHERE ${ofService}`, organization, service)?.[0]),
    };
  }

  cancel(organization: string, id: string): boolean {
    const waiting = `UPDATE jobs SET state = 'CANCELLED', ended_at = ? WHERE ${one} AND state = 'WAITING'`;
    const running = `UPDATE jobs SET cancelled = 1 WHERE ${one} AND state = 'RUNNING'`;
    return (
      this.#db.run(waiting, this.now(), organization, id).changes + this.#db.run(running, organization, id).changes > 0
    );
  }

  resume(organization: string, id: string): boolean {
    const sql = `
      UPDATE jobs SET state = 'WAITING', run_at = ?, attempts = 0, cancelled = 0, ended_at = NULL
      WHERE ${one} AND state IN ('CANCELLED', 'FAILED')`;
    return this.#db.run(sql, this.now(), organization, id).changes > 0;
  }

  /** At most so many, marked as running. */
  begin(name: string, most: number): Job[] {
    return this.#db
      .all(
        `UPDATE jobs SET state = 'RUNNING', attempts = attempts + 1
         WHERE n IN (SELECT n FROM jobs WHERE name = ? AND state = 'WAITING' AND run_at <= ? ORDER BY run_at, n LIMIT ?)
         RETURNING ${columns}`,
        name,
        this.now(),
        most,
      )
      .map(storedJob);
  }

  /** All of `work` or nothing of it. */
  together<T>(work: () => T): T {
    return this.#db.transaction(work);
  }

  /** Milliseconds until the next job of a name is due; null when none waits. */
  dueIn(name: string): number | null {
    const next = this.#db.get(`SELECT min(run_at) FROM jobs WHERE name = ? AND state = 'WAITING'`, name)?.[0];
    return typeof next === 'number' ? next - this.now() : null;
  }

  progress(
    { organization, id }: JobRef,
    { done, total, cursor }: { done: number; total: number; cursor?: string },
  ): void {
    this.#db.run(
      `UPDATE jobs SET done = ?, total = ?, cursor = coalesce(?, cursor) WHERE ${one}`,
      done,
      total,
      cursor,
      organization,
      id,
    );
  }

  isCancelled({ organization, id }: JobRef): boolean {
    return this.#db.get(`SELECT cancelled FROM jobs WHERE ${one}`, organization, id)?.[0] === 1;
  }

  /** A cancelled job has ended, however it did. */
  cancelled(job: JobRef): void {
    this.#end(job, 'CANCELLED', null);
  }

  /** A repeated one waits for its next time, as if new. */
  succeeded(job: Job, startedAt: number): void {
    if (job.everyMs === undefined) return this.#end(job, 'DONE', null);
    this.#db.run(
      `UPDATE jobs SET state = 'WAITING', run_at = ?, attempts = 0, done = 0, total = 0,
         cursor = NULL, failure = NULL
       WHERE ${one}`,
      startedAt + job.everyMs,
      job.organization,
      job.id,
    );
  }

  failed(job: Job, failure: string): void {
    if (job.attempts >= mostAttempts) return this.#end(job, 'FAILED', failure);
    const runAt = this.now() + firstPauseMs * 2 ** (job.attempts - 1);
    this.#db.run(
      `UPDATE jobs SET state = 'WAITING', run_at = ?, failure = ? WHERE ${one}`,
      runAt,
      failure,
      job.organization,
      job.id,
    );
  }

  /** Was stopped before its end, which is no attempt of its own. */
  givenBack({ organization, id }: JobRef): void {
    this.#db.run(`UPDATE jobs SET state = 'WAITING', attempts = attempts - 1 WHERE ${one}`, organization, id);
  }

  removeOld(): void {
    this.#db.run(`DELETE FROM jobs WHERE state = 'DONE' AND ended_at < ?`, this.now() - keptDoneMs);
  }

  #end({ organization, id }: JobRef, state: JobState, failure: string | null): void {
    this.#db.run(
      `UPDATE jobs SET state = ?, failure = ?, ended_at = ? WHERE ${one}`,
      state,
      failure,
      this.now(),
      organization,
      id,
    );
  }
}

/** The jobs of a file, the first added first; running ones count as waiting. */
export function jobsIn(db: Database): Job[] {
  const left = `CASE WHEN state <> 'RUNNING' THEN state WHEN cancelled THEN 'CANCELLED' ELSE 'WAITING' END`;
  return db.all(`SELECT ${columns.replace('state', left)} FROM jobs ORDER BY n`).map(storedJob);
}

const instant = (ms: unknown): string =>
  Temporal.Instant.fromEpochMilliseconds(Number(ms)).toString({ smallestUnit: 'millisecond' });

function storedJob([
  organization,
  id,
  name,
  data,
  everyMs,
  state,
  runAt,
  attempts,
  done,
  total,
  cursor,
  failure,
  addedAt,
  endedAt,
]: Columns): Job {
  return {
    organization: String(organization),
    id: String(id),
    name: String(name),
    data: JSON.parse(String(data)) as Record<string, unknown>,
    ...(everyMs === null ? {} : { everyMs: Number(everyMs) }),
    state: state as JobState,
    runAt: instant(runAt),
    attempts: Number(attempts),
    done: Number(done),
    total: Number(total),
    cursor: cursor === null ? null : String(cursor),
    failure: failure === null ? null : String(failure),
    addedAt: instant(addedAt),
    endedAt: endedAt === null ? null : instant(endedAt),
  };
}
