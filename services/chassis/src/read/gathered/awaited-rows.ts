import { type RowRecord, type RowStore } from '../../ports/index.ts';
import { after, type MaybePromise } from '../../ports/shared/maybe-promise.ts';
import { type OpenRows, ServedRows } from '../../ports/shared/served-rows.ts';

interface Lateness {
  /** Until they are there. */
  wait: () => MaybePromise<unknown>;
  /** One row that is not written yet, as it will be; undefined where it has to be waited for. */
  latest: (organization: string, id: string) => MaybePromise<RowRecord | null> | undefined;
}

/** Rows that are written later: whoever looks for rows waits until they are there, one alone is told at once. */
export class AwaitedRows extends ServedRows {
  private readonly late: Lateness;

  constructor(rows: RowStore, late: Lateness) {
    super({ rows, missing: new Set() }, rows.isFormer ?? false);
    this.late = late;
  }

  protected override now(): MaybePromise<OpenRows> {
    return after(this.late.wait(), () => super.now());
  }

  override get(organization: string, id: string): MaybePromise<RowRecord | null> {
    const latest = this.late.latest(organization, id);
    return latest === undefined ? super.get(organization, id) : latest;
  }

  override async getMany(organization: string, ids: readonly string[]): Promise<RowRecord[]> {
    const rows = await Promise.all(ids.map(async (id) => this.get(organization, id)));
    return rows.filter((row) => row !== null);
  }
}
