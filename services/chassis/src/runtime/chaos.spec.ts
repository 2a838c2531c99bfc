import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { resend } from '../messaging/resending.ts';
import { requestAside, standingProjection } from '../read/standing-projections.ts';
import { NewerEvent, StoreUnavailable } from '../ports/index.ts';
import { anEvent } from '../testing/an-event.ts';
import { openFolderDeadLetters } from '../embedded/log/dead-letters.ts';
import { thing, things } from '../testing/services/small-service.ts';
import { startFollowing } from '../testing/services/following-service.ts';
import { until } from '../testing/time/until.ts';

const away = () => new StoreUnavailable('away');
const wrong = () => new RangeError('secret text');

let here: Awaited<ReturnType<typeof startFollowing>>;
beforeEach(async () => {
  here = await startFollowing();
});
afterEach(async () => {
  here.broken.clear();
  await here.stop();
});

const minute = () => here.clock.advance({ seconds: 61 });
const faultsOf = (follower: string) => here.metric('kadro_follower_faults_total', { service: 'small', follower });
const standingSeconds = (follower: string) =>
  here.metric('kadro_follower_standing_seconds', { service: 'small', follower });
const linesOf = (message: string, follower: string) =>
  here.lines.filter((line) => line.message === message && line.fields['follower'] === follower);
/** Nothing of the log is in hand: answers do not wait for the rows of commands. */
const idle = async () => {
  const head = await here.ports.events.head();
  await until(async () => (await here.hosted.runtime.positions()).every(({ seen }) => seen >= head));
};
/** What cannot be said became a dead letter. */
const isAlarm = ({ fields }: { fields: Record<string, unknown> }) => fields['reaction'] === 'publish';
const isReady = async () => (await here.hosted.ready()).ready;
const letters = () => here.ports.messages.read('kadro.small.dead', 'o1', { offset: 0, limit: 10 });

const busy: Record<string, (code: string) => unknown> = {
  projections: (code) => void here.make(code),
  ownEvents: (code) => here.make(code),
  publisher: (code) => here.make(code),
  'messages of hotel': (code) => here.hear(code),
  'task sweep': () => undefined,
  liveHints: async (code) => {
    const rows = here.hosted.runtime.rows(things);
    const getMany = rows.getMany.bind(rows);
    rows.getMany = async (...given) => {
      const failure = here.broken.get('liveHints')?.();
      if (failure !== undefined) throw failure;
      return getMany(...given);
    };
    const gone = new AbortController();
    await (await here.hosted.stream({ authorization: 'ada', gone: gone.signal })).next();
    await here.make(code);
  },
  'queue chore': (code) => here.addJob(code),
};

describe('a follower that cannot do its work', () => {
  it.each<[string, string, () => unknown, 'warn' | 'error']>([
    ['projections', 'projections', wrong, 'error'],
    ['ownEvents', 'ownEvents', away, 'warn'],
    ['publisher', 'publisher', away, 'warn'],
    ['messages of hotel', 'messages', away, 'warn'],
    ['task sweep', 'task', wrong, 'error'],
    ['liveHints', 'liveHints', away, 'warn'],
  ])('%s says so in the log and a metric at once, and after a minute is not ready', async (name, who, why, level) => {
    const before = await faultsOf(name);
    here.broken.set(who, why);
    await busy[name]!('1');
    await until(async () => (await faultsOf(name)) > before);
    expect(linesOf('a follower failed', name)[0]).toMatchObject({
      level,
      fields: { service: 'small', at: expect.any(String), fault: { name: expect.any(String) } },
    });
    expect(await here.hosted.ready()).toEqual({ ready: true });
    const more = before + 4;
    await until(async () => (await faultsOf(name)) >= more);
    expect(linesOf('a follower failed', name)).toHaveLength(1);
    minute();
    expect(await here.hosted.ready()).toEqual({
      ready: false,
      reason: expect.stringContaining(name),
      standing: expect.arrayContaining([name]),
    });
    expect([await standingSeconds(name), linesOf('a follower stands', name)]).toEqual([
      61,
      [expect.objectContaining({ level: 'error' })],
    ]);
    expect(JSON.stringify(here.lines)).not.toContain('secret text');
    here.broken.clear();
    await until(isReady);
    expect([await standingSeconds(name), linesOf('a follower goes on', name)]).toEqual([0, [expect.anything()]]);
  });

  it('is a queue that cannot be asked, too', async () => {
    here.breakOps('ALTER TABLE jobs RENAME TO gone');
    const before = await faultsOf('queue chore');
    await here.addJob('j0').catch(() => undefined);
    await here.ports.keyValue.set('*', 'any', 'thing');
    here.hosted.runtime.jobs.work('small.other', async () => undefined);
    await until(async () => (await faultsOf('queue chore')) > before);
    minute();
    expect((await here.hosted.ready()).standing).toContain('queue chore');
    here.breakOps('ALTER TABLE gone RENAME TO jobs');
    await until(isReady);
  });

  it('is one that is given nothing though its log grows', async () => {
    await here.make('1');
    await until(() => here.said.length > 0 && here.seen.includes('ownEvents 1'));
    await idle();
    const { events } = here.ports;
    const head = events.head.bind(events);
    events.head = () => Promise.resolve('9999999999999999');
    expect(await isReady()).toBe(true);
    await until(async () => {
      minute();
      return (await here.hosted.ready()).standing?.length === 3;
    });
    expect(new Set((await here.hosted.ready()).standing)).toEqual(new Set(['projections', 'ownEvents', 'publisher']));
    expect(linesOf('a follower stands', 'projections')[0]!.fields['at']).toMatch(/^after \d/);
    events.head = head;
    expect(await isReady()).toBe(true);
  });

  it('stands as well where it never comes back from what it has in hand', async () => {
    const never = Promise.withResolvers<void>();
    here.hosted.runtime.watchdog
      .follower('stuck')
      .doing('m1', () => never.promise)
      .catch(() => undefined);
    minute();
    expect((await here.hosted.ready()).standing).toEqual(['stuck']);
    never.resolve();
    await until(isReady);
  });
});

