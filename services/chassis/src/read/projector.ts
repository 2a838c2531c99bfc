import { systemWait, type Wait } from '../ports/time/wait.ts';
import { project, seenOf } from '../declare/models/projection.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type RowChange, type RowRecord, type RowStore } from '../ports/index.ts';
import { type AnyReadModel } from '../declare/models/read-model.ts';
import { type ProjectedOnce } from './projected-once.ts';
import { type AsideEvents } from './set-aside.ts';
import { after, inTurn, type MaybePromise } from '../ports/shared/maybe-promise.ts';
import { Progress } from './progress.ts';

const checkpointEveryMs = 5_000;

/** Its position is that of the last event seen, handled or not. */
export class Projector extends Progress {
  /** No answer waits for it, wherever its rows are: who reads them waits himself. */
  readonly mayLag: boolean = false;
  /** A row follows from its own events alone, so it is known before it is written. */
  readonly foretells: boolean = true;
  /** So many events are written without waiting for more. */
  readonly mostEvents: number = 200;
  protected readonly rowsPerTransaction: number = 100;
  protected stored = '';
  private lastWrite = 0;

  readonly model: AnyReadModel;
  readonly rows: RowStore;
  protected readonly epoch: string;
  /** Serializes changes of rows. */
  private turn: Promise<void> = Promise.resolve();
  private readonly ahead = new Map<string, RowRecord | null>();
  /** Handed to the store, which does not say yet that it has them. */
  private writing: { changes: ReadonlyMap<string, RowChange>; position: string } | undefined;
  private readonly foretold = new WeakMap<OpenEvent, { before: RowRecord | null; after: RowRecord | null }>();
  /** Of the lease under which this process writes; undefined where it is alone. */
  protected fence: number | undefined;

  private readonly aside: AsideEvents | undefined;
  protected readonly once: ProjectedOnce | undefined;

  /** `aside`: what it leaves out; `once`: what it need not project again. */
  constructor(
    model: AnyReadModel,
    rows: RowStore,
    epoch: string,
    { wait = systemWait, aside, once }: { wait?: Wait; aside?: AsideEvents; once?: ProjectedOnce } = {},
  ) {
    super(wait);
    this.aside = aside;
    this.once = once;
    this.model = model;
    this.rows = rows;
    this.epoch = epoch;
  }

  get name(): string {
    return this.model.name;
  }

  /** Continues at the checkpoint; one of a foreign epoch clears the rows. */
  async start(fence?: number): Promise<void> {
    this.fence = fence;
    const checkpoint = await this.rows.checkpoint();
    if (checkpoint?.startsWith(`${this.epoch}:`)) this.seen = checkpoint.slice(this.epoch.length + 1);
    else if (checkpoint !== null) await this.rows.clear();
    // shows readers that there are rows, before any event
    else if (fence !== undefined) await this.rows.apply(`${this.epoch}:`, [], fence);
    this.stored = this.seen;
  }

  /** In transactions of about `rowsPerTransaction`. `readsAhead`: rows are remote, so those of a batch are read together. */
  async handle(batch: readonly OpenEvent[], last: string, readsAhead = false): Promise<void> {
    await this.aside?.loaded();
    await this.between(async () => {
      try {
        if (readsAhead && batch.length > 1) await this.readAhead(batch);
        await this.projectAll(batch, last);
      } finally {
        this.ahead.clear();
      }
    });
  }

  /** A row as of its events that are not written yet; before the first of them that cannot be projected. */
  latest(organization: string, key: string, events: readonly OpenEvent[]): MaybePromise<RowRecord | null> {
    const change = this.writing?.changes.get(`${organization}/${key}`);
    const from = change ? this.writing!.position : this.stored;
    return after(change ? change.record : this.rows.get(organization, key), (written) => {
      let row = written;
      for (const event of events) {
        if (event.stored.position <= from || !this.projects(event) || !this.mayChange(row, event)) continue;
        try {
          row = this.foretell(row, event, key);
        } catch {
          return row;
        }
      }
      return row;
    });
  }

