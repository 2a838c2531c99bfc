import kafkajs, { type Kafka, type Message as KafkaRecord, type Producer } from 'kafkajs';
import { answered, ended, type KafkaOptions } from './connection.ts';

const recordsAtOnce = 500;
const bytesAtOnce = 400_000;

/** Publishes records durably and in order; a retry of the client stores none twice. */
export class Publisher {
  readonly #kafka: Kafka;
  readonly #patience: number | undefined;
  #producer: Promise<Producer> | undefined;

  constructor(kafka: Kafka, { patience }: KafkaOptions) {
    this.#kafka = kafka;
    this.#patience = patience;
  }

  /** All are durable when it resolves, some may be when it rejects. `topic` as in Kafka. @throws StoreUnavailable */
  async publish(topic: string, records: readonly KafkaRecord[]): Promise<void> {
    for (const messages of portions(records)) {
      const producing = (this.#producer ??= this.#connect());
      try {
        await answered(
          producing.then((producer) => producer.send({ topic, messages, acks: -1 })),
          this.#patience,
        );
      } catch (failed) {
        // a producer that failed may have lost count of what it sent: the next one begins anew
        if (this.#producer === producing) this.#producer = undefined;
        void ended(producing.then((producer) => producer.disconnect()));
        throw failed;
      }
    }
  }

  async close(): Promise<void> {
    await ended(this.#producer?.then((producer) => producer.disconnect()));
    this.#producer = undefined;
  }

  async #connect(): Promise<Producer> {
    const producer = this.#kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
    });
    await producer.connect();
    return producer;
  }
}

/** Records in portions that a broker takes in one request, also where they all have one key. */
function* portions(records: readonly KafkaRecord[]): Generator<KafkaRecord[]> {
  let portion: KafkaRecord[] = [];
  let bytes = 0;
  for (const record of records) {
    const size = Buffer.byteLength(record.value ?? '');
    if (portion.length > 0 && (portion.length >= recordsAtOnce || bytes + size > bytesAtOnce)) {
      yield portion;
      [portion, bytes] = [[], 0];
    }
    portion.push(record);
    bytes += size;
  }
  if (portion.length > 0) yield portion;
}
