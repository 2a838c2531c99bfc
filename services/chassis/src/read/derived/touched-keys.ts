import { type RowRecord } from '../../ports/index.ts';

/** Keys of rows, each with its row where that was read already. */
export type Keys = ReadonlyMap<string, RowRecord | undefined>;

/** Keys of rows that are to be derived. */
export class TouchedKeys {
  readonly byOrganization = new Map<string, Map<string, RowRecord | undefined>>();

  get size(): number {
    return [...this.byOrganization.values()].reduce((sum, keys) => sum + keys.size, 0);
  }

  /** By key, so that rows of the same streams follow one another. */
  *parts(size: number): Generator<TouchedKeys> {
    for (const [organization, keys] of this.byOrganization) {
      const sorted = [...keys].sort(([a], [b]) => (a < b ? -1 : 1));
      for (let from = 0; from < sorted.length; from += size)
        yield new TouchedKeys().add(organization, sorted.slice(from, from + size));
    }
  }

  add(organization: string, keys: Iterable<readonly [string, RowRecord | undefined]>): this {
    const known = this.byOrganization.get(organization) ?? new Map<string, RowRecord | undefined>();
    for (const [key, row] of keys) if (row || !known.has(key)) known.set(key, row);
    this.byOrganization.set(organization, known);
    return this;
  }
}
