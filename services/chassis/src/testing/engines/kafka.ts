import { kafkaFigures } from '../../profiles/cluster/ports.ts';
import { type KafkaMessage } from 'kafkajs';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Message, type MessageLog } from '../../ports/message-log.ts';
import { systemClock } from '../../ports/time/clock.ts';
import { SqliteKeyValue } from '../../embedded/key-value.ts';
import { OwnLeases } from '../../embedded/leases.ts';
import { Database } from '../../embedded/sqlite.ts';
import { type KeyValue, type Log } from '../../ports/index.ts';
import { testPatience } from '../time/patience.ts';
import { type DeadLetterStore } from '../../cluster/dead-letter-store.ts';
import { connectKafka, type KafkaOptions } from '../../cluster/kafka/connection.ts';
import { KafkaMessageLog } from '../../cluster/kafka/message-log.ts';
import { Topics } from '../../cluster/kafka/topics.ts';

const quiet: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** A namespace of its own in the Kafka of `KADRO_KAFKA_BROKERS`, with the other stores in memory. */
export class TestKafka {
  readonly options: KafkaOptions;
  readonly keyValue = new SqliteKeyValue(new Database(':memory:', { synchronous: 'NORMAL' }), systemClock);
  readonly deadLetters = deadLettersInMemory();

  constructor(namespace: string, brokers = process.env.KADRO_KAFKA_BROKERS, settings: Partial<KafkaOptions> = {}) {
    if (!brokers) throw new Error('KADRO_KAFKA_BROKERS is not set: infra/local/kafka.sh start');
    this.options = { brokers: brokers.split(','), namespace, patience: testPatience, ...settings };
  }

  /** `keyValue` where checkpoints are to be kept elsewhere. */
  open(keyValue: KeyValue = this.keyValue): { messages: MessageLog; close: () => Promise<void> } {
    const leases = new OwnLeases(this.keyValue);
    const messages = new KafkaMessageLog(this.options, {
      keyValue,
      leases,
      deadLetters: this.deadLetters,
      figures: kafkaFigures,
      logger: quiet,
    });
    const close = async () => {
      await messages.close();
      await leases.close();
    };
    return { messages, close };
  }

  async records(topic: string): Promise<KafkaMessage[]> {
    const kafka = connectKafka(this.options);
    const topics = new Topics(kafka, this.options);
    const name = topics.nameOf(topic);
    const ends = new Map((await topics.ends(name)).map(({ partition, offset }) => [partition, Number(offset)]));
    const consumer = kafka.consumer({ groupId: randomUUID(), maxWaitTimeInMs: 100 });
    const found: KafkaMessage[] = [];
    await consumer.connect();
    await consumer.subscribe({ topics: [name], fromBeginning: true });
    await consumer.run({
      eachMessage: async ({ partition, message }) => {
        found.push(message);
        if (Number(message.offset) + 1 >= ends.get(partition)!) ends.delete(partition);
      },
    });
    while (ends.size > 0) await setTimeout(20);
    await consumer.disconnect();
    return found;
  }

  async clean(): Promise<void> {
    await this.keyValue.close();
    const admin = connectKafka(this.options).admin();
    await admin.connect();
    const left = async () => (await admin.listTopics()).filter((topic) => topic.startsWith(this.options.namespace));
    // a broker that is slow to answer has deleted them all the same
    for (let topics = await left(); topics.length > 0; topics = await left())
      await admin.deleteTopics({ topics }).catch(() => setTimeout(100));
    await admin.disconnect();
  }
}

function deadLettersInMemory(): DeadLetterStore {
  let kept: { topic: string; message: Message }[] = [];
  const of = (topic: string, organization: string) =>
    kept
      .filter((one) => one.topic === topic && one.message.organization === organization)
      .map(({ message }) => message);
  const find = (topic: string, organization: string, id: string) =>
    of(topic, organization).find((message) => message.id === id) ?? null;
  return {
    put: async (topic, message) =>
      void (find(topic, message.organization, message.id) ?? kept.push({ topic, message })),
    list: async (topic, organization, { offset, limit }) =>
      of(topic, organization)
        .reverse()
        .slice(offset, offset + limit),
    find: async (topic, organization, id) => find(topic, organization, id),
    remove: async (topic, organization, id) => {
      kept = kept.filter(
        (one) => one.topic !== topic || one.message.organization !== organization || one.message.id !== id,
      );
    },
  };
}
