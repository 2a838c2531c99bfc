import { type RowStore } from '../../ports/index.ts';
import { after, type MaybePromise } from '../../ports/shared/maybe-promise.ts';
import { type OpenRows, ServedRows } from '../../ports/shared/served-rows.ts';

/** Rows that are written later: whoever reads them waits until they are there. */
export class AwaitedRows extends ServedRows {
  private readonly wait: () => MaybePromise<unknown>;

  constructor(rows: RowStore, wait: () => MaybePromise<unknown>) {
    super({ rows, missing: new Set() }, rows.isFormer ?? false);
    this.wait = wait;
  }

  protected override now(): MaybePromise<OpenRows> {
    return after(this.wait(), () => super.now());
  }
}
