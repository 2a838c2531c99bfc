import { systemWait, type Wait } from '../ports/time/wait.ts';
import { project, seenOf } from '../declare/models/projection.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type RowChange, type RowRecord, type RowStore } from '../ports/index.ts';
import { type AnyReadModel } from '../declare/models/read-model.ts';
import { after, inTurn, type MaybePromise } from '../ports/shared/maybe-promise.ts';

const rowsPerTransaction = 100;
const checkpointEveryMs = 5_000;

/** Keeps the rows of one read model in step with the log. */
export class Projector {
  /** Last position looked at, handled or not. */
  seen = '';
  protected stored = '';
  private lastWrite = 0;
  private waiting: { position: string; resolve: () => void }[] = [];

  readonly model: AnyReadModel;
  readonly rows: RowStore;
  protected readonly epoch: string;
  /** The work in hand: rows are changed by one at a time. */
  private turn: Promise<void> = Promise.resolve();
  /** Rows that the batch in hand begins with, where they were read ahead. */
  private readonly ahead = new Map<string, RowRecord | null>();
  /** Number of the lease under which this process writes the rows; undefined where it is alone. */
  protected fence: number | undefined;

  private readonly wait: Wait;

  constructor(model: AnyReadModel, rows: RowStore, epoch: string, wait: Wait = systemWait) {
    this.wait = wait;
    this.model = model;
    this.rows = rows;
    this.epoch = epoch;
  }

  /** What the rows are called where positions are told. */
  get name(): string {
    return this.model.name;
  }

  /** Takes up the stored checkpoint; one of a foreign epoch means that the rows are built again. */
  async start(fence?: number): Promise<void> {
    this.fence = fence;
    const checkpoint = await this.rows.checkpoint();
    if (checkpoint?.startsWith(`${this.epoch}:`)) this.seen = checkpoint.slice(this.epoch.length + 1);
    else if (checkpoint !== null) await this.rows.clear();
    // whoever only reads knows by it that there are rows, though nothing may have happened yet
    else if (fence !== undefined) await this.rows.apply(`${this.epoch}:`, [], fence);
    this.stored = this.seen;
  }

  /**
   * Projects the events after `seen`, in transactions of at most 100 rows. `readsAhead`: rows are far, so those of a
   * batch are asked for together.
   */
  async handle(batch: readonly OpenEvent[], last: string, readsAhead = false): Promise<void> {
    await this.between(async () => {
      try {
        if (readsAhead && batch.length > 1) await this.readAhead(batch);
        await this.projectAll(batch, last);
      } finally {
        this.ahead.clear();
      }
    });
  }

  /**
   * Makes the rows of one stream anew from all its events, for what was forgotten; rows that several streams share hold
   * nothing personal and stay.
   */
  async refold(read: () => Promise<readonly OpenEvent[]>): Promise<void> {
    if (this.model.sharedRows) return;
    await this.between(async () => {
      const known = (await read()).filter(
        ({ name, stored }) => stored.position <= this.seen && this.model.project[name],
      );
      const pending = new Map<string, RowChange>();
      for (const event of known)
        for (const key of this.model.keys(seenOf(event)))
          if (!pending.has(`${event.organization}/${key}`)) await this.drop(event, key, pending);
      for (const event of known) await this.change(event, pending);
      // as of now: what stands there from a later event must not stay in their place
      const anew = [...pending.values()].map((change) => ({
        ...change,
        record: change.record && { ...change.record, position: this.seen },
      }));
      await this.rows.apply(`${this.epoch}:${this.seen}`, anew, this.fence);
    });
  }

  /** Does something between two batches: no row changes meanwhile. */
  async between<T>(work: () => Promise<T>): Promise<T> {
    const run = this.turn.then(work);
    this.turn = run.then(
      () => undefined,
      () => undefined,
    );
    return run;
  }

  /** One question per organization. */
  private async readAhead(batch: readonly OpenEvent[]): Promise<void> {
    const keysOf = new Map<string, Set<string>>();
    for (const event of batch) {
      if (!this.concerns(event)) continue;
      const keys = keysOf.get(event.organization) ?? new Set();
      for (const key of this.model.keys(seenOf(event))) keys.add(key);
      keysOf.set(event.organization, keys);
    }
    for (const [organization, keys] of keysOf) {
      const found = new Map((await this.rows.getMany(organization, [...keys])).map((record) => [record.id, record]));
      for (const key of keys) this.ahead.set(`${organization}/${key}`, found.get(key) ?? null);
    }
  }

