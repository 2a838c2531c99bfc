import { type Consumer, type EachBatchPayload, type Kafka, type KafkaMessage } from 'kafkajs';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { type Message } from '../../ports/message-log.ts';
import { type Subscription, type Log } from '../../ports/index.ts';
import { ended, nameOfFailure } from './connection.ts';
import { type Topics } from './topics.ts';
import { toMessage } from './wire-form.ts';

const firstPauseMs = 20;
const longestPauseMs = 1_000;
const reopenAfterMs = 1_000;
const heartbeatMs = 1_000;

export interface Consumption {
  kafka: Kafka;
  topics: Topics;
  topic: string;
  group: string;
  handle: (message: Message) => Promise<void>;
  /** Keeps a record that is no message as a dead letter. */
  keepUnreadable: (record: { topic: string; partition: number; offset: string }, reason: string) => Promise<void>;
  figures: { lag(at: { topic: string; group: string; partition: number }, messages: number | null): void };
  logger: Log;
}

/** Gives a group the messages of one topic. A failing message stops its own partition only; offsets are in Kafka. */
export class GroupConsumer implements Subscription {
  readonly #consumption: Consumption;
  readonly #closing = new AbortController();
  readonly #closed: Promise<void>;
  readonly #pauses = new Map<number, number>();
  readonly #reported = new Set<number>();

  constructor(consumption: Consumption) {
    this.#consumption = consumption;
    this.#closed = this.#keepConsuming();
  }

  /** Ends after the messages in hand; so never await it inside `handle`. */
  async close(): Promise<void> {
    this.#closing.abort();
    await ended(this.#closed);
  }

  async #keepConsuming(): Promise<void> {
    const { logger, topic } = this.#consumption;
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const failed: unknown = await this.#consumeWhileItLasts().catch((thrown: unknown) => thrown);
      if (signal.aborted) return;
      logger.warn({ topic, reason: nameOfFailure(failed) }, 'messages are not consumed at the moment');
      await pauseFor(reopenAfterMs, undefined, { signal }).catch(() => {});
    }
  }

  async #consumeWhileItLasts(): Promise<Error | undefined> {
    const { kafka, topics, topic, group } = this.#consumption;
    const name = await topics.ensure(topic, 'published');
    const consumer = kafka.consumer({
      // one topic, one group: members with different topics would be given each other's
      groupId: `${name}.${group}`,
      sessionTimeout: 6_000,
      heartbeatInterval: heartbeatMs,
      rebalanceTimeout: 20_000,
      maxWaitTimeInMs: 250,
      allowAutoTopicCreation: false,
      retry: { initialRetryTime: 100, maxRetryTime: 1_000, retries: 6, restartOnFailure: async () => false },
    });
    const broken = this.#broken(consumer);
    // what another member has from now on, that member reports
    consumer.on(consumer.events.GROUP_JOIN, () => this.#forgetLag());
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: [name], fromBeginning: true });
      if (this.#closing.signal.aborted) return undefined;
      await consumer.run({
        eachBatch: (batch) => this.#take(batch),
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: 12,
        autoCommitInterval: 200,
      });
      return await broken;
    } finally {
      await ended(consumer.disconnect());
      this.#forgetLag();
    }
  }

  #broken(consumer: Consumer): Promise<Error | undefined> {
    return new Promise((resolve) => {
      consumer.on(consumer.events.CRASH, ({ payload: { error } }) => resolve(error));
      this.#closing.signal.addEventListener('abort', () => resolve(undefined), { once: true });
    });
  }

  async #take(given: EachBatchPayload): Promise<void> {
    const { partition, messages, highWatermark } = given.batch;
    // a failure comes back from the heartbeat after the message in hand
    const beat = setInterval(() => void given.heartbeat().catch(() => {}), heartbeatMs);
    try {
      for (const record of messages) {
        if (!given.isRunning() || given.isStale() || this.#closing.signal.aborted) return;
        this.#reportLag(partition, BigInt(highWatermark) - BigInt(record.offset));
        if (!(await this.#handles(partition, record))) return this.#rest(partition, given.pause());
        this.#reportLag(partition, BigInt(highWatermark) - BigInt(record.offset) - 1n);
        given.resolveOffset(record.offset);
        await given.heartbeat();
        await given.commitOffsetsIfNecessary();
      }
    } finally {
      clearInterval(beat);
    }
  }

  async #handles(partition: number, record: KafkaMessage): Promise<boolean> {
    try {
      const message = readable(record);
      await (typeof message === 'string'
        ? this.#keepUnreadable(partition, record.offset, message)
        : this.#consumption.handle(message));
      this.#pauses.delete(partition);
      return true;
    } catch {
      return false;
    }
  }

  /** Not one of ours, and never readable: waiting would not help. */
  async #keepUnreadable(partition: number, offset: string, reason: string): Promise<void> {
    const { logger, topic, keepUnreadable } = this.#consumption;
    await keepUnreadable({ topic, partition, offset }, reason);
    logger.error({ topic, partition, offset, reason }, 'unreadable record kept as a dead letter');
  }

  #reportLag(partition: number, messages: bigint): void {
    const { topic, group, figures } = this.#consumption;
    this.#reported.add(partition);
    figures.lag({ topic, group, partition }, Number(messages));
  }

  #forgetLag(): void {
    const { topic, group, figures } = this.#consumption;
    for (const partition of this.#reported) figures.lag({ topic, group, partition }, null);
    this.#reported.clear();
  }

  /** Leaves a partition alone for a while; the message that was not handled is the next one then. */
  #rest(partition: number, resume: () => void): void {
    const pause = this.#pauses.get(partition) ?? firstPauseMs;
    this.#pauses.set(partition, Math.min(pause * 2, longestPauseMs));
    setTimeout(resume, pause).unref();
  }
}

function readable(record: KafkaMessage): Message | string {
  try {
    return toMessage(record);
  } catch (failed) {
    return (failed as Error).message;
  }
}
