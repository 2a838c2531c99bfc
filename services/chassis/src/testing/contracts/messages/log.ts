import { type OpenedPorts } from '../opened-ports.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { type Message, type MessageLog } from '../../../ports/message-log.ts';
import { aMessage, messageSource } from './source.ts';
import { until } from '../../time/until.ts';

/** Messages numbered from `from` to before `to`, in turns of `keys` keys. */
const numbered = (from: number, to: number, keys = 3): Message[] =>
  Array.from({ length: to - from }, (_, index) =>
    aMessage({
      id: `m${from + index}`,
      key: `o/p${(from + index) % keys}`,
      revision: from + index,
      data: { n: from + index },
    }),
  );
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const numberOf = ({ data }: Message): number => data['n'] as number;
interface ReceivedMessage {
  handled: readonly number[];
}

/**
 * A handler that remembers what it handled, throws where `fails` says so, and tells whether each key came in order.
 * What it, or the one `before`
 * it in its group, has handled may come again where `mayRepeat`: like every reader of messages it knows a double then,
 * and passes it over.
 */
function listener({
  fails = () => false,
  before,
  mayRepeat,
}: {
  fails?: (n: number) => boolean;
  before?: ReceivedMessage;
  mayRepeat: boolean;
}) {
  const tried: number[] = [];
  const handled: number[] = [];
  const last = new Map<string, number>();
  let isOrdered = true;
  return {
    tried,
    handled,
    get isOrdered() {
      return isOrdered;
    },
    handle: async (message: Message) => {
      const n = numberOf(message);
      if (mayRepeat && (handled.includes(n) || before?.handled.includes(n))) return;
      tried.push(n);
      await setTimeout(0);
      if (fails(n)) throw new Error('not now');
      isOrdered &&= n >= (last.get(message.key) ?? 0);
      last.set(message.key, n);
      handled.push(n);
    },
    /** Whether all from `from` to before `to` are handled. */
    has: (to: number, from = 0) =>
      upTo(to)
        .slice(from)
        .every((n) => handled.includes(n)),
    all: () => [...new Set(handled)].sort((one, other) => one - other),
  };
}

/**
 * What every log of messages must do. `mayRepeat`: it has engines that give again what they were not told in time that
 * it was handled.
 */
