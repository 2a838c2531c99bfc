import { type Subscription } from './event-store.ts';

/** The whole new state of a row of the publishing service, after one of its events. */
export interface Message {
  /** Id of the event behind it: the same id is the same message. */
  id: string;
  /** `<service>.v1.<Message>` of `proto/`. */
  type: string;
  source: string;
  organization: string;
  /** Orders messages: `<organization>/<person>` where it concerns a person, else the stream. */
  key: string;
  /** Stream and revision of the event behind it: ignore a state not newer than a known one. */
  stream: string;
  revision: number;
  at: string;
  correlation: string;
  /** JSON of the message, zeros and false included. */
  data: Record<string, unknown>;
}

/** `position` is of fixed width and compares as text. */
export interface PositionedMessage {
  position: string;
  message: Message;
}

/** The published log of a service. */
export interface MessageSource {
  /** Random per log: positions of another epoch mean nothing. */
  readonly epoch: string;
  /** Resolves when another process must take over publishing. */
  readonly done?: Promise<unknown>;
  /**
   * Calls `onBatch` in order with messages after `after` (`''` = from the start) and the last position seen, published
   * or not. The next batch waits for the promise of the one before; a batch that throws is delivered again.
   */
  subscribe(
    after: string,
    onBatch: (messages: PositionedMessage[], last: string) => void | Promise<void>,
  ): Subscription;
}

/** Topics, kept for ever. Delivery is at least once, in order per key, but for republished messages. */
export interface MessageLog {
  /** Publishes the source under the topic, everything before included. */
  relay(topic: string, source: MessageSource): Promise<Subscription>;
  /**
   * Delivers each message at least once to a group, from the first on. When `handle` throws, the same message comes
   * again before any other of its key: giving up is up to the caller. Waits for a topic that nobody relays yet.
   */
  consume(topic: string, group: string, handle: (message: Message) => Promise<void>): Promise<Subscription>;
  /**
   * Removes from a topic what its source no longer has (forgotten data): messages stored apart from their source are
   * published again with their ids, those before are removed. Resolves once that is certain to happen.
   */
  republish(topic: string): Promise<void>;
  /** Adds to a topic without a source (dead letters), durable when it resolves; the same id twice counts once. */
  append(topic: string, messages: readonly Message[]): Promise<void>;
  read(topic: string, organization: string, page: { offset: number; limit: number }): Promise<Message[]>;
  find(topic: string, organization: string, id: string): Promise<Message | null>;
  /** Removes an appended message, such as a dead letter sent again. */
  remove(topic: string, organization: string, id: string): Promise<void>;
  close(): Promise<void>;
}

/** A message of another service, or an own event. */
export interface ReceivedMessage {
  id: string;
  /** Of the message or event, without service and version. */
  name: string;
  from: string;
  organization: string;
  stream: string;
  revision: number;
  at: string;
  correlation: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each reaction knows the shapes it listens to
  data: any;
}

export const topicOf = (service: string): string => `kadro.${service}.v1`;
