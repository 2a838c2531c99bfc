import { type MaybePromise } from './shared/maybe-promise.ts';

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

/** `from` and `to` are inclusive, `above` and `below` exclusive. */
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
export interface RowRecord<R = Row> {
  organization: string;
  id: string;
  stream: string;
  doc: R;
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
export interface RowStore<R = Row> {
  get(organization: string, id: string): MaybePromise<RowRecord<R> | null>;
  getMany(organization: string, ids: readonly string[]): Promise<RowRecord<R>[]>;
  find(organization: string, query: RowQuery, page: RowPage): Promise<RowRecord<R>[]>;
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