export function describeMessageLog(
  open: () => Promise<OpenedPorts>,
  reopen: () => Promise<OpenedPorts>,
  { mayRepeat = false } = {},
): void {
  const listening = (fails?: (n: number) => boolean, before?: ReceivedMessage) =>
    listener({ fails, before, mayRepeat });
  let ports: OpenedPorts;
  let log: MessageLog;
  const again = async () => {
    await ports.close();
    ports = await reopen();
    log = ports.messages;
  };
  beforeEach(async () => {
    ports = await open();
    log = ports.messages;
  });
  afterEach(() => ports.close());

  describe('consuming a topic', () => {
    it('gives what was said before and what is said later, each key in order', async () => {
      const source = messageSource();
      const heard = listening();
      source.say(...numbered(0, 20));
      await log.relay('t', source);
      await log.consume('t', 'g', heard.handle);
      await until(() => heard.has(20));
      source.say([], ...numbered(20, 40));
      await until(() => heard.has(40));
      expect([heard.all(), heard.isOrdered]).toEqual([upTo(40), true]);
    });

    it('gives all of it, also where a topic is to be told again', async () => {
      const source = messageSource();
      const heard = listening();
      source.say(...numbered(0, 20));
      await log.relay('t', source);
      await log.republish('t');
      await log.republish('t');
      await log.consume('t', 'g', heard.handle);
      await until(() => heard.has(20));
      expect(heard.all()).toEqual(upTo(20));
    });

    it('gives the message as it was said', async () => {
      const said = aMessage({ data: { text: 'çİı "\u{1f642}"', zero: 0, no: false, deep: [{ a: null }] } });
      const source = messageSource();
      source.say(said);
      await log.relay('t', source);
      const heard = await new Promise((resolve) => void log.consume('t', 'g', async (message) => resolve(message)));
      expect(heard).toEqual(said);
    });

    it('gives each of several messages of one place, also when it was left between them', async () => {
      const source = messageSource();
      source.say(numbered(0, 3, 1), numbered(3, 6, 1));
      const dying = listening((n) => n === 4);
      await log.relay('t', source);
      const subscription = await log.consume('t', 'g', dying.handle);
      await until(() => dying.tried.includes(4));
      await subscription.close();
      source.say(numbered(6, 9, 1));
      const heard = listening(undefined, dying);
      await log.consume('t', 'g', heard.handle);
      await until(() => heard.has(9, 4));
      expect([dying.handled, heard.isOrdered]).toEqual([upTo(4), true]);
    });

    it('waits for a topic that nobody relays yet, and keeps topics apart', async () => {
      const [one, other] = [listening(), listening()];
      await log.consume('t1', 'g', one.handle);
      await log.consume('t2', 'g', other.handle);
      const source = messageSource();
      source.say(...numbered(0, 5));
      await log.relay('t1', source);
      await until(() => one.has(5));
      expect(other.tried).toEqual([]);
    });

    it('gives all of 10,000 messages, each key in order', async () => {
      const source = messageSource();
      source.say(...numbered(0, 10_000, 50));
      const seen = new Map<string, number[]>();
      const ids = new Set<string>();
      await log.relay('t', source);
      await log.consume('t', 'g', async (message) => {
        if (mayRepeat && ids.has(message.id)) return;
        ids.add(message.id);
        seen.set(message.key, [...(seen.get(message.key) ?? []), numberOf(message)]);
      });
      await until(() => ids.size >= 10_000);
      for (const [key, numbers] of seen)
        expect([key, numbers]).toEqual([key, upTo(200).map((n) => n * 50 + Number(key.slice(3)))]);
    });

    it('lets each group go its own way', async () => {
      const source = messageSource();
      source.say(...numbered(0, 10));
      const [stuck, free] = [listening((n) => n === 0), listening()];
      await log.relay('t', source);
      await log.consume('t', 'stuck', stuck.handle);
      await log.consume('t', 'free', free.handle);
      await until(() => free.has(10) && stuck.tried.length > 1);
      expect(stuck.handled.filter((n) => n % 3 === 0)).toEqual([]);
    });
  });

  describe('a message that cannot be handled', () => {
    it('is given again, and nothing of its key overtakes it', async () => {
      const source = messageSource();
      source.say(...numbered(0, 12));
      let failures = 3;
      const heard = listening((n) => n === 4 && failures-- > 0);
      await log.relay('t', source);
      await log.consume('t', 'g', heard.handle);
      await until(() => heard.has(12));
      expect([heard.all(), heard.isOrdered, heard.tried.filter((n) => n === 4).length]).toEqual([upTo(12), true, 4]);
    });

    it('does not keep a subscription from closing, and is the first of its key afterwards', async () => {
      const source = messageSource();
      source.say(...numbered(0, 12, 1));
      const dying = listening((n) => n >= 5);
      await log.relay('t', source);
      const subscription = await log.consume('t', 'g', dying.handle);
      await until(() => dying.tried.filter((n) => n === 5).length > 1);
      await subscription.close();
      const heard = listening(undefined, dying);
      await log.consume('t', 'g', heard.handle);
      await until(() => heard.has(12, 5));
      expect([dying.handled, heard.handled]).toEqual([upTo(5), [5, 6, 7, 8, 9, 10, 11]]);
    });
  });

  describe('going on', () => {
    it('finishes the message in hand, and gives nothing after closing', async () => {
      const source = messageSource();
      source.say(...numbered(0, 5));
      const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const handled: number[] = [];
      await log.relay('t', source);
      const subscription = await log.consume('t', 'g', async (message) => {
        begun.resolve();
        await finish.promise;
        handled.push(numberOf(message));
      });
      await begun.promise;
      const closed = subscription.close();
      finish.resolve();
      await closed;
      const atClose = [...handled];
      source.say(...numbered(5, 9));
      await setTimeout(30);
      expect([atClose.length > 0, handled]).toEqual([true, atClose]);
    });

    it('loses nothing between closing and opening again, and begins where it was', async () => {
      const source = messageSource();
      source.say(...numbered(0, 250, 1));
      const first = listening();
      await log.relay('t', source);
      await log.consume('t', 'g', first.handle);
      await until(() => first.has(130));
      await again();
      source.say(...numbered(250, 300, 1));
      const second = listening(undefined, first);
      await log.consume('t', 'g', second.handle);
      await log.relay('t', source);
      await until(() => new Set([...first.handled, ...second.handled]).size === 300);
      expect([...first.handled, ...second.handled]).toEqual(upTo(300));
    });

    it('waits when a relay ends, and goes on with the next one', async () => {
      const source = messageSource();
      source.say(...numbered(0, 5));
      const heard = listening();
      const relay = await log.relay('t', source);
      await log.consume('t', 'g', heard.handle);
      await until(() => heard.has(5));
      await relay.close();
      source.say(...numbered(5, 10));
      await setTimeout(30);
      expect(heard.handled).toHaveLength(5);
      await log.relay('t', source);
      await until(() => heard.has(10));
      expect([heard.handled.length, heard.isOrdered]).toEqual([10, true]);
    });

    it('begins from the start where the log is another one', async () => {
      const [before, after] = [messageSource(), messageSource()];
      before.say(...numbered(0, 8));
      after.say(...numbered(100, 104));
      const [first, second] = [listening(), listening()];
      await log.relay('t', before);
      await log.consume('t', 'g', first.handle);
      await until(() => first.has(8));
      await again();
      await log.consume('t', 'g', second.handle);
      await log.relay('t', after);
      await until(() => second.has(104, 100));
      expect(second.isOrdered).toBe(true);
    });
  });

  describe('appending to a topic that no source relays', () => {
    const dead = (id: string, organization = 'o') => aMessage({ id, organization, data: { of: organization } });

    it('keeps a message once, latest first, page by page, organizations apart', async () => {
      await log.append('dead', [dead('a'), dead('b')]);
      await log.append('dead', [dead('b'), dead('c'), dead('a', 'o2')]);
      await log.append('other', [dead('z')]);
      await again();
      const ids = async (offset: number, limit: number, organization = 'o') =>
        (await log.read('dead', organization, { offset, limit })).map(({ id }) => id);
      expect([await ids(0, 2), await ids(2, 2), await ids(0, 9, 'o2')]).toEqual([['c', 'b'], ['a'], ['a']]);
      expect([
        await log.find('dead', 'o2', 'a'),
        await log.find('dead', 'o2', 'b'),
        await log.find('other', 'o', 'a'),
      ]).toEqual([dead('a', 'o2'), null, null]);
    });

    it('takes away the one that is meant', async () => {
      await log.append('dead', [dead('a'), dead('b'), dead('a', 'o2')]);
      await log.remove('dead', 'o', 'a');
      await log.remove('dead', 'o', 'never');
      expect([
        await log.find('dead', 'o', 'a'),
        await log.find('dead', 'o', 'b'),
        await log.find('dead', 'o2', 'a'),
      ]).toEqual([null, dead('b'), dead('a', 'o2')]);
      await log.append('dead', [dead('a')]);
      expect(await log.find('dead', 'o', 'a')).toEqual(dead('a'));
    });
  });
}
