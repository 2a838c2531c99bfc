import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type KafkaMessage } from 'kafkajs';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Message } from '../../ports/message-log.ts';
import { type KeyValue, StoreUnavailable } from '../../ports/index.ts';
import { aMessage, messageSource } from '../../testing/contracts/messages/source.ts';
import { TestKafka } from '../../testing/engines/kafka.ts';
import { until } from '../../testing/time/until.ts';

let testKafka: TestKafka;
let closing: { close(): Promise<void> }[];
const open = (keyValue?: KeyValue) => {
  const opened = testKafka.open(keyValue);
  closing.push(opened);
  return opened;
};
const name = 'Wilhelmina';
const people = 30;
/** A person's n-th state; the name is in it until it is forgotten. */
const said = (from: number, to: number): Message[] =>
  Array.from({ length: to - from }, (_, n) =>
    aMessage({
      id: `m${from + n}`,
      key: `o/p${(from + n) % people}`,
      stream: `test.thing-o_p${(from + n) % people}`,
      revision: Math.floor((from + n) / people),
      data: { n: from + n, name },
    }),
  );
const idsOf = (messages: readonly { id: string }[]): string[] => [...new Set(messages.map(({ id }) => id))].sort();

/** What the log says once the names are forgotten. `giving` is called before each batch. */
function forgetfulSource(giving: (first: number) => Promise<void> = async () => {}) {
  const source = messageSource();
  let isForgotten = false;
  return {
    source: {
      epoch: source.epoch,
      subscribe: (after: string, onBatch: Parameters<typeof source.subscribe>[1]) =>
        source.subscribe(after, async (messages, last) => {
          if (isForgotten) await giving(Number(messages[0]!.message.data['n']));
          await onBatch(
            isForgotten
              ? messages.map((one) => ({
                  ...one,
                  message: { ...one.message, data: { ...one.message.data, name: null } },
                }))
              : messages,
            last,
          );
        }),
    },
    publish: source.publish,
    forget: () => void (isForgotten = true),
  };
}

const records = (): Promise<KafkaMessage[]> => testKafka.records('t');
const header = (record: KafkaMessage, which: string): string => String(record.headers![which]);
const isNamed = async (): Promise<boolean> => (await records()).some(({ value }) => String(value).includes(name));
const isOver = async (): Promise<boolean> =>
  (await testKafka.keyValue.get('*', 'retell/t')) === null &&
  (await testKafka.keyValue.get('*', 'retell/t/state')) === null;

beforeEach(() => {
  testKafka = new TestKafka(`test-${randomUUID()}`, undefined, { republishAfterMs: 0 });
  closing = [];
});
afterEach(async () => {
  await Promise.all(closing.map((one) => one.close()));
  await testKafka.clean();
});

