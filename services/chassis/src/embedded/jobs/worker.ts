import { setImmediate } from 'node:timers/promises';
import { type Job, type JobControl, type WorkOptions } from '../../ports/job-queue.ts';
import { type Subscription, type Wait } from '../../ports/index.ts';
import { type JobTable } from './table.ts';

/** Looks this often while something waits for its time: the clock may be moved. */
const mostRestMs = 250;

export type Run = (job: Job, control: JobControl) => Promise<void>;

export class JobWorker implements Subscription {
  readonly name: string;
  readonly #table: JobTable;
  readonly #run: Run;
  readonly #wait: Wait;
  readonly #told: NonNullable<WorkOptions['told']>;
  readonly #atOnce: number;
  readonly #done: Promise<void>;
  #isClosing = false;
  /** Begun with the end of those before them. */
  #begun: Job[] = [];
  #signal = Promise.withResolvers<void>();

  constructor(
    name: string,
    table: JobTable,
    run: Run,
    { wait, told = () => undefined, atOnce = 1 }: WorkOptions & { wait: Wait },
  ) {
    this.name = name;
    this.#table = table;
    this.#run = run;
    this.#wait = wait;
    this.#told = told;
    this.#atOnce = atOnce;
    this.#done = this.#work();
  }

  wake(): void {
    this.#signal.resolve();
  }

  /** Asks the running job to stop and waits for it; so never await it inside one. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.wake();
    await this.#done;
  }

  async #work(): Promise<void> {
    await setImmediate();
    while (!this.#isClosing) {
      await this.#step().catch((failed: unknown) => {
        this.#told(failed);
        return this.#wait.sleep(mostRestMs);
      });
      await setImmediate();
    }
    this.#giveBack();
  }

  async #step(): Promise<void> {
    const startedAt = this.#table.now();
    const begun = this.#begun.splice(0);
    const jobs = begun.length > 0 ? begun : this.#table.begin(this.name, this.#atOnce);
    this.#told();
    if (jobs.length === 0) return this.#rest();
    const settle = await Promise.all(jobs.map((job) => this.#outcome(job, startedAt)));
    for (;;) {
      try {
        this.#begun = this.#table.together(() => this.#endAndBegin(settle));
        return;
      } catch (error) {
        // They stay marked as running until their end could be written, or another process opens the table.
        if (this.#isClosing) throw error;
        this.#told(error);
        await this.#wait.sleep(mostRestMs);
      }
    }
  }

  #endAndBegin(settle: readonly (() => void)[]): Job[] {
    for (const one of settle) one();
    return this.#isClosing ? [] : this.#table.begin(this.name, this.#atOnce);
  }

  #giveBack(): void {
    if (this.#begun.length === 0) return;
    try {
      this.#table.together(() => this.#begun.forEach((job) => this.#table.givenBack(job)));
    } catch {
      // They stay marked as running until another process opens the table.
    }
  }

  async #outcome(job: Job, startedAt: number): Promise<() => void> {
    const table = this.#table;
    let isStopNoticed = false;
    let failure: string | undefined;
    const control: JobControl = {
      progress: async (at) => table.progress(job, at),
      isStopped: () => (isStopNoticed = this.#isClosing || table.isCancelled(job)),
    };
    try {
      await this.#run(job, control);
    } catch (error) {
      failure = error instanceof Error ? error.name : 'Error';
    }
    return () => {
      if (table.isCancelled(job)) table.cancelled(job);
      // Who never asked, and did not fail, came to the end of the work in spite of the closing.
      else if (this.#isClosing && (isStopNoticed || failure !== undefined)) table.givenBack(job);
      else if (failure !== undefined) table.failed(job, failure);
      else table.succeeded(job, startedAt);
    };
  }

  async #rest(): Promise<void> {
    const due = this.#table.dueIn(this.name);
    this.#signal = Promise.withResolvers();
    const rest = due === null ? undefined : Math.min(Math.max(due, 1), mostRestMs);
    const end = rest === undefined ? undefined : this.#wait.every(rest, () => this.wake());
    await this.#signal.promise;
    end?.();
  }
}
