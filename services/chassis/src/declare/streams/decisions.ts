import { type AnyDecider, type NewEvent, type DeciderOf } from './decider.ts';

/** Who commands, under which key: what goes into every event's metadata. */
export interface CommandContext {
  organization: string;
  actor: string;
  onBehalfOf?: string;
  /** Hash of organization, account, route and the caller's key. */
  key: string;
  /** Keyed hash of the body: the same key with another body is refused. */
  body: string;
  correlation: string;
  cause?: string;
  /** Today at the caller's place, YYYY-MM-DD; absent = UTC's. */
  day?: string;
}

export interface Outcome {
  position: string;
  revision: number;
  /** Nothing was appended now: a repeat, or nothing to change. */
  repeated: boolean;
  events: readonly string[];
}

/** Where a stream stands as decisions see it; revision -1 and position '' before there is one. */
export interface StreamState<S> {
  state: S;
  revision: number;
  position: string;
}

/** Decides on streams and appends what was decided. */
export interface Decisions {
  /** @throws Refused idempotency_key_reused, changed_meanwhile; whatever `decide` refuses */
  run<S>(
    decider: DeciderOf<S>,
    id: string,
    context: CommandContext,
    decide: (state: S, fold: { revision: number }) => readonly NewEvent[],
  ): Promise<Outcome>;
  /** For facts that a command looks up before. */
  state<S>(decider: DeciderOf<S>, organization: string, id: string): Promise<StreamState<S>>;
  /** How a command ended, if this stream has seen it. */
  seen(decider: AnyDecider, context: CommandContext, id: string): Promise<Outcome | null>;
  /** Drops the fold of a stream from memory: the next decision reads the log. */
  drop(stream: string): void;
}
