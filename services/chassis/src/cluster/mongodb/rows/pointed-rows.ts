import { ReadModelBuilding, type RowChange } from '../../../ports/index.ts';
import { type OpenRows, ServedRows } from '../../../ports/shared/served-rows.ts';
import { type MongoRowStore } from './row-store.ts';

export interface OpenBuilding extends OpenRows {
  rows: MongoRowStore;
  id: string;
}

export interface Pointed {
  id: string;
  isFormer: boolean;
  open(): OpenBuilding;
}

/** Served rows that follow the pointer: another process may have turned to others. */
export class PointedRows extends ServedRows<OpenBuilding> {
  readonly #look: () => Promise<Pointed | null>;
  readonly #lookEveryMs: number;
  #id: string;
  #lookedAt = performance.now();
  #looking: Promise<void> | undefined;
  /** Number of the lease under which rows were written last. */
  fence: number | undefined;

  constructor(open: OpenBuilding, isFormer: boolean, look: () => Promise<Pointed | null>, lookEveryMs: number) {
    super(open, isFormer);
    this.#id = open.id;
    this.#look = look;
    this.#lookEveryMs = lookEveryMs;
  }

  get id(): string {
    return this.#id;
  }

  override turnTo(open: OpenBuilding, isFormer = false): OpenBuilding {
    this.#id = open.id;
    return super.turnTo(open, isFormer);
  }

  override async apply(checkpoint: string, changes: readonly RowChange[], fence?: number): Promise<void> {
    await super.apply(checkpoint, changes, fence);
    this.fence = fence;
  }

  protected override async now(): Promise<OpenBuilding> {
    if (performance.now() - this.#lookedAt >= this.#lookEveryMs)
      await (this.#looking ??= this.#follow().finally(() => (this.#looking = undefined)));
    return super.now();
  }

  async #follow(): Promise<void> {
    const at = performance.now();
    const found = await this.#look();
    if (!found) throw new ReadModelBuilding('rows of this shape are kept no longer');
    if (found.id !== this.#id) this.turnTo(found.open(), found.isFormer);
    this.#lookedAt = at;
  }
}
