import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { liveRows } from '../declare/command.ts';
import { type Principal } from '../declare/principal.ts';
import { guarded } from '../declare/models/guarded.ts';
import { type AnyReadModel } from '../declare/models/read-model.ts';
import { Refused } from '../declare/refusal.ts';
import { StoreUnavailable } from '../ports/index.ts';
import { type Small, smallService, somebody, startSmall, things } from '../testing/services/small-service.ts';
import { z } from 'zod';
import { LiveStreams } from './live-stream.ts';

/** A thing is within the reach of whoever it is named after, but for its code, and of the boss. */
const own: AnyReadModel = {
  ...things,
  schema: things.schema.extend({ code: guarded('secret', z.string()) }),
  hasGuards: true,
  reach: { own: 'name' },
  access: ['own', 'all'],
};
const policy: typeof smallService.domain.policy = {
  ...smallService.domain.policy,
  kindsOf: (principal, _rule, row) =>
    new Set([...(row.name === principal.account ? ['own'] : []), ...(principal.account === 'boss' ? ['all'] : [])]),
  mayRead: (_guard, kinds) => kinds.has('all'),
  hasRole: ({ account }) => account === 'boss',
};

let small: Small;
let streams: LiveStreams;
let left: AbortController;
let callers: Map<string, () => Principal>;
beforeEach(async () => {
  callers = new Map(['ada', 'bo', 'boss'].map((name) => [name, () => somebody(name)]));
  const authenticator = () => ({
    principal: async (token?: string) => {
      const caller = callers.get(token ?? '');
      if (!caller) throw new Refused('unauthorised');
      return caller();
    },
  });
  small = await startSmall(undefined, {
    ...smallService,
    readModels: [own],
    domain: { ...smallService.domain, policy },
    authenticator,
  });
  streams = new LiveStreams(small.runtime);
  left = new AbortController();
});
afterEach(async () => {
  left.abort();
  await small.stop();
});

const open = (authorization = 'ada', gone = left.signal) => streams.open({ authorization, gone });
const make = async (name: string, id: string) => small.run('MakeThing', { name, code: `secret ${id}`, id });
const next = async (messages: AsyncGenerator<string>) => (await messages.next()).value as string;
const hintIn = (text: string) => JSON.parse(text.split('data: ')[1]!) as { ids?: string[]; model: string };

