import {
  type Blobs,
  type Clause,
  type Ids,
  type JobQueue,
  type Keys,
  type KeyValue,
  type Log,
  type Notify,
  type Row,
  type RowPage,
  type RowStore,
  type Wait,
} from '../ports/index.ts';
import { type AnyDecider, type NewEvent, type DeciderOf } from './streams/decider.ts';
import { type CommandContext, type Outcome, type StreamState } from './streams/decisions.ts';
import { type Domain } from './domain.ts';
import { type ModelOf } from './models/model-of.ts';
import { type OwnEvents } from './streams/open-event.ts';
import { type Authenticator, type Principal } from './principal.ts';
import { type Reader } from './refusal.ts';
import { type Readings } from './streams/reading.ts';
import { type ReservedValues } from './streams/reservations.ts';

/** For authenticators and scheduled tasks; everything else gets a caller's scope. */
export interface ServiceScope {
  readonly domain: Domain;
  readonly logger: Log;
  readonly events: OwnEvents;
  readonly reservations: ReservedValues;
  readonly blobs: Blobs;
  readonly ids: Ids;
  readonly jobs: JobQueue;
  readonly keys: Keys;
  readonly keyValue: KeyValue;
  readonly notify: Notify;
  readonly wait: Wait;
  readonly readYourWritesMs: number;
  now(): Temporal.Instant;
  rows<R>(model: ModelOf<R>): RowStore<R>;
  /** As up to date as the rows of the model are when it is asked. */
  periods(model: ModelOf<unknown>): Promise<RowStore>;
  /**
   * Whether rows of these events' models (absent = all) that are read from now on are as of a position, within `ms`;
   * `written`: whether all rows, by period too, are in their stores.
   */
  caughtUp(position: string, events?: readonly string[] | 'written', ms?: number): Promise<boolean>;
  /** Keyed with the installation's pepper: stands for a value that must not be stored. */
  hash(...parts: readonly string[]): string;
}

/** Reads one organization, without and with the caller's reach. */
export interface QueryScope extends ServiceScope {
  /** @throws Error on a public route */
  readonly principal: Principal;
  readonly organization: string;
  readonly language: string;
  /** Whom texts of this answer are for. */
  readonly reader: Reader;
  /** Guarded fields to be recorded before the answer goes out. */
  readonly readings: Readings;
  /** YYYY-MM-DD at the caller's place. */
  today(): string;
  /** Without reach: for rules and joins, never to be handed out as it is. */
  row<R>(model: ModelOf<R>, id: string, organization?: string): Promise<R | null>;
  /** A row that another service may have just published: waited for briefly. */
  awaited<R>(model: ModelOf<R>, id: string): Promise<R | null>;
  rowsById<R>(model: ModelOf<R>, ids: readonly string[]): Promise<R[]>;
  /** Without reach. */
  find<R>(model: ModelOf<R>, where: readonly Clause[], page?: Partial<RowPage>): Promise<R[]>;
  state<S>(decider: DeciderOf<S>, id: string): Promise<StreamState<S>>;
  /** The same request with other settings or rights; its readings are recorded, too. */
  as(principal: Principal): QueryScope;
}

export interface CommandScope extends QueryScope {
  id: string;
  /** The row as its caller knows it. */
  rowId: string;
  found: Row | null;
  params: Record<string, string>;
  /** Of the client, behind as many trusted proxies as configured; empty where no request is answered. */
  address: string;
  outcome: Outcome | null;
  readonly context: CommandContext;
  readonly authenticator: Authenticator;
  /** Whether one of these events may have been written since this command began to look things up; ever for a repeat. */
  mayHaveMissed(events: readonly string[]): boolean;
  /** The row of `on`. @throws Error where the command has none */
  foundRow<R>(model: ModelOf<R>): R;
  /** For something made beside the row: the same on a repeat. */
  newId(step?: string): string;
  /** Decides on another stream under a derived key; `as` where nobody is signed in yet. */
  run<S>(
    decider: DeciderOf<S>,
    id: string,
    step: string,
    decide: (state: S, fold: { revision: number }) => readonly NewEvent[],
    as?: { organization?: string; actor?: string },
  ): Promise<Outcome>;
  /** Whether this command did that step before. */
  hasRun(decider: AnyDecider, id: string, step: string): Promise<boolean>;
}
