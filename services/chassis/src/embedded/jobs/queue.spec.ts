import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { type JobState } from '../../ports/job-queue.ts';
import { fixedClock } from '../../testing/time/fixed-clock.ts';
import { SqliteJobQueue } from './queue.ts';
import { Database } from '../sqlite.ts';

const clock = fixedClock();
let db: Database;
let jobs: SqliteJobQueue;
const forEver = () => new Promise<void>(() => {});
const reaching = async (id: string, state: JobState) => {
  while ((await jobs.get('o', id))?.state !== state) await setTimeout(1);
};
const add = (id: string, runAt?: string) => jobs.add({ id, name: 'test.work', organization: 'o', data: {}, runAt });
/** Another process opens the file; the one before never said good-bye. */
const afterKill = () => (jobs = new SqliteJobQueue(db, clock));

beforeEach(() => {
  db = new Database(':memory:', { synchronous: 'NORMAL' });
  jobs = new SqliteJobQueue(db, clock);
});
afterEach(async () => {
  await jobs.close();
  db.close();
});

describe('opening after a kill', () => {
  it('lets a job that ran begin again at its cursor', async () => {
    jobs.work('test.work', async (_job, control) => {
      await control.progress({ done: 1, total: 3, cursor: 'first' });
      await forEver();
    });
    await add('a');
    while ((await jobs.get('o', 'a'))?.cursor === null) await setTimeout(1);
    await reaching('a', 'RUNNING');
    afterKill();
    expect(await jobs.get('o', 'a')).toMatchObject({ state: 'WAITING', cursor: 'first', done: 1, total: 3 });
  });

  it('does not begin again what was cancelled while it ran', async () => {
    jobs.work('test.work', forEver);
    await add('a');
    await reaching('a', 'RUNNING');
    await jobs.cancel('o', 'a');
    afterKill();
    expect((await jobs.get('o', 'a'))?.state).toBe('CANCELLED');
  });
});

describe('jobs that are added together', () => {
  it('are kept but for one that cannot be', async () => {
    const broken = jobs.add({ id: 'broken', name: 'test.work', organization: 'o', data: { size: 1n } });
    const added = await Promise.allSettled([add('a'), broken, add('b')]);
    expect(added.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await jobs.list('o', 'test', { offset: 0, limit: 10 })).items.map(({ id }) => id).toSorted()).toEqual([
      'a',
      'b',
    ]);
  });
});

describe('jobs that may run at the same time', () => {
  const begunTogether = async (end: (id: string) => Promise<void>, ids: readonly string[]) => {
    for (const id of ids) await add(id);
    const begun: string[] = [];
    const all = Promise.withResolvers<void>();
    const run = async ({ id }: { id: string }): Promise<void> => {
      begun.push(id);
      if (begun.length === 3) all.resolve();
      await all.promise;
      await end(id);
    };
    jobs.work('test.work', run, { atOnce: 3 });
    await all.promise;
    return begun;
  };

  it('begin together, the earliest first, up to so many, and each ends as it does alone', async () => {
    const begun = await begunTogether(
      async (id) => {
        if (id === 'b') throw new Error('private');
      },
      ['a', 'b', 'c', 'd'],
    );
    expect(begun).toEqual(['a', 'b', 'c']);
    await reaching('a', 'DONE');
    await reaching('d', 'DONE');
    const [b, c] = [await jobs.get('o', 'b'), await jobs.get('o', 'c')];
    expect([b?.state, b?.attempts, b?.failure, c?.state, c?.attempts]).toEqual(['WAITING', 1, 'Error', 'DONE', 1]);
  });

  it('all begin again after a kill', async () => {
    await begunTogether(forEver, ['a', 'b', 'c']);
    afterKill();
    const found = await Promise.all(['a', 'b', 'c'].map((id) => jobs.get('o', id)));
    expect(found.map((job) => [job?.state, job?.attempts])).toEqual(found.map(() => ['WAITING', 1]));
  });

  it('end as cancelled where they were cancelled meanwhile', async () => {
    const cancelled = Promise.withResolvers<void>();
    await begunTogether(() => cancelled.promise, ['a', 'b', 'c']);
    await jobs.cancel('o', 'b');
    cancelled.resolve();
    await reaching('b', 'CANCELLED');
    await reaching('c', 'DONE');
  });
});

describe('the time of a job', () => {
  it('is told by the clock, also when it is moved', async () => {
    jobs.work('test.work', async () => {});
    await add('a', clock.now().add({ hours: 1 }).toString());
    await setTimeout(300);
    expect((await jobs.get('o', 'a'))?.state).toBe('WAITING');
    clock.advance({ hours: 1 });
    await reaching('a', 'DONE');
    expect((await jobs.get('o', 'a'))?.endedAt).toBe(clock.now().toString({ smallestUnit: 'millisecond' }));
  });

  it('comes before that of later ones, in whatever order they were added', async () => {
    const ran: string[] = [];
    await add('second', '2020-01-02T00:00:00Z');
    await add('first', '2020-01-01T00:00:00Z');
    jobs.work('test.work', async ({ id }) => void ran.push(id));
    await reaching('second', 'DONE');
    expect(ran).toEqual(['first', 'second']);
  });
});

describe('a job that is done', () => {
  it('is forgotten after seven days, unlike others', async () => {
    await add('waiting', '2999-01-01T00:00:00Z');
    await add('cancelled');
    await jobs.cancel('o', 'cancelled');
    await add('done');
    const worker = jobs.work('test.work', async () => {});
    await reaching('done', 'DONE');
    await worker.close();
    clock.advance({ hours: 7 * 24 });
    afterKill();
    expect((await jobs.list('o', 'test', { offset: 0, limit: 9 })).total).toBe(3);
    clock.advance({ seconds: 1 });
    afterKill();
    expect((await jobs.list('o', 'test', { offset: 0, limit: 9 })).items.map(({ id }) => id)).toEqual([
      'cancelled',
      'waiting',
    ]);
  });
});

describe('closing', () => {
  it.each([
    ['came to its end', async () => {}, 'DONE', 1],
    ['stopped', async (isStopped: () => boolean) => void isStopped(), 'WAITING', 0],
    ['was cut off', async () => Promise.reject(new Error('closed')), 'WAITING', 0],
  ])('leaves a job that %s as it is', async (_what, end, state, attempts) => {
    const begun = Promise.withResolvers<void>();
    const closing = Promise.withResolvers<void>();
    jobs.work('test.work', async (_job, control) => {
      begun.resolve();
      await closing.promise;
      await end(() => control.isStopped());
    });
    await add('a');
    await begun.promise;
    const closed = jobs.close();
    closing.resolve();
    await closed;
    expect(await jobs.get('o', 'a')).toMatchObject({ state, attempts, failure: null });
  });
});
