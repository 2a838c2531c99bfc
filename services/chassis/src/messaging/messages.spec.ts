import { loanMonths } from '../testing/services/lending.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { type PositionedMessage } from '../ports/message-log.ts';
import { publish } from '../declare/publication.ts';
import { languageOf } from './published-language.ts';
import { PublishedLog } from './relay.ts';
import { dryPorts } from '../testing/access/walk.ts';
import {
  aGuest,
  bills,
  guests,
  handledGuests,
  seenOpen,
  startListening,
  unbearable,
} from '../testing/services/listening-service.ts';
import { type Small, startSmall, somebody, things } from '../testing/services/small-service.ts';
import { until } from '../testing/time/until.ts';

const { dress, dry } = dryPorts();
let here: Awaited<ReturnType<typeof startListening>>;
beforeAll(async () => {
  here = await startListening(dress);
});
afterAll(() => here.stop());

const guestEvents = (id: string, organization?: string) => here.events('guest', id, organization);
describe('recording what another service says', () => {
  it('keeps the whole state of somebody not known before, then what changes', async () => {
    await here.deliver(aGuest('a', 3), aGuest('a', 5, { room: '8' }));
    expect(await guestEvents('a')).toEqual([
      { name: 'GuestRecorded', data: { source: 3, name: 'Wilhelmina', room: '7' } },
      { name: 'GuestRecorded', data: { source: 5, room: '8' } },
    ]);
    expect(await here.guest('a')).toMatchObject({ id: 'a', name: 'Wilhelmina', room: '8' });
  });

  it.each<[string, number[], number]>([
    ['the same message again', [2, 2, 2], 1],
    ['an older state that comes late', [7, 5, 6], 1],
    ['all of it again', [1, 2, 3, 1, 2, 3], 3],
  ])('ignores %s', async (what, revisions, count) => {
    const sameId = crypto.randomUUID();
    await here.deliver(
      ...revisions.map((revision) =>
        aGuest(what, revision, { room: String(revision), ...(what.startsWith('the same') ? { id: sameId } : {}) }),
      ),
    );
    expect([(await guestEvents(what)).length, (await here.guest(what))?.room]).toEqual([
      count,
      String(Math.max(...revisions)),
    ]);
  });

  it("waits for today's shape of a state that was said without what is recorded", async () => {
    const today = aGuest('old', 4);
    await here.deliver({ ...today, data: { guest: { id: 'old' } } });
    expect(await guestEvents('old')).toEqual([]);
    await here.deliver(today);
    expect((await guestEvents('old')).map(({ data }) => data)).toEqual([{ source: 4, name: 'Wilhelmina', room: '7' }]);
  });

  it('does not take an older state for the newer one that said the same as before', async () => {
    await here.deliver(aGuest('b', 1, { room: '1' }), aGuest('b', 3, { room: '1' }), aGuest('b', 2, { room: '2' }));
    expect((await here.guest('b'))?.room).toBe('1');
    expect((await guestEvents('b')).at(-1)!.data).toEqual({ source: 3 });
  });

  it('forgets what is no longer said', async () => {
    await here.deliver(aGuest('c', 1), aGuest('c', 2, { room: null }));
    expect((await here.guest('c'))?.room).toBeNull();
  });

  it('seals what is personal', async () => {
    await here.deliver(aGuest('d', 1, { name: 'Wilhelmina the First' }));
    expect(JSON.stringify(await here.ports.events.read('listening.guest-o1_d'))).not.toContain('Wilhelmina');
    expect((await here.guest('d'))?.name).toBe('Wilhelmina the First');
  });

  it('never mixes organizations that use the same ids', async () => {
    await here.deliver(
      aGuest('e', 1, { room: 'one' }),
      aGuest('e', 9, { organization: 'o2', room: 'two' }),
      aGuest('e', 2, { room: 'three' }),
    );
    expect([(await here.guest('e'))?.room, (await here.guest('e', 'o2'))?.room]).toEqual(['three', 'two']);
    expect([(await guestEvents('e')).length, (await guestEvents('e', 'o2')).length]).toEqual([2, 1]);
  });

  it('changes nothing where everything is heard once more', async () => {
    const head = await here.ports.events.head();
    const count = handledGuests.length;
    await here.again();
    await here.ports.keyValue.delete('*', 'consumer/listening/kadro.hotel.v1');
    await here.again();
    await until(() => handledGuests.length >= count);
    await here.deliver();
    // nothing but the guest who marks the end
    const after = await here.ports.events.readAll(head, 100);
    expect(after.map(({ type }) => type)).toEqual(['listening.GuestRecorded']);
  });

  it('loses nothing over restarts in the middle', async () => {
    const ids = Array.from({ length: 150 }, (_, n) => `many-${n}`);
    here.publish(...ids.flatMap((id) => [aGuest(id, 0), aGuest(id, 1, { room: '8' })]));
    for (const seen of ['many-5', 'many-60', 'many-110']) {
      await until(async () => (await here.guest(seen)) !== undefined);
      await here.again();
    }
    await here.deliver();
    const counts = await Promise.all(
      ids.map(async (id) => [(await guestEvents(id)).length, (await here.guest(id))?.room]),
    );
    expect(new Set(counts.map(String))).toEqual(new Set(['2,8']));
  });
});

