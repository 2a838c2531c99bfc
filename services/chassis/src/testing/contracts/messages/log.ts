import { type OpenedPorts } from '../opened-ports.ts';
import { openBeforeEach, type PortsUnderTest } from '../ports-under-test.ts';
import { describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { listener, numbered, numberOf, type ReceivedMessages, upTo } from './listener.ts';
import { aMessage, messageSource } from './source.ts';
import { until } from '../../time/until.ts';

interface LogUnderTest extends PortsUnderTest {
  mayRepeat: boolean;
  listening(fails?: (n: number) => boolean, before?: ReceivedMessages): ReturnType<typeof listener>;
}

/** What every log of messages must do. `mayRepeat`: handled messages may come again. */
export function describeMessageLog(
  open: () => Promise<OpenedPorts>,
  reopen: () => Promise<OpenedPorts>,
  { mayRepeat = false } = {},
): void {
  const tested = openBeforeEach(open, reopen);
  const at: LogUnderTest = {
    get ports() {
      return tested.ports;
    },
    reopen: () => tested.reopen(),
    mayRepeat,
    listening: (fails, before) => listener({ fails, before, mayRepeat }),
  };
  describe('consuming a topic', () => {
    itGivesWhatIsPublished(at);
    itGivesWhatIsSaidOutOfTurn(at);
    itKeepsTopicsAndGroupsApart(at);
    itGivesManyMessages(at);
    itLetsGroupsGoTheirOwnWay(at);
  });
  describe('a message that cannot be handled', () => itTriesAgainInOrder(at));
  describe('going on', () => {
    itFinishesTheMessageInHand(at);
    itGoesOnWhereItWas(at);
    itBeginsFromTheStart(at);
  });
  describe('appending to a topic that no source relays', () => itKeepsWhatIsAppended(at));
}

function itGivesWhatIsSaidOutOfTurn(at: LogUnderTest): void {
  it('gives every group what is said out of turn', async () => {
    const received = [at.listening(), at.listening()];
    await at.ports.messages.relay('t', messageSource());
    for (const [n, one] of received.entries()) await at.ports.messages.consume('t', `g${n}`, one.handle);
    await at.ports.messages.say('t', numbered(0, 1)[0]!);
    await until(() => received.every((one) => one.has(1)));
    expect(received.map((one) => one.all())).toEqual([upTo(1), upTo(1)]);
  });
}

function itGivesWhatIsPublished(at: LogUnderTest): void {
  it('gives what was published before and what is published later, each key in order', async () => {
    const source = messageSource();
    const received = at.listening();
    source.publish(...numbered(0, 20));
    await at.ports.messages.relay('t', source);
    await at.ports.messages.consume('t', 'g', received.handle);
    await until(() => received.has(20));
    source.publish([], ...numbered(20, 40));
    await until(() => received.has(40));
    expect([received.all(), received.isOrdered]).toEqual([upTo(40), true]);
  });

  it('gives all of it, also where a topic is to be republished', async () => {
    const source = messageSource();
    const received = at.listening();
    source.publish(...numbered(0, 20));
    await at.ports.messages.relay('t', source);
    await at.ports.messages.republish('t');
    await at.ports.messages.republish('t');
    await at.ports.messages.consume('t', 'g', received.handle);
    await until(() => received.has(20));
    expect(received.all()).toEqual(upTo(20));
  });

  it('gives the message as it was published', async () => {
    const message = aMessage({ data: { text: 'çİı "\u{1f642}"', zero: 0, no: false, deep: [{ a: null }] } });
    const source = messageSource();
    source.publish(message);
    await at.ports.messages.relay('t', source);
    const received = await new Promise(
      (resolve) => void at.ports.messages.consume('t', 'g', async (message) => resolve(message)),
    );
    expect(received).toEqual(message);
  });
}

function itKeepsTopicsAndGroupsApart(at: LogUnderTest): void {
  it('gives each of several messages of one position, also when it was left between them', async () => {
    const source = messageSource();
    source.publish(numbered(0, 3, 1), numbered(3, 6, 1));
    const dying = at.listening((n) => n === 4);
    await at.ports.messages.relay('t', source);
    const subscription = await at.ports.messages.consume('t', 'g', dying.handle);
    await until(() => dying.tried.includes(4));
    await subscription.close();
    source.publish(numbered(6, 9, 1));
    const received = at.listening(undefined, dying);
    await at.ports.messages.consume('t', 'g', received.handle);
    await until(() => received.has(9, 4));
    expect([dying.handled, received.isOrdered]).toEqual([upTo(4), true]);
  });

  it('waits for a topic that nobody relays yet, and keeps topics apart', async () => {
    const [one, other] = [at.listening(), at.listening()];
    await at.ports.messages.consume('t1', 'g', one.handle);
    await at.ports.messages.consume('t2', 'g', other.handle);
    const source = messageSource();
    source.publish(...numbered(0, 5));
    await at.ports.messages.relay('t1', source);
    await until(() => one.has(5));
    expect(other.tried).toEqual([]);
  });
}

function itGivesManyMessages(at: LogUnderTest): void {
  it('gives all of 10,000 messages, each key in order', async () => {
    const source = messageSource();
    source.publish(...numbered(0, 10_000, 50));
    const seen = new Map<string, number[]>();
    const ids = new Set<string>();
    await at.ports.messages.relay('t', source);
    await at.ports.messages.consume('t', 'g', async (message) => {
      if (at.mayRepeat && ids.has(message.id)) return;
      ids.add(message.id);
      seen.set(message.key, [...(seen.get(message.key) ?? []), numberOf(message)]);
    });
    await until(() => ids.size >= 10_000);
    for (const [key, numbers] of seen)
      expect([key, numbers]).toEqual([key, upTo(200).map((n) => n * 50 + Number(key.slice(3)))]);
  });
}

function itLetsGroupsGoTheirOwnWay(at: LogUnderTest): void {
  it('lets each group go its own way', async () => {
    const source = messageSource();
    source.publish(...numbered(0, 10));
    const [stuck, free] = [at.listening((n) => n === 0), at.listening()];
    await at.ports.messages.relay('t', source);
    await at.ports.messages.consume('t', 'stuck', stuck.handle);
    await at.ports.messages.consume('t', 'free', free.handle);
    await until(() => free.has(10) && stuck.tried.length > 1);
    expect(stuck.handled.filter((n) => n % 3 === 0)).toEqual([]);
  });
}

function itTriesAgainInOrder(at: LogUnderTest): void {
  it('is given again, and nothing of its key overtakes it', async () => {
    const source = messageSource();
    source.publish(...numbered(0, 12));
    let failures = 3;
    const received = at.listening((n) => n === 4 && failures-- > 0);
    await at.ports.messages.relay('t', source);
    await at.ports.messages.consume('t', 'g', received.handle);
    await until(() => received.has(12));
    expect([received.all(), received.isOrdered, received.tried.filter((n) => n === 4).length]).toEqual([
      upTo(12),
      true,
      4,
    ]);
  });

  it('does not keep a subscription from closing, and is the first of its key afterwards', async () => {
    const source = messageSource();
    source.publish(...numbered(0, 12, 1));
    const dying = at.listening((n) => n >= 5);
    await at.ports.messages.relay('t', source);
    const subscription = await at.ports.messages.consume('t', 'g', dying.handle);
    await until(() => dying.tried.filter((n) => n === 5).length > 1);
    await subscription.close();
    const received = at.listening(undefined, dying);
    await at.ports.messages.consume('t', 'g', received.handle);
    await until(() => received.has(12, 5));
    expect([dying.handled, received.handled]).toEqual([upTo(5), [5, 6, 7, 8, 9, 10, 11]]);
  });
}

function itFinishesTheMessageInHand(at: LogUnderTest): void {
  it('finishes the message in hand, and gives nothing after closing', async () => {
    const source = messageSource();
    source.publish(...numbered(0, 5));
    const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const handled: number[] = [];
    await at.ports.messages.relay('t', source);
    const subscription = await at.ports.messages.consume('t', 'g', async (message) => {
      begun.resolve();
      await finish.promise;
      handled.push(numberOf(message));
    });
    await begun.promise;
    const closed = subscription.close();
    finish.resolve();
    await closed;
    const atClose = [...handled];
    source.publish(...numbered(5, 9));
    await setTimeout(30);
    expect([atClose.length > 0, handled]).toEqual([true, atClose]);
  });
}

function itGoesOnWhereItWas(at: LogUnderTest): void {
  it('loses nothing between closing and opening again, and begins where it was', async () => {
    const source = messageSource();
    source.publish(...numbered(0, 250, 1));
    const first = at.listening();
    await at.ports.messages.relay('t', source);
    await at.ports.messages.consume('t', 'g', first.handle);
    await until(() => first.has(130));
    await at.reopen();
    source.publish(...numbered(250, 300, 1));
    const second = at.listening(undefined, first);
    await at.ports.messages.consume('t', 'g', second.handle);
    await at.ports.messages.relay('t', source);
    await until(() => new Set([...first.handled, ...second.handled]).size === 300);
    expect([...first.handled, ...second.handled]).toEqual(upTo(300));
  });

  it('waits when a relay ends, and goes on with the next one', async () => {
    const source = messageSource();
    source.publish(...numbered(0, 5));
    const received = at.listening();
    const relay = await at.ports.messages.relay('t', source);
    await at.ports.messages.consume('t', 'g', received.handle);
    await until(() => received.has(5));
    await relay.close();
    source.publish(...numbered(5, 10));
    await setTimeout(30);
    expect(received.handled).toHaveLength(5);
    await at.ports.messages.relay('t', source);
    await until(() => received.has(10));
    expect([received.handled.length, received.isOrdered]).toEqual([10, true]);
  });
}

function itBeginsFromTheStart(at: LogUnderTest): void {
  it('begins from the start where the log is another one', async () => {
    const [before, after] = [messageSource(), messageSource()];
    before.publish(...numbered(0, 8));
    after.publish(...numbered(100, 104));
    const [first, second] = [at.listening(), at.listening()];
    await at.ports.messages.relay('t', before);
    await at.ports.messages.consume('t', 'g', first.handle);
    await until(() => first.has(8));
    await at.reopen();
    await at.ports.messages.consume('t', 'g', second.handle);
    await at.ports.messages.relay('t', after);
    await until(() => second.has(104, 100));
    expect(second.isOrdered).toBe(true);
  });
}

function itKeepsWhatIsAppended(at: LogUnderTest): void {
  const dead = (id: string, organization = 'o') => aMessage({ id, organization, data: { of: organization } });

  it('keeps a message once, latest first, page by page, organizations apart', async () => {
    await at.ports.messages.append('dead', [dead('a'), dead('b')]);
    await at.ports.messages.append('dead', [dead('b'), dead('c'), dead('a', 'o2')]);
    await at.ports.messages.append('other', [dead('z')]);
    await at.reopen();
    const ids = async (offset: number, limit: number, organization = 'o') =>
      (await at.ports.messages.read('dead', organization, { offset, limit })).map(({ id }) => id);
    expect([await ids(0, 2), await ids(2, 2), await ids(0, 9, 'o2')]).toEqual([['c', 'b'], ['a'], ['a']]);
    expect([
      await at.ports.messages.find('dead', 'o2', 'a'),
      await at.ports.messages.find('dead', 'o2', 'b'),
      await at.ports.messages.find('other', 'o', 'a'),
    ]).toEqual([dead('a', 'o2'), null, null]);
  });

  it('takes away the one that is meant', async () => {
    await at.ports.messages.append('dead', [dead('a'), dead('b'), dead('a', 'o2')]);
    await at.ports.messages.remove('dead', 'o', 'a');
    await at.ports.messages.remove('dead', 'o', 'never');
    expect([
      await at.ports.messages.find('dead', 'o', 'a'),
      await at.ports.messages.find('dead', 'o', 'b'),
      await at.ports.messages.find('dead', 'o2', 'a'),
    ]).toEqual([null, dead('b'), dead('a', 'o2')]);
    await at.ports.messages.append('dead', [dead('a')]);
    expect(await at.ports.messages.find('dead', 'o', 'a')).toEqual(dead('a'));
  });
}
