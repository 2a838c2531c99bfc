import { setTimeout as pauseFor } from 'node:timers/promises';
import { type MessageSource, type PositionedMessage } from '../../ports/message-log.ts';
import { type LeasedWork, type Subscription } from '../../ports/index.ts';
import { ended, nameOfFailure } from './connection.ts';
import { renewRepublishing, Republishing, type RepublishingTools } from './republishing.ts';
import { toRecord } from './wire-form.ts';

const storeAfterMs = 200;
const firstPauseMs = 100;
const longestPauseMs = 2_000;

/** Publishes a source into its topic under a lease; its checkpoint is behind the topic, so a crash loses nothing. */
export class Relay implements LeasedWork {
  readonly #topic: string;
  readonly #source: MessageSource;
  readonly #tools: RepublishingTools;
  readonly #stopping = new AbortController();
  readonly #opened: Promise<Subscription | undefined>;
  #name = '';
  #feed: Subscription | undefined;
  #published = '';
  #stored = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(topic: string, source: MessageSource, tools: RepublishingTools) {
    this.#topic = topic;
    this.#source = source;
    this.#tools = tools;
    this.#opened = this.#open();
  }

  get done(): Promise<unknown> | undefined {
    return this.#source.done;
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await ended(this.#opened.then((republishing) => republishing?.close()));
    await ended(this.#feed?.close());
    clearTimeout(this.#timer);
    await ended(this.#store());
  }

  async #open(): Promise<LeasedWork | undefined> {
    const { signal } = this.#stopping;
    for (let pause = firstPauseMs; !signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        await this.#find();
        if (signal.aborted) return undefined;
        this.#follow();
        return new Republishing(
          { topic: this.#topic, name: this.#name, source: this.#source, still: (act) => this.#still(act) },
          this.#tools,
        );
      } catch (failed) {
        if (pause < longestPauseMs)
          this.#tools.logger.warn(
            { topic: this.#topic, reason: nameOfFailure(failed) },
            'nothing is published just now',
          );
        await pauseFor(pause, undefined, { signal }).catch(() => {});
      }
    }
    return undefined;
  }

  async #find(): Promise<void> {
    this.#name = await this.#tools.topics.ensure(this.#topic, 'published');
    const checkpoint = (await this.#tools.keyValue.get('*', this.#key())) ?? '';
    const mark = this.#mark('');
    const isKnown = checkpoint.startsWith(mark);
    if (!isKnown) await renewRepublishing({ topic: this.#topic, name: this.#name, source: this.#source }, this.#tools);
    this.#published = this.#stored = isKnown ? checkpoint.slice(mark.length) : '';
  }

  #follow(): void {
    this.#feed = this.#source.subscribe(this.#published, (messages, last) => this.#publish(messages, last));
  }

  async #still<T>(act: (published: string) => Promise<T>): Promise<T> {
    await this.#feed!.close();
    try {
      return await act(this.#published);
    } finally {
      if (!this.#stopping.signal.aborted) this.#follow();
    }
  }

  async #publish(messages: readonly PositionedMessage[], last: string): Promise<void> {
    await this.#tools.publisher.publish(
      this.#name,
      messages.map(({ message }) => toRecord(message)),
    );
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
