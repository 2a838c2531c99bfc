import { type OpenedPorts } from './opened-ports.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { type Job, type JobQueue, type JobState, mostAttempts, type NewJob } from '../../ports/job-queue.ts';

const aJob = (id: string, more: Partial<NewJob> = {}): NewJob => ({
  id,
  name: 'test.work',
  organization: 'o',
  data: { of: id },
  ...more,
});
const soon = (ms: number): string => Temporal.Now.instant().add({ milliseconds: ms }).toString();
const all = { offset: 0, limit: 100 };

/** What every queue of jobs must do. Times are real: not every queue lets its clock be set. */
export function describeJobQueue(open: () => Promise<OpenedPorts>, reopen: () => Promise<OpenedPorts>): void {
  let ports: OpenedPorts;
  let jobs: JobQueue;
  const again = async () => {
    await ports.close();
    ports = await reopen();
    jobs = ports.jobs;
  };
  const reaching = async (id: string, state: JobState, organization = 'o'): Promise<Job> => {
    for (;;) {
      const job = await jobs.get(organization, id);
      if (job?.state === state) return job;
      await setTimeout(5);
    }
  };
  beforeEach(async () => {
    ports = await open();
    jobs = ports.jobs;
  });
  afterEach(() => ports.close());

  describe('adding a job', () => {
    it('runs it once, however often it is added, with what was given', async () => {
      const ran: Job[] = [];
      await Promise.all([jobs.add(aJob('a')), jobs.add(aJob('a', { data: { of: 'other' } }))]);
      jobs.work('test.work', async (job) => void ran.push(job));
      await reaching('a', 'DONE');
      await jobs.add(aJob('a'));
      await jobs.add(aJob('b'));
      await reaching('b', 'DONE');
      expect(ran.map(({ id, data, attempts, state }) => [id, data, attempts, state])).toEqual([
        ['a', { of: 'a' }, 1, 'RUNNING'],
        ['b', { of: 'b' }, 1, 'RUNNING'],
      ]);
    });

    it('keeps organizations and names apart', async () => {
      const ran: string[] = [];
      await jobs.add(aJob('a'));
      await jobs.add(aJob('a', { organization: 'o2' }));
      await jobs.add(aJob('b', { name: 'test.other' }));
      jobs.work('test.work', async ({ organization, id }) => void ran.push(`${organization}/${id}`));
      await Promise.all([reaching('a', 'DONE'), reaching('a', 'DONE', 'o2')]);
      expect([ran.sort(), (await jobs.get('o', 'b'))?.state, await jobs.get('o2', 'b')]).toEqual([
        ['o/a', 'o2/a'],
        'WAITING',
        null,
      ]);
    });

    it('waits for its time, while others run', async () => {
      const runAt = soon(1_000);
      await jobs.add(aJob('later', { runAt }));
      await jobs.add(aJob('much later', { runAt: '2999-01-01T00:00:00Z' }));
      await jobs.add(aJob('now'));
      const times = new Map<string, Temporal.Instant>();
      jobs.work('test.work', async ({ id }) => void times.set(id, Temporal.Now.instant()));
      await Promise.all([reaching('now', 'DONE'), reaching('later', 'DONE')]);
      expect((await jobs.get('o', 'much later'))?.state).toBe('WAITING');
      expect(
        Temporal.Instant.compare(times.get('later')!, Temporal.Instant.from(runAt).subtract({ milliseconds: 1 })),
      ).toBe(1);
    });

    it('runs one at a time per worker', async () => {
      for (let n = 0; n < 10; n++) await jobs.add(aJob(`j${n}`));
      let running = 0;
      let most = 0;
      jobs.work('test.work', async () => {
        most = Math.max(most, ++running);
        await setTimeout(2);
        running--;
      });
      await Promise.all(Array.from({ length: 10 }, (_, n) => reaching(`j${n}`, 'DONE')));
      expect(most).toBe(1);
    });

    it('runs it again and again where it is repeated', async () => {
      const starts: { due: number; at: number }[] = [];
      jobs.work(
        'test.work',
        async ({ runAt }) => void starts.push({ due: Temporal.Instant.from(runAt).epochMilliseconds, at: Date.now() }),
      );
      await jobs.add(aJob('often', { everyMs: 150 }));
      while (starts.length < 3) await setTimeout(5);
      // begun late, the handler is called later still: what counts is when it is due
      expect(starts.map(({ due, at }, n) => at >= due && (n === 0 || due >= starts[n - 1]!.due + 150))).toEqual(
        starts.map(() => true),
      );
      await jobs.cancel('o', 'often');
      expect((await reaching('often', 'CANCELLED')).everyMs).toBe(150);
    });
  });

  describe('a job that fails', () => {
    const fall = async () => {
      throw Object.assign(new Error('private'), { name: 'FellOver' });
    };

    it('is tried again later and later', async () => {
      const starts: number[] = [];
      jobs.work('test.work', async () => {
        starts.push(Date.now());
        if (starts.length < 3) await fall();
      });
      await jobs.add(aJob('a'));
      const { attempts, failure, endedAt } = await reaching('a', 'DONE');
      expect([attempts, failure, typeof endedAt]).toEqual([3, null, 'string']);
      // A slow machine may lengthen a pause, never shorten it.
      expect([starts[1]! - starts[0]! >= 150, starts[2]! - starts[1]! >= 300]).toEqual([true, true]);
    });

    it('is given up after the last attempt, by name only, and can be begun again', async () => {
      let isMended = false;
      jobs.work('test.work', async () => (isMended ? undefined : fall()));
      await jobs.add(aJob('a'));
      const { attempts, failure } = await reaching('a', 'FAILED');
      expect([attempts, failure]).toEqual([mostAttempts, 'FellOver']);
      isMended = true;
      expect(await jobs.resume('o', 'a')).toBe(true);
      expect((await reaching('a', 'DONE')).attempts).toBe(1);
    });
  });

  describe('work that takes long', () => {
    it('tells how far it is, and goes on at its cursor after opening again', async () => {
      await jobs.add(aJob('a'));
      jobs.work('test.work', async (_job, control) => {
        await control.progress({ done: 3, total: 10, cursor: 'third' });
        await control.progress({ done: 4, total: 10 });
        while (!control.isStopped()) await setTimeout(5);
      });
      while ((await jobs.get('o', 'a'))?.done !== 4) await setTimeout(5);
      await again();
      expect(await jobs.get('o', 'a')).toMatchObject({
        state: 'WAITING',
        done: 4,
        total: 10,
        cursor: 'third',
        failure: null,
      });
      const begun: (string | null)[] = [];
      jobs.work('test.work', async ({ cursor }) => void begun.push(cursor));
      await reaching('a', 'DONE');
      expect(begun).toEqual(['third']);
    });

    it('keeps delays, repeats and ends when it is opened again', async () => {
      const runAt = '2999-01-01T00:00:00.000Z';
      await jobs.add(aJob('later', { runAt }));
      await jobs.add(aJob('often', { runAt, everyMs: 1_000 }));
      await jobs.add(aJob('a'));
      jobs.work('test.work', async () => {});
      await reaching('a', 'DONE');
      await again();
      const { items } = await jobs.list('o', 'test', all);
      expect(items.map(({ id, state, everyMs }) => [id, state, everyMs])).toEqual([
        ['a', 'DONE', undefined],
        ['often', 'WAITING', 1_000],
        ['later', 'WAITING', undefined],
      ]);
      expect(items[2]).toMatchObject({
        runAt,
        attempts: 0,
        done: 0,
        total: 0,
        cursor: null,
        failure: null,
        endedAt: null,
      });
    });
  });

  describe('cancelling', () => {
    it('keeps a waiting job from ever beginning', async () => {
      await jobs.add(aJob('a'));
      expect(await jobs.cancel('o', 'a')).toBe(true);
      let count = 0;
      jobs.work('test.work', async () => void count++);
      await jobs.add(aJob('b'));
      await reaching('b', 'DONE');
      expect([count, (await jobs.get('o', 'a'))?.state]).toEqual([1, 'CANCELLED']);
    });

    it('is noticed by a running job, which can be resumed at its cursor', async () => {
      const begun: (string | null)[] = [];
      jobs.work('test.work', async ({ cursor }, control) => {
        begun.push(cursor);
        if (cursor) return;
        while (!control.isStopped()) await setTimeout(5);
        await control.progress({ done: 1, total: 2, cursor: 'half' });
      });
      await jobs.add(aJob('a'));
      await reaching('a', 'RUNNING');
      expect(await jobs.cancel('o', 'a')).toBe(true);
      await reaching('a', 'CANCELLED');
      expect(await jobs.resume('o', 'a')).toBe(true);
      await reaching('a', 'DONE');
      expect(begun).toEqual([null, 'half']);
    });

    it('answers that there was nothing to cancel or resume', async () => {
      jobs.work('test.work', async () => {});
      await jobs.add(aJob('a'));
      await reaching('a', 'DONE');
      await jobs.add(aJob('b', { name: 'test.other' }));
      const answers = [
        jobs.cancel('o', 'a'),
        jobs.resume('o', 'a'),
        jobs.cancel('o', 'never'),
        jobs.resume('o', 'never'),
        jobs.resume('o', 'b'),
        jobs.cancel('o2', 'b'),
      ];
      expect(await Promise.all(answers)).toEqual([false, false, false, false, false, false]);
    });
  });

  describe('listing jobs', () => {
    it('gives those of a service for an organization, latest first, page by page', async () => {
      for (const id of ['a', 'b', 'c']) await jobs.add(aJob(id));
      await jobs.add(aJob('z', { organization: 'o2' }));
      await jobs.add(aJob('y', { name: 'tester.work' }));
      const ids = async (offset: number, limit: number) => {
        const { items, total } = await jobs.list('o', 'test', { offset, limit });
        return [items.map(({ id }) => id), total];
      };
      expect([await ids(0, 2), await ids(2, 2), await ids(9, 2)]).toEqual([
        [['c', 'b'], 3],
        [['a'], 3],
        [[], 3],
      ]);
    });
  });

  describe('closing a worker', () => {
    it('lets its job end, and another worker go on', async () => {
      await jobs.add(aJob('a'));
      const worker = jobs.work('test.work', async (_job, control) => {
        while (!control.isStopped()) await setTimeout(5);
      });
      await reaching('a', 'RUNNING');
      await worker.close();
      expect((await jobs.get('o', 'a'))?.state).toBe('WAITING');
      jobs.work('test.work', async () => {});
      await reaching('a', 'DONE');
    });
  });
}
