import { type AnyDecider, type NewEvent, type DeciderOf } from './decider.ts';

/** Goes into every event's metadata. */
export interface CommandContext {
  organization: string;
  actor: string;
  onBehalfOf?: string;
  /** Hash of organization, account, route and the caller's key. */
  key: string;
  /** Keyed hash: another body under the same key is refused. */
  body: string;
  correlation: string;
  cause?: string;
  /** YYYY-MM-DD at the caller's place; absent = UTC. */
  day?: string;
}

export interface Outcome {
  position: string;
  revision: number;
  /** Nothing appended: a repeat, or no change. */
  repeated: boolean;
  /** Decided, and there was nothing to record. */
  unchanged?: true;
  events: readonly NewEvent[];
}

/** Revision -1 and position '' for a new stream. */
export interface StreamState<S> {
  state: S;
  revision: number;
  position: string;
}

export interface Decisions {
  /** @throws Refused idempotency_key_reused, changed_meanwhile; refusals of `decide` */
  run<S>(
    decider: DeciderOf<S>,
    id: string,
    context: CommandContext,
    decide: (state: S, fold: { revision: number }) => readonly NewEvent[],
  ): Promise<Outcome>;
  state<S>(decider: DeciderOf<S>, organization: string, id: string): Promise<StreamState<S>>;
  seen(decider: AnyDecider, context: CommandContext, id: string): Promise<Outcome | null>;
  appendedBy(decider: AnyDecider, context: CommandContext, id: string): Promise<readonly NewEvent[]>;
  /** The next decision reads the log. */
  drop(stream: string): void;
}
