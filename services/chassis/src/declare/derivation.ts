import { type Seen, type RowDraft } from './open-event.ts';
import { type AnyDecider, type EventTypes, type Decider } from './decider.ts';
import { type Clause } from '../ports/index.ts';

/** Which rows an event touches: their keys, or those rows that are there by the model's own indexes. */
export type Touched = readonly string[] | { where: readonly Clause[] };

/** The log as the facts of one row see it: up to the place that the row is as of, never beyond. */
export interface FactSource {
  organization: string;
  /** Events of a stream of this service, opened, in their order; none where there is no such stream. */
  events(decider: AnyDecider, id: string): Promise<readonly Seen[]>;
  /** The state that a decider folds from its stream; what is personal is in clear, not masked. */
  state<S, E extends EventTypes>(decider: Decider<S, E>, id: string): Promise<S>;
}

/** How the rows of a derived model come about. */
export interface Derivation {
  /** By the name of the event. */
  touches: Record<string, (event: Seen) => Touched>;
  row: (key: string, source: FactSource) => Promise<RowDraft | null>;
}
