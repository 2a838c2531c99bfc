import { type Redis } from 'ioredis';
import { type Job, type JobState, mostAttempts, type NewJob, serviceOf } from '../../ports/job-queue.ts';
import { Fenced } from '../../ports/index.ts';
import { ask, run, type Script } from './client.ts';
import { admit, adopt, begin, cancel, progress, remove, settle } from './job-scripts.ts';

const firstPauseMs = 200;
const keptDoneMs = 7 * 24 * 60 * 60 * 1_000;
const removedAtOnce = 500;

type JobRef = Pick<Job, 'organization' | 'id'>;

/** What the queue carries: which job, its n-th wait from the start, when (ms), and with the first what it is. */
export interface Delivery extends JobRef {
  turn: number;
  at: number;
  job: Pick<NewJob, 'name' | 'data' | 'everyMs'> | null;
}

/** `stopped` does not count as an attempt. */
export type Outcome = { kind: 'succeeded' | 'stopped' } | { kind: 'failed'; failure: string };

/** What is known of each job, one hash per job; instants in ms. All calls may throw StoreUnavailable. */
export class JobRecords {
  readonly #redis: Redis;
  readonly #prefix: string;

  constructor(redis: Redis, namespace: string) {
    this.#redis = redis;
    this.#prefix = `${namespace}:job`;
  }

