import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reservationsRepaired } from '../observe/metrics.ts';
import { release, reservation, reserve } from './reservations.ts';
import { derivedId } from '../ports/shared/streams.ts';
import { given } from '../testing/given.ts';
import { type Small, somebody, startSmall, thing } from '../testing/services/small-service.ts';

const wish = { kind: 'code', owner: 'id1', organization: 'o1', field: 'code' };
const held = { type: 'ValueReserved' as const, data: { kind: 'code', owner: 'id1', organization: 'o1' } };
const released = { type: 'ValueReleased' as const, data: { kind: 'code', owner: 'id1' } };

describe('reserving', () => {
  it('takes what is free', () =>
    given(reservation)
      .when((state) => reserve(state, wish))
      .then(held));
  it('takes what was released', () =>
    given(reservation, [held, released])
      .when((state) => reserve(state, wish))
      .then(held));
  it('has nothing to do twice for one owner', () =>
    given(reservation, [held])
      .when((state) => reserve(state, wish))
      .nothing());
  it('is refused to another owner', () =>
    given(reservation, [held])
      .when((state) => reserve(state, { ...wish, owner: 'id2' }))
      .rejected('same_record_exist', { code: 'already_used' }));
  it('is refused to an owner of the same id elsewhere', () =>
    given(reservation, [held])
      .when((state) => reserve(state, { ...wish, organization: 'o2' }))
      .rejected('same_record_exist'));
});

describe('releasing', () => {
  it('frees what the owner holds', () =>
    given(reservation, [held])
      .when((state) => release(state, wish))
      .then(released));
  it('frees nothing of others', () => {
    given(reservation, [held])
      .when((state) => release(state, { ...wish, owner: 'id2' }))
      .nothing();
    given(reservation, [held])
      .when((state) => release(state, { ...wish, organization: 'o2' }))
      .nothing();
    given(reservation)
      .when((state) => release(state, wish))
      .nothing();
  });
});

let small: Small;
beforeAll(async () => {
  small = await startSmall();
});
afterAll(() => small.stop());

const make = (code: string, more: object = {}, given: Parameters<Small['run']>[2] = {}) =>
  small.run('MakeThing', { name: 'A', code, ...more }, given);
const taken = { name: 'same_record_exist', fields: { code: { name: 'already_used' } } };
const sweep = () => small.runtime.reservations.sweep(small.clock.now());

describe('a value that is unique', () => {
  it('goes to exactly one of two who want it at the same time', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => make('one')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(taken);
  });

  it('is the same in other letters', async () => {
    await make('Letters');
    await expect(make(' lETTERS ')).rejects.toMatchObject(taken);
  });

  it('may be used by another organization, unless it is unique everywhere', async () => {
    const elsewhere = { as: somebody('a9', 'o2') };
    await make('both', { alias: 'everywhere' });
    await make('both', {}, elsewhere);
    await expect(make('own', { alias: 'everywhere' }, elsewhere)).rejects.toMatchObject({
      fields: { alias: { name: 'already_used' } },
    });
    await make('own', {}, elsewhere);
  });

  it('is given back by a command that is refused', async () => {
    await expect(make('back', { name: 'refused' })).rejects.toMatchObject({ name: 'refused' });
    await make('back');
  });

  it('is given back and taken again by the same command', async () => {
    const key = crypto.randomUUID();
    await expect(make('again', { name: 'refused' }, { key })).rejects.toMatchObject({ name: 'refused' });
    await make('again', {}, { key });
    await expect(make('again')).rejects.toMatchObject(taken);
  });

  it('is free again when its owner changes it', async () => {
    const { body } = await make('old');
    await small.run('ChangeThing', { code: 'new' }, { id: String(body.id) });
    await make('old');
    await expect(make('new')).rejects.toMatchObject(taken);
  });

  it('stays with an owner who only writes it in other letters', async () => {
    const { body } = await make('case');
    await small.run('ChangeThing', { code: 'CASE' }, { id: String(body.id) });
    await expect(make('case')).rejects.toMatchObject(taken);
  });

  it('stays with its owner when another wants it instead of his', async () => {
    await make('mine');
    const { body } = await make('yours');
    await expect(small.run('ChangeThing', { code: 'mine' }, { id: String(body.id) })).rejects.toMatchObject(taken);
    await expect(make('yours')).rejects.toMatchObject(taken);
  });
});

