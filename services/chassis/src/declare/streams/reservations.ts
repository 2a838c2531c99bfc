import { type CommandContext } from './decisions.ts';
import { type ModelOf } from '../models/model-of.ts';

/** A value that must be unique: reserved for the owner before the append, the replaced one released after it. */
export interface ReservationRequest {
  /** One of the service's declared reservations. */
  kind: string;
  value: string;
  /** Field of the input that is named when the value is taken. */
  field: string;
  replaces?: string | null;
}

/** A kind of value that is unique within an organization, or over all of them. */
export interface ReservationKind {
  everywhere?: true;
  normalize?: (value: string) => string;
  /** Where the owner's current value can be read; what it no longer holds is freed by the sweeper. */
  heldBy: HeldBy;
}

interface HeldBy {
  model: ModelOf<unknown>;
  value: (row: unknown) => string | null;
}

/** Values that are unique across streams, and who holds them. */
export interface ReservedValues {
  /** Whether all of it could be taken now. @throws Refused same_record_exist, names the field */
  check(requests: readonly ReservationRequest[], owner: string, context: CommandContext): Promise<void>;
  /** Answers how to give back what was newly taken. @throws Refused same_record_exist, names the field */
  take(requests: readonly ReservationRequest[], owner: string, context: CommandContext): Promise<() => Promise<void>>;
  /** Releases the values that were replaced. */
  releaseReplaced(requests: readonly ReservationRequest[], owner: string, context: CommandContext): Promise<void>;
  /** Releases whatever of these kinds an owner holds, also where nobody can read the values any more. */
  releaseAll(kinds: readonly string[], owner: string, context: CommandContext): Promise<void>;
  /** Who holds a value that is unique everywhere. */
  ownerOf(kind: string, value: string): Promise<{ organization: string; owner: string } | null>;
  /** Frees values older than 15 minutes that their owner does not hold; answers how many. */
  sweep(now: Temporal.Instant): Promise<number>;
}

/** Who holds a value by the rows of a model. */
export const heldBy = <R>(model: ModelOf<R>, value: (row: R) => string | null): HeldBy => ({
  model,
  value: (row) => value(row as R),
});
