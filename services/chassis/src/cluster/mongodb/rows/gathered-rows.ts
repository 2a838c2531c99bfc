import { type RowChange, type RowPage, type RowQuery, type RowRecord, type RowStore } from '../../../ports/index.ts';

const mostWaiting = 500;
const mostRecent = 20_000;

const slotOf = (organization: string, id: string): string => `${organization}/${id}`;

/** Rows that nobody reads yet: changes are gathered in memory and written many at once. */
export class GatheredRows implements RowStore {
  readonly #rows: RowStore;
  #waiting = new Map<string, RowChange>();
  readonly #recent = new Map<string, RowRecord | null>();
  #checkpoint: string | null = null;

  constructor(rows: RowStore) {
    this.#rows = rows;
  }

  async get(organization: string, id: string): Promise<RowRecord | null> {
    const slot = slotOf(organization, id);
    const waiting = this.#waiting.get(slot);
    if (waiting) return waiting.record;
    const recent = this.#recent.get(slot);
    return recent === undefined ? this.#rows.get(organization, id) : recent;
  }

  async getMany(organization: string, ids: readonly string[]): Promise<RowRecord[]> {
    return (await Promise.all(ids.map((id) => this.get(organization, id)))).filter((row) => row !== null);
  }

  async find(organization: string, query: RowQuery, page: RowPage): Promise<RowRecord[]> {
    await this.flush();
    return this.#rows.find(organization, query, page);
  }

  async count(organization: string, query: RowQuery, cap: number): Promise<{ total: number; capped: boolean }> {
    await this.flush();
    return this.#rows.count(organization, query, cap);
  }

  async apply(checkpoint: string, changes: readonly RowChange[]): Promise<void> {
    for (const change of changes) {
      const slot = slotOf(change.organization, change.id);
      // what was changed last is written last
      this.#waiting.delete(slot);
      this.#waiting.set(slot, change);
    }
    this.#checkpoint = checkpoint;
    if (this.#waiting.size >= mostWaiting) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#checkpoint === null) return;
    const changes = [...this.#waiting.values()];
    await this.#rows.apply(this.#checkpoint, changes);
    if (this.#recent.size + changes.length > mostRecent) this.#recent.clear();
    for (const { organization, id, record } of changes) this.#recent.set(slotOf(organization, id), record);
    this.#waiting = new Map();
    this.#checkpoint = null;
  }

  organizations(): Promise<string[]> {
    return this.#rows.organizations();
  }

  async checkpoint(): Promise<string | null> {
    return this.#checkpoint ?? this.#rows.checkpoint();
  }

  async clear(): Promise<void> {
    this.#waiting.clear();
    this.#recent.clear();
    this.#checkpoint = null;
    await this.#rows.clear();
  }

  scrub(): Promise<void> {
    return this.#rows.scrub();
  }

  close(): Promise<void> {
    return this.#rows.close();
  }
}
