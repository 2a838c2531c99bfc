import { type CommandContext } from './decisions.ts';
import { type ModelOf } from '../models/model-of.ts';

/** Reserved for the owner before the append; the replaced value is released after it. */
export interface ReservationRequest {
  kind: string;
  value: string;
  field: string;
  replaces?: string | null;
  /** Who holds it, where that is not what the command changes. */
  owner?: string;
}

/** Held by two of whom it is reserved for the other; the value itself is not told. */
export interface Collision {
  kind: string;
  organization: string;
  owner: string;
  holder: { organization: string; owner: string };
}

/** Compared by `comparable`, all alike. */
export interface ReservationKind {
  everywhere?: true;
  /** The owner's current value: the sweeper frees others. */
  heldBy: HeldBy;
}

interface HeldBy {
  model: ModelOf<unknown>;
  value: (row: unknown) => string | null;
}

export interface TakenValues {
  /** After a refusal: what is new, but for what the owner holds by now. */
  giveBack(): Promise<void>;
  /** After the append: another command of the owner may have given back what this one found reserved. */
  confirm(): Promise<void>;
}

export interface ReservedValues {
  /** @throws Refused same_record_exist, names the field */
  check(requests: readonly ReservationRequest[], owner: string, context: CommandContext): Promise<void>;
  /** @throws Refused same_record_exist, names the field */
  take(requests: readonly ReservationRequest[], owner: string, context: CommandContext): Promise<TakenValues>;
  /** But for what the owner holds again. */
  releaseReplaced(requests: readonly ReservationRequest[], owner: string, context: CommandContext): Promise<void>;
  /** Also values that nobody can read any more. */
  releaseAll(kinds: readonly string[], owner: string, context: CommandContext): Promise<void>;
  /** `within`: the organization, where the value is not unique everywhere. */
  ownerOf(kind: string, value: string, within?: string): Promise<{ organization: string; owner: string } | null>;
  /** What two of an organization, or one of it and somebody elsewhere, still hold alike since values are compared anew. */
  collisions(organization: string): Promise<Collision[]>;
  /** Frees values older than 15 minutes that their owner does not have; answers how many. */
  sweep(now: Temporal.Instant): Promise<number>;
  /** Reserves what rows hold and nobody has reserved; answers how many. What two hold alike is reported. */
  repair(): Promise<number>;
}

export const heldBy = <R>(model: ModelOf<R>, value: (row: R) => string | null): HeldBy => ({
  model,
  value: (row) => value(row as R),
});
