/** A fact as it is stored: personal data sealed, never changed again. */
export interface EventRecord {
  /** UUIDv5 of (command, n), so a retried append is recognised. */
  id: string;
  /** `<service>.<Event>`. */
  type: string;
  /** Version of the type's shape. */
  v: number;
  /** Instant of the append, RFC 3339 UTC. */
  at: string;
  data: Record<string, unknown>;
  meta: EventMeta;
}

export interface EventMeta {
  organization: string;
  /** Account id; `system` for what nobody pressed. */
  actor: string;
  onBehalfOf?: string;
  /** `<hash of the command's key>.<hash of its body>`: what makes a repeat recognisable. */
  command: string;
  /** Id of the event that caused this one, or the command's hash. */
  cause: string;
  correlation: string;
  /**
   * The day at the place of whoever recorded it, YYYY-MM-DD; absent in events older than this field: the day of `at`.
   */
  day?: string;
  /** Chains the events of a stream: each hash covers the event and the hash of the one before (`chain.ts`). */
  hash?: string;
}

/** An event with its place in its stream (0, 1, ...) and in the log. */
export interface StoredEvent extends EventRecord {
  stream: string;
  revision: number;
  /** Fixed width, compares as text. */
  position: string;
}

/** Somebody else appended first; the caller folds again and decides again. */
export class RevisionConflict extends Error {
  override name = 'RevisionConflict';
  readonly stream: string;
  readonly expected: number;

  constructor(stream: string, expected: number) {
    super(`stream moved on from revision ${expected}`);
    this.stream = stream;
    this.expected = expected;
  }
}

/** Why an append or a subscription cannot work just now (disk full, closed, engine away). */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

export interface Subscription {
  close(): Promise<void>;
}

/** An event's place and its hash in the chain, null for one that is older than the chain. */
export type EventLink = Pick<StoredEvent, 'position' | 'stream' | 'revision' | 'type'> & { hash: string | null };

export interface EventStore {
  /** Random per store, renewed by restore and migration. */
  readonly epoch: string;
  /**
   * Appends all events to one stream or none. `expected` is the stream's last revision, -1 for a new one.
   * Resolves after the events are durable. The same event ids at the same place again resolve alike, `repeated`, and
   * store nothing.
   * @throws RevisionConflict, StoreUnavailable
   */
  append(
    stream: string,
    expected: number,
    events: readonly EventRecord[],
  ): Promise<{ revision: number; position: string; repeated?: true }>;
  /** The events of one stream from revision `from` on, in order; empty for an unknown stream. */
  read(stream: string, from?: number): Promise<StoredEvent[]>;
  /** At most `limit` events after position `after` (`''` = from the start), in the order of the log. */
  readAll(after: string, limit: number): Promise<StoredEvent[]>;
  /** As `readAll`, of each event no more than what a digest of the log looks at: many times as quick. */
  readLinks(after: string, limit: number): Promise<EventLink[]>;
  /**
   * Calls `onBatch` with every event after `after`, in order, first those stored, then each as it becomes durable.
   * The next batch waits for the promise of the one before. A batch that throws is given again.
   */
  subscribe(after: string, onBatch: (events: StoredEvent[]) => void | Promise<void>): Subscription;
  /** Position of the last durable event, `''` for an empty store. */
  head(): Promise<string>;
  close(): Promise<void>;
}

/** What the file would refuse must not come into a commit shared with others. @throws TypeError, RangeError */
export function refuseUnstorable(stream: string, expected: number, events: readonly EventRecord[]): void {
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const isStorable = ({ id, type, v, at, data, meta }: EventRecord) =>
    [id, type, at].every(isText) && Number.isSafeInteger(v) && data && meta;
  if (events.length === 0) throw new RangeError('an append needs at least one event');
  if (!isText(stream) || !Number.isSafeInteger(expected) || !events.every(isStorable))
    throw new TypeError('event cannot be stored');
}

/** The number in a position, for counting. */
export const positionNumber = (position: string): number => Number(position.split('.')[0] || 0);
