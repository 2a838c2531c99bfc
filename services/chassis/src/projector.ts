import { setTimeout } from 'node:timers/promises';
import { type EventLog, NewerEvent, type OpenEvent } from './event-log.ts';
import { Fenced, type Held, type Row, type RowChange, type RowRecord, type RowStore, type StoredEvent, type Subscription } from './ports.ts';
import { type ReadModel, type RowDraft, type Seen } from './read-model.ts';
import { after, inTurn, type Soon } from './soon.ts';
import { afterAppend, tracedAll, type TracePlace } from './tracing.ts';

const lookEveryMs = 10;
const rowsPerTransaction = 100;
const checkpointEveryMs = 5_000;

/** Keeps the rows of one read model in step with the log. */
export class Projector {
  /** Last position looked at, handled or not. */
  seen = '';
  private stored = '';
  private lastWrite = 0;
  private waiting: { position: string; resolve: () => void }[] = [];

  readonly model: ReadModel<never>;
  readonly rows: RowStore;
  private readonly epoch: string;
  /** The work in hand: rows are changed by one at a time. */
  private turn: Promise<void> = Promise.resolve();
  /** Number of the lease under which this process writes the rows; undefined where it is alone. */
  private fence: number | undefined;

  constructor(model: ReadModel<never>, rows: RowStore, epoch: string) {
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

  /** Projects the events after `seen`, in transactions of at most 100 rows. */
  async handle(batch: readonly OpenEvent[], last: string): Promise<void> {
    await this.between(() => this.projectAll(batch, last));
  }

  /** Makes the rows of one stream anew from all its events, for what was forgotten; rows that several streams share hold nothing personal and stay. */
  async refold(read: () => Promise<readonly OpenEvent[]>): Promise<void> {
    if (this.model.sharedRows) return;
    await this.between(async () => {
      const known = (await read()).filter(({ name, stored }) => stored.position <= this.seen && this.model.project[name]);
      const pending = new Map<string, RowChange>();
      for (const event of known) for (const key of this.model.keys(seenOf(event))) if (!pending.has(`${event.organization}/${key}`)) await this.drop(event, key, pending);
      for (const event of known) await this.change(event, pending);
      // as of now: what stands there from a later event must not stay in their place
      const anew = [...pending.values()].map((change) => ({ ...change, record: change.record && { ...change.record, position: this.seen } }));
      await this.rows.apply(`${this.epoch}:${this.seen}`, anew, this.fence);
    });
  }

  /** Does something between two batches: no row changes meanwhile. */
  async between<T>(work: () => Promise<T>): Promise<T> {
    const run = this.turn.then(work);
    this.turn = run.then(() => undefined, () => undefined);
    return run;
  }

  private async projectAll(batch: readonly OpenEvent[], last: string): Promise<void> {
    const pending = new Map<string, RowChange>();
    for (const event of batch) {
      if (event.stored.position <= this.seen || !this.model.project[event.name]) continue;
      const changing = this.changeOrLeave(event, pending);
      if (changing) await changing;
      if (pending.size >= rowsPerTransaction) await this.flush(pending, event.stored.position);
    }
    if (pending.size > 0) await this.flush(pending, last);
    this.advance(last);
  }

  /** Rows of a former shape may not be what the projection looks for; those that are built meanwhile will be. */
  private changeOrLeave(event: OpenEvent, pending: Map<string, RowChange>): Soon<void> {
    return this.rows.isFormer ? (async () => this.change(event, pending))().catch(() => undefined) : this.change(event, pending);
  }

  /** Resolves when this model has looked at `position`; false after `ms` without, or where it is given up. */
  async caughtUp(position: string, ms: number, givenUp?: AbortSignal): Promise<boolean> {
    if (this.seen >= position) return true;
    return new Promise((resolve) => {
      const entry = { position, resolve: () => done(true) };
      const timer = globalThis.setTimeout(() => done(false), ms);
      const done = (reached: boolean): void => {
        clearTimeout(timer);
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
  protected async drop({ organization, stored }: OpenEvent, key: string, pending: Map<string, RowChange>): Promise<void> {
    const before = await this.rows.get(organization, key);
    if (before?.stream === stored.stream) pending.set(`${organization}/${key}`, { organization, id: key, record: null });
  }

  protected change(event: OpenEvent, pending: Map<string, RowChange>): Soon<void> {
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
  protected row(organization: string, key: string, pending: ReadonlyMap<string, RowChange>): Soon<RowRecord | null> {
    const held = pending.get(`${organization}/${key}`);
    return held ? held.record : this.rows.get(organization, key);
  }

  private async flush(pending: Map<string, RowChange>, position: string): Promise<void> {
    await this.rows.apply(`${this.epoch}:${position}`, [...pending.values()], this.fence);
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

/** An event as projections see it. */
export function seenOf({ name, data, id, organization, stored }: OpenEvent): Seen {
  return { name, data, id, organization, at: stored.at, actor: stored.meta.actor, revision: stored.revision, event: stored.id };
}

/** The row after an event: the model's pure projection plus what every row has. */
export function project(model: ReadModel<never>, before: RowRecord | null, seen: Seen, key: string, stored: StoredEvent): RowRecord | null {
  const projection = model.project[seen.name];
  if (!projection) return before;
  const draft: RowDraft | null = projection((before?.doc ?? null) as never, seen, key);
  if (!draft) return null;
  if (draft === (before?.doc as unknown)) return before;
  const doc: Row = { ...draft, id: key, revision: seen.revision, updatedDateTime: seen.at };
  return { organization: seen.organization, id: key, stream: before?.stream ?? stored.stream, doc, position: stored.position };
}

/** One reader of the log: opens each event once and hands it to every model that wants it. Of several processes one reads, the others hear how far it is. */
export class TailReader {
  private readonly projectors: Projector[] = [];
  private readonly log: EventLog;
  private readonly isShared: boolean;
  private isReading = false;
  private looking: Promise<void> | null = null;

  /** `isShared`: other processes ask how far the rows are. */
  constructor(log: EventLog, isShared: boolean) {
    this.log = log;
    this.isShared = isShared;
  }

  add(projector: Projector): void {
    this.projectors.push(projector);
  }

  /** Catches up from the least checkpoint and stays with the log from then on, until what it answers is closed. @throws Fenced where somebody else keeps the rows by now, NewerEvent where somebody else has to */
  async read(fence?: number): Promise<Held & { over: Promise<Error> }> {
    for (const projector of this.projectors) await projector.start(fence);
    const from = this.projectors.map((one) => one.seen).sort()[0] ?? '';
    const head = await this.log.ports.events.head();
    this.isReading = this.log.hasTail = true;
    const givenUp = new AbortController();
    const over = new Promise<Error>((resolve) => givenUp.signal.addEventListener('abort', () => resolve(givenUp.signal.reason as Error)));
    const subscription = this.log.ports.events.subscribe(from, async (batch) => {
      await this.take(batch).catch((failed: unknown) => {
        if (failed instanceof Fenced || failed instanceof NewerEvent) givenUp.abort(failed);
        throw failed;
      });
    });
    try {
      await Promise.all(this.projectors.map((one) => one.caughtUp(head, 24 * 3_600_000, givenUp.signal)));
      givenUp.signal.throwIfAborted();
    } catch (failed) {
      await this.leave(subscription);
      throw failed;
    }
    return {
      over,
      close: async () => {
        await this.leave(subscription);
        for (const projector of this.projectors) await projector.keepCheckpoint(Date.now(), true);
      },
    };
  }

  /** From now on others say how far the rows are, whether the last checkpoint can still be kept or not. */
  private async leave(subscription: Subscription): Promise<void> {
    await subscription.close();
    this.isReading = this.log.hasTail = false;
    this.log.forgetClear();
  }

  /** Resolves when the rows of these are as of `position`; false after `ms` without. */
  async caughtUp(projectors: readonly Projector[], position: string, ms: number): Promise<boolean> {
    const reached = Promise.all(projectors.map((one) => one.caughtUp(position, ms)));
    if (this.isShared && !this.isReading) this.looking ??= this.lookWhileAwaited().finally(() => (this.looking = null));
    return (await reached).every(Boolean);
  }

  /** How far whoever keeps the rows is. */
  async look(): Promise<void> {
    if (this.isReading || !this.isShared) return;
    const text = await this.log.ports.keyValue.get('*', this.key());
    const told = text === null ? null : (JSON.parse(text) as Told);
    if (told?.epoch === this.log.ports.events.epoch) for (const projector of this.projectors) projector.advance(told.seen[projector.name] ?? '');
  }

  private async lookWhileAwaited(): Promise<void> {
    while (!this.isReading && this.projectors.some((one) => one.isAwaited)) {
      // a store that is away is noticed by whoever waits: the time is over then
      await this.look().catch(() => undefined);
      await setTimeout(lookEveryMs);
    }
  }

  private async take(batch: readonly StoredEvent[]): Promise<void> {
    const last = batch.at(-1)?.position;
    if (last === undefined) return;
    const opened: OpenEvent[] = [];
    for (const stored of batch) {
      const event = await this.log.open(stored);
      if (event) opened.push(event);
    }
    const now = Date.now();
    for (const projector of this.projectors) {
      const attributes = { 'kadro.service': this.log.service, 'kadro.model': projector.name };
      await tracedAll('projection', attributes, () => this.placesOf(opened, projector), () => projector.handle(opened, last));
      await projector.keepCheckpoint(now);
    }
    this.log.settle(batch);
    if (this.isShared) await this.tell();
  }

  private placesOf(events: readonly OpenEvent[], { model, seen }: Projector): TracePlace[] {
    return events.flatMap(({ name, stored }) => (model.project[name] && stored.position > seen ? (afterAppend(stored, this.log.ports.clock) ?? []) : []));
  }

  private async tell(): Promise<void> {
    const told: Told = { epoch: this.log.ports.events.epoch, seen: Object.fromEntries(this.projectors.map(({ name, seen }) => [name, seen])) };
    await this.log.ports.keyValue.set('*', this.key(), JSON.stringify(told));
  }

  private key(): string {
    return `positions/${this.log.service}`;
  }
}

/** How far each model is, by whoever keeps the rows. */
interface Told {
  epoch: string;
  seen: Record<string, string>;
}
