import { describe, expect, it } from '@jest/globals';
import { systemTime } from '../ports/time/system.ts';
import { virtualTime } from './virtual-time.ts';

const uuid = (version: number) =>
  new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-${version}[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`);

describe('virtual time', () => {
  it('lets a year of hourly work pass, in the order of its time', async () => {
    const { clock, wait, advance } = virtualTime({ start: '2026-01-01T00:00:00Z' });
    const seen: string[] = [];
    const end = wait.every(30 * 24 * 3_600_000, () => seen.push(`month at ${clock.now().toString()}`));
    void wait.sleep(40 * 24 * 3_600_000).then(() => seen.push(`slept until ${clock.now().toString()}`));
    await advance({ hours: 61 * 24 });
    end();
    await advance({ hours: 365 * 24 });
    expect(seen).toEqual([
      'month at 2026-01-31T00:00:00Z',
      'slept until 2026-02-10T00:00:00Z',
      'month at 2026-03-02T00:00:00Z',
    ]);
  });

  it('stands still while nobody lets it pass', async () => {
    const { clock, wait } = virtualTime();
    const deadline = wait.deadline(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([clock.now().toString(), deadline.aborted]).toEqual(['2026-01-05T08:00:00Z', false]);
  });

  it('lets what a timer wakes set the next one before the time of a later one', async () => {
    const { clock, wait, advance } = virtualTime();
    const seen: string[] = [];
    const at = (who: string) => seen.push(`${who} ${clock.now().toString().slice(14, 19)}`);
    void wait.sleep(1_000).then(() => (at('first'), wait.sleep(1_000).then(() => at('second'))));
    void wait.sleep(3_000).then(() => at('third'));
    await advance({ seconds: 3 });
    expect(seen).toEqual(['first 00:01', 'second 00:02', 'third 00:03']);
  });
});

describe.each([
  ['of this machine', () => systemTime, async () => undefined],
  [
    'that is virtual',
    () => virtualTime(),
    async (time: object) => (time as ReturnType<typeof virtualTime>).advance({ seconds: 1 }),
  ],
])('time %s', (_which, make, pass) => {
  it('ends a sleep early where its signal is aborted', async () => {
    const { wait } = make();
    const stop = new AbortController();
    const sleeping = wait.sleep(600_000, stop.signal);
    stop.abort(new Error('enough'));
    await expect(sleeping).rejects.toThrow('enough');
    await expect(async () => wait.sleep(1, stop.signal)).rejects.toThrow('enough');
  });

  it('calls once after a while, again and again until it is ended, and never what was called off', async () => {
    const time = make();
    const calls = { once: 0, often: 0, never: 0 };
    time.wait.after(1, () => calls.once++);
    time.wait.after(1, () => calls.never++)();
    const end = time.wait.every(1, () => ++calls.often === 2 && end());
    const deadline = time.wait.deadline(1);
    await pass(time);
    if (!deadline.aborted) await new Promise((resolve) => setTimeout(resolve, 50));
    expect([calls, deadline.aborted]).toEqual([{ once: 1, often: 2, never: 0 }, true]);
  });

  it('makes ids of their kinds, each another one, ordered ones in the order of making', () => {
    const { ids } = make();
    const ordered = Array.from({ length: 5_000 }, () => ids.ordered());
    const random = Array.from({ length: 100 }, () => ids.random());
    expect([ordered, new Set([...ordered, ...random]).size]).toEqual([ordered.toSorted(), 5_100]);
    expect([ordered[0], random[0]]).toEqual([expect.stringMatching(uuid(7)), expect.stringMatching(uuid(4))]);
  });
});

describe('ids from a seed', () => {
  it('are the same in the same run and others from another seed', () => {
    const some = (seed: number) => {
      const { ids } = virtualTime({ seed });
      return [ids.random(), ids.ordered(), ids.random()];
    };
    expect([some(7), some(8)]).toEqual([some(7), expect.not.arrayContaining(some(7))]);
  });
});
