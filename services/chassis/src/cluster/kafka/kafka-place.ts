import { type Message, type MessageLog } from '../../message-log.ts';
import { systemClock } from '../../embedded/clock.ts';
import { SqliteKeyValue } from '../../embedded/key-value.ts';
import { OwnLeases } from '../../embedded/leases.ts';
import { Database } from '../../embedded/sqlite.ts';
import { type KeyValue } from '../../ports.ts';
import { type Log } from '../../runtime.ts';
import { type LetterStore } from '../letter-store.ts';
import { connectKafka, type KafkaPlace } from './connection.ts';
import { KafkaMessageLog } from './message-log.ts';

const quiet: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** A namespace of its own in the Kafka of `KADRO_KAFKA_BROKERS`, with the neighbours in memory. */
export class KafkaTestPlace {
  readonly place: KafkaPlace;
  readonly keyValue = new SqliteKeyValue(new Database(':memory:', { synchronous: 'NORMAL' }), systemClock);
  readonly letters = memoryLetters();

  constructor(namespace: string, brokers = process.env.KADRO_KAFKA_BROKERS, settings: Partial<KafkaPlace> = {}) {
    if (!brokers) throw new Error('KADRO_KAFKA_BROKERS is not set: infra/local/kafka.sh start');
    this.place = { brokers: brokers.split(','), namespace, ...settings };
  }

  /** `keyValue` where checkpoints are to be kept elsewhere. */
  open(keyValue: KeyValue = this.keyValue): { messages: MessageLog; close: () => Promise<void> } {
    const leases = new OwnLeases(this.keyValue);
    const messages = new KafkaMessageLog(this.place, { keyValue, leases, letters: this.letters, logger: quiet });
    const close = async () => {
      await messages.close();
      await leases.close();
    };
    return { messages, close };
  }

  /** Removes the topics of the namespace. */
  async clean(): Promise<void> {
    await this.keyValue.close();
    const admin = connectKafka(this.place).admin();
    await admin.connect();
    const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(this.place.namespace));
    await admin.deleteTopics({ topics });
    await admin.disconnect();
  }
}

/** Letters in memory. */
function memoryLetters(): LetterStore {
  let kept: { topic: string; message: Message }[] = [];
  const of = (topic: string, organization: string) => kept.filter((one) => one.topic === topic && one.message.organization === organization).map(({ message }) => message);
  const find = (topic: string, organization: string, id: string) => of(topic, organization).find((message) => message.id === id) ?? null;
  return {
    put: async (topic, message) => void (find(topic, message.organization, message.id) ?? kept.push({ topic, message })),
    list: async (topic, organization, { offset, limit }) => of(topic, organization).reverse().slice(offset, offset + limit),
    find: async (topic, organization, id) => find(topic, organization, id),
    remove: async (topic, organization, id) => {
      kept = kept.filter((one) => one.topic !== topic || one.message.organization !== organization || one.message.id !== id);
    },
  };
}