describe('telling a topic again', () => {
  it('takes out what was forgotten and leaves all else, each state of a stream in order', async () => {
    const { source, publish, forget } = forgetfulSource();
    const { messages } = open();
    publish(...said(0, 1_200));
    const heard: Message[] = [];
    await messages.relay('t', source);
    await messages.consume('t', 'g', async (message) => void heard.push(message));
    await until(() => idsOf(heard).length === 1_200);
    expect(await isNamed()).toBe(true);

    forget();
    await messages.republish('t');
    await until(isOver);
    const left = await records();
    expect(left.filter(({ value }) => String(value).includes(name))).toEqual([]);
    expect(idsOf(left.map((record) => ({ id: header(record, 'ce_id') })))).toEqual(idsOf(said(0, 1_200)));
    const revisions = Map.groupBy(left, (record) => header(record, 'ce_subject'));
    // a batch whose acknowledgement was lost is told once more, as a whole
    for (const stream of revisions.values())
      expect([...new Set(stream.map((record) => Number(header(record, 'ce_revision'))))]).toEqual(
        Array.from({ length: 40 }, (_, n) => n),
      );
    publish(...said(1_200, 1_210));
    await until(() => idsOf(heard).length === 1_210);
  });

  it('loses nothing for whoever hears meanwhile, is behind, or begins later; what is said meanwhile is not kept waiting', async () => {
    const otherSaid = Promise.withResolvers<void>();
    // the second part of what is told again waits until something else was said
    const { source, publish, forget } = forgetfulSource(
      async (first) => void (first >= 500 && first < 1_000 && (await otherSaid.promise)),
    );
    const { messages } = open();
    publish(...said(0, 1_000));
    await messages.relay('t', source);
    const behind: Message[] = [];
    const slow = await messages.consume('t', 'slow', async (message) => void behind.push(message));
    await until(() => behind.length > 50);
    await slow.close();
    const heard: Message[] = [];
    await messages.consume('t', 'g', async (message) => void heard.push(message));
    await until(() => idsOf(heard).length === 1_000);

    forget();
    await messages.republish('t');
    await until(async () => (await testKafka.keyValue.get('*', 'retell/t/state')) !== null);
    publish(...said(1_000, 1_020));
    await until(() => idsOf(heard).length === 1_020);
    otherSaid.resolve();
    await until(isOver);
    await messages.consume('t', 'slow', async (message) => void behind.push(message));
    await until(() => idsOf(behind).length === 1_020);
    expect([await isNamed(), idsOf((await records()).map((record) => ({ id: header(record, 'ce_id') })))]).toEqual([
      false,
      idsOf(said(0, 1_020)),
    ]);
  });

  it('is gone on with by another process where the one that began is killed', async () => {
    const reached = Promise.withResolvers<void>();
    const killed = Promise.withResolvers<void>();
    killed.promise.catch(() => {});
    const { source, publish, forget } = forgetfulSource(async (first) => {
      if (first < 500) return;
      reached.resolve();
      await killed.promise;
    });
    publish(...said(0, 1_000));
    const heard: Message[] = [];
    let isDead = false;
    // what it does after it was killed reaches nobody
    const mortal = new Proxy(testKafka.keyValue as KeyValue, {
      get: (alive, act: keyof KeyValue) =>
        isDead ? () => Promise.reject(new StoreUnavailable('dead')) : alive[act].bind(alive),
    });
    const first = open(mortal);
    await first.messages.relay('t', source);
    const second = open();
    await second.messages.consume('t', 'g', async (message) => void heard.push(message));
    await until(async () => idsOf(heard).length === 1_000 && (await testKafka.keyValue.get('*', 'relay/t')) !== null);
    forget();
    await first.messages.republish('t');
    await reached.promise;
    isDead = true;
    killed.reject(new StoreUnavailable('dead'));
    expect(JSON.parse((await testKafka.keyValue.get('*', 'retell/t/state'))!)).toMatchObject({
      told: String(500).padStart(16, '0'),
    });

    const next = forgetfulSource();
    next.publish(...said(0, 1_000));
    next.forget();
    const toldFrom: string[] = [];
    const watched = {
      epoch: source.epoch,
      subscribe: (...given: Parameters<typeof source.subscribe>) => (
        toldFrom.push(given[0]),
        next.source.subscribe(...given)
      ),
    };
    await second.messages.relay('t', watched);
    await until(isOver);
    expect(toldFrom).not.toContain('');
    expect([await isNamed(), idsOf((await records()).map((record) => ({ id: header(record, 'ce_id') })))]).toEqual([
      false,
      idsOf(said(0, 1_000)),
    ]);
  });

  it('is asked for by a relay that does not know any more how far it came', async () => {
    const { source, publish, forget } = forgetfulSource();
    publish(...said(0, 50));
    const { messages, close } = open();
    await messages.relay('t', source);
    await until(async () => (await testKafka.keyValue.get('*', 'relay/t')) !== null);
    await close();
    forget();
    await testKafka.keyValue.delete('*', 'relay/t');
    await open().messages.relay('t', source);
    await until(async () => !(await isNamed()) && (await isOver()));
    expect(idsOf((await records()).map((record) => ({ id: header(record, 'ce_id') })))).toEqual(idsOf(said(0, 50)));
  });
});

