import { type OpenEvent } from '../../declare/streams/open-event.ts';
import { type Wait } from '../../ports/time/wait.ts';
import { type RowRecord, type RowStore } from '../../ports/index.ts';
import { type MaybePromise } from '../../ports/shared/maybe-promise.ts';
import { type Projector } from '../projector.ts';
import { AwaitedRows } from './awaited-rows.ts';
import { EventsByRow } from './events-by-row.ts';

/** More wait for the rows: what is kept in memory is bounded. */
const mostKept = 2_000;
const longestMs = 1_000;

interface GatheredOptions {
  wait: Wait;
  /** How long whoever reads the rows waits until they are written, in milliseconds. */
  longestReading: () => number;
  /** Projects them, in one transaction where it can. @throws whatever prevents it */
  project: (events: readonly OpenEvent[], last: string) => Promise<void>;
  /** Keeps the position now and then where there is nothing to write. */
  keep: () => Promise<void>;
  /** Told of writing that failed while no batch waited for it, and when it went on; undefined for the latter. */
  tell: (failed: unknown) => Promise<void>;
}

/**
 * Events for a projection whose rows are written later: when there are many, after a second, or as soon as somebody
 * waits for them. Until then its position is that of what is written, so nothing is lost with the process.
 */
export class GatheredEvents {
  /** For others: as of all that was taken. */
  readonly rows: RowStore;
  private readonly projector: Projector;
  private readonly options: GatheredOptions;
  private events: OpenEvent[] = [];
  private readonly byRow: EventsByRow;
  private last = '';
  private hasFailed = false;
  private isWriting = false;
  /** Of a failure, but not yet that it went on. */
  private isTold = false;
  private turn: Promise<void> = Promise.resolve();
  private callOff: (() => void) | undefined;

  constructor(projector: Projector, options: GatheredOptions) {
    this.projector = projector;
    this.options = options;
    this.byRow = new EventsByRow(projector.model);
    this.rows = new AwaitedRows(projector.rows, {
      wait: () => projector.seen >= this.last || projector.caughtUp(this.last, options.longestReading()),
      latest: (organization, id) => this.latest(organization, id),
    });
    projector.onAwaited = () => {
      if (this.events.length > 0 && !this.isWriting) void this.writeUnasked();
    };
  }

  /** Keeps what concerns the projection of the events up to `last`; what was kept before may come again. */
  async take(events: readonly OpenEvent[], last: string): Promise<void> {
    for (const event of events)
      if (event.stored.position > this.last && this.projector.concerns(event)) this.events.push(event);
    if (last > this.last) this.last = last;
    const count = this.events.length;
    if (count === 0) {
      this.projector.advance(this.last);
      await this.options.keep();
    } else if (count >= mostKept || this.hasFailed) await this.write();
    else if (this.isWriting) return;
    // no batch waits for it
    else if (count >= this.projector.mostEvents || this.projector.isAwaited) void this.writeUnasked();
    else this.writeLater();
  }

  /** Writes what is there, one call after another; it stays where that fails. @throws as projecting does */
  write(): Promise<void> {
    this.stop();
    const run = this.turn.then(() => this.writeAll());
    this.turn = run.then(
      () => this.written(),
      () => void (this.hasFailed = true),
    );
    return run;
  }

  /** Starts anew after what the projection has seen. */
  clear(): void {
    this.stop();
    this.events = [];
    this.byRow.clear();
    this.last = '';
    this.hasFailed = false;
  }

  /** Nothing is written any more unless asked for. */
  stop(): void {
    this.callOff?.();
    this.callOff = undefined;
  }

  private latest(organization: string, id: string): MaybePromise<RowRecord | null> | undefined {
    const { projector } = this;
    // rows of a former shape may not fit the projection
    if (!projector.foretells || projector.rows.isFormer) return undefined;
    return projector.latest(organization, id, this.byRow.of(organization, id, this.events));
  }

  private async writeAll(): Promise<void> {
    const { last } = this;
    if (last === '') return;
    const events = [...this.events];
    this.isWriting = true;
    try {
      await this.options.project(events, last);
    } finally {
      this.isWriting = false;
    }
    this.events.splice(0, events.length);
    this.byRow.clear();
    if (this.events.length === 0) this.projector.advance(this.last);
  }

  /** What came meanwhile is written at once where somebody waits for it. */
  private written(): void {
    this.hasFailed = false;
    if (this.isTold) void this.options.tell(undefined).catch(() => undefined);
    this.isTold = false;
    if (this.events.length === 0 || this.isWriting) return;
    if (this.projector.isAwaited || this.events.length >= this.projector.mostEvents) void this.writeUnasked();
    else this.writeLater();
  }

  private writeLater(): void {
    this.callOff ??= this.options.wait.after(longestMs, () => void this.writeUnasked());
  }

  private async writeUnasked(): Promise<void> {
    try {
      await this.write();
    } catch (failed) {
      this.isTold = true;
      this.writeLater();
      // whoever waits notices by his timeout, and it is tried again
      await this.options.tell(failed).catch(() => undefined);
    }
  }
}
