import { type Kafka } from 'kafkajs';
import { deadTopicOf, deadLetterMessage, unreadableDeadLetter } from '../../ports/shared/dead-letter.ts';
import { type Message, type MessageLog, type MessageSource } from '../../ports/message-log.ts';
import { type KeyValue, type Leases, type Subscription, type Log } from '../../ports/index.ts';
import { type DeadLetterStore } from '../dead-letter-store.ts';
import { connectKafka, type KafkaOptions } from './connection.ts';
import { GroupConsumer, type Consumption } from './group-consumer.ts';
import { Publisher } from './publisher.ts';
import { Relay } from './relay.ts';
import { requestRepublishing, defaultRepublishAfterMs } from './republishing.ts';
import { Topics } from './topics.ts';
import { toNotice, toRecord } from './wire-form.ts';

export interface KafkaFigures {
  /** Messages of a partition that a group has not handled; null = another process reports from now on. */
  lag(at: { topic: string; group: string; partition: number }, messages: number | null): void;
  unreadable(group: string): void;
}

export interface KafkaContext {
  figures: KafkaFigures;
  keyValue: KeyValue;
  /** One process at a time relays a topic. */
  leases: Leases;
  deadLetters: DeadLetterStore;
  logger: Log;
}

/** Messages in Kafka, which may be away at times. Dead letters are published, and found through their store. */
export class KafkaMessageLog implements MessageLog {
  readonly #kafka: Kafka;
  readonly #topics: Topics;
  readonly #publisher: Publisher;
  readonly #context: KafkaContext;
  readonly #republishAfterMs: number;
  readonly #open = new Set<Subscription>();

  /** What `context` holds is closed by whoever opened it. */
  constructor(options: KafkaOptions, context: KafkaContext) {
    this.#kafka = connectKafka(options);
    this.#topics = new Topics(this.#kafka, options);
    this.#publisher = new Publisher(this.#kafka, options);
    this.#context = context;
    this.#republishAfterMs = options.republishAfterMs ?? defaultRepublishAfterMs;
  }

  async relay(topic: string, source: MessageSource): Promise<Subscription> {
    const { keyValue, leases, logger } = this.#context;
    const tools = {
      topics: this.#topics,
      publisher: this.#publisher,
      keyValue,
      logger,
      republishAfterMs: this.#republishAfterMs,
    };
    return this.#tracked(leases.hold(`relay/${topic}`, async () => new Relay(topic, source, tools)));
  }

  async consume(topic: string, group: string, handle: (message: Message) => Promise<void>): Promise<Subscription> {
    const keepUnreadable: Consumption['keepUnreadable'] = async (record, reason) => {
      await this.append(deadTopicOf(group), [
        deadLetterMessage(
          group,
          unreadableDeadLetter(record, reason, Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })),
        ),
      ]);
      this.#context.figures.unreadable(group);
    };
    return this.#tracked(
      new GroupConsumer({
        kafka: this.#kafka,
        topics: this.#topics,
        topic,
        group,
        handle,
        keepUnreadable,
        figures: this.#context.figures,
        logger: this.#context.logger,
      }),
    );
  }

  republish(topic: string): Promise<void> {
    return requestRepublishing(this.#context.keyValue, topic);
  }

  async say(topic: string, message: Message): Promise<void> {
    const name = await this.#topics.ensure(topic, 'published');
    await this.#publisher.publish(name, [toRecord(message)]);
  }

  async append(topic: string, messages: readonly Message[]): Promise<void> {
    const { deadLetters } = this.#context;
    const name = await this.#topics.ensure(topic, 'deadLetters');
    for (const message of messages) {
      if (await deadLetters.find(topic, message.organization, message.id)) continue;
      // a crash in between: whoever appended it does so again, and the newer record replaces the older
      await this.#publisher.publish(name, [toNotice(deadLetterKey(message.organization, message.id), message)]);
      await deadLetters.put(topic, message);
    }
  }

  read(topic: string, organization: string, page: { offset: number; limit: number }): Promise<Message[]> {
    return this.#context.deadLetters.list(topic, organization, page);
  }

  find(topic: string, organization: string, id: string): Promise<Message | null> {
    return this.#context.deadLetters.find(topic, organization, id);
  }

  async remove(topic: string, organization: string, id: string): Promise<void> {
    const { deadLetters } = this.#context;
    if (!(await deadLetters.find(topic, organization, id))) return;
    const name = await this.#topics.ensure(topic, 'deadLetters');
    await this.#publisher.publish(name, [{ key: deadLetterKey(organization, id), value: null }]);
    await deadLetters.remove(topic, organization, id);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open].map((one) => one.close()));
    await this.#publisher.close();
  }

  #tracked(subscription: Subscription): Subscription {
    const tracked: Subscription = {
      close: async () => {
        this.#open.delete(tracked);
        await subscription.close();
      },
    };
    this.#open.add(tracked);
    return tracked;
  }
}

const deadLetterKey = (organization: string, id: string): string => `${organization}/${id}`;
