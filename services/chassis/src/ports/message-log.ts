import { type Subscription } from './event-store.ts';

/** What a service says to others: the whole new state of one of its things, after one of its events. */
export interface Message {
  /** Id of the event behind it: the same again is the same message. */
  id: string;
  /** `<service>.v1.<Message>`: a message of `proto/`. */
  type: string;
  /** Name of the service that says it. */
  source: string;
  organization: string;
  /** Messages of one key stay in order: `<organization>/<person>` where it concerns a person, else the stream. */
  key: string;
  /** Stream of the event behind it, and the event's place in it: a state not newer than a known one is ignored. */
  stream: string;
  revision: number;
  /** Instant of the event, RFC 3339 UTC. */
  at: string;
  correlation: string;
  /** JSON of the message, zeros and false written out. */
  data: Record<string, unknown>;
}

/** A message with its place in its topic; fixed width, compares as text. */
export interface PositionedMessage {
  position: string;
  message: Message;
}

/** Where the messages of a topic come from: the log of the service, as it is published. */
export interface MessageSource {
  /** Random per log: a position of another epoch means nothing here. */
  readonly epoch: string;
  /** Resolves when another process must go on saying it. */
  readonly done?: Promise<unknown>;
  /**
   * Calls `onBatch` with the messages after `after` (`''` = from the start), in order, and the position that was looked
   * at, published or not.
   * The next batch waits for the promise of the one before; a batch that throws is given again.
   */
  subscribe(
    after: string,
    onBatch: (messages: PositionedMessage[], last: string) => void | Promise<void>,
  ): Subscription;
}

/** Topics of messages, each kept for ever; delivery is at least once, in order per key but for what is told again. */
export interface MessageLog {
  /** From now on the source is what is said under the topic, with everything it said before. */
  relay(topic: string, source: MessageSource): Promise<Subscription>;
  /**
   * Gives a group each message of a topic at least once, from the first on; a group goes on where it was.
   * `handle` that throws gets the same message again, and nothing of its key overtakes it: giving up is the caller's
   * affair.
   * A topic that nobody relays yet is waited for.
   */
  consume(topic: string, group: string, handle: (message: Message) => Promise<void>): Promise<Subscription>;
  /**
   * What a topic's source does not say any more, as it was forgotten, shall not be read in the topic either. Where
   * messages are kept beside their
   * source they are all said again some time later, with the ids they had, and those of before are removed. Resolves
   * when that is certain to come.
   */
  republish(topic: string): Promise<void>;
  /**
   * Adds messages to a topic that no source relays (dead letters). Resolves when they are durable; the same id twice is
   * once.
   */
  append(topic: string, messages: readonly Message[]): Promise<void>;
  /** Messages that were appended to a topic for an organization, latest first. */
  read(topic: string, organization: string, page: { offset: number; limit: number }): Promise<Message[]>;
  /** One that was appended; null where there is none. */
  find(topic: string, organization: string, id: string): Promise<Message | null>;
  /** Takes an appended message away: a dead letter that was sent again. */
  remove(topic: string, organization: string, id: string): Promise<void>;
  close(): Promise<void>;
}

/** What a reaction hears: a message of another service, or an own private event. */
export interface ReceivedMessage {
  /** Id of the event behind it. */
  id: string;
  /** Name of the message or event, without service and version. */
  name: string;
  /** Name of the service that says it. */
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
