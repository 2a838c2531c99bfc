import { type CommandContext } from '../declare/streams/decisions.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chainHash } from './chain.ts';
import { CommandLoop } from '../write/command-loop.ts';
import { EventLog } from '../write/event-log.ts';
import { type StoredEvent } from '../ports/index.ts';
import { anEvent } from '../testing/an-event.ts';
import { type Small, startSmall, thing } from '../testing/services/small-service.ts';

let small: Small;
beforeAll(async () => {
  small = await startSmall();
});
afterAll(() => small.stop());

const context = (key: string): CommandContext => ({
  organization: 'o1',
  actor: 'a1',
  key,
  body: 'b',
  correlation: 'c',
});
const step = () => [{ type: 'ThingStepped' as const, data: { by: 1 } }];
const made = { type: 'ThingMade' as const, data: { name: 'Deniz', mail: null, code: 'x' } };
const streamOf = (id: string) => small.runtime.log.stream(thing, 'o1', id);
const loop = () => new CommandLoop(new EventLog('small', [thing], small.ports));
const read = (id: string) => small.ports.events.read(streamOf(id));

const chainOf = (events: readonly StoredEvent[]) =>
  events.reduce<string[]>((hashes, event) => [...hashes, chainHash(hashes.at(-1) ?? '', event)], []);
const isChained = (events: readonly StoredEvent[]) =>
  expect(events.map(({ meta }) => meta.hash)).toEqual(chainOf(events));

describe('a hash', () => {
  const event: StoredEvent = { ...anEvent({ part: 1 }, 'e'), stream: 's-o_1', revision: 0, position: '1' };
  const others: Partial<StoredEvent>[] = [
    { id: 'f' },
    { stream: 's-o_2' },
    { revision: 1 },
    { type: 'a' },
    { v: 2 },
    { at: 'b' },
    { data: { part: 2 } },
    { meta: { ...event.meta, actor: 'b' } },
    { meta: { ...event.meta, day: '2026-01-05' } },
  ];

  it.each(others)('differs for %j', (other) =>
    expect(chainHash('', { ...event, ...other })).not.toBe(chainHash('', event)),
  );
  it('differs behind another event', () => expect(chainHash('x', event)).not.toBe(chainHash('', event)));
  it('leaves itself and the position out', () => {
    const elsewhere: StoredEvent = { ...event, position: '2', meta: { ...event.meta, hash: 'x' } };
    expect(chainHash('', elsewhere)).toBe(chainHash('', event));
  });
});

describe('the events of a stream', () => {
  it('are chained, within a command and from one to the next', async () => {
    const own = loop();
    await own.run(thing, 'a', context('a1'), () => [made, ...step(), ...step()]);
    await own.run(thing, 'a', context('a2'), step);
    await loop().run(thing, 'a', context('a3'), step);
    const events = await read('a');
    expect(events).toHaveLength(5);
    isChained(events);
  });

  it('are chained behind those that are older than the chain', async () => {
    const old = [{ by: 1 }, { by: 2 }].map((data) => ({ ...anEvent(data), type: 'small.ThingStepped' }));
    await small.ports.events.append(streamOf('old'), -1, old);
    await loop().run(thing, 'old', context('old1'), step);
    const events = await read('old');
    expect(events[2]?.meta.hash).toBe(chainOf(events)[2]);
  });

  it('stay chained where an append is repeated whose answer was lost', async () => {
    const [slow, quick] = [loop(), loop()];
    await slow.run(thing, 'r', context('r1'), () => [made]);
    await quick.run(thing, 'r', context('r2'), () => [{ type: 'ThingChanged', data: { name: 'Ela' } }]);
    small.clock.advance({ seconds: 5 });
    await slow.run(thing, 'r', context('r2'), () => [{ type: 'ThingChanged', data: { name: 'Ela' } }]);
    await slow.run(thing, 'r', context('r3'), step);
    const events = await read('r');
    expect(events).toHaveLength(3);
    isChained(events);
  });

  it('are chained after a part was forgotten', async () => {
    const own = loop();
    await own.run(thing, 'f', context('f1'), () => [made]);
    await small.ports.keys.destroy('o1', 'f', 'identity');
    for (const n of [2, 3])
      await own.run(thing, 'f', context(`f${n}`), () => [{ type: 'ThingChanged', data: { name: `N${n}` } }]);
    isChained(await read('f'));
  });
});
