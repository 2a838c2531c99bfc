import { ReadModelBuilding, type RowChange, type RowPage, type RowQuery, type RowRecord, type RowStore, type RowStoreDeclaration } from '../ports.ts';
import { type Soon } from '../soon.ts';
import { type Database } from './sqlite.ts';

/** A file of rows at work, and the indexes of the wanted declaration that it does not have. */
export interface OpenFile {
  rows: RowStore;
  path: string;
  db: Database;
  missing: ReadonlySet<string>;
}

/** Names of the indexes that rows made for `found` cannot answer as `wanted` means them; `q` stands for the search. */
export function missingIndexes(wanted: RowStoreDeclaration, found: RowStoreDeclaration): Set<string> {
  const has = new Set(found.indexes.map(({ name, path, type }) => `${name} ${path} ${type}`));
  const missing = wanted.indexes.filter(({ name, path, type }) => !has.has(`${name} ${path} ${type}`)).map(({ name }) => name);
  return new Set(wanted.search === found.search ? missing : [...missing, 'q']);
}

/** The rows that are read under one name: the file behind them may be changed for another between two calls. */
export class ServedRows implements RowStore {
  #file: OpenFile;
  isFormer: boolean;

  constructor(file: OpenFile, isFormer: boolean) {
    this.#file = file;
    this.isFormer = isFormer;
  }

  /** Reads from another file from now on; answers the one before. */
  turnTo(file: OpenFile): OpenFile {
    const before = this.#file;
    this.#file = file;
    this.isFormer = false;
    return before;
  }

  get(organization: string, id: string): Soon<RowRecord | null> {
    return this.#file.rows.get(organization, id);
  }

  getMany(organization: string, ids: readonly string[]): Promise<RowRecord[]> {
    return this.#file.rows.getMany(organization, ids);
  }

  async find(organization: string, query: RowQuery, page: RowPage): Promise<RowRecord[]> {
    this.#refuseMissing(query, page.sort.index);
    return this.#file.rows.find(organization, query, page);
  }

  async count(organization: string, query: RowQuery, cap: number): Promise<{ total: number; capped: boolean }> {
    this.#refuseMissing(query);
    return this.#file.rows.count(organization, query, cap);
  }

  apply(checkpoint: string, changes: readonly RowChange[]): Promise<void> {
    return this.#file.rows.apply(checkpoint, changes);
  }

  organizations(): Promise<string[]> {
    return this.#file.rows.organizations();
  }

  checkpoint(): Promise<string | null> {
    return this.#file.rows.checkpoint();
  }

  clear(): Promise<void> {
    return this.#file.rows.clear();
  }

  scrub(): Promise<void> {
    return this.#file.rows.scrub();
  }

  close(): Promise<void> {
    return this.#file.rows.close();
  }

  #refuseMissing({ where, reach = [], words = [] }: RowQuery, sort = 'id'): void {
    const { missing } = this.#file;
    if (missing.size === 0) return;
    const needed = [sort, ...[...where, ...reach].map(({ index }) => index), ...(words.length > 0 ? ['q'] : [])];
    if (needed.some((index) => missing.has(index))) throw new ReadModelBuilding('the rows that have this index are being built');
  }
}