describe('a language that has grown', () => {
  /** What the log says in the version that has this shape; how often it is read from its beginning. */
  function version(shape?: string) {
    const { source, publish } = forgetfulSource();
    const began = { times: 0 };
    publish(...said(0, 50).map((message) => ({ ...message, data: { ...message.data, shape } })));
    const subscribe: typeof source.subscribe = (after, onBatch) => {
      if (after === '') began.times++;
      return source.subscribe(after, onBatch);
    };
    return { source: { ...source, epoch: 'one', subscribe, ...(shape !== undefined && { shape }) }, began };
  }
  const shapes = async () => new Set((await records()).map(({ value }) => JSON.parse(String(value)).shape as unknown));
  const hasRelayed = async () => (await testKafka.keyValue.get('*', 'relay/t')) !== null;
  const runs = async (shape: string | undefined, whileRunning: () => Promise<void>) => {
    const { source, began } = version(shape);
    const { messages, close } = open();
    await messages.relay('t', source);
    await whileRunning();
    // one more look at what is to be done
    await setTimeout(300);
    await close();
    return began.times;
  };

  it.each([undefined, 'former'])(
    'is told once, without being asked, after an upgrade from the shape %s',
    async (shape) => {
      expect(await runs(shape, () => until(hasRelayed))).toBe(1);
      expect(await shapes()).toEqual(new Set([shape]));
      expect(await runs('grown', () => until(async () => !(await shapes()).has(shape)))).toBe(1);
      expect(await shapes()).toEqual(new Set(['grown']));
      expect(idsOf((await records()).map((record) => ({ id: header(record, 'ce_id') })))).toEqual(idsOf(said(0, 50)));
      expect(await runs('grown', () => until(hasRelayed))).toBe(0);
    },
  );

  it('leaves in place what was asked for after a forgetting and is not due', async () => {
    await runs('former', () => until(hasRelayed));
    const asked = JSON.stringify({ id: 'forgotten', at: Date.now() + 3_600_000 });
    await testKafka.keyValue.set('*', 'retell/t', asked);
    await runs('grown', () => until(async () => !(await shapes()).has('former')));
    expect([await testKafka.keyValue.get('*', 'retell/t'), [...(await shapes())]]).toEqual([asked, ['grown']]);
  });

  it('is told by the newest version in the end, whoever was at it in between', async () => {
    await runs('former', () => until(hasRelayed));
    await runs('grown', () => until(async () => !(await shapes()).has('former')));
    await runs('former', () => until(async () => !(await shapes()).has('grown')));
    await runs('grown', () => until(async () => !(await shapes()).has('former')));
    expect(await shapes()).toEqual(new Set(['grown']));
  });
});

describe('what is asked within a day', () => {
  it('is answered by one retelling', async () => {
    const patient = new TestKafka(testKafka.options.namespace, undefined, { republishAfterMs: 2_000 });
    const opened = patient.open(testKafka.keyValue);
    closing.push(opened, { close: () => patient.keyValue.close() });
    const { source, publish, forget } = forgetfulSource();
    publish(...said(0, 60));
    let times = 0;
    const counted = {
      epoch: source.epoch,
      subscribe: (...given: Parameters<typeof source.subscribe>) => (
        given[0] === '' && times++,
        source.subscribe(...given)
      ),
    };
    await opened.messages.relay('t', counted);
    await until(async () => (await testKafka.keyValue.get('*', 'relay/t')) !== null);
    forget();
    await Promise.all(Array.from({ length: 5 }, () => opened.messages.republish('t')));
    await until(isOver);
    await setTimeout(500);
    expect([times, await isNamed()]).toEqual([2, false]);
  });
});
