import { type MaybePromise } from './shared/maybe-promise.ts';

export interface RowIndex {
  name: string;
  path: string;
  type: 'text' | 'number' | 'boolean' | 'list';
}

export interface RowStoreDeclaration {
  name: string;
  version: number;
  indexes: readonly RowIndex[];
  /** Path of the hidden list of folded words for `q`; absent = not searchable. */
  search?: string;
  /** Index of the usual order, prepared for searches too; absent = the first text index. */
  defaultSort?: string;
  pairs?: readonly (readonly [filter: string, sort: string])[];
  /** Indexes whose values may be kept with each pair: their lists need not look at rows. */
  carried?: readonly string[];
  /** Index that often narrows a search: prepared together with it. */
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
  /** One must hold; absent = unlimited reach; empty = nothing in reach. */
  reach?: readonly Clause[];
  /** Folded; each must be the prefix of a word of the row. */
  words?: readonly string[];
}

export interface RowPage {
  /** An index or `id`; the id breaks ties in the same direction. Nulls last. */
  sort: { index: string; descending: boolean };
  offset: number;
  limit: number;
}

export interface Row {
  id: string;
  [field: string]: unknown;
}

export interface RowRecord<R = Row> {
  organization: string;
  id: string;
  stream: string;
  doc: R;
  /** Of the last event projected on it, in stores that do not write rows and checkpoint as one. */
  position?: string;
}

export interface RowChange {
  organization: string;
  id: string;
  record: RowRecord | null;
}

export interface RowStore<R = Row> {
  get(organization: string, id: string): MaybePromise<RowRecord<R> | null>;
  getMany(organization: string, ids: readonly string[]): Promise<RowRecord<R>[]>;
  find(organization: string, query: RowQuery, page: RowPage): Promise<RowRecord<R>[]>;
  /** Exact up to `cap`, then `cap` and `capped: true`. */
  count(organization: string, query: RowQuery, cap: number): Promise<{ total: number; capped: boolean }>;
  /**
   * Rows and checkpoint (`<epoch>:<position>`) as one, or so that their `position` shows what a crash left between.
   * Refuses a `fence` (number of the lease) older than one seen before. @throws Fenced
   */
  apply(checkpoint: string, changes: readonly RowChange[], fence?: number): Promise<void>;
  organizations(): Promise<string[]>;
  checkpoint(): Promise<string | null>;
  clear(): Promise<void>;
  /** Rows of an earlier shape are served until the new ones are built. */
  readonly isFormer?: boolean;
  /** Leaves nothing of former rows readable on disk. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** Another process holds the lease and writes from now on. */
export class Fenced extends Error {
  override name = 'Fenced';
}

/** The request needs rows that are still being built. */
export class ReadModelBuilding extends Error {
  override name = 'ReadModelBuilding';
}