describe('an event of a newer version', () => {
  const newerLine = 'an event of a newer version: a process of that version has to keep the rows';
  const dissolve = (type = 'small.ThingDissolved', stream = 'small.thing-o1_new') =>
    here.ports.events.append(stream, -1, [{ ...anEvent({ code: 'C' }), type }]);
  const errors = () => here.lines.filter(({ level, message }) => level === 'error' && message !== 'a follower stands');

  it('is no failure of who follows: each says that a newer process has to go on, and nothing becomes a dead letter', async () => {
    await here.make('1');
    await idle();
    const before = await Promise.all(['projections', 'ownEvents', 'publisher'].map(faultsOf));
    await dissolve();
    await until(() => ['ownEvents', 'publisher'].every((name) => linesOf(newerLine, name).length > 0));
    await until(() => errors().length === 3);
    expect(new Set(errors().map(({ message }) => message))).toEqual(new Set([newerLine]));
    expect(await Promise.all(['projections', 'ownEvents', 'publisher'].map(faultsOf))).toEqual(before);
    expect(await letters()).toEqual([]);
  });

  it('is told of once, and after a minute without a newer process the house is not ready', async () => {
    await dissolve();
    await until(() => errors().length === 3);
    minute();
    await until(async () => (await here.hosted.ready()).standing?.length === 3);
    expect(errors()).toHaveLength(3);
  });

  it('makes no dead letter of a message whose handling meets it: it comes again', async () => {
    let tries = 0;
    here.broken.set('messages', () => {
      tries++;
      return new NewerEvent({ type: 'small.ThingDissolved', v: 1, position: '7' });
    });
    await here.hear('1');
    await until(() => tries > 6);
    expect([await letters(), linesOf('a follower failed', 'messages of hotel')]).toEqual([[], []]);
    here.broken.clear();
    await until(() => here.seen.includes('messages 1'));
  });
});

describe('odd text in the log, however it came there', () => {
  it.each([
    ['half a letter', 'a\ud800'],
    ['half a letter before others', '\udc00b'],
    ['nothing', ''],
    ['a zero', 'a\u0000b'],
    ['letters that turn it around', '\u202eabc'],
    ['what would be an address of a record', '__proto__'],
    ['very much of it', 'x'.repeat(2_000_000)],
  ])('%s is projected, said, reacted to and heard, and holds nobody up', async (_what, text) => {
    const { loop, log } = here.hosted.runtime;
    const context = { organization: 'o1', actor: 'a', key: crypto.randomUUID(), body: '', correlation: 'c' };
    await loop.run(thing, 'odd', context, () => [{ type: 'ThingMade', data: { name: text, mail: text, code: text } }]);
    await here.hear(text);
    await here.make('after');
    await here.hear('after');
    for (const one of ['projections after', 'ownEvents after', 'messages after'])
      await until(() => here.seen.includes(one));
    await until(() => here.said.some(({ stream }) => stream.endsWith('odd')) || here.lines.some(isAlarm));
    await until(() => here.said.length + here.lines.filter(isAlarm).length === 2);
    await idle();
    minute();
    expect(await isReady()).toBe(true);
    expect(await log.read(log.stream(thing, 'o1', 'odd'))).toHaveLength(1);
  });
});