  /** Remakes a stream's rows, after forgetting; rows shared by streams hold nothing personal and stay. */
  async refold(read: () => Promise<readonly OpenEvent[]>): Promise<void> {
    if (this.model.sharedRows) return;
    await this.between(async () => {
      const known = (await read()).filter((event) => event.stored.position <= this.seen && this.projects(event));
      const pending = new Map<string, RowChange>();
      for (const event of known)
        for (const key of this.model.keys(seenOf(event)))
          if (!pending.has(`${event.organization}/${key}`)) await this.drop(event, key, pending);
      for (const event of known) await this.change(event, pending);
      // as of now: rows of later events must not remain
      const anew = [...pending.values()].map((change) => ({
        ...change,
        record: change.record && { ...change.record, position: this.seen },
      }));
      await this.rows.apply(`${this.epoch}:${this.seen}`, anew, this.fence);
    });
  }

  async between<T>(work: () => Promise<T>): Promise<T> {
    const run = this.turn.then(work);
    this.turn = run.then(
      () => undefined,
      () => undefined,
    );
    return run;
  }

  /** One request per organization. */
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

  /** Not seen before, and the model follows it. */
  concerns(event: OpenEvent): boolean {
    return event.stored.position > this.seen && this.projects(event);
  }

  /** The model follows it, and nobody set it aside. */
  protected projects({ stored, name }: OpenEvent): boolean {
    return this.model.project[name] !== undefined && !this.aside?.has(this.name, stored.id);
  }

  protected async projectAll(batch: readonly OpenEvent[], last: string): Promise<void> {
    const pending = new Map<string, RowChange>();
    for (const event of batch) {
      if (!this.concerns(event)) continue;
      const changing = this.changeOrLeave(event, pending);
      if (changing) await changing;
      if (pending.size >= this.rowsPerTransaction) await this.flush(pending, event.stored.position);
    }
    if (pending.size > 0) await this.flush(pending, last);
    this.advance(last);
  }

  /** Rows of a former shape may not fit the projection; the new ones being built will. */
  private changeOrLeave(event: OpenEvent, pending: Map<string, RowChange>): MaybePromise<void> {
    return this.rows.isFormer
      ? (async () => this.change(event, pending))().catch(() => undefined)
      : this.change(event, pending);
  }

  /** Also where nothing concerned the model: a restart then reads less. */
  async keepCheckpoint(now: number, always = false): Promise<void> {
    if (this.stored === this.seen || (!always && now - this.lastWrite < checkpointEveryMs)) return;
    await this.rows.apply(`${this.epoch}:${this.seen}`, [], this.fence);
    this.stored = this.seen;
    this.lastWrite = now;
  }

  /** For remaking it. */
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
    const { organization } = event;
    return inTurn(this.model.keys(seenOf(event)), (key) =>
      after(this.row(organization, key, pending), (before) => {
        if (!this.mayChange(before, event)) return;
        const record = this.projected(before, event, key);
        this.once?.keep(event, { key, before: before?.doc ?? null, doc: record?.doc ?? null });
        if (record || before) pending.set(`${organization}/${key}`, { organization, id: key, record });
      }),
    );
  }

  /** A row belongs to the stream that made it, not to another with the same id. */
  private mayChange(before: RowRecord | null, { stored }: OpenEvent): boolean {
    if (!before) return true;
    if (!this.model.sharedRows && before.stream !== stored.stream) return false;
    return !before.position || stored.position > before.position;
  }

  private projected(before: RowRecord | null, event: OpenEvent, key: string): RowRecord | null {
    const known = this.foretold.get(event);
    if (known && known.before === before && known.after?.id === key) return known.after;
    return project(this.model, before, seenOf(event), key, event.stored);
  }

  /** It is not projected again when it is written. */
  private foretell(before: RowRecord | null, event: OpenEvent, key: string): RowRecord | null {
    const after = this.projected(before, event, key);
    this.foretold.set(event, { before, after });
    return after;
  }

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
    this.writing = { changes: pending, position };
    try {
      await this.rows.apply(`${this.epoch}:${position}`, [...pending.values()], this.fence);
      this.stored = position;
    } finally {
      this.writing = undefined;
    }
    if (this.ahead.size > 0) for (const [slot, { record }] of pending) this.ahead.set(slot, record);
    pending.clear();
  }
}
