import { type OpenedPorts } from './opened-ports.ts';
import { openBeforeEach, type PortsUnderTest } from './ports-under-test.ts';
import { describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { type Job, type JobState, mostAttempts, type NewJob } from '../../ports/job-queue.ts';

const aJob = (id: string, more: Partial<NewJob> = {}): NewJob => ({
  id,
  name: 'test.work',
  organization: 'o',
  data: { of: id },
  ...more,
});
const inMs = (ms: number): string => Temporal.Now.instant().add({ milliseconds: ms }).toString();
const all = { offset: 0, limit: 100 };

/** What every queue of jobs must do. Times are real: not every queue lets its clock be set. */
export function describeJobQueue(open: () => Promise<OpenedPorts>, reopen: () => Promise<OpenedPorts>): void {
  const at = openBeforeEach(open, reopen);
  describe('adding a job', () => {
    itRunsAJobOnce(at);
    itWaitsForItsTime(at);
    itRepeats(at);
  });
  describe('a job that fails', () => itTriesAgain(at));
  describe('work that takes long', () => {
    itGoesOnAtTheCursor(at);
    itKeepsDelaysAndEnds(at);
  });
  describe('cancelling', () => {
    itCancels(at);
    itHasNothingToCancel(at);
  });
  describe('listing jobs', () => itListsPageByPage(at));
  describe('closing a worker', () => itLeavesWorkToOthers(at));
}

function itRunsAJobOnce(at: PortsUnderTest): void {
  it('runs it once, however often it is added, with what was given', async () => {
    const ran: Job[] = [];
    await Promise.all([at.ports.jobs.add(aJob('a')), at.ports.jobs.add(aJob('a', { data: { of: 'other' } }))]);
    at.ports.jobs.work('test.work', async (job) => void ran.push(job));
    await reaching(at, 'a', 'DONE');
    await at.ports.jobs.add(aJob('a'));
    await at.ports.jobs.add(aJob('b'));
    await reaching(at, 'b', 'DONE');
    expect(ran.map(({ id, data, attempts, state }) => [id, data, attempts, state])).toEqual([
      ['a', { of: 'a' }, 1, 'RUNNING'],
      ['b', { of: 'b' }, 1, 'RUNNING'],
    ]);
  });

  it('keeps organizations and names apart', async () => {
    const ran: string[] = [];
    await at.ports.jobs.add(aJob('a'));
    await at.ports.jobs.add(aJob('a', { organization: 'o2' }));
    await at.ports.jobs.add(aJob('b', { name: 'test.other' }));
    at.ports.jobs.work('test.work', async ({ organization, id }) => void ran.push(`${organization}/${id}`));
    await Promise.all([reaching(at, 'a', 'DONE'), reaching(at, 'a', 'DONE', 'o2')]);
    expect([ran.sort(), (await at.ports.jobs.get('o', 'b'))?.state, await at.ports.jobs.get('o2', 'b')]).toEqual([
      ['o/a', 'o2/a'],
      'WAITING',
      null,
    ]);
  });
}

function itWaitsForItsTime(at: PortsUnderTest): void {
  it('waits for its time, while others run', async () => {
    const runAt = inMs(1_000);
    await at.ports.jobs.add(aJob('later', { runAt }));
    await at.ports.jobs.add(aJob('much later', { runAt: '2999-01-01T00:00:00Z' }));
    await at.ports.jobs.add(aJob('now'));
    const times = new Map<string, Temporal.Instant>();
    at.ports.jobs.work('test.work', async ({ id }) => void times.set(id, Temporal.Now.instant()));
    await Promise.all([reaching(at, 'now', 'DONE'), reaching(at, 'later', 'DONE')]);
    expect((await at.ports.jobs.get('o', 'much later'))?.state).toBe('WAITING');
    expect(
      Temporal.Instant.compare(times.get('later')!, Temporal.Instant.from(runAt).subtract({ milliseconds: 1 })),
    ).toBe(1);
  });

  it('runs one at a time per worker', async () => {
    for (let n = 0; n < 10; n++) await at.ports.jobs.add(aJob(`j${n}`));
    let running = 0;
    let most = 0;
    at.ports.jobs.work('test.work', async () => {
      most = Math.max(most, ++running);
      await setTimeout(2);
      running--;
    });
    await Promise.all(Array.from({ length: 10 }, (_, n) => reaching(at, `j${n}`, 'DONE')));
    expect(most).toBe(1);
  });
}

function itRepeats(at: PortsUnderTest): void {
  it('runs it again and again where it is repeated', async () => {
    const starts: { due: number; at: number }[] = [];
    at.ports.jobs.work(
      'test.work',
      async ({ runAt }) => void starts.push({ due: Temporal.Instant.from(runAt).epochMilliseconds, at: Date.now() }),
    );
    await at.ports.jobs.add(aJob('often', { everyMs: 150 }));
    while (starts.length < 3) await setTimeout(5);
    // begun late, the handler is called later still: what counts is when it is due
    expect(starts.map(({ due, at }, n) => at >= due && (n === 0 || due >= starts[n - 1]!.due + 150))).toEqual(
      starts.map(() => true),
    );
    await at.ports.jobs.cancel('o', 'often');
    expect((await reaching(at, 'often', 'CANCELLED')).everyMs).toBe(150);
  });
}

function itTriesAgain(at: PortsUnderTest): void {
  const fall = async () => {
    throw Object.assign(new Error('private'), { name: 'FellOver' });
  };

  it('is tried again later and later', async () => {
    const starts: number[] = [];
    at.ports.jobs.work('test.work', async () => {
      starts.push(Date.now());
      if (starts.length < 3) await fall();
    });
    await at.ports.jobs.add(aJob('a'));
    const { attempts, failure, endedAt } = await reaching(at, 'a', 'DONE');
    expect([attempts, failure, typeof endedAt]).toEqual([3, null, 'string']);
    // A slow machine may lengthen a pause, never shorten it.
    expect([starts[1]! - starts[0]! >= 150, starts[2]! - starts[1]! >= 300]).toEqual([true, true]);
  });

  it('is given up after the last attempt, by name only, and can be begun again', async () => {
    let isMended = false;
    at.ports.jobs.work('test.work', async () => (isMended ? undefined : fall()));
    await at.ports.jobs.add(aJob('a'));
    const { attempts, failure } = await reaching(at, 'a', 'FAILED');
    expect([attempts, failure]).toEqual([mostAttempts, 'FellOver']);
    isMended = true;
    expect(await at.ports.jobs.resume('o', 'a')).toBe(true);
    expect((await reaching(at, 'a', 'DONE')).attempts).toBe(1);
  });
}

function itGoesOnAtTheCursor(at: PortsUnderTest): void {
  it('tells how far it is, and goes on at its cursor after opening again', async () => {
    await at.ports.jobs.add(aJob('a'));
    at.ports.jobs.work('test.work', async (_job, control) => {
      await control.progress({ done: 3, total: 10, cursor: 'third' });
      await control.progress({ done: 4, total: 10 });
      while (!control.isStopped()) await setTimeout(5);
    });
    while ((await at.ports.jobs.get('o', 'a'))?.done !== 4) await setTimeout(5);
    await at.reopen();
    expect(await at.ports.jobs.get('o', 'a')).toMatchObject({
      state: 'WAITING',
      done: 4,
      total: 10,
      cursor: 'third',
      failure: null,
    });
    const begun: (string | null)[] = [];
    at.ports.jobs.work('test.work', async ({ cursor }) => void begun.push(cursor));
    await reaching(at, 'a', 'DONE');
    expect(begun).toEqual(['third']);
  });
}

function itKeepsDelaysAndEnds(at: PortsUnderTest): void {
  it('keeps delays, repeats and ends when it is opened again', async () => {
    const runAt = '2999-01-01T00:00:00.000Z';
    await at.ports.jobs.add(aJob('later', { runAt }));
    await at.ports.jobs.add(aJob('often', { runAt, everyMs: 1_000 }));
    await at.ports.jobs.add(aJob('a'));
    at.ports.jobs.work('test.work', async () => {});
    await reaching(at, 'a', 'DONE');
    await at.reopen();
    const { items } = await at.ports.jobs.list('o', 'test', all);
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
}

function itCancels(at: PortsUnderTest): void {
  it('keeps a waiting job from ever beginning', async () => {
    await at.ports.jobs.add(aJob('a'));
    expect(await at.ports.jobs.cancel('o', 'a')).toBe(true);
    let count = 0;
    at.ports.jobs.work('test.work', async () => void count++);
    await at.ports.jobs.add(aJob('b'));
    await reaching(at, 'b', 'DONE');
    expect([count, (await at.ports.jobs.get('o', 'a'))?.state]).toEqual([1, 'CANCELLED']);
  });

  it('is noticed by a running job, which can be resumed at its cursor', async () => {
    const begun: (string | null)[] = [];
    at.ports.jobs.work('test.work', async ({ cursor }, control) => {
      begun.push(cursor);
      if (cursor) return;
      while (!control.isStopped()) await setTimeout(5);
      await control.progress({ done: 1, total: 2, cursor: 'half' });
    });
    await at.ports.jobs.add(aJob('a'));
    await reaching(at, 'a', 'RUNNING');
    expect(await at.ports.jobs.cancel('o', 'a')).toBe(true);
    await reaching(at, 'a', 'CANCELLED');
    expect(await at.ports.jobs.resume('o', 'a')).toBe(true);
    await reaching(at, 'a', 'DONE');
    expect(begun).toEqual([null, 'half']);
  });
}

function itHasNothingToCancel(at: PortsUnderTest): void {
  it('answers that there was nothing to cancel or resume', async () => {
    at.ports.jobs.work('test.work', async () => {});
    await at.ports.jobs.add(aJob('a'));
    await reaching(at, 'a', 'DONE');
    await at.ports.jobs.add(aJob('b', { name: 'test.other' }));
    const answers = [
      at.ports.jobs.cancel('o', 'a'),
      at.ports.jobs.resume('o', 'a'),
      at.ports.jobs.cancel('o', 'never'),
      at.ports.jobs.resume('o', 'never'),
      at.ports.jobs.resume('o', 'b'),
      at.ports.jobs.cancel('o2', 'b'),
    ];
    expect(await Promise.all(answers)).toEqual([false, false, false, false, false, false]);
  });
}

function itListsPageByPage(at: PortsUnderTest): void {
  it('gives those of a service for an organization, latest first, page by page', async () => {
    for (const id of ['a', 'b', 'c']) await at.ports.jobs.add(aJob(id));
    await at.ports.jobs.add(aJob('z', { organization: 'o2' }));
    await at.ports.jobs.add(aJob('y', { name: 'tester.work' }));
    const ids = async (offset: number, limit: number) => {
      const { items, total } = await at.ports.jobs.list('o', 'test', { offset, limit });
      return [items.map(({ id }) => id), total];
    };
    expect([await ids(0, 2), await ids(2, 2), await ids(9, 2)]).toEqual([
      [['c', 'b'], 3],
      [['a'], 3],
      [[], 3],
    ]);
  });
}

function itLeavesWorkToOthers(at: PortsUnderTest): void {
  it('lets its job end, and another worker go on', async () => {
    await at.ports.jobs.add(aJob('a'));
    const worker = at.ports.jobs.work('test.work', async (_job, control) => {
      while (!control.isStopped()) await setTimeout(5);
    });
    await reaching(at, 'a', 'RUNNING');
    await worker.close();
    expect((await at.ports.jobs.get('o', 'a'))?.state).toBe('WAITING');
    at.ports.jobs.work('test.work', async () => {});
    await reaching(at, 'a', 'DONE');
  });
}

async function reaching({ ports }: PortsUnderTest, id: string, state: JobState, organization = 'o'): Promise<Job> {
  for (;;) {
    const job = await ports.jobs.get(organization, id);
    if (job?.state === state) return job;
    await setTimeout(5);
  }
}
