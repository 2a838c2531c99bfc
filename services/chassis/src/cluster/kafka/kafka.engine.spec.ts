import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Admin, type KafkaMessage } from 'kafkajs';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Message } from '../../ports/message-log.ts';
import { consumerLag } from '../../observe/metrics.ts';
import { type KeyValue } from '../../ports/index.ts';
import { aMessage, messageSource } from '../../testing/contracts/messages/source.ts';
import { connectKafka } from './connection.ts';
import { TestKafka } from '../../testing/engines/kafka.ts';
import { until } from '../../testing/time/until.ts';

let testKafka: TestKafka;
let closing: { close(): Promise<void> }[];
const open = (keyValue?: KeyValue) => {
  const opened = testKafka.open(keyValue);
  closing.push(opened);
  return opened.messages;
};
const numbered = (from: number, to: number): Message[] =>
  Array.from({ length: to - from }, (_, n) =>
    aMessage({ id: `m${from + n}`, key: `o/p${(from + n) % 20}`, data: { n: from + n } }),
  );
async function asAdmin<T>(act: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = connectKafka(testKafka.options).admin();
  await admin.connect();
  return act(admin).finally(() => admin.disconnect());
}

function there(topic: string): Promise<string> {
  const name = `${testKafka.options.namespace}.${topic}`;
  return asAdmin(async (admin) => {
    while (!(await admin.listTopics()).includes(name)) await setTimeout(50);
    return name;
  });
}

async function records(topic: string, count: number): Promise<KafkaMessage[]> {
  await there(topic);
  const consumer = connectKafka(testKafka.options).consumer({ groupId: randomUUID(), maxWaitTimeInMs: 100 });
  const found: KafkaMessage[] = [];
  await consumer.connect();
  await consumer.subscribe({ topics: [`${testKafka.options.namespace}.${topic}`], fromBeginning: true });
  await consumer.run({ eachMessage: async ({ message }) => void found.push(message) });
  await until(() => found.length >= count);
  await consumer.disconnect();
  return found;
}

beforeEach(() => {
  testKafka = new TestKafka(`test-${randomUUID()}`);
  closing = [];
});
afterEach(async () => {
  await Promise.all(closing.map((one) => one.close()));
  await testKafka.clean();
});

describe('what others find in Kafka', () => {
  it('is CloudEvents with JSON, by the key of the message', async () => {
    const source = messageSource();
    source.publish(aMessage({ id: 'e1', key: 'o/p9', revision: 7, data: { no: false, zero: 0 } }));
    await open().relay('t', source);
    const [record] = await records('t', 1);
    const headers = Object.fromEntries(Object.entries(record!.headers!).map(([name, value]) => [name, String(value)]));
    expect([String(record!.key), String(record!.value), headers]).toEqual([
      'o/p9',
      '{"no":false,"zero":0}',
      {
        'content-type': 'application/json',
        ce_specversion: '1.0',
        ce_id: 'e1',
        ce_source: 'test',
        ce_type: 'test.v1.Thing',
        ce_time: '2026-01-05T08:00:00.000Z',
        ce_subject: 'test.thing-o_p',
        ce_organization: 'o',
        ce_revision: '7',
        ce_correlation: 'c',
      },
    ]);
  });

  it('is kept for ever, in twelve partitions', async () => {
    await open().relay('t', messageSource());
    const topic = await there('t');
    await asAdmin(async (admin) => {
      const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
      const { resources } = await admin.describeConfigs({
        includeSynonyms: false,
        resources: [{ type: 2, name: topic, configNames: ['retention.ms'] }],
      });
      expect([topics[0]!.partitions.length, resources[0]!.configEntries[0]!.configValue]).toEqual([12, '-1']);
    });
  });

  it('has each dead letter with its reason but not what was heard, and that it was taken away', async () => {
    const log = open();
    await log.append('dead', [
      aMessage({ id: 'r.e1', data: { reason: 'TypeError', heard: { data: { name: 'Wilhelmina' } } } }),
    ]);
    await log.remove('dead', 'o', 'r.e1');
    const [letter, end] = await records('dead', 2);
    expect(
      [letter, end].map((record) => [String(record!.key), record!.value && JSON.parse(String(record!.value))]),
    ).toEqual([
      ['o/r.e1', { reason: 'TypeError' }],
      ['o/r.e1', null],
    ]);
  });
});