describe('one message that cannot be borne', () => {
  it.each<[string, string, string]>([
    ['of another service', 'messages', 'messagesReaction'],
    ['of its own', 'ownEvents', 'ownEventsReaction'],
  ])('%s is put aside with an alarm, and what follows goes on', async (_which, who, reaction) => {
    const give = who === 'messages' ? here.hear : here.make;
    here.broken.set(who, wrong);
    await give('poison');
    await until(async () => (await letters()).length > 0);
    here.broken.clear();
    await give('after');
    await until(() => here.seen.includes(`${who} after`));
    expect(here.lines).toContainEqual(
      expect.objectContaining({ level: 'error', fields: expect.objectContaining({ reaction, reason: 'RangeError' }) }),
    );
    expect(await here.metric('kadro_dead_letters_total', { service: 'small', reaction })).toBeGreaterThan(0);
    await idle();
    minute();
    expect(await isReady()).toBe(true);
  });

  it('is put aside where it cannot even be given to a reaction', async () => {
    await here.hear('fine');
    await until(() => here.seen.includes('messages fine'));
    const { reactions } = here.hosted.runtime.service;
    Object.defineProperty(reactions[1], 'on', { get: () => ({ includes: () => void raise() }), configurable: true });
    await here.hear('odd');
    await until(async () => (await letters()).some(({ id }) => id.startsWith('receive.')));
    Object.defineProperty(reactions[1], 'on', { value: ['GuestCame'] });
    await here.hear('after');
    await until(() => here.seen.includes('messages after'));
    const [letter] = await letters();
    expect(await resend(here.hosted.runtime, 'o1', letter!.id)).toBe('handled');
    expect([here.seen.includes('messages odd'), await letters()]).toEqual([true, []]);
  });

  it('is put aside where it cannot be said to others, who hear what follows', async () => {
    const before = await here.metric('kadro_dead_letters_total', { service: 'small', reaction: 'publish' });
    await here.make('unsayable');
    await here.make('sayable');
    await until(() => here.said.length === 1);
    expect((await letters()).map(({ id, data }) => [id.split('.')[0], data['reason']])).toEqual([['publish', 'Error']]);
    expect(await here.metric('kadro_dead_letters_total', { service: 'small', reaction: 'publish' })).toBe(before + 1);
    minute();
    expect(await isReady()).toBe(true);
  });

  it('is a job that fails for good: it is put away, and the next one runs', async () => {
    here.broken.set('job', wrong);
    await here.addJob('j1');
    await until(async () => {
      here.clock.advance({ seconds: 5 });
      return (await here.ports.jobs.get('o1', 'j1'))?.state === 'FAILED';
    });
    here.broken.clear();
    await here.addJob('j2');
    await until(() => here.seen.includes('job j2'));
    expect(here.lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: 'job gave up',
        fields: expect.objectContaining({ id: 'j1' }),
      }),
    );
    minute();
    expect(await isReady()).toBe(true);
  });
});

describe('an event that a projection cannot bear', () => {
  const poison = async () => {
    here.broken.set('projections', wrong);
    void here.make('poison').catch(() => undefined);
    await until(async () => (await standingProjection(here.ports.keyValue, 'small')) !== null);
    return (await standingProjection(here.ports.keyValue, 'small'))!;
  };

  it('is named, and repeated until it can be borne', async () => {
    const { event } = await poison();
    expect(linesOf('a follower failed', 'projections').at(-1)!.fields['at']).toMatch(
      new RegExp(`^fragileThings, small.ThingMade ${event} at \\d`),
    );
    here.broken.clear();
    await until(() => here.seen.includes('projections poison'));
    await until(async () => (await standingProjection(here.ports.keyValue, 'small')) === null);
  });

  it('is set aside by an operator, which the log says, and what follows goes on, also after a restart', async () => {
    const { event, projection, stream } = await poison();
    await requestAside(here.ports.keyValue, 'small', { event, by: 'ops', why: 'of no use' });
    await until(async () => (await standingProjection(here.ports.keyValue, 'small')) === null);
    expect(here.lines).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        message: 'event set aside',
        fields: expect.objectContaining({ event, by: 'ops' }),
      }),
    );
    const said = await here.ports.events.read('small.setAside-everywhere_projections');
    expect(said.map(({ type, data }) => [type, data])).toEqual([
      [
        'small.EventSetAside',
        {
          event,
          projection,
          type: 'small.ThingMade',
          stream,
          revision: 0,
          fault: 'RangeError',
          by: 'ops',
          why: 'of no use',
        },
      ],
    ]);
    here.broken.set('projections', () => (here.seen.length < 0 ? wrong() : undefined));
    await here.make('after');
    await until(() => here.seen.includes('projections after'));
    await here.again();
    await here.make('later');
    await until(() => here.seen.includes('projections later'));
    expect(here.seen).not.toContain('projections poison');
  });

  it('is set aside at a start, too, where that was asked for while nobody ran', async () => {
    const { event } = await poison();
    await here.again(async () => {
      const access = openFolderDeadLetters(here.folder);
      await requestAside(access.keyValue, 'small', { event, by: 'ops', why: 'of no use' });
      await access.close();
    });
    expect(await here.ports.events.read('small.setAside-everywhere_projections')).toHaveLength(1);
    minute();
    expect(await isReady()).toBe(true);
  });
});

function raise(): never {
  throw new TypeError('odd');
}
