import { Queue } from 'bullmq';
import { type Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { type Job, type JobQueue, type NewJob, type WorkOptions } from '../../ports/job-queue.ts';
import { type Subscription } from '../../ports/index.ts';
import { ask } from './client.ts';
import { type Delivery, JobRecords } from './job-records.ts';
import { JobWorker, type Run } from './job-worker.ts';

const removeEveryMs = 60 * 60 * 1_000;
const keptEvents = 100;

/** Jobs in Redis for any process, in the order of their times. Records hold what became of each, bullmq delivers. */
export class BullJobQueue implements JobQueue {
  readonly #redis: Redis;
  readonly #prefix: string;
  readonly #records: JobRecords;
  readonly #queues = new Map<string, Queue<Delivery>>();
  readonly #workers = new Set<JobWorker>();
  readonly #removal: NodeJS.Timeout;
  #patient: Redis | null = null;

  constructor(redis: Redis, namespace: string) {
    this.#redis = redis;
    this.#prefix = `${namespace}:queue`;
    this.#records = new JobRecords(redis, namespace);
    this.#removal = setInterval(() => void this.#removeOld(), removeEveryMs).unref();
    void this.#removeOld();
  }

  async add({ id, name, organization, data, runAt, everyMs }: NewJob): Promise<void> {
    const summary = await this.#records.summary({ organization, id });
    if (summary && summary.state !== 'WAITING') return;
    const at = runAt ? Temporal.Instant.from(runAt).epochMilliseconds : Date.now();
    await this.#deliver(name, { organization, id, turn: 1, at, job: { name, data, everyMs } });
  }

  work(name: string, run: Run, { told }: WorkOptions = {}): Subscription {
    // Blocking reads of workers wait without a deadline.
    this.#patient ??= patient(this.#redis);
    const worker = new JobWorker(name, this.#records, run, { redis: this.#patient, prefix: this.#prefix, told });
    this.#workers.add(worker);
    return {
      close: async () => {
        await worker.close();
        this.#workers.delete(worker);
      },
    };
  }

  get(organization: string, id: string): Promise<Job | null> {
    return this.#records.get({ organization, id });
  }

  list(
    organization: string,
    service: string,
    page: { offset: number; limit: number },
  ): Promise<{ items: Job[]; total: number }> {
    return this.#records.list(organization, service, page);
  }

  cancel(organization: string, id: string): Promise<boolean> {
    return this.#records.cancel({ organization, id });
  }

  async resume(organization: string, id: string): Promise<boolean> {
    const summary = await this.#records.summary({ organization, id });
    if (summary?.state !== 'CANCELLED' && summary?.state !== 'FAILED') return false;
    await this.#deliver(summary.name, { organization, id, turn: summary.turn + 1, at: Date.now(), job: null });
    return true;
  }

  async close(): Promise<void> {
    clearInterval(this.#removal);
    await Promise.all([...this.#workers].map((worker) => worker.close()));
    this.#workers.clear();
    this.#patient?.disconnect();
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
  }

  async #deliver(name: string, delivery: Delivery): Promise<void> {
    const delay = Math.max(0, delivery.at - Date.now());
    await ask(this.#redis, () => this.#queue(name).add('delivery', delivery, { jobId: deliveryId(delivery), delay }));
    await this.#records.admit(delivery);
  }

  #queue(name: string): Queue<Delivery> {
    const known = this.#queues.get(name);
    if (known) return known;
    const queue = new Queue<Delivery>(name, {
      connection: this.#redis,
      prefix: this.#prefix,
      skipVersionCheck: true,
      streams: { events: { maxLen: keptEvents } },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    // Whoever adds gets the error; without a listener it would be thrown.
    queue.on('error', () => undefined);
    this.#queues.set(name, queue);
    return queue;
  }

  async #removeOld(): Promise<void> {
    // What is old can wait until Redis is there again.
    await this.#records.removeOld().catch(() => undefined);
  }
}

/** The same job and turn again is the same delivery; bullmq allows no `:` and no pure number. */
function deliveryId({ organization, id, turn }: Delivery): string {
  return `${createHash('sha256')
    .update(JSON.stringify([organization, id]))
    .digest('hex')}-${turn}`;
}

function patient(redis: Redis): Redis {
  const copy = redis.duplicate({ maxRetriesPerRequest: null, enableOfflineQueue: true, commandTimeout: undefined });
  copy.on('error', () => undefined);
  return copy.setMaxListeners(Infinity);
}
