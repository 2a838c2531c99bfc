import { type Job, type JobQueue, type NewJob, type WorkOptions } from '../../ports/job-queue.ts';
import { type Clock, type Subscription, type Wait } from '../../ports/index.ts';
import { systemWait } from '../../ports/time/wait.ts';
import { JobTable } from './table.ts';
import { JobWorker, type Run } from './worker.ts';
import { type Database } from '../sqlite.ts';

const removeEveryMs = 60 * 60 * 1_000;

interface Added {
  job: NewJob;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Jobs in one SQLite table, worked on by this process alone. */
export class SqliteJobQueue implements JobQueue {
  readonly #table: JobTable;
  readonly #workers = new Set<JobWorker>();
  readonly #wait: Wait;
  readonly #endRemoval: () => void;
  #added: Added[] = [];

  /** `db` is closed by whoever opened it. `clock` decides what is due. */
  constructor(db: Database, clock: Clock, wait: Wait = systemWait) {
    this.#table = new JobTable(db, clock);
    this.#wait = wait;
    this.#endRemoval = wait.every(removeEveryMs, () => this.#removeOld());
  }

  async add(job: NewJob): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#added.length === 0) setImmediate(() => this.#commit());
      this.#added.push({ job, resolve, reject });
    });
  }

  work(name: string, run: Run, options: WorkOptions = {}): Subscription {
    const worker = new JobWorker(name, this.#table, run, { ...options, wait: this.#wait });
    this.#workers.add(worker);
    return {
      close: async () => {
        await worker.close();
        this.#workers.delete(worker);
      },
    };
  }

  async get(organization: string, id: string): Promise<Job | null> {
    return this.#table.get(organization, id);
  }

  async list(
    organization: string,
    service: string,
    page: { offset: number; limit: number },
  ): Promise<{ items: Job[]; total: number }> {
    return this.#table.list(organization, service, page);
  }

  async cancel(organization: string, id: string): Promise<boolean> {
    return this.#table.cancel(organization, id);
  }

  async resume(organization: string, id: string): Promise<boolean> {
    const isThere = this.#table.resume(organization, id);
    if (isThere) this.#wake();
    return isThere;
  }

  async close(): Promise<void> {
    this.#endRemoval();
    this.#commit();
    await Promise.all([...this.#workers].map((worker) => worker.close()));
    this.#workers.clear();
  }

  /** What was added in one turn of the event loop, in one transaction; one that cannot be kept does not hold up others. */
  #commit(): void {
    const added = this.#added.splice(0);
    if (added.length === 0) return;
    try {
      this.#table.together(() => added.forEach(({ job }) => this.#table.add(job)));
      for (const { resolve } of added) resolve();
    } catch (failed) {
      if (added.length === 1) added[0]!.reject(failed);
      else for (const one of added) this.#addAlone(one);
    }
    this.#wake(new Set(added.map(({ job }) => job.name)));
  }

  #addAlone({ job, resolve, reject }: Added): void {
    try {
      this.#table.add(job);
      resolve();
    } catch (failed) {
      reject(failed);
    }
  }

  #removeOld(): void {
    try {
      this.#table.removeOld();
    } catch {
      // A full disk is reported to those who add work; what is old can wait.
    }
  }

  /** Those who work on jobs of these names; others would look in vain. */
  #wake(names?: ReadonlySet<string>): void {
    for (const worker of this.#workers) if (names?.has(worker.name) ?? true) worker.wake();
  }
}
