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
import { type Readings } from './reading.ts';
import { type ReservedValues } from './streams/reservations.ts';

/** What a service has of itself at work: authenticators and chores get this, everything else a scope of a caller. */
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
  /** How long an answer waits for what it follows from, in milliseconds. */
  readonly readYourWritesMs: number;
  now(): Temporal.Instant;
  /** The stored rows of a model of any organization, whoever asks. */
  rows<R>(model: ModelOf<R>): RowStore<R>;
  /** The rows of a model by period, for lists of any day. */
  periods(model: ModelOf<unknown>): RowStore;
  /** Whether the models that handle one of the events (absent = all) have looked at a position within `ms`. */
  caughtUp(position: string, events?: readonly string[], ms?: number): Promise<boolean>;
  /** Keyed hash with the installation's pepper: stands for a value that must not be stored. */
  hash(...parts: readonly string[]): string;
}

/** Reading inside one organization, without and with the caller's reach. */
export interface QueryScope extends ServiceScope {
  /** Who asks. @throws Error on a public route, which has nobody: reaching for it there is a fault of the declaration */
  readonly principal: Principal;
  readonly organization: string;
  readonly language: string;
  /** What the answer will show under guards whose opening is recorded before it goes out. */
  readonly readings: Readings;
  /** Today at the caller's place, YYYY-MM-DD. */
  today(): string;
  /** A row by id, whoever asks: for rules and joins, never to be handed out as it is. */
  row<R>(model: ModelOf<R>, id: string, organization?: string): Promise<R | null>;
  /** A row that another service may just have told of: waited for a moment. null where it does not come. */
  awaited<R>(model: ModelOf<R>, id: string): Promise<R | null>;
  rowsById<R>(model: ModelOf<R>, ids: readonly string[]): Promise<R[]>;
  /** Rows by declared indexes, whoever asks. */
  find<R>(model: ModelOf<R>, where: readonly Clause[], page?: Partial<RowPage>): Promise<R[]>;
  /** A stream of this organization as decisions see it. */
  state<S>(decider: DeciderOf<S>, id: string): Promise<StreamState<S>>;
  /** The same request, as somebody with other settings or rights: what it shows is recorded with the rest. */
  as(principal: Principal): QueryScope;
}

/** One command on its way: what prepare, decide and after may use. */
export interface CommandScope extends QueryScope {
  /** Id of the stream and row the command works on. */
  id: string;
  /** Id of the row the command makes or works on: what its caller knows. */
  rowId: string;
  /** The row found under the caller's reach, null where the command creates. */
  found: Row | null;
  /** Parameters of the path. */
  params: Record<string, string>;
  outcome: Outcome | null;
  readonly context: CommandContext;
  readonly authenticator: Authenticator;
  /** The row of `on`, as its model has it. @throws Error where the command has none */
  foundRow<R>(model: ModelOf<R>): R;
  /** An id for something this command makes beside its row: the same on a repeat. */
  newId(step?: string): string;
  /**
   * Decides on another stream of the same service, under a key derived from this command's; `as` where nobody is signed
   * in yet.
   */
  run<S>(
    decider: DeciderOf<S>,
    id: string,
    step: string,
    decide: (state: S) => readonly NewEvent[],
    as?: { organization?: string; actor?: string },
  ): Promise<Outcome>;
  /** Whether this command has already done that step, so that a repeat need not be judged again. */
  hasRun(decider: AnyDecider, id: string, step: string): Promise<boolean>;
}
