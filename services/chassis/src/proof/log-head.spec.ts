import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { defineService } from '../declare/service.ts';
import { renewEpoch } from '../embedded/log/epoch.ts';
import { isSigned, type LogHead, signedHeads, signLogHead } from './log-head.ts';
import { anEvent } from '../testing/an-event.ts';
import { type Small, smallService, startSmall } from '../testing/services/small-service.ts';

const service = defineService({ ...smallService, parts: [signedHeads({ who: 'member' })] });
const stream = 'small.logHead-everywhere_log';
let small: Small;
beforeAll(async () => {
  small = await startSmall((ports) => ports, service);
});
afterAll(() => small.stop());

const sign = () => signLogHead(small.runtime);
const heads = async () => (await small.ports.events.read(stream)).map(({ data }) => data as unknown as LogHead);
const make = (code: string) => small.run('MakeThing', { name: 'A', code });
const nextDay = () => small.clock.advance({ hours: 24 });

describe('the head of a log', () => {
  it('is not signed while nothing was said', async () => {
    await sign();
    expect(await heads()).toEqual([]);
  });

  it('says what there is, once a day', async () => {
    await make('1');
    const position = await small.ports.events.head();
    await Promise.all([sign(), sign()]);
    await make('2');
    await sign();
    expect(await heads()).toEqual([
      {
        epoch: small.ports.events.epoch,
        position,
        events: 2,
        previous: '',
        at: '2026-01-05T08:00:00.000Z',
        digest: expect.any(String),
        publicKey: expect.any(String),
        signature: expect.any(String),
      },
    ]);
  });

  it('goes on from the one before, whoever else spoke', async () => {
    nextDay();
    await small.ports.events.append('other.thing-o1_1', -1, [{ ...anEvent(), type: 'other.ThingHappened' }]);
    await sign();
    const [first, second] = await heads();
    // the second thing with its reservation, and the first head
    expect(second).toMatchObject({ events: first!.events + 3, previous: first!.digest, publicKey: first!.publicKey });
  });

  it('goes on in a store that was restored or moved, by the number of events', async () => {
    await small.again(() => void renewEpoch(join(small.folder, 'events.db')));
    nextDay();
    await sign();
    const [, second, third] = await heads();
    expect(third).toMatchObject({ events: second!.events + 1, previous: second!.digest, publicKey: second!.publicKey });
    expect(third!.epoch).not.toBe(second!.epoch);
  });

  it('covers events that are older than the chain', async () => {
    nextDay();
    const old = (by: number) => ({ ...anEvent({ by }), type: 'small.ThingStepped' });
    await small.ports.events.append('small.thing-o1_old', -1, [old(1), old(2)]);
    await small.ports.events.append('small.thing-o1_old', 1, [old(3)]);
    await sign();
    const [before, last] = (await heads()).slice(-2);
    expect(last!.events).toBe(before!.events + 4);
  });

  it('is handed out, latest first', async () => {
    const list = service.endpoints.find(({ name }) => name === 'ListLogHeads')!;
    await small.runtime.caughtUp(await small.ports.events.head());
    expect(await list.handle({}, small.runtime as never, {} as never)).toEqual({
      status: 200,
      body: { items: (await heads()).toReversed() },
    });
  });
});

describe('a signature', () => {
  const others: Partial<LogHead>[] = [
    { epoch: 'e' },
    { position: '1' },
    { events: 1 },
    { digest: 'd' },
    { previous: 'p' },
    { at: 'a' },
    { signature: 'x' },
    { publicKey: 'x' },
  ];

  it('holds for its own head', async () =>
    expect((await heads()).map((head) => isSigned('small', head))).toEqual(Array(4).fill(true)));
  it.each(others)('does not hold with %j', async (other) =>
    expect(isSigned('small', { ...(await heads())[0]!, ...other })).toBe(false),
  );
  it('does not hold for another service', async () => expect(isSigned('other', (await heads())[0]!)).toBe(false));
});