describe('a kill between reserving and appending', () => {
  const killed = async (code: string, key: string) => {
    const { runtime } = small;
    const contextKey = runtime.hash('o1', 'a1', `POST things ${JSON.stringify({})}`, key);
    const context = { organization: 'o1', actor: 'a1', key: contextKey, body: 'b', correlation: 'c' };
    await runtime.reservations.take([{ kind: 'code', value: code, field: 'code' }], derivedId(contextKey), context);
    await small.again();
  };

  it('lets the same command succeed', async () => {
    await killed('half', 'half-key');
    await expect(make('half')).rejects.toMatchObject(taken);
    expect((await make('half', {}, { key: 'half-key' })).status).toBe(201);
  });

  it('keeps others out until the sweeper comes after fifteen minutes', async () => {
    await sweepAll();
    await killed('lost', 'lost-key');
    small.clock.advance({ minutes: 14, seconds: 59 });
    expect(await sweep()).toBe(0);
    await expect(make('lost')).rejects.toMatchObject(taken);
    small.clock.advance({ seconds: 1 });
    expect(await sweep()).toBe(1);
    await make('lost');
  });

  it('frees a replaced value that was not released', async () => {
    await sweepAll();
    const { body } = await make('before');
    const id = String(body.id);
    const { position } = await small.runtime.loop.run(
      thing,
      id,
      { organization: 'o1', actor: 'a1', key: crypto.randomUUID(), body: '', correlation: 'c' },
      () => [{ type: 'ThingChanged', data: { code: 'after' } }],
    );
    await small.runtime.caughtUp(position);
    small.clock.advance({ minutes: 16 });
    expect(await sweep()).toBe(1);
    await make('before');
  });

  it('never frees what is held', async () => {
    await make('held');
    small.clock.advance({ hours: 1 });
    await sweepAll();
    await expect(make('held')).rejects.toMatchObject(taken);
  });
});

describe('two commands of one owner at the same time', () => {
  const context = () => ({ organization: 'o1', actor: 'a1', key: crypto.randomUUID(), body: '', correlation: 'c' });
  const wish = (value: string) => [{ kind: 'code', value, field: 'code' }];
  const take = (id: string, value: string) => small.runtime.reservations.take(wish(value), id, context());
  /** As the command does between taking and releasing. */
  const store = async (id: string, code: string) =>
    small.runtime.caughtUp(
      (await small.runtime.loop.run(thing, id, context(), () => [{ type: 'ThingChanged', data: { code } }])).position,
    );
  const made = async (code: string) => String((await make(code)).body.id);

  it('leave to the winner what the loser gives back', async () => {
    const id = await made('own-1');
    const loser = await take(id, 'both-1');
    const winner = await take(id, 'both-1');
    await store(id, 'both-1');
    await winner.confirm();
    await loser.giveBack();
    await expect(make('both-1')).rejects.toMatchObject(taken);
  });

  it('leave it to a winner who stores it after it was given back', async () => {
    const id = await made('own-2');
    const loser = await take(id, 'both-2');
    const winner = await take(id, 'both-2');
    await loser.giveBack();
    await store(id, 'both-2');
    await winner.confirm();
    await expect(make('both-2')).rejects.toMatchObject(taken);
  });

  it('leave it to a winner who stores it while it is given back', async () => {
    const id = await made('own-3');
    const loser = await take(id, 'both-3');
    const { loop } = small.runtime;
    const run = loop.run.bind(loop);
    loop.run = async (...given) => {
      loop.run = run;
      await store(id, 'both-3');
      return run(...given);
    };
    await loser.giveBack();
    await expect(make('both-3')).rejects.toMatchObject(taken);
  });

  it('keep a replaced value that its owner holds again', async () => {
    const id = await made('former-4');
    await take(id, 'next-4');
    await store(id, 'next-4');
    await store(id, 'former-4');
    await small.runtime.reservations.releaseReplaced([{ ...wish('next-4')[0]!, replaces: 'former-4' }], id, context());
    await expect(make('former-4')).rejects.toMatchObject(taken);
  });

  it('give back what neither stored', async () => {
    const id = await made('own-5');
    const [one, other] = [await take(id, 'none-5'), await take(id, 'none-5')];
    await one.giveBack();
    await other.giveBack();
    await make('none-5');
  });
});

