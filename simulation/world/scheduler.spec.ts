import { beforeEach, describe, expect, it } from '@jest/globals';
import { Chance } from './chance.ts';
import { Crash, Scheduler, Standstill } from './scheduler.ts';
import { ReadyTasks, Task } from './tasks.ts';

let ready: ReadyTasks;
let waiting: { at: number; run: () => void }[];
let now: number;
let heard: string[];
let scheduler: Scheduler;

const soon = (run: () => void): void => ready.add(new Task(run, [], { dueAt: now }));
const later = (at: number, run: () => void): void => void waiting.push({ at, run });
const hearing = (text: string) => (): void => void heard.push(text);

function begin(seed: number): void {
  ready = new ReadyTasks(new Chance(seed, 'turns'));
  [waiting, now, heard] = [[], 0, []];
  scheduler = new Scheduler({
    get now() {
      return now;
    },
    take: () => ready.take(),
    nextDue: () => (waiting.length === 0 ? undefined : Math.min(...waiting.map(({ at }) => at))),
    nextRepeated: () => undefined,
    leapTo: (at) => {
      now = at;
      for (const one of waiting.filter(({ at: due }) => due <= at)) soon(one.run);
      waiting = waiting.filter(({ at: due }) => due > at);
    },
    dropAll: () => ready.clear(),
  });
}

beforeEach(() => begin(1));

describe('letting work go on', () => {
  it('ends with the work, and with what that left ready', async () => {
    const answer = await scheduler.during(async () => {
      await new Promise<void>(soon);
      soon(hearing('left'));
      return 'done';
    });
    expect([answer, heard, now]).toEqual(['done', ['left'], 0]);
  });

  it('moves the time only when nothing can go on', async () => {
    later(500, hearing('later'));
    soon(() => soon(hearing('soon')));
    await scheduler.during(() => new Promise<void>((done) => later(1_000, done)));
    expect([heard, now]).toEqual([['soon', 'later'], 1_000]);
  });

  it('says what fails', () => expect(scheduler.during(() => Promise.reject(new Error('no')))).rejects.toThrow('no'));

  it('does not wait for what never comes', () =>
    expect(scheduler.during(() => new Promise(() => undefined))).rejects.toThrow(Standstill));

  it('does not wait for what takes an hour', async () => {
    const again = (): void => later(now + 60_000, again);
    again();
    await expect(scheduler.during(() => new Promise(() => undefined))).rejects.toThrow(Standstill);
  });

  it('does not go on for ever without time', async () => {
    const again = (): void => soon(again);
    again();
    await expect(scheduler.settle(50)).rejects.toThrow(Standstill);
  });
});

describe('the order of what is ready', () => {
  const orderOf = async (seed: number): Promise<string> => {
    begin(seed);
    for (const text of ['a', 'b', 'c', 'd', 'e']) soon(hearing(text));
    await scheduler.settle();
    return heard.join('');
  };

  it('is the same for a seed', async () => expect(await orderOf(3)).toBe(await orderOf(3)));

  it('is another one for others', async () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 10; seed++) orders.add(await orderOf(seed));
    expect(orders.size).toBeGreaterThan(5);
  });
});

describe('time that passes', () => {
  it('lets everything come at its time, and rests at the end', async () => {
    const at: number[] = [];
    for (const due of [30, 10, 20, 99]) later(due, () => void at.push(now));
    await scheduler.passUntil(50);
    expect([at, now]).toEqual([[10, 20, 30], 50]);
  });
});

describe('an end in the middle', () => {
  it('comes after so many steps', async () => {
    for (const text of ['a', 'b', 'c']) soon(hearing(text));
    scheduler.crashAfter(3);
    await expect(scheduler.settle()).rejects.toThrow(Crash);
    expect(heard.length).toBe(2);
  });

  it('lets what was going on get as far as it can, and nothing after it', async () => {
    scheduler.crashAfter(1);
    const going = scheduler.during(async () => {
      await new Promise<void>(soon);
      heard.push('went on');
      await new Promise<void>((done) => later(10, done));
      heard.push('never');
    });
    await expect(going).rejects.toThrow(Crash);
    soon(hearing('was ready'));
    await scheduler.die();
    expect(heard.toSorted()).toEqual(['was ready', 'went on']);
  });
});