describe('a message that a reaction cannot bear', () => {
  const letters = async (as?: string) => (await here.send('GET', 'dead-letters', as)).body.items as { id: string }[];

  it('is tried five times, put aside, and holds up nothing', async () => {
    unbearable.add('poison');
    await here.deliver(aGuest('before', 1), aGuest('poison', 1, { id: 'm-1' }), aGuest('after', 1));
    expect([await here.guest('before'), await here.guest('after'), (await here.guest('poison'))?.room]).toEqual([
      expect.anything(),
      expect.anything(),
      '7',
    ]);
    expect(await letters()).toEqual([
      {
        id: 'handleGuests.m-1',
        at: expect.any(String),
        type: 'hotel.GuestChanged',
        reaction: 'handleGuests',
        reason: 'RangeError',
        attempts: 5,
      },
    ]);
    expect(JSON.stringify(await letters())).not.toContain('secret text');
  });

  it('is shown with what was heard, to its own organization only', async () => {
    const { status, body } = await here.send('GET', 'dead-letters/handleGuests.m-1');
    expect([status, body.heard]).toEqual([
      200,
      expect.objectContaining({ id: 'm-1', revision: 1, data: { guest: expect.objectContaining({ id: 'poison' }) } }),
    ]);
    expect([
      await letters('o2/admin'),
      (await here.send('GET', 'dead-letters/handleGuests.m-1', 'o2/admin')).status,
      (await here.send('POST', 'dead-letters/handleGuests.m-1/resend', 'o2/admin')).status,
    ]).toEqual([[], 404, 404]);
  });

  it('stays where it fails again', async () => {
    expect(await here.send('POST', 'dead-letters/handleGuests.m-1/resend')).toMatchObject({
      status: 422,
      body: { name: 'still_failing' },
    });
    expect(await letters()).toHaveLength(1);
  });

  it('outlives a restart, and is gone once it works', async () => {
    await here.again();
    unbearable.clear();
    expect((await here.send('POST', 'dead-letters/handleGuests.m-1/resend')).status).toBe(200);
    expect([await letters(), handledGuests.filter((one) => one === 'o1/poison/1').length]).toEqual([[], 1]);
    expect((await here.send('POST', 'dead-letters/handleGuests.m-1/resend')).status).toBe(404);
  });

  it('is none while the store is away: it is given again until it can be kept', async () => {
    dry(true);
    here.publish(aGuest('patient', 1));
    await setTimeout(300);
    expect([await here.guest('patient'), await letters()]).toEqual([undefined, []]);
    dry(false);
    await here.deliver();
    expect([(await guestEvents('patient')).length, await letters()]).toEqual([1, []]);
  });
});

