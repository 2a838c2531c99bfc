import { DelayedError, type Job as Delivered, Worker } from 'bullmq';
import { type Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { type Job, type JobControl } from '../../ports/job-queue.ts';
import { type Subscription } from '../../ports/index.ts';
import { bounded, rest } from './client.ts';
import { type Delivery, type JobRecords, type Outcome } from './job-records.ts';

/** A delivery whose worker is silent for `lockDuration` is another's after two more checks: within 10 s. */
const deadlines = { lockDuration: 6_000, stalledInterval: 1_000, runRetryDelay: 1_000 };
const lookEveryMs = 500;
const askAgainMs = 250;

export type Run = (job: Job, control: JobControl) => Promise<void>;
/** Why the queue could not be asked; undefined as soon as it can. */
export type Told = (failed?: unknown) => void;

interface WorkerPlace {
  redis: Redis;
  prefix: string;
  told?: Told;
}

/** Runs the jobs of one name, one after another. A delivery ends when the record no longer needs it. */
export class JobWorker implements Subscription {
  readonly #records: JobRecords;
  readonly #run: Run;
  readonly #worker: LeavableWorker;
  readonly #told: Told;
  #isClosing = false;

  /** Begins at once. `redis` must wait for Redis without end; whoever opened it closes it. */
  constructor(name: string, records: JobRecords, run: Run, { redis, prefix, told = () => undefined }: WorkerPlace) {
    this.#records = records;
    this.#run = run;
    this.#told = told;
    const options = { ...deadlines, connection: redis, prefix, maxStalledCount: Number.MAX_SAFE_INTEGER };
    this.#worker = new LeavableWorker(name, (delivered, token) => this.#process(delivered, token), options);
    // It goes on by itself; without a listener it would be thrown.
    this.#worker.on('error', () => undefined);
  }

  /** Asks the running job to stop and waits for it, though not for ever; so never await it inside one. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await bounded(this.#worker.close());
    await this.#worker.leave();
  }

  /** Whatever goes wrong here leaves the delivery as it is: its lock runs out, and it is delivered again. */
  async #process(delivered: Delivered<Delivery>, token?: string): Promise<void> {
    const until = await this.#perform(delivered.data).catch(() => null);
    if (until === 0) return;
    if (until !== null) await delivered.moveToDelayed(until, token);
    throw new DelayedError();
  }

  /** When it is to be delivered again; 0 = never, null = another worker decides. */
  async #perform(delivery: Delivery): Promise<number | null> {
    if (this.#isClosing) return delivery.at;
    const worker = randomUUID();
    const begunAt = Date.now();
    const job = await this.#insist(() => this.#records.begin(delivery, worker));
    if (job === null) return 0;
    if (typeof job === 'number') return job;
    const outcome = await this.#outcome(job, worker);
    return this.#insist(() => this.#records.settle(job, worker, outcome, begunAt));
  }

  async #outcome(job: Job, worker: string): Promise<Outcome> {
    let isStopNoticed = false;
    let mustStop = false;
    const ended = new AbortController();
    const watching = this.#watch(job, worker, ended.signal, () => (mustStop = true));
    const control: JobControl = {
      progress: (at) => this.#records.progress(job, worker, at),
      isStopped: () => (isStopNoticed = this.#isClosing || mustStop),
    };
    let failure: string | undefined;
    try {
      await this.#run(job, control);
    } catch (error) {
      failure = error instanceof Error ? error.name : 'Error';
    }
    ended.abort();
    await watching;
    // Who never asked, and did not fail, came to the end of the work in spite of the closing.
    if (this.#isClosing && (isStopNoticed || failure !== undefined)) return { kind: 'stopped' };
    return failure === undefined ? { kind: 'succeeded' } : { kind: 'failed', failure };
  }

  async #watch(job: Job, worker: string, ended: AbortSignal, onEnd: () => void): Promise<void> {
    for (;;) {
      await rest(lookEveryMs, ended);
      if (ended.aborted) return;
      if (await this.#records.mustStop(job, worker).catch(() => false)) return onEnd();
    }
  }

  /** Asks until there is an answer, or once while closing. */
  async #insist<T>(question: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await question();
        this.#told();
        return answer;
      } catch (error) {
        if (this.#isClosing) throw error;
        this.#told(error);
        await rest(askAgainMs);
      }
    }
  }
}

/** bullmq waits without end for a connection that broke, and renews its locks all the while. */
class LeavableWorker extends Worker<Delivery> {
  leave(): Promise<void> {
    return this.lockManager.close();
  }
}