describe('a value that is held and that nobody has reserved', () => {
  it('is reserved again by the daily check, which counts it; nothing else is', async () => {
    // what the tests before have left
    await small.runtime.reservations.repair();
    await make('lost-1');
    const context = { organization: 'o1', actor: 'a1', key: crypto.randomUUID(), body: '', correlation: 'c' };
    const { id: stranger } = (await make('stranger-1')).body;
    await small.run('ChangeThing', { code: 'stranger-2' }, { id: String(stranger) });
    const { position } = await small.runtime.loop.run(thing, String(stranger), context, () => [
      { type: 'ThingChanged', data: { code: 'stranger-3' } },
    ]);
    await small.runtime.caughtUp(position);
    const counted = async () => (await reservationsRepaired.get()).values.reduce((sum, { value }) => sum + value, 0);
    const before = await counted();
    expect(await small.runtime.reservations.repair()).toBe(1);
    expect(await counted()).toBe(before + 1);
    await expect(make('stranger-3')).rejects.toMatchObject(taken);
    expect(await small.runtime.reservations.repair()).toBe(0);
    await expect(make('lost-1')).rejects.toMatchObject(taken);
  });
});

describe('values that were compared otherwise before', () => {
  const context = () => ({ organization: 'o1', actor: 'a1', key: crypto.randomUUID(), body: '', correlation: 'c' });
  /** As in a log of before: rows hold the code, nothing of it is reserved as it would be now. */
  const madeBefore = async (id: string, code: string) =>
    small.runtime.caughtUp(
      (
        await small.runtime.loop.run(thing, id, context(), () => [
          { type: 'ThingMade', data: { name: 'A', mail: null, code } },
        ])
      ).position,
    );
  const comparedAnew = async () => {
    await small.ports.keyValue.delete('*', 'reservations/small/comparison');
    await small.again();
  };

  it('are reserved again at start, before anybody is answered', async () => {
    await madeBefore('before-1', 'Müller\u200B');
    await comparedAnew();
    await expect(make('MU\u0308LLER')).rejects.toMatchObject(taken);
    await make('muller');
    await sweepAll();
    await expect(make('müller')).rejects.toMatchObject(taken);
  });

  it('are looked through once', async () => {
    await madeBefore('before-2', 'unseen');
    await small.again();
    await make('unseen');
  });

  it('stay with the first of two, and both are told by ids until one has another', async () => {
    await madeBefore('before-3', 'ﬁne');
    await madeBefore('before-4', 'Fine');
    await comparedAnew();
    const holder = { organization: 'o1', owner: 'before-3' };
    const { reservations } = small.runtime;
    expect(await reservations.collisions('o1')).toContainEqual({
      kind: 'code',
      organization: 'o1',
      owner: 'before-4',
      holder,
    });
    expect(await reservations.collisions('o2')).toEqual([]);
    await small.run('ChangeThing', { code: 'other' }, { id: 'before-4' });
    expect((await reservations.collisions('o1')).filter(({ owner }) => owner === 'before-4')).toEqual([]);
  });
});

async function sweepAll(): Promise<void> {
  small.clock.advance({ hours: 1 });
  await sweep();
  await small.runtime.caughtUp(await small.ports.events.head());
}
