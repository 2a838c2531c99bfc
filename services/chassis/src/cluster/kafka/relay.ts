import { setTimeout as pauseFor } from 'node:timers/promises';
import { type MessageSource, type PlacedMessage } from '../../message-log.ts';
import { type Held, type KeyValue } from '../../ports.ts';
import { ended } from './connection.ts';
import { type Publisher } from './publisher.ts';
import { type Topics } from './topics.ts';
import { toRecord } from './wire-form.ts';

const storeAfterMs = 200;
const firstPauseMs = 100;
const longestPauseMs = 2_000;

/** What a relay works with. */
export interface RelayTools {
  topics: Topics;
  publisher: Publisher;
  keyValue: KeyValue;
}

/**
 * Publishes a source into its topic while this process has the lease for it, and remembers how far it came. It remembers only what
 * is durable in the topic, so a crash, or a process that lost its lease without noticing, repeats messages and never leaves one out.
 */
export class Relay implements Held {
  readonly #topic: string;
  readonly #source: MessageSource;
  readonly #tools: RelayTools;
  readonly #stopping = new AbortController();
  readonly #opened: Promise<Held | undefined>;
  #published = '';
  #stored = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(topic: string, source: MessageSource, tools: RelayTools) {
    this.#topic = topic;
    this.#source = source;
    this.#tools = tools;
    this.#opened = this.#open();
  }

  get over(): Promise<unknown> | undefined {
    return this.#source.over;
  }

  /** Ends after the batch in hand. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await ended(this.#opened.then((feed) => feed?.close()));
    clearTimeout(this.#timer);
    await ended(this.#store());
  }

  /** Tries until both Kafka and the checkpoint are there. */
  async #open(): Promise<Held | undefined> {
    const { signal } = this.#stopping;
    for (let pause = firstPauseMs; !signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        const name = await this.#tools.topics.ensure(this.#topic, 'said');
        const checkpoint = (await this.#tools.keyValue.get('*', this.#key())) ?? '';
        const mark = this.#mark('');
        this.#published = this.#stored = checkpoint.startsWith(mark) ? checkpoint.slice(mark.length) : '';
        return signal.aborted ? undefined : this.#source.subscribe(this.#published, (messages, last) => this.#publish(name, messages, last));
      } catch {
        await pauseFor(pause, undefined, { signal }).catch(() => {});
      }
    }
    return undefined;
  }

  async #publish(name: string, messages: readonly PlacedMessage[], last: string): Promise<void> {
    await this.#tools.publisher.publish(name, messages.map(({ message }) => toRecord(message)));
    this.#published = last;
    // a failure leaves it unstored: the next batch, or the end, tries again
    this.#timer ??= setTimeout(() => void this.#store().catch(() => {}), storeAfterMs).unref();
  }

  async #store(): Promise<void> {
    this.#timer = undefined;
    const published = this.#published;
    if (published === this.#stored) return;
    await this.#tools.keyValue.set('*', this.#key(), this.#mark(published));
    this.#stored = published;
  }

  #key(): string {
    return `relay/${this.#topic}`;
  }

  #mark(position: string): string {
    return `${this.#source.epoch}:${position}`;
  }
}