describe('hearing one’s own events', () => {
  const came = async () => (await here.events('till', 'till')).length;

  it('follows each of them once, also over restarts', async () => {
    for (let n = 0; n < 5; n++) {
      const { body } = await here.send('POST', 'bills', 'o1/ayse');
      await here.send('PUT', `bills/paying/${body.id}`, 'o1/ayse', { by: 'card' });
      if (n % 2) await here.again();
    }
    await until(async () => (await came()) >= 5);
    await here.again();
    expect(await came()).toBe(5);
  });

  it('sees the rows that follow from it, however late they are', async () => {
    const rows = here.runtime.rows(bills);
    const apply = rows.apply.bind(rows);
    const { body } = await here.send('POST', 'bills', 'o1/ayse');
    rows.apply = async (...given) => setTimeout(300).then(() => apply(...given));
    seenOpen.length = 0;
    await here.send('PUT', `bills/paying/${body.id}`, 'o1/ayse', { by: 'card' });
    await until(() => seenOpen.length > 0);
    rows.apply = apply;
    expect(seenOpen).toEqual([false]);
    await until(async () => (await came()) >= 6);
  });

  it('repeats without harm where the checkpoint was lost', async () => {
    await here.again();
    await here.ports.keyValue.set('*', 'reactions/listening', `${here.ports.events.epoch}:`);
    const before = await here.ports.events.head();
    await here.again();
    await setTimeout(100);
    expect([await came(), await here.ports.events.head()]).toEqual([6, before]);
  });
});

describe('saying what others may know', () => {
  const proto =
    'syntax = "proto3"; package kadro.small.v1; message ThingSaid { Thing thing = 1; } message Thing { string id = 1; string name = 2; string code = 3; int32 steps = 4; }';
  const publication = publish(things, {
    message: 'ThingSaid',
    on: ['ThingMade', 'ThingChanged'],
    concerns: ({ code }) => (code === 'shared' ? null : 'p1'),
    data: ({ id, name, code, steps }) => (code === 'quiet' ? null : { thing: { id, name, code, steps } }),
  });
  let small: Small;
  beforeAll(async () => {
    small = await startSmall();
  });
  afterAll(() => small.stop());
  const said = async (after = ''): Promise<PositionedMessage[]> => {
    const runtime = Object.assign(Object.create(small.runtime) as typeof small.runtime, {
      service: { ...small.runtime.service, publications: [publication] },
    });
    const head = await small.ports.events.head();
    const all: PositionedMessage[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const subscription = new PublishedLog(runtime, languageOf('small', proto)).subscribe(after, (messages, last) => {
      all.push(...messages);
      if (last >= head) resolve();
    });
    await promise;
    await subscription.close();
    return all;
  };

  it('is the whole state after each event, though much has happened since', async () => {
    const {
      body: { id },
    } = await small.run('MakeThing', { name: 'A', code: '1' });
    for (const name of ['B', 'C', 'D']) await small.run('ChangeThing', { name }, { id: String(id) });
    const messages = (await said()).map(({ message }) => message);
    expect(messages.map(({ revision, data }) => [revision, (data.thing as { name: string }).name])).toEqual([
      [0, 'A'],
      [1, 'B'],
      [2, 'C'],
      [3, 'D'],
    ]);
    expect(messages[0]).toMatchObject({
      type: 'small.v1.ThingSaid',
      source: 'small',
      organization: 'o1',
      key: 'o1/p1',
      stream: expect.stringContaining('small.thing-o1_'),
      data: { thing: { id, name: 'A', code: '1', steps: 0 } },
    });
  });

  it('is the same again after a restart, message for message', async () => {
    const before = await said();
    await small.again();
    expect(await said()).toEqual(before);
    expect(await said(before[1]!.position)).toEqual(before.slice(2));
  });

  it('is nothing where nothing may be known, and keyed by its stream where it concerns nobody', async () => {
    const after = (await said()).at(-1)!.position;
    await small.run('MakeThing', { name: 'A', code: 'quiet' });
    expect(await said(after)).toEqual([]);
    await small.run('MakeThing', { name: 'A', code: 'shared' }, { as: somebody('a1', 'o2') });
    const [{ message }] = (await said(after)) as [PositionedMessage];
    expect([message.organization, message.key]).toEqual(['o2', message.stream]);
  });

  it('is refused of an event that the model does not follow', () =>
    expect(() =>
      publish(guests.model, { message: 'X', on: ['Unheard'], concerns: () => null, data: () => null }),
    ).toThrow(/does not follow/));

  it('is refused of rows that are derived, which no stream tells', () =>
    expect(() =>
      publish(loanMonths, { message: 'X', on: ['LoanMade'], concerns: () => null, data: () => null }),
    ).toThrow(/are derived/));
});