describe('several processes', () => {
  it('share the messages of a group, and one takes over what another leaves', async () => {
    const source = messageSource();
    const heard: [string[], string[]] = [[], []];
    const [one, other] = [open(), open()];
    await one.relay('t', source);
    const first = await one.consume('t', 'g', async ({ id }) => void heard[0].push(id));
    await other.consume('t', 'g', async ({ id }) => void heard[1].push(id));
    for (let from = 0; heard[0].length === 0 || heard[1].length === 0; from += 20) {
      source.publish(...numbered(from, from + 20));
      await setTimeout(200);
    }
    await first.close();
    const left = numbered(100_000, 100_100);
    source.publish(...left);
    // the twelve partitions come in no order, and some of it may come twice
    const takenOver = () => left.filter(({ id }) => heard[1].includes(id));
    await until(() => takenOver().length >= left.length);
    expect(takenOver()).toEqual(left);
  });

  it('go on with a relay that died before it remembered how far it came, and leave nothing out', async () => {
    const source = messageSource();
    source.publish(...numbered(0, 50));
    const forgetful: KeyValue = Object.assign(Object.create(testKafka.keyValue) as KeyValue, {
      set: async () => {},
      get: async () => null,
      delete: async () => {},
    });
    const heard: string[] = [];
    const died = await open(forgetful).relay('t', source);
    await open().consume('t', 'g', async ({ id }) => void heard.push(id));
    await until(() => heard.length >= 50);
    await died.close();
    source.publish(...numbered(50, 60));
    await open().relay('t', source);
    await until(() => heard.length >= 110 && new Set(heard).size >= 60);
    expect([...new Set(heard)].toSorted()).toEqual(
      numbered(0, 60)
        .map(({ id }) => id)
        .toSorted(),
    );
  });
});

describe('a group that comes again', () => {
  it('goes on behind what it has told Kafka to have handled', async () => {
    const source = messageSource();
    source.publish(...numbered(0, 50));
    const log = open();
    await log.relay('t', source);
    const heard: [string[], string[]] = [[], []];
    const first = await log.consume('t', 'g', async ({ id }) => void heard[0].push(id));
    const topic = await there('t');
    const told = () =>
      asAdmin(async (admin) =>
        (await admin.fetchOffsets({ groupId: `${topic}.g`, topics: [topic] }))[0]!.partitions.reduce(
          (sum, { offset }) => sum + Math.max(0, Number(offset)),
          0,
        ),
      );
    while ((await told()) < 50) await setTimeout(50);
    await first.close();
    source.publish(...numbered(50, 60));
    await log.consume('t', 'g', async ({ id }) => void heard[1].push(id));
    await until(() => new Set(heard[1]).size >= 10);
    expect([...new Set(heard[1])].toSorted()).toEqual(
      numbered(50, 60)
        .map(({ id }) => id)
        .toSorted(),
    );
  });
});

describe('a record that is no message', () => {
  it('keeps nobody waiting, and is a dead letter that says where it is and why', async () => {
    const log = open();
    const source = messageSource();
    source.publish(aMessage({ id: 'before' }));
    await log.relay('t', source);
    const heard: string[] = [];
    await log.consume('t', 'g', async ({ id }) => void heard.push(id));
    await until(() => heard.includes('before'));
    const producer = connectKafka(testKafka.options).producer();
    await producer.connect();
    await producer.send({ topic: `${testKafka.options.namespace}.t`, messages: [{ key: 'o/p', value: '{' }] });
    await producer.disconnect();
    source.publish(aMessage({ id: 'after' }));
    await until(() => heard.includes('after'));
    expect([...new Set(heard)]).toEqual(['before', 'after']);
    const [letter, ...others] = await log.read('kadro.g.dead', '*', { offset: 0, limit: 10 });
    expect([letter!.data, others]).toMatchObject([
      {
        reason: 'a record without ce_id',
        heard: { data: { topic: 't', partition: expect.any(Number), offset: expect.any(String) } },
      },
      [],
    ]);
  });
});

describe('how far a group is behind', () => {
  it('is told by topic, group and partition, by whoever hears', async () => {
    const messages = open();
    const source = messageSource();
    const topic = 'kadro.behind.v1';
    const lags = async () =>
      (await consumerLag.get()).values
        .filter(({ labels }) => labels.topic === topic && labels.group === 'g')
        .map(({ value }) => value);
    let isAble = false;
    await messages.relay(topic, source);
    source.publish(...Array.from({ length: 7 }, () => aMessage()));
    const heard = await messages.consume(topic, 'g', async () => {
      if (!isAble) throw new Error('not yet');
    });
    const untilLag = async (wanted: string) => {
      while ((await lags()).join() !== wanted) await setTimeout(20);
    };
    await untilLag('7');
    isAble = true;
    await untilLag('0');
    await heard.close();
    await untilLag('');
    expect(await lags()).toEqual([]);
  });
});
