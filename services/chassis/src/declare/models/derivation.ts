import { type Seen, type RowDraft } from '../streams/open-event.ts';
import { type AnyDecider, type EventTypes, type Decider } from '../streams/decider.ts';
import { type Clause } from '../../ports/index.ts';

/** Keys, or a condition over the model's own indexes. */
export type Touched = readonly string[] | { where: readonly Clause[] };

/** The log up to the position that the row is as of, never beyond. */
export interface FactSource {
  organization: string;
  /** Opened, in order; empty for an unknown stream. */
  events(decider: AnyDecider, id: string): Promise<readonly Seen[]>;
  /** The folded state, personal fields in clear. */
  state<S, E extends EventTypes>(decider: Decider<S, E>, id: string): Promise<S>;
}

export interface Derivation {
  touches: Record<string, (event: Seen) => Touched>;
  row: (key: string, source: FactSource) => Promise<RowDraft | null>;
}