describe('a live stream', () => {
  it('says from where on it tells, then which rows within the reach of its caller changed, and no more of them', async () => {
    const ada = await open();
    expect(await next(ada)).toBe('event: ready\ndata: {"service":"small","position":""}\n\n');
    await make('bo', 't1');
    const { position } = await make('ada', 't2');
    const told = await next(ada);
    expect([told.startsWith('event: changed\n'), hintIn(told)]).toEqual([
      true,
      { service: 'small', model: 'things', ids: ['t2'], position },
    ]);
    expect(told).not.toContain('secret');
  });

  it('says nothing of what its caller may not read', async () => {
    await make('ada', 't1');
    const [ada, boss] = [await open(), await open('boss')];
    await Promise.all([next(ada), next(boss)]);
    await small.run('ChangeThing', { code: 'another' }, { id: 't1', as: somebody('boss') });
    expect(hintIn(await next(boss)).ids).toEqual(['t1']);
    await make('ada', 't2');
    expect(hintIn(await next(ada)).ids).toEqual(['t2']);
  });

  it('tells nobody of another organization', async () => {
    callers.set('foreign', () => somebody('ada', 'o2'));
    const [ada, foreign] = [await open(), await open('foreign')];
    await Promise.all([next(ada), next(foreign)]);
    await make('ada', 't1');
    await small.run('MakeThing', { name: 'ada', code: 'x', id: 'f1' }, { as: somebody('ada', 'o2') });
    expect([hintIn(await next(ada)).ids, hintIn(await next(foreign)).ids]).toEqual([['t1'], ['f1']]);
  });

  it('puts together what its reader has not taken yet, and names no more ids than he needs', async () => {
    const ada = await open();
    await next(ada);
    for (let n = 0; n < 60; n++) await make('ada', `t${n}`);
    const last = (await make('ada', 'last')).position;
    const hints = [];
    do hints.push(hintIn(await next(ada)) as { ids?: string[]; position?: string });
    while (hints.at(-1)!.position! < last);
    expect([hints.length < 10, hints.some(({ ids }) => ids === undefined || ids.length > 1)]).toEqual([true, true]);
  });

  it.each<[string, () => void]>([
    ['signs out, or his token runs out', () => callers.delete('ada')],
    ['has to change his password', () => callers.set('ada', () => ({ ...somebody('ada'), mustChangePassword: true }))],
  ])('ends, and tells nothing more, when its caller %s', async (_when, happens) => {
    const ada = await open();
    await next(ada);
    happens();
    await make('ada', 't1');
    expect([await next(ada), await ada.next()]).toEqual([
      'event: ended\ndata: {"service":"small"}\n\n',
      { done: true, value: undefined },
    ]);
  });

  it('keeps what it has to tell while nobody can say who its caller is', async () => {
    const ada = await open();
    await next(ada);
    let isAway = true;
    callers.set('ada', () => {
      if (isAway) throw new StoreUnavailable('away');
      return somebody('ada');
    });
    await make('ada', 't1');
    const told = next(ada);
    isAway = false;
    expect(hintIn(await told).ids).toEqual(['t1']);
  });

  it('ends when its reader has gone, and when the service closes', async () => {
    const gone = new AbortController();
    const [ada, bo] = [await open('ada', gone.signal), await open('bo')];
    await Promise.all([next(ada), next(bo)]);
    const waiting = [ada.next(), bo.next()];
    gone.abort();
    streams.close();
    expect(await Promise.all(waiting)).toEqual(
      [{ done: true }, { done: true }].map((one) => ({ ...one, value: undefined })),
    );
  });
});

describe('a declared live stream', () => {
  const route = liveRows({
    name: 'FollowThings',
    path: 'things/stream',
    summary: 'Things as they change',
    access: { who: 'member' },
    model: own,
    event: 'thing',
  });
  const follow = (authorization: string) =>
    streams.open({ authorization, gone: left.signal, route: { ...route, live: { model: own, event: 'thing' } } });

  it('has the rows themselves, as its caller reads them, and no row beyond reach', async () => {
    const [ada, boss] = [await follow('ada'), await follow('boss')];
    await Promise.all([next(ada), next(boss)]);
    await make('bo', 't1');
    await make('ada', 't2');
    const [seen, all] = [await next(ada), await next(boss)];
    expect([seen, seen.includes('"code":null')]).toEqual([expect.stringMatching(/^event: thing\n.*"id":"t2"/), true]);
    expect(seen).not.toContain('t1');
    expect(all).toContain('secret t1');
  });

  it('ends with the session, and is refused to whoever may not open it', async () => {
    const ada = await follow('ada');
    await next(ada);
    callers.delete('ada');
    await make('ada', 't1');
    expect(await next(ada)).toMatch(/^event: ended/);
    await expect(
      streams.open({
        authorization: 'bo',
        gone: left.signal,
        route: { ...route, access: { who: 'roles', roles: ['BOSS'] }, live: { model: own, event: 'thing' } },
      }),
    ).rejects.toThrow('forbidden');
  });
});

describe('opening live streams', () => {
  it('is refused to who is not signed in', async () => {
    await expect(open('nobody')).rejects.toThrow('unauthorised');
  });

  it('is refused beyond what windows of one account need, and open again when one is left, also one never read', async () => {
    const first = new AbortController();
    await open('ada', first.signal);
    for (let n = 1; n < 10; n++) await open();
    await expect(open()).rejects.toThrow('too_many_requests');
    await open('bo');
    first.abort();
    await expect(open()).resolves.toBeDefined();
  });
});
