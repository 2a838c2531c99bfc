import { type Seen, type RowDraft } from '../streams/open-event.ts';
import { type AnyDecider, type DeciderOf } from '../streams/decider.ts';
import { type Clause } from '../../ports/index.ts';

/** Keys, or a condition over the model's own indexes. */
export type Touched = readonly string[] | { where: readonly Clause[] };

/** The log up to the position that the row is as of, never beyond. */
export interface FactSource {
  organization: string;
  /** Place of the last fact read so far, and the latest instant of any; '' for none. */
  readonly latest: { position: string; at: string };
  /**
   * The folded state, its personal fields as masks (null stays null). It is kept, so it costs what came since; it must
   * not be changed. For whatever has a long history.
   */
  state<S>(decider: DeciderOf<S>, id: string): Promise<S>;
  /** The same with personal fields in clear. The whole stream is read and nothing kept: for short ones. */
  cleared<S>(decider: DeciderOf<S>, id: string): Promise<S>;
  /** In order and in clear, from a revision on; empty for an unknown stream. Costs what is read. */
  events(decider: AnyDecider, id: string, from?: number): Promise<readonly Seen[]>;
}

/**
 * Of the keys that an event names, at least one and all of one subject, those whose rows it may change by what else is
 * recorded; others stay as they are.
 */
export type Narrow<Facts> = (event: Seen, keys: readonly string[], facts: Facts) => readonly string[];

export interface Derivation {
  touches: Record<string, (event: Seen) => Touched>;
  /** For events that would touch much more than they change. */
  narrow: Record<string, Narrow<unknown>>;
  /** Rows that an event changes at once; more are left to a job, in slices of so many. */
  atOnce: number;
  /** What the row follows from: rows of the same have the same facts. */
  subject: (key: string) => string;
  facts: (subject: string, source: FactSource) => Promise<unknown>;
  derive: (facts: unknown, key: string) => RowDraft | null;
}