  protected concerns({ stored, name }: OpenEvent): boolean {
    return stored.position > this.seen && this.model.project[name] !== undefined;
  }

  protected async projectAll(batch: readonly OpenEvent[], last: string): Promise<void> {
    const pending = new Map<string, RowChange>();
    for (const event of batch) {
      if (!this.concerns(event)) continue;
      const changing = this.changeOrLeave(event, pending);
      if (changing) await changing;
      if (pending.size >= rowsPerTransaction) await this.flush(pending, event.stored.position);
    }
    if (pending.size > 0) await this.flush(pending, last);
    this.advance(last);
  }

  /** Rows of a former shape may not be what the projection looks for; those that are built meanwhile will be. */
  private changeOrLeave(event: OpenEvent, pending: Map<string, RowChange>): MaybePromise<void> {
    return this.rows.isFormer
      ? (async () => this.change(event, pending))().catch(() => undefined)
      : this.change(event, pending);
  }

  /** Resolves when this model has looked at `position`; false after `ms` without, or where it is given up. */
  async caughtUp(position: string, ms: number, givenUp?: AbortSignal): Promise<boolean> {
    if (this.seen >= position) return true;
    return new Promise((resolve) => {
      const entry = { position, resolve: () => done(true) };
      const callOff = this.wait.after(ms, () => done(false));
      const done = (reached: boolean): void => {
        callOff();
        if (!reached) this.waiting = this.waiting.filter((one) => one !== entry);
        resolve(reached);
      };
      givenUp?.addEventListener('abort', () => done(false), { once: true });
      this.waiting.push(entry);
    });
  }

  /** Stores how far this model has looked, even where nothing concerned it: a restart then has less to read. */
  async keepCheckpoint(now: number, always = false): Promise<void> {
    if (this.stored === this.seen || (!always && now - this.lastWrite < checkpointEveryMs)) return;
    await this.rows.apply(`${this.epoch}:${this.seen}`, [], this.fence);
    this.stored = this.seen;
    this.lastWrite = now;
  }

  /** Takes a row of the event's stream away, so that it can be made anew. */
  protected async drop(
    { organization, stored }: OpenEvent,
    key: string,
    pending: Map<string, RowChange>,
  ): Promise<void> {
    const before = await this.rows.get(organization, key);
    if (before?.stream === stored.stream)
      pending.set(`${organization}/${key}`, { organization, id: key, record: null });
  }

  protected change(event: OpenEvent, pending: Map<string, RowChange>): MaybePromise<void> {
    const { stored, organization } = event;
    const seen = seenOf(event);
    return inTurn(this.model.keys(seen), (key) =>
      after(this.row(organization, key, pending), (before) => {
        // a row belongs to the stream that made it; a stranger with the same id does not get to it
        if (before && !this.model.sharedRows && before.stream !== stored.stream) return;
        if (before?.position && stored.position <= before.position) return;
        const record = project(this.model, before, seen, key, stored);
        if (record || before) pending.set(`${organization}/${key}`, { organization, id: key, record });
      }),
    );
  }

  /** A row as it is with what is to be written. */
  protected row(
    organization: string,
    key: string,
    pending: ReadonlyMap<string, RowChange>,
  ): MaybePromise<RowRecord | null> {
    const slot = `${organization}/${key}`;
    const change = pending.get(slot);
    if (change) return change.record;
    const ahead = this.ahead.get(slot);
    return ahead === undefined ? this.rows.get(organization, key) : ahead;
  }

  private async flush(pending: Map<string, RowChange>, position: string): Promise<void> {
    await this.rows.apply(`${this.epoch}:${position}`, [...pending.values()], this.fence);
    if (this.ahead.size > 0) for (const [slot, { record }] of pending) this.ahead.set(slot, record);
    pending.clear();
    this.stored = position;
  }

  /** Whether somebody waits for a position. */
  get isAwaited(): boolean {
    return this.waiting.length > 0;
  }

  /** The rows are as of `position`, by whoever keeps them. */
  advance(position: string): void {
    if (position <= this.seen) return;
    this.seen = position;
    if (this.waiting.length === 0) return;
    const reached = this.waiting.filter((one) => one.position <= position);
    this.waiting = this.waiting.filter((one) => one.position > position);
    for (const one of reached) one.resolve();
  }
}
