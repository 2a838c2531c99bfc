import { type Kafka } from 'kafkajs';
import { deadTopicOf, deadLetterMessage, unreadableDeadLetter } from '../../ports/shared/dead-letter.ts';
import { type Message, type MessageLog, type MessageSource } from '../../ports/message-log.ts';
import { type KeyValue, type Leases, type Subscription, type Log } from '../../ports/index.ts';
import { type DeadLetterStore } from '../dead-letter-store.ts';
import { connectKafka, type KafkaPlace } from './connection.ts';
import { GroupConsumer, type Hearing } from './group-consumer.ts';
import { Publisher } from './publisher.ts';
import { Relay } from './relay.ts';
import { requestRepublishing, defaultRepublishAfterMs } from './republishing.ts';
import { Topics } from './topics.ts';
import { toNotice } from './wire-form.ts';

/** What a log of messages needs beside Kafka. */
/** Where is told how things stand: figures of a process. */
export interface KafkaFigures {
  /** Messages of a partition that a group has not handled; null = another process tells from now on. */
  lag(at: { topic: string; group: string; partition: number }, messages: number | null): void;
  /** A record that is no message was kept as a dead letter. */
  unreadable(group: string): void;
}

export interface KafkaNeighbours {
  figures: KafkaFigures;
  /** Where a relay remembers how far it came. */
  keyValue: KeyValue;
  /** One process at a time relays a topic. */
  leases: Leases;
  letters: DeadLetterStore;
  logger: Log;
}

/**
 * Messages in Kafka. Relaying and consuming begin when Kafka is there and go on by themselves after it was away;
 * appended messages are
 * published for others and found again through the letter store.
 */
export class KafkaMessageLog implements MessageLog {
  readonly #kafka: Kafka;
  readonly #topics: Topics;
  readonly #publisher: Publisher;
  readonly #neighbours: KafkaNeighbours;
  readonly #retellAfterMs: number;
  readonly #open = new Set<Subscription>();

  /** The neighbours are closed by whoever opened them. */
  constructor(place: KafkaPlace, neighbours: KafkaNeighbours) {
    this.#kafka = connectKafka(place);
    this.#topics = new Topics(this.#kafka, place);
    this.#publisher = new Publisher(this.#kafka, place);
    this.#neighbours = neighbours;
    this.#retellAfterMs = place.retellAfterMs ?? defaultRepublishAfterMs;
  }

  async relay(topic: string, source: MessageSource): Promise<Subscription> {
    const { keyValue, leases, logger } = this.#neighbours;
    const tools = {
      topics: this.#topics,
      publisher: this.#publisher,
      keyValue,
      logger,
      retellAfterMs: this.#retellAfterMs,
    };
    return this.#kept(leases.hold(`relay/${topic}`, async () => new Relay(topic, source, tools)));
  }

  async consume(topic: string, group: string, handle: (message: Message) => Promise<void>): Promise<Subscription> {
    const putAside: Hearing['putAside'] = async (record, reason) => {
      await this.append(deadTopicOf(group), [
        deadLetterMessage(
          group,
          unreadableDeadLetter(record, reason, Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })),
        ),
      ]);
      this.#neighbours.figures.unreadable(group);
    };
    return this.#kept(
      new GroupConsumer({
        kafka: this.#kafka,
        topics: this.#topics,
        topic,
        group,
        handle,
        putAside,
        figures: this.#neighbours.figures,
        logger: this.#neighbours.logger,
      }),
    );
  }

  republish(topic: string): Promise<void> {
    return requestRepublishing(this.#neighbours.keyValue, topic);
  }

  async append(topic: string, messages: readonly Message[]): Promise<void> {
    const { letters } = this.#neighbours;
    const name = await this.#topics.ensure(topic, 'letters');
    for (const message of messages) {
      if (await letters.find(topic, message.organization, message.id)) continue;
      // a crash in between: whoever appended it does so again, and the newer record takes the place of the older
      await this.#publisher.publish(name, [toNotice(letterKey(message.organization, message.id), message)]);
      await letters.put(topic, message);
    }
  }

  read(topic: string, organization: string, page: { offset: number; limit: number }): Promise<Message[]> {
    return this.#neighbours.letters.list(topic, organization, page);
  }

  find(topic: string, organization: string, id: string): Promise<Message | null> {
    return this.#neighbours.letters.find(topic, organization, id);
  }

  async remove(topic: string, organization: string, id: string): Promise<void> {
    const { letters } = this.#neighbours;
    if (!(await letters.find(topic, organization, id))) return;
    const name = await this.#topics.ensure(topic, 'letters');
    await this.#publisher.publish(name, [{ key: letterKey(organization, id), value: null }]);
    await letters.remove(topic, organization, id);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open].map((one) => one.close()));
    await this.#publisher.close();
  }

  #kept(subscription: Subscription): Subscription {
    const kept: Subscription = {
      close: async () => {
        this.#open.delete(kept);
        await subscription.close();
      },
    };
    this.#open.add(kept);
    return kept;
  }
}

const letterKey = (organization: string, id: string): string => `${organization}/${id}`;
