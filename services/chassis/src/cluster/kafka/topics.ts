import { type Admin, type ITopicConfig, type Kafka } from 'kafkajs';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { answered, connectKafka, ended, type KafkaOptions } from './connection.ts';

/** `published` is kept for ever; of `deadLetters` the newest per key, and removed ones are gone within a day. */
export type TopicKind = 'published' | 'deadLetters';

const partitions = 12;
const looks = 50;
const betweenLooksMs = 100;
const day = String(24 * 3_600_000);
const settings: Record<TopicKind, Record<string, string>> = {
  // Kafka removes files, not records: one that is a day old takes no more, so what is republished begins the next one
  published: { 'cleanup.policy': 'delete', 'retention.ms': '-1', 'retention.bytes': '-1', 'segment.ms': day },
  deadLetters: { 'cleanup.policy': 'compact', 'max.compaction.lag.ms': day, 'delete.retention.ms': day },
};

export interface PartitionEnd {
  partition: number;
  offset: string;
}

export class Topics {
  readonly #kafka: Kafka;
  readonly #namespace: string;
  readonly #replication: number;
  readonly #patience: number | undefined;
  readonly #known = new Set<string>();

  constructor(kafka: Kafka, { namespace, replication = 1, patience }: KafkaOptions) {
    this.#kafka = kafka;
    this.#namespace = namespace;
    this.#replication = replication;
    this.#patience = patience;
  }

  nameOf(topic: string): string {
    return nameIn(this.#namespace, topic);
  }

  /** Makes the topic unless it is there; answers its name in Kafka. @throws StoreUnavailable */
  async ensure(topic: string, kind: TopicKind): Promise<string> {
    const name = this.nameOf(topic);
    if (!this.#known.has(name)) await answered(this.#create(this.#declaration(name, kind)), this.#patience);
    this.#known.add(name);
    return name;
  }

  /** Where a topic (named as in Kafka) ends now; empty if it holds nothing. @throws StoreUnavailable */
  ends(name: string): Promise<PartitionEnd[]> {
    return answered(
      this.#asAdmin(async (admin) => {
        const offsets = await admin.fetchTopicOffsets(name);
        return offsets
          .filter(({ low, high }) => BigInt(low) < BigInt(high))
          .map(({ partition, high }) => ({ partition, offset: high }));
      }),
      this.#patience,
    );
  }

  /** Removes the records before the given offsets. @throws StoreUnavailable */
  async removeBefore(name: string, ends: readonly PartitionEnd[]): Promise<void> {
    await answered(
      this.#asAdmin(async (admin) => {
        const lows = new Map(
          (await admin.fetchTopicOffsets(name)).map(({ partition, low }) => [partition, BigInt(low)]),
        );
        const partitions = ends.filter(({ partition, offset }) => BigInt(offset) > (lows.get(partition) ?? 0n));
        if (partitions.length > 0) await admin.deleteTopicRecords({ topic: name, partitions });
      }),
      this.#patience,
    );
  }

  #declaration(topic: string, kind: TopicKind): ITopicConfig {
    // a record is acknowledged when all but one of its copies have it
    const durable = { ...settings[kind], 'min.insync.replicas': String(Math.max(1, this.#replication - 1)) };
    const configEntries = Object.entries(durable).map(([name, value]) => ({ name, value }));
    return { topic, numPartitions: partitions, replicationFactor: this.#replication, configEntries };
  }

  #create(declaration: ITopicConfig): Promise<void> {
    return this.#asAdmin(async (admin) => {
      await admin.createTopics({ topics: [declaration], waitForLeaders: false });
      for (let look = 0; look < looks && !(await isThere(admin, declaration.topic)); look++)
        await pauseFor(betweenLooksMs);
    });
  }

  async #asAdmin<T>(act: (admin: Admin) => Promise<T>): Promise<T> {
    const admin = this.#kafka.admin();
    try {
      await admin.connect();
      return await act(admin);
    } finally {
      void ended(admin.disconnect());
    }
  }
}

const nameIn = (namespace: string, topic: string): string =>
  topic.startsWith(`${namespace}.`) ? topic : `${namespace}.${topic}`;

/** Deletes topics and waits until they are gone; answers how many there were. @throws StoreUnavailable */
export async function deleteTopics(options: KafkaOptions, topics: readonly string[]): Promise<number> {
  const admin = connectKafka(options).admin();
  const names = topics.map((topic) => nameIn(options.namespace, topic));
  const there = async (): Promise<string[]> => (await admin.listTopics()).filter((name) => names.includes(name));
  const deleteThem = async (): Promise<number> => {
    await admin.connect();
    const found = await there();
    if (found.length > 0) await admin.deleteTopics({ topics: found });
    for (let look = 0; look < looks && (await there()).length > 0; look++) await pauseFor(betweenLooksMs);
    return found.length;
  };
  return answered(deleteThem()).finally(() => void ended(admin.disconnect()));
}

/** Whether a new topic is known: the brokers inform each other a little later. */
async function isThere(admin: Admin, topic: string): Promise<boolean> {
  try {
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
    return topics.every((one) => one.partitions.every(({ leader }) => leader >= 0));
  } catch (failed) {
    if (['UNKNOWN_TOPIC_OR_PARTITION', 'LEADER_NOT_AVAILABLE'].includes((failed as { type?: string }).type ?? ''))
      return false;
    throw failed;
  }
}
