import { type OpenedPorts } from '../../testing/contracts/opened-ports.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Job, type JobState, type NewJob } from '../../ports/job-queue.ts';
import { BullJobQueue } from './job-queue.ts';
import { type Delivery } from './job-records.ts';
import { child, endChildren, openTestRedis } from '../../testing/engines/redis.ts';

const aJob = (id: string): NewJob => ({ id, name: 'test.work', organization: 'o', data: {} });
let place = '';
let ports: Awaited<ReturnType<typeof openTestRedis>>;
let jobs: OpenedPorts['jobs'];
const worker = () => child('work-until-killed.ts', place);
const reaching = async (id: string, state: JobState): Promise<Job> => {
  for (;;) {
    const job = await jobs.get('o', id);
    if (job?.state === state) return job;
    await setTimeout(20);
  }
};

beforeEach(async () => {
  place = randomUUID();
  ports = await openTestRedis(place, (redis, namespace) => ({ jobs: new BullJobQueue(redis, namespace) }));
  jobs = ports.jobs;
});
afterEach(async () => {
  endChildren();
  await ports.close();
});

describe('workers in several processes', () => {
  it('share the work, and stop what is cancelled from another', async () => {
    const [one, other] = [worker(), worker()];
    await Promise.all([jobs.add(aJob('a')), jobs.add(aJob('b'))]);
    const [first, second] = await Promise.all([one.line(), other.line()]);
    await jobs.cancel('o', first);
    expect([[first, second].toSorted(), await one.line()]).toEqual([['a', 'b'], `${first} stopped`]);
    await reaching(first, 'CANCELLED');
    expect((await jobs.get('o', second))?.state).toBe('RUNNING');
  });

  it('go on with what a dead one left, at its cursor', async () => {
    const dying = worker();
    await jobs.add(aJob('a'));
    await dying.line();
    const begun = Promise.withResolvers<Job>();
    jobs.work('test.work', async (job) => begun.resolve(job));
    await dying.kill('SIGKILL');
    expect(await begun.promise).toMatchObject({ id: 'a', cursor: 'half', done: 1, attempts: 2 });
    await reaching('a', 'DONE');
  });

  it('do not begin again what was cancelled before its worker could notice', async () => {
    const dying = worker();
    await jobs.add(aJob('a'));
    await dying.line();
    await dying.kill('SIGSTOP');
    expect(await jobs.cancel('o', 'a')).toBe(true);
    await dying.kill('SIGKILL');
    let count = 0;
    jobs.work('test.work', async () => void count++);
    await reaching('a', 'CANCELLED');
    expect(count).toBe(0);
  });

  it('take the job of one that hung, who may write nothing more about it', async () => {
    const hanging = worker();
    await jobs.add(aJob('a'));
    await hanging.line();
    await hanging.kill('SIGSTOP');
    jobs.work('test.work', async (_job, control) => control.progress({ done: 7, total: 7 }));
    await reaching('a', 'DONE');
    await hanging.kill('SIGCONT');
    expect([await hanging.line(), await hanging.line()]).toEqual(['a stopped', 'Fenced']);
    expect(await jobs.get('o', 'a')).toMatchObject({ state: 'DONE', done: 7 });
  });
});

describe('a process that dies while it adds or resumes', () => {
  /** What it could still write: the delivery, without the record. */
  const deliver = async (turn: number, job: Delivery['job']) => {
    const queue = new Queue<Delivery>('test.work', { connection: ports.redis, prefix: `${place}:queue` });
    await queue.add('delivery', { organization: 'o', id: 'a', turn, at: Date.now(), job }, { jobId: `x-${turn}` });
    await queue.close();
  };

  it('leaves work that is done', async () => {
    await deliver(1, { name: 'test.work', data: { of: 'a' } });
    jobs.work('test.work', async () => {});
    expect(await reaching('a', 'DONE')).toMatchObject({ data: { of: 'a' }, attempts: 1 });
    expect((await jobs.list('o', 'test', { offset: 0, limit: 9 })).total).toBe(1);
  });

  it('leaves a cancelled job that begins again, once', async () => {
    await jobs.add(aJob('a'));
    await jobs.cancel('o', 'a');
    await deliver(2, null);
    await deliver(1, null);
    let count = 0;
    jobs.work('test.work', async () => void count++);
    await reaching('a', 'DONE');
    await setTimeout(300);
    expect(count).toBe(1);
  });
});

describe('a job that was done long ago', () => {
  it('is forgotten after seven days', async () => {
    await jobs.add(aJob('old'));
    await jobs.add(aJob('new'));
    const working = jobs.work('test.work', async () => {});
    await Promise.all([reaching('old', 'DONE'), reaching('new', 'DONE')]);
    await working.close();
    await ports.redis.zadd(`${place}:jobs-done`, Date.now() - 8 * 24 * 3_600_000, JSON.stringify(['o', 'old']));
    const later = new BullJobQueue(ports.redis, place);
    while (await jobs.get('o', 'old')) await setTimeout(5);
    await later.close();
    const { items, total } = await jobs.list('o', 'test', { offset: 0, limit: 9 });
    expect([items.map(({ id }) => id), total]).toEqual([['new'], 1]);
  });
});
