import { randomUUID } from 'node:crypto';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { type MessageSource, type PositionedMessage } from '../../ports/message-log.ts';
import { type KeyValue, type Subscription, type Log } from '../../ports/index.ts';
import { nameOfFailure } from './connection.ts';
import { type Publisher } from './publisher.ts';
import { type PartitionEnd, type Topics } from './topics.ts';
import { toRecord } from './wire-form.ts';

/** One republishing answers all requests of a day. */
export const defaultRepublishAfterMs = 24 * 3_600_000;
const longestLookMs = 60_000;
const shortestLookMs = 100;

const askedKey = (topic: string): string => `retell/${topic}`;
const stateKey = (topic: string): string => `retell/${topic}/state`;
/** Where the shape of its messages is kept; absent before shapes were noted. */
const shapeKey = (topic: string): string => `retell/${topic}/shape`;

interface Asked {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface State {
  epoch: string;
  /** What the topic held when it began: removed in the end. */
  ends: PartitionEnd[];
  /** Position in the source up to which that was. */
  until: string;
  told: string;
  /** Of the source when it began. */
  shape?: string | undefined;
}

export interface RepublishingTools {
  topics: Topics;
  publisher: Publisher;
  keyValue: KeyValue;
  logger: Log;
  republishAfterMs: number;
}

export interface Republished {
  topic: string;
  name: string;
  source: MessageSource;
  /** Does something while nothing is being published; gives it the position up to which all was. */
  still: <T>(act: (published: string) => Promise<T>) => Promise<T>;
}

/** Asks that a topic be republished; what is asked already stays as it is. */
export async function requestRepublishing(keyValue: KeyValue, topic: string): Promise<void> {
  const asked: Asked = { id: randomUUID(), at: Date.now() };
  await keyValue.compareAndSet('*', askedKey(topic), null, JSON.stringify(asked));
}

/** Gives up a republishing whose offsets have become meaningless; asks for another if the topic holds anything. */
export async function renewRepublishing(
  { topic, name, source }: Omit<Republished, 'still'>,
  { keyValue, topics }: RepublishingTools,
): Promise<void> {
  await keyValue.delete('*', stateKey(topic));
  // everything is published from the first message on, so in today's shape
  if (source.shape !== undefined) await keyValue.set('*', shapeKey(topic), source.shape);
  if ((await topics.ends(name)).length > 0) await requestRepublishing(keyValue, topic);
}

/**
 * Publishes a topic again from its source, beside new messages, and then removes the former ones: so what was forgotten
 * is gone from it too, and what the messages of an earlier version lacked is in it. Ids and revisions stay, so a reader
 * knows a duplicate and an older state. Goes on where it was cut off.
 */
export class Republishing implements Subscription {
  readonly #relay: Republished;
  readonly #tools: RepublishingTools;
  readonly #stopping = new AbortController();
  readonly #stopped: Promise<void>;

  constructor(relay: Republished, tools: RepublishingTools) {
    this.#relay = relay;
    this.#tools = tools;
    this.#stopped = this.#keepLooking();
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#stopped;
  }

  async #keepLooking(): Promise<void> {
    const { logger } = this.#tools;
    while (!this.#stopping.signal.aborted) {
      await this.#look().catch((failed: unknown) =>
        logger.warn({ topic: this.#relay.topic, reason: nameOfFailure(failed) }, 'republishing fails at the moment'),
      );
      await this.#pause();
    }
  }

  async #pause(): Promise<void> {
    const ms = Math.min(longestLookMs, Math.max(shortestLookMs, this.#tools.republishAfterMs / 10));
    await pauseFor(ms, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }

  async #look(): Promise<void> {
    const { topics, keyValue, logger } = this.#tools;
    const { topic, name } = this.#relay;
    const state = (await this.#cutOff()) ?? (await this.#begin());
    if (!state) return;
    logger.info({ topic }, 'republishing from the log');
    await this.#republish(state);
    // who lost the lease unnoticed, and so may not know of all that was published, has noticed by then
    await this.#pause();
    if (this.#stopping.signal.aborted) return;
    await topics.removeBefore(name, state.ends);
    if (state.shape !== undefined) await keyValue.set('*', shapeKey(topic), state.shape);
    await keyValue.delete('*', stateKey(topic));
    logger.info({ topic }, 'former messages removed');
  }

  async #cutOff(): Promise<State | null> {
    const text = await this.#tools.keyValue.get('*', stateKey(this.#relay.topic));
    const state = text === null ? null : (JSON.parse(text) as State);
    if (state?.epoch !== this.#relay.source.epoch) return null;
    // whoever began may not have known of all that was published
    return this.#relay.still(async (published) => ({
      ...state,
      until: state.until > published ? state.until : published,
    }));
  }

  async #begin(): Promise<State | null> {
    const { keyValue, topics } = this.#tools;
    const { topic, name, source, still } = this.#relay;
    const isDue = await this.#isDue();
    if (!isDue && !(await this.#isGrown())) return null;
    return still(async (published) => {
      const { epoch, shape } = source;
      const state: State = { epoch, ends: await topics.ends(name), until: published, told: '', shape };
      await this.#store(state);
      // what is asked from now on was forgotten before anything is republished; cut off here, it is republished once more
      if (isDue) await keyValue.delete('*', askedKey(topic));
      return state;
    });
  }

  async #isDue(): Promise<boolean> {
    const text = await this.#tools.keyValue.get('*', askedKey(this.#relay.topic));
    return text !== null && (JSON.parse(text) as Asked).at + this.#tools.republishAfterMs <= Date.now();
  }

  async #isGrown(): Promise<boolean> {
    const { topic, source } = this.#relay;
    return source.shape !== undefined && (await this.#tools.keyValue.get('*', shapeKey(topic))) !== source.shape;
  }

  /** Resolves when all is republished, or it is to be closed. */
  async #republish(state: State): Promise<void> {
    if (state.told >= state.until) return;
    const { signal } = this.#stopping;
    const finished = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => finished.resolve(), { once: true });
    const feed = this.#relay.source.subscribe(state.told, async (messages, last) => {
      if (signal.aborted) return;
      const began = performance.now();
      await this.#publish(messages.filter(({ position }) => position <= state.until));
      await this.#store({ ...state, told: last });
      if (last >= state.until) return finished.resolve();
      // new messages come first: half the time is left to it
      await pauseFor(performance.now() - began, undefined, { signal }).catch(() => {});
    });
    await finished.promise;
    await feed.close();
  }

  async #publish(messages: readonly PositionedMessage[]): Promise<void> {
    await this.#tools.publisher.publish(
      this.#relay.name,
      messages.map(({ message }) => toRecord(message)),
    );
  }

  async #store(state: State): Promise<void> {
    await this.#tools.keyValue.set('*', stateKey(this.#relay.topic), JSON.stringify(state));
  }
}
