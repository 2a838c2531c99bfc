/** A stored fact: personal data sealed, never changed again. */
export interface EventRecord {
  /** UUIDv5 of (command, n), so a retried append is recognised. */
  id: string;
  type: string;
  v: number;
  /** Instant of the append, RFC 3339 UTC. */
  at: string;
  data: Record<string, unknown>;
  meta: EventMeta;
}

export interface EventMeta {
  organization: string;
  /** Account id; `system` for what no person triggered. */
  actor: string;
  onBehalfOf?: string;
  /** `<hash of the command's key>.<hash of its body>`: tells a repeat. */
  command: string;
  cause: string;
  correlation: string;
  /** YYYY-MM-DD where it was recorded; older events lack it: the UTC day of `at`. */
  day?: string;
  /** Hash of the event and of the one before it in the stream (`chain.ts`). */
  hash?: string;
}

/** Revision 0, 1, ... in its stream; `position` in the log is of fixed width and compares as text. */
export interface StoredEvent extends EventRecord {
  stream: string;
  revision: number;
  position: string;
}

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

/** An append or subscription cannot work just now (disk full, closed, engine away). */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** An own event that this version does not know: skipping it would leave rows incomplete. */
export class NewerEvent extends Error {
  override name = 'NewerEvent';

  constructor({ type, v, position }: Pick<StoredEvent, 'type' | 'v' | 'position'>) {
    super(`${type} of version ${v} at ${position} is an event of a newer version of the service`);
  }
}

export interface Subscription {
  close(): Promise<void>;
}

export type EventLink = Pick<StoredEvent, 'position' | 'stream' | 'revision' | 'type'> & { hash: string | null };

export interface EventStore {
  /** Random per store, renewed by restore and migration. */
  readonly epoch: string;
  /**
   * All or none, durable when it resolves; the same event ids again at their revision store nothing: `repeated`.
   * @throws RevisionConflict, StoreUnavailable
   */
  append(
    stream: string,
    expected: number,
    events: readonly EventRecord[],
  ): Promise<{ revision: number; position: string; repeated?: true }>;
  /** From revision `from` on, at most `limit` (default all); empty for an unknown stream. */
  read(stream: string, from?: number, limit?: number): Promise<StoredEvent[]>;
  /** At most `limit` events after position `after` (`''` = from the start). */
  readAll(after: string, limit: number): Promise<StoredEvent[]>;
  /** As `readAll`, only what a digest of the log needs: many times as quick. */
  readLinks(after: string, limit: number): Promise<EventLink[]>;
  /** Every event after `after`, stored and then live, batch by batch; one comes again when `onBatch` throws. */
  subscribe(after: string, onBatch: (events: StoredEvent[]) => void | Promise<void>): Subscription;
  /** Of the last durable event, `''` for an empty store. */
  head(): Promise<string>;
  close(): Promise<void>;
}

/** One bad event must not spoil a commit shared with others. @throws TypeError, RangeError */
export function refuseUnstorable(stream: string, expected: number, events: readonly EventRecord[]): void {
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const isStorable = ({ id, type, v, at, data, meta }: EventRecord) =>
    [id, type, at].every(isText) && Number.isSafeInteger(v) && data && meta;
  if (events.length === 0) throw new RangeError('an append needs at least one event');
  if (!isText(stream) || !Number.isSafeInteger(expected) || !events.every(isStorable))
    throw new TypeError('event cannot be stored');
}

export const positionNumber = (position: string): number => Number(position.split('.')[0] || 0);
