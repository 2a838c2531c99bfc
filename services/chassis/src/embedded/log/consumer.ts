import { setTimeout as pauseFor } from 'node:timers/promises';
import { type Message, type MessageSource, type PositionedMessage } from '../../ports/message-log.ts';
import { type KeyValue, type Subscription } from '../../ports/index.ts';

const firstPauseMs = 20;
const longestPauseMs = 1_000;
const storeAfterMessages = 100;
const storeAfterMs = 200;

/** Gives a group the messages of one topic, one at a time, and remembers in the key-value store how far it came. */
export class Consumer implements Subscription {
  readonly topic: string;
  readonly #key: string;
  readonly #keyValue: KeyValue;
  readonly #handle: (message: Message) => Promise<void>;
  #turn: Promise<void> = Promise.resolve();
  #isClosed = false;
  #stopping = new AbortController();
  #feed: Subscription | undefined;
  #epoch = '';
  #handled = '';
  #unstored = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `key` is where the checkpoint is kept. Nothing is given before there is a source to follow. */
  constructor(topic: string, key: string, keyValue: KeyValue, handle: (message: Message) => Promise<void>) {
    this.topic = topic;
    this.#key = key;
    this.#keyValue = keyValue;
    this.#handle = handle;
  }

  /** Switches to another source, or none, after the message in hand. */
  follow(source: MessageSource | undefined): Promise<void> {
    const turn = this.#turn.then(() => this.#switchTo(source));
    this.#turn = turn.catch(() => {});
    return turn;
  }

  /** Ends after the message in hand; so never await it inside `handle`. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.follow(undefined);
  }

  /** Out of turn. @throws as the handler does */
  give(message: Message): Promise<void> {
    return this.#handle(message);
  }

  async #switchTo(source: MessageSource | undefined): Promise<void> {
    this.#stopping.abort();
    await this.#feed?.close();
    this.#feed = undefined;
    await this.#store();
    if (!source || this.#isClosed) return;
    const checkpoint = (await this.#keyValue.get('*', this.#key)) ?? '';
    const mark = `${source.epoch}:`;
    this.#epoch = source.epoch;
    this.#handled = checkpoint.startsWith(mark) ? checkpoint.slice(mark.length) : '';
    this.#stopping = new AbortController();
    this.#feed = source.subscribe(this.#handled, (messages, last) => this.#take(messages, last));
  }

  async #take(messages: readonly PositionedMessage[], last: string): Promise<void> {
    // What a batch that is given again repeats was handled already.
    const open = messages.filter(({ position }) => position > this.#handled);
    for (const [index, { position, message }] of open.entries()) {
      if (this.#stopping.signal.aborted || !(await this.#deliver(message))) return;
      // A position may hold several messages; it is reached with the last of them.
      if (open[index + 1]?.position !== position) await this.#reach(position);
    }
    await this.#reach(last);
  }

  /** Gives a message until it is handled; false when it was stopped before. */
  async #deliver(message: Message): Promise<boolean> {
    const { signal } = this.#stopping;
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        await this.#handle(message);
        return true;
      } catch {
        await pauseFor(pause, undefined, { signal }).catch(() => {});
        if (signal.aborted) return false;
      }
    }
  }

  async #reach(position: string): Promise<void> {
    if (position <= this.#handled) return;
    this.#handled = position;
    this.#unstored++;
    if (this.#unstored >= storeAfterMessages) await this.#store();
    // A failure leaves it unstored: the next message, or the end, tries again.
    else this.#timer ??= setTimeout(() => void this.#store().catch(() => {}), storeAfterMs).unref();
  }

  async #store(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const stored = this.#unstored;
    if (stored === 0) return;
    await this.#keyValue.set('*', this.#key, `${this.#epoch}:${this.#handled}`);
    this.#unstored -= stored;
  }
}
