import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { CommandLoop } from './command-loop.ts';
import { decider, event } from '../declare/streams/decider.ts';
import { EventLog } from './event-log.ts';
import { personal } from '../declare/streams/personal.ts';
import { type Small, startSmall } from '../testing/services/small-service.ts';

const evolve = { Noted: (_state: object, data: object) => data };
const of = (noted: ReturnType<typeof event>) =>
  decider({ name: 'note', initial: {} as object, events: { Noted: noted }, evolve });
const text = personal('text', z.string());
const first = of(event(1, z.object({ text, pages: z.string() })));
const last = of(
  event(3, z.object({ title: text, pages: z.int(), on: z.string() }), {
    upcasts: {
      1: ({ pages, ...data }) => ({ ...data, pages: Number(pages) }),
      2: ({ text: title, ...data }, { day }) => ({ ...data, title: String(title), on: day }),
    },
  }),
);
const meta = { organization: 'o1', actor: 'a', command: 'k.b', cause: 'k', correlation: 'c' };
const start = { revision: -1, hash: '' };
const stored = { type: 'Noted' as const, data: { text: 'Secret', pages: '3' } };

let small: Small;
let now: EventLog;
beforeAll(async () => {
  small = await startSmall();
  const before = new EventLog('small', [first], small.ports);
  await before.append(first, before.stream(first, 'o1', 'dated'), start, [stored], { ...meta, day: '2026-01-04' });
  await before.append(first, before.stream(first, 'o1', 'undated'), start, [stored], { ...meta, command: 'k2.b' });
  now = new EventLog('small', [last], small.ports);
});
afterAll(() => small.stop());

const read = async (id: string, log = now) => (await log.read(now.stream(last, 'o1', id))).map(({ data }) => data);

describe('an event of an older version', () => {
  it('is read in the shape of today, step by step, with the day of its recorder', async () =>
    expect(await read('dated')).toEqual([{ title: 'Secret', pages: 3, on: '2026-01-04' }]));
  it('has the day of its instant where none was kept', async () =>
    expect(await read('undated')).toEqual([{ title: 'Secret', pages: 3, on: expect.stringMatching(/^2026-01-05$/) }]));
  it('folds as one of today', async () =>
    expect((await new CommandLoop(now).state(last, 'o1', 'dated')).state).toEqual({
      title: expect.stringMatching(/^~/),
      pages: 3,
      on: '2026-01-04',
    }));
  it('stays as it was stored', async () =>
    expect((await small.ports.events.read(now.stream(last, 'o1', 'dated')))[0]).toMatchObject({
      v: 1,
      data: { pages: '3' },
    }));
  it('stops whoever has no way up', async () => {
    const gap = of(event(3, z.object({}), { upcasts: { 1: (data) => data } }));
    await expect(read('dated', new EventLog('small', [gap], small.ports))).rejects.toThrow(
      'small.Noted of version 2 has no upcast',
    );
  });
  it('reads null after forgetting, whatever the upcast makes of it', async () => {
    await small.ports.keys.destroy('o1', 'dated', 'text');
    expect(await read('dated')).toEqual([{ title: null, pages: 3, on: '2026-01-04' }]);
  });
});
