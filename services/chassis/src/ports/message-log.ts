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
  data: Record<string, unknown>;
}

/** `position` is of fixed width and compares as text. */
export interface PositionedMessage {
  position: string;
  message: Message;
}

export interface MessageSource {
  readonly epoch: string;
  /** Another one where messages have fields that former ones lack: a topic that is stored apart is republished then. */
  readonly shape?: string;
  /** Resolves when another process must take over publishing. */
  readonly done?: Promise<unknown>;
  /** Messages in order, and the last position seen, published or not; a batch comes again when `onBatch` throws. */
  subscribe(
    after: string,
    onBatch: (messages: PositionedMessage[], last: string) => void | Promise<void>,
  ): Subscription;
}

/** Topics, kept for ever. Delivery is at least once, in order per key, but for republished messages. */
export interface MessageLog {
  relay(topic: string, source: MessageSource): Promise<Subscription>;
  /**
   * From the first message on, at least once per group. When `handle` throws, the message comes again before any other
   * of its key: giving up is up to the caller. Waits for an unknown topic.
   */
  consume(topic: string, group: string, handle: (message: Message) => Promise<void>): Promise<Subscription>;
  /**
   * Removes from a topic what its source no longer has: messages stored apart are published again with their ids, and
   * former ones removed. Resolves once that is certain to happen.
   */
  republish(topic: string): Promise<void>;
  /** Out of turn, what its source could not say before; every group has it, or will, when it resolves. */
  say(topic: string, message: Message): Promise<void>;
  /** To a topic without a source (dead letters); durable when it resolves, the same id twice counts once. */
  append(topic: string, messages: readonly Message[]): Promise<void>;
  read(topic: string, organization: string, page: { offset: number; limit: number }): Promise<Message[]>;
  find(topic: string, organization: string, id: string): Promise<Message | null>;
  remove(topic: string, organization: string, id: string): Promise<void>;
  close(): Promise<void>;
}

export interface ReceivedMessage {
  id: string;
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

export const sourceOf = (topic: string): string => topic.split('.')[1] ?? topic;
