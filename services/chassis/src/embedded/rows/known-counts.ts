interface Known {
  total: number;
  /** Rows changed in the organisation until it was counted. */
  changes: number;
}

const mostKnown = 1_000;

/**
 * Counts that need not be done again: an exact one until a row changes, one beyond the cap as long as the changes
 * since cannot have brought it below (a changed row leaves a result once at most).
 */
export class KnownCounts {
  readonly #known = new Map<string, Known>();
  readonly #changes = new Map<number, number>();

  /** Rows of an organisation were written or removed. */
  changed(org: number): void {
    this.#changes.set(org, (this.#changes.get(org) ?? 0) + 1);
  }

  /** Everything may be different. */
  clear(): void {
    this.#known.clear();
  }

  /**
   * The count named `key`, exact up to `cap`; `count` should count somewhat further than `cap`, so that it stays known.
   */
  total(org: number, key: string, cap: number, count: () => number): number {
    const changes = this.#changes.get(org) ?? 0;
    const known = this.#known.get(`${org} ${key}`);
    if (known && (known.changes === changes || known.total - (changes - known.changes) > cap)) return known.total;
    const total = count();
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.set(`${org} ${key}`, { total, changes });
    return total;
  }
}
