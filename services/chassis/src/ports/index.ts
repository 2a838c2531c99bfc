import { type Blobs } from './blobs.ts';
import { type Service } from '../declare/service.ts';
import { type Ids } from './ids.ts';
import { type JobQueue } from './job-queue.ts';
import { type MessageLog } from './message-log.ts';
import { type Notify } from './notify.ts';
import { type Soon } from './maybe-promise.ts';
import { type Wait } from './wait.ts';

export type { Ids, Wait };

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

/** Work under a lease. */
export interface Held extends Subscription {
  /** Resolves when its holder must leave it to another process; where there is none, it stays as it is. */
  over?: Promise<unknown> | undefined;
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

/** What one declared index of a read model looks like to the store. Paths are dotted, into the row. */
export interface RowIndex {
  /** Name as filters and sorts use it. */
  name: string;
  path: string;
  type: 'text' | 'number' | 'boolean' | 'list';
}

export interface RowStoreDeclaration {
  /** `<service>.<readModel>`. */
  name: string;
  version: number;
  indexes: readonly RowIndex[];
  /** Path of the hidden list of folded words that `q` searches; absent = not searchable. */
  search?: string;
  /** Index whose order most pages have, kept ready for searches and lists too; absent = the first text index. */
  defaultSort?: string;
  /** Filter and sort indexes that often come together. */
  pairs?: readonly (readonly [filter: string, sort: string])[];
  /** An index that often narrows a search: kept ready together with it. */
  searchWithin?: string;
}

/** eq, in, from, to (both inclusive), above, below (both exclusive), isNull over an index; `anyOf` = the list index holds one of them. */
export interface Clause {
  index: string;
  eq?: string | number | boolean;
  in?: readonly (string | number)[];
  from?: string | number;
  to?: string | number;
  above?: string | number | boolean;
  below?: string | number | boolean;
  isNull?: boolean;
}

export interface RowQuery {
  /** All must hold. */
  where: readonly Clause[];
  /** At least one must hold; absent = no limit of reach; empty = nothing is in reach. */
  reach?: readonly Clause[];
  /** Folded words; each must be the prefix of one of the row's words. */
  words?: readonly string[];
}

export interface RowPage {
  /** Declared index or `id`; the id breaks ties, in the same direction. Nulls come last. */
  sort: { index: string; descending: boolean };
  offset: number;
  limit: number;
}

export interface Row {
  id: string;
  [field: string]: unknown;
}

/** A row as stored: the document and the stream that made it. */
export interface RowRecord {
  organization: string;
  id: string;
  stream: string;
  doc: Row;
  /**
   * Position of the event that last touched it, kept by stores whose rows and checkpoint are not written as one: older
   * events are not projected on it again.
   */
  position?: string;
}

export interface RowChange {
  organization: string;
  id: string;
  /** null removes the row. */
  record: RowRecord | null;
}

/** The rows of one version of one read model. Each call names the organisation first. */
export interface RowStore {
  get(organization: string, id: string): Soon<RowRecord | null>;
  getMany(organization: string, ids: readonly string[]): Promise<RowRecord[]>;
  find(organization: string, query: RowQuery, page: RowPage): Promise<RowRecord[]>;
  /** Exact up to `cap`, then `cap` and `capped: true`. */
  count(organization: string, query: RowQuery, cap: number): Promise<{ total: number; capped: boolean }>;
  /**
   * Writes the rows and then the checkpoint (`<epoch>:<position>`): as one, or so that what a crash leaves between them
   * is recognised by the
   * rows' `position`. `fence` is the number of the lease under which this is written; a store that has seen a later one
   * refuses.
   * @throws Fenced
   */
  apply(checkpoint: string, changes: readonly RowChange[], fence?: number): Promise<void>;
  /** Organizations that have, or once had, rows here: for chores that visit each. */
  organizations(): Promise<string[]>;
  /** `null` before the first apply. */
  checkpoint(): Promise<string | null>;
  /** Removes all rows and the checkpoint: before a rebuild. */
  clear(): Promise<void>;
  /** True while rows of an earlier shape are served until those of the new one are built. */
  readonly isFormer?: boolean;
  /** Leaves nothing of former rows readable where they rest. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** Somebody else holds the lease by now: what was to be written is his affair. */
export class Fenced extends Error {
  override name = 'Fenced';
}

/** What is asked for needs rows that are not there yet. */
export class ReadModelBuilding extends Error {
  override name = 'ReadModelBuilding';
}

/** How far a building has come, in events of the log. */
export interface BuildProgress {
  done: number;
  total: number;
}

/** Which rows of a service are to be built; names as its stores have them. */
export interface BuildOrder {
  service: Service;
  names: readonly string[];
  /** Somebody is served meanwhile: goes on beside him, and gives way. */
  aside: boolean;
  report: (progress: BuildProgress) => void;
}

export interface ReadModels {
  /** The rows of this very declaration, empty where there are none. */
  open(declaration: RowStoreDeclaration): Promise<RowStore>;
  /**
   * Rows to be read: those made for the declaration, else (`isFormer`) those of an earlier one of the name, else none,
   * or with `orEmpty`
   * empty ones. What is older than the rows of this declaration is removed.
   */
  serve(declaration: RowStoreDeclaration, orEmpty?: boolean): Promise<RowStore | null>;
  /**
   * Builds rows from the whole log beside those that are served, or goes on where that was cut off; resolves when they
   * are complete.
   */
  build(order: BuildOrder): Promise<void>;
  /** The rows that were built last, to be brought up to date; null where they are served already. */
  openBuilt(declaration: RowStoreDeclaration): Promise<RowStore | null>;
  /** Served rows are read from the built ones from now on; false where those must not be used and are removed. */
  turnTo(served: RowStore, built: RowStore, declaration: RowStoreDeclaration): Promise<boolean>;
  close(): Promise<void>;
}

/** Small durable values with a time to live. `organization` is `*` for what belongs to no organisation. */
export interface KeyValue {
  get(organization: string, key: string): Promise<string | null>;
  set(organization: string, key: string, value: string, ttlSeconds?: number): Promise<void>;
  /** Adds 1 and answers the new count; the time to live starts with the first. */
  increment(organization: string, key: string, ttlSeconds: number): Promise<number>;
  /** Sets only where the stored value still equals `expected` (null = absent); answers whether it did. */
  compareAndSet(
    organization: string,
    key: string,
    expected: string | null,
    value: string,
    ttlSeconds?: number,
  ): Promise<boolean>;
  delete(organization: string, key: string): Promise<void>;
  close(): Promise<void>;
}

/** Keys of personal data, one per person and class, 32 bytes, wrapped by the master key where they rest. */
export interface Keys {
  /** The key, made when it is asked for the first time; null once destroyed. */
  dataKey(organization: string, person: string, dataClass: string): Promise<Buffer | null>;
  /** The key if it exists and was not destroyed; never makes one. */
  existingKey(organization: string, person: string, dataClass: string): Soon<Buffer | null>;
  destroy(organization: string, person: string, dataClass: string): Promise<void>;
  /** A secret of this installation by name (pepper of reservations, signing key), made once, the same for ever. */
  secret(name: string, make: () => Buffer): Promise<Buffer>;
  /** The secret if it exists; never makes one. */
  existingSecret(name: string): Promise<Buffer | null>;
  /**
   * A text that is kept with the keys, and so is as old as they are where they come from a back-up; null where there is
   * none.
   */
  note(name: string): Promise<string | null>;
  setNote(name: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Work that one process of many does at a time. */
export interface Leases {
  /**
   * Stands in line for a name; each time the lease is given, calls `begin` with its fencing number, greater than any
   * before, and closes what that
   * answers when the lease is lost, or when that says that it is over. The lease of a process that died or hangs is
   * given to another within 10 s.
   */
  hold(name: string, begin: (fence: number) => Promise<Held>): Subscription;
  close(): Promise<void>;
}

export interface Clock {
  now(): Temporal.Instant;
}

/** Everything a service needs from the outside; two factories, one contract suite. */
export interface Ports {
  events: EventStore;
  readModels: ReadModels;
  keyValue: KeyValue;
  keys: Keys;
  messages: MessageLog;
  jobs: JobQueue;
  blobs: Blobs;
  notify: Notify;
  leases: Leases;
  clock: Clock;
  ids: Ids;
  wait: Wait;
  /** How long an answer waits for rows, in milliseconds; 2,000 where nothing is said. */
  readYourWritesMs?: number;
}
