interface Known {
  total: number;
  changes: number;
}

const mostKnown = 1_000;

/** Counts that stay known: exact ones until a row changes, capped ones until changes could bring them below the cap. */
export class KnownCounts {
  readonly #known = new Map<string, Known>();
  readonly #changes = new Map<number, number>();

  changed(org: number, rows: number): void {
    this.#changes.set(org, (this.#changes.get(org) ?? 0) + rows);
  }

  clear(): void {
    this.#known.clear();
  }

  /** The count named `key`, exact up to `cap`; `count` should go somewhat further, so that it stays known. */
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