  async get(job: JobRef): Promise<Job | null> {
    return storedJob(await ask(this.#redis, () => this.#redis.hgetall(this.#record(job))));
  }

  async list(
    organization: string,
    service: string,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<{ items: Job[]; total: number }> {
    const list = this.#list(organization, service);
    const [total, ids] = await ask(this.#redis, () =>
      Promise.all([this.#redis.zcard(list), limit > 0 ? this.#redis.zrevrange(list, offset, offset + limit - 1) : []]),
    );
    const jobs = await Promise.all(ids.map((id) => this.get({ organization, id })));
    return { items: jobs.filter((job) => job !== null), total };
  }

  async summary(job: JobRef): Promise<{ state: JobState; turn: number; name: string } | null> {
    const [state, turn, name] = await ask(this.#redis, () =>
      this.#redis.hmget(this.#record(job), 'state', 'turn', 'name'),
    );
    return state ? { state: state as JobState, turn: Number(turn), name: String(name) } : null;
  }

  async admit(delivery: Delivery): Promise<void> {
    await this.#admission(admit, delivery);
  }

  /** Writes down a job of another queue; a waiting one is delivered once it is added here. */
  async adopt(job: Job): Promise<void> {
    const keys = [
      this.#record(job),
      this.#list(job.organization, serviceOf(job.name)),
      `${this.#prefix}s-added`,
      `${this.#prefix}s-done`,
    ];
    const doneAt = job.state === 'DONE' && job.endedAt !== null ? millisecondsOf(job.endedAt) : '';
    await run(this.#redis, adopt, keys, [job.id, doneAt, member(job), ...Object.entries(recordOf(job)).flat()]);
  }

  /** Begins what was delivered; a number = waits until then, null = nothing to do any more. */
  async begin(delivery: Delivery, worker: string): Promise<Job | number | null> {
    const answer = await this.#admission(begin, delivery, worker);
    return Array.isArray(answer) ? storedJob(Object.fromEntries(pairs(answer as string[]))) : (answer as number | null);
  }

  /** @throws Fenced where the job is another worker's by now */
  async progress(
    job: JobRef,
    worker: string,
    { done, total, cursor }: { done: number; total: number; cursor?: string },
  ): Promise<void> {
    const isMine = await run(
      this.#redis,
      progress,
      [this.#record(job)],
      [worker, done, total, cursor ?? '', cursor === undefined ? 0 : 1],
    );
    if (isMine !== 1) throw new Fenced('the job is run by another worker');
  }

  /** Whether somebody cancelled it, or another worker has it. */
  async mustStop(job: JobRef, worker: string): Promise<boolean> {
    const [cancelled, owner] = await ask(this.#redis, () =>
      this.#redis.hmget(this.#record(job), 'cancelled', 'worker'),
    );
    return cancelled !== null || owner !== worker;
  }

  /** Answers when the job is to be delivered again; 0 = it has ended, null = it is another worker's. */
  async settle(job: JobRef, worker: string, outcome: Outcome, begunAt: number): Promise<number | null> {
    const failure = outcome.kind === 'failed' ? outcome.failure : '';
    const args = [worker, outcome.kind, failure, begunAt, Date.now(), mostAttempts, firstPauseMs, member(job)];
    return (await run(this.#redis, settle, [this.#record(job), `${this.#prefix}s-done`], args)) as number | null;
  }

  async cancel(job: JobRef): Promise<boolean> {
    return (await run(this.#redis, cancel, [this.#record(job)], [Date.now()])) === 1;
  }

  async removeOld(): Promise<void> {
    const done = `${this.#prefix}s-done`;
    const old = await ask(this.#redis, () =>
      this.#redis.zrangebyscore(done, '-inf', `(${Date.now() - keptDoneMs}`, 'LIMIT', 0, removedAtOnce),
    );
    for (const one of old) {
      const [organization, id] = JSON.parse(one) as [string, string];
      const summary = await this.summary({ organization, id });
      await run(
        this.#redis,
        remove,
        [this.#record({ organization, id }), this.#list(organization, serviceOf(summary?.name ?? '')), done],
        [id, one],
      );
    }
    if (old.length === removedAtOnce) await this.removeOld();
  }

  #admission(how: Script, { organization, id, turn, at, job }: Delivery, ...more: string[]): Promise<unknown> {
    const about = job ? [job.name, JSON.stringify(job.data), job.everyMs ?? ''] : ['', '', ''];
    const keys = [
      this.#record({ organization, id }),
      this.#list(organization, serviceOf(job?.name ?? '')),
      `${this.#prefix}s-added`,
    ];
    return run(this.#redis, how, keys, [organization, id, turn, at, ...about, Date.now(), ...more]);
  }

  #record(job: JobRef): string {
    return `${this.#prefix}:${member(job)}`;
  }

  #list(organization: string, service: string): string {
    return `${this.#prefix}s:${organization}:${service}`;
  }
}

const member = ({ organization, id }: JobRef): string => JSON.stringify([organization, id]);

const pairs = (flat: readonly string[]): [string, string][] =>
  Array.from({ length: flat.length / 2 }, (_, n) => [flat[2 * n]!, flat[2 * n + 1]!]);

const instant = (ms: string | undefined): string =>
  Temporal.Instant.fromEpochMilliseconds(Number(ms)).toString({ smallestUnit: 'millisecond' });

const millisecondsOf = (instantText: string): number => Temporal.Instant.from(instantText).epochMilliseconds;

function recordOf({
  data,
  everyMs,
  runAt,
  cursor,
  failure,
  addedAt,
  endedAt,
  ...job
}: Job): Record<string, string | number> {
  return {
    organization: job.organization,
    id: job.id,
    turn: 1,
    name: job.name,
    data: JSON.stringify(data),
    everyMs: everyMs ?? '',
    state: job.state,
    runAt: millisecondsOf(runAt),
    attempts: job.attempts,
    done: job.done,
    total: job.total,
    addedAt: millisecondsOf(addedAt),
    ...(cursor !== null && { cursor }),
    ...(failure !== null && { failure }),
    ...(endedAt !== null && { endedAt: millisecondsOf(endedAt) }),
  };
}

function storedJob(record: Partial<Record<string, string>>): Job | null {
  if (record['state'] === undefined) return null;
  return {
    organization: record['organization']!,
    id: record['id']!,
    name: record['name']!,
    data: JSON.parse(record['data']!) as Record<string, unknown>,
    ...(record['everyMs'] ? { everyMs: Number(record['everyMs']) } : {}),
    state: record['state'] as JobState,
    runAt: instant(record['runAt']),
    attempts: Number(record['attempts']),
    done: Number(record['done']),
    total: Number(record['total']),
    cursor: record['cursor'] ?? null,
    failure: record['failure'] ?? null,
    addedAt: instant(record['addedAt']),
    endedAt: record['endedAt'] === undefined ? null : instant(record['endedAt']),
  };
}
