import {
  ReadModelBuilding,
  type RowChange,
  type RowPage,
  type RowQuery,
  type RowRecord,
  type RowStore,
  type RowStoreDeclaration,
} from '../row-store.ts';
import { after, type MaybePromise } from './maybe-promise.ts';

/** Open rows, and the declared indexes that they lack. */
export interface OpenRows {
  rows: RowStore;
  missing: ReadonlySet<string>;
}

/** Names of indexes of `wanted` that rows made for `found` cannot answer; `q` is the search. */
export function missingIndexes(wanted: RowStoreDeclaration, found: RowStoreDeclaration): Set<string> {
  const has = new Set(found.indexes.map(({ name, path, type }) => `${name} ${path} ${type}`));
  const missing = wanted.indexes
    .filter(({ name, path, type }) => !has.has(`${name} ${path} ${type}`))
    .map(({ name }) => name);
  return new Set(wanted.search === found.search ? missing : [...missing, 'q']);
}

/** Rows read under one name; the rows behind it may be exchanged between two calls. */
export class ServedRows<T extends OpenRows = OpenRows> implements RowStore {
  #open: T;
  isFormer: boolean;

  constructor(open: T, isFormer: boolean) {
    this.#open = open;
    this.isFormer = isFormer;
  }

  /** Reads other rows from now on; answers the former ones. */
  turnTo(open: T, isFormer = false): T {
    const before = this.#open;
    this.#open = open;
    this.isFormer = isFormer;
    return before;
  }

  protected now(): MaybePromise<T> {
    return this.#open;
  }

  get(organization: string, id: string): MaybePromise<RowRecord | null> {
    return after(this.now(), ({ rows }) => rows.get(organization, id));
  }

  async getMany(organization: string, ids: readonly string[]): Promise<RowRecord[]> {
    return (await this.now()).rows.getMany(organization, ids);
  }

  async find(organization: string, query: RowQuery, page: RowPage): Promise<RowRecord[]> {
    const { rows, missing } = await this.now();
    refuseMissing(missing, query, page.sort.index);
    return rows.find(organization, query, page);
  }

  async count(organization: string, query: RowQuery, cap: number): Promise<{ total: number; capped: boolean }> {
    const { rows, missing } = await this.now();
    refuseMissing(missing, query);
    return rows.count(organization, query, cap);
  }

  async apply(checkpoint: string, changes: readonly RowChange[], fence?: number): Promise<void> {
    return (await this.now()).rows.apply(checkpoint, changes, fence);
  }

  async organizations(): Promise<string[]> {
    return (await this.now()).rows.organizations();
  }

  async checkpoint(): Promise<string | null> {
    return (await this.now()).rows.checkpoint();
  }

  async clear(): Promise<void> {
    return (await this.now()).rows.clear();
  }

  async scrub(): Promise<void> {
    return (await this.now()).rows.scrub();
  }

  async close(): Promise<void> {
    return (await this.now()).rows.close();
  }
}

function refuseMissing(missing: ReadonlySet<string>, { where, reach = [], words = [] }: RowQuery, sort = 'id'): void {
  if (missing.size === 0) return;
  const needed = [sort, ...[...where, ...reach].map(({ index }) => index), ...(words.length > 0 ? ['q'] : [])];
  if (needed.some((index) => missing.has(index)))
    throw new ReadModelBuilding('the rows that have this index are being built');
}
