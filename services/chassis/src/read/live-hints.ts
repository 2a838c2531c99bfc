import { isPassing } from '../observe/fault.ts';
import { seenOf } from '../declare/models/projection.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type ServiceContext } from '../declare/service.ts';
import { queryScope } from '../access/scope.ts';
import { GuardedRows } from '../access/guarded-rows.ts';
import { type Principal } from '../declare/principal.ts';
import { type AnyReadModel } from '../declare/models/read-model.ts';
import { type Clause, NewerEvent, type RowRecord, type StoredEvent, type Subscription } from '../ports/index.ts';

/** What changed within somebody's reach, never its new value. */
export interface Hint {
  model: string;
  /** Absent where too many. */
  ids?: readonly string[];
  /** For `Kadro-After` when the rows are requested. */
  position: string;
}

const mostIds = 50;

/** Merges hints that are not taken yet, so they stay few. */
export class HintReader {
  principal: Principal;
  private waiting = new Map<string, { ids: Set<string>; position: string }>();
  private wake = (): void => undefined;
  private readonly only: string | undefined;

  /** `only`: name of the one model that it hears of; absent = all. */
  constructor(principal: Principal, only?: string) {
    this.principal = principal;
    this.only = only;
  }

  hears({ name }: AnyReadModel): boolean {
    return this.only === undefined || this.only === name;
  }

  add({ model, ids, position }: { model: string; ids: readonly string[]; position: string }): void {
    const known = this.waiting.get(model)?.ids ?? [];
    this.waiting.set(model, { ids: new Set([...known, ...ids].slice(0, mostIds + 1)), position });
    this.wake();
  }

  take(): Hint[] {
    const hints = [...this.waiting].map(([model, { ids, position }]) =>
      ids.size > mostIds ? { model, position } : { model, ids: [...ids], position },
    );
    this.waiting = new Map();
    return hints;
  }

  /** Resolves when there are hints, or `stopped` is aborted. */
  async someHints(stopped: AbortSignal): Promise<void> {
    if (this.waiting.size > 0 || stopped.aborted) return;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      stopped.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}

/** `ids`: with the revision of the first event of each; `at`: instant of the first of all. */
type Touched = Map<AnyReadModel, TouchedRows>;

interface TouchedRows {
  ids: Map<string, number>;
  where: Clause[][];
  at: string;
}

interface Found {
  row: RowRecord;
  /** From which revision on it is new; undefined where its rows do not say. */
  since?: number;
}

/** Tells readers of this process which rows in their reach changed; reads the log itself, whoever keeps the rows. */
export class LiveHints {
  private readonly context: ServiceContext;
  private readonly readers = new Set<HintReader>();
  private readonly models: ReadonlyMap<AnyReadModel, GuardedRows>;
  private subscription: Promise<Subscription> | undefined;

  constructor(context: ServiceContext) {
    this.context = context;
    const offered = context.service.readModels.filter(({ access }) => access.length > 0);
    this.models = new Map(offered.map((model) => [model, new GuardedRows(model)]));
  }

  count({ organization, account }: Principal): number {
    return [...this.readers].filter(
      ({ principal }) => principal.organization === organization && principal.account === account,
    ).length;
  }

  /** Answers the position from which on the reader is notified. */
  async begin(reader: HintReader): Promise<string> {
    this.readers.add(reader);
    const { events } = this.context.ports;
    const from = await events.head();
    this.subscription ??= Promise.resolve(this.follow(from));
    await this.subscription;
    return from;
  }

  private follow(from: string): Subscription {
    let position = from;
    const { ports, watchdog } = this.context;
    const follower = watchdog.follower('liveHints', { position: () => position });
    const subscription = ports.events.subscribe(from, async (batch) => {
      const [first, last] = [batch[0]!, batch.at(-1)!];
      await follower.doing(`${first.type} at ${first.position}`, () => this.look(batch));
      position = last.position;
    });
    return { close: () => subscription.close().finally(follower.letGo) };
  }

  async end(reader: HintReader): Promise<void> {
    this.readers.delete(reader);
    if (this.readers.size > 0) return;
    const last = await this.subscription;
    // a new reader may have come
    if (this.readers.size > 0) return;
    this.subscription = undefined;
    await last?.close();
  }

  private async look(batch: readonly StoredEvent[]): Promise<void> {
    const listening = new Set([...this.readers].map(({ principal }) => principal.organization));
    const touched = new Map<string, Touched>();
    for (const stored of batch) {
      const event = await this.opened(stored);
      if (event && listening.has(event.organization)) this.touch(event, touched);
    }
    const position = batch.at(-1)?.position;
    if (position === undefined || touched.size === 0) return;
    // late rows are announced all the same: requests with the position wait
    const isCurrent = await this.context.caughtUp(position);
    for (const [organization, models] of touched)
      for (const [model, rows] of models) {
        const found = await this.rowsOf(organization, model, rows);
        await this.notify(
          organization,
          model,
          isCurrent ? moved(model, found, rows) : found.map(({ row }) => ({ row })),
          position,
        );
      }
  }

  private async opened(stored: StoredEvent): Promise<OpenEvent | null> {
    try {
      return await this.context.log.open(stored);
    } catch (failed) {
      // another process has the models for it
      if (failed instanceof NewerEvent) return null;
      if (isPassing(failed)) throw failed;
      // the projections stand at it, and say so; a hint is worth no standstill
      return null;
    }
  }

  private touch(event: OpenEvent, touched: Map<string, Touched>): void {
    const seen = seenOf(event);
    for (const model of this.models.keys()) {
      if (!model.project[event.name]) continue;
      const found = model.derivation ? model.derivation.touches[event.name]!(seen) : model.keys(seen);
      const own: Touched = touched.get(event.organization) ?? new Map();
      const rows = own.get(model) ?? { ids: new Map<string, number>(), where: [], at: seen.at };
      if (seen.at < rows.at) rows.at = seen.at;
      if ('where' in found) rows.where.push([...found.where]);
      else for (const id of found) rows.ids.set(id, rows.ids.get(id) ?? seen.revision);
      touched.set(event.organization, own.set(model, rows));
    }
  }

  private async rowsOf(organization: string, model: AnyReadModel, { ids, where, at }: TouchedRows): Promise<Found[]> {
    const rows = this.context.rows(model);
    const named = ids.size > 0 ? await rows.getMany(organization, [...ids.keys()]) : [];
    // revisions of several streams do not follow one another
    const isOfOneStream = !model.derivation && !model.sharedRows;
    const found: Found[] = named.map((row) => ({ row, since: isOfOneStream ? ids.get(row.id) : undefined }));
    const page = { sort: { index: 'id', descending: false }, offset: 0, limit: 1_000 };
    for (const clauses of where)
      found.push(...(await rows.find(organization, { where: clauses }, page)).map((row) => ({ row })));
    // a row derived anew may not be what it was found by any more
    if (where.length > 0 && model.derivation) {
      const derived = [{ index: 'updatedDateTime', from: at }];
      const known = new Set(found.map(({ row }) => row.id));
      const again = await rows.find(organization, { where: derived }, page);
      found.push(...again.filter(({ id }) => !known.has(id)).map((row) => ({ row })));
    }
    return found;
  }

  private async notify(
    organization: string,
    model: AnyReadModel,
    found: readonly Found[],
    position: string,
  ): Promise<void> {
    if (found.length === 0) return;
    const guarded = this.models.get(model)!;
    for (const reader of this.readers) {
      if (reader.principal.organization !== organization || !reader.hears(model)) continue;
      const scope = queryScope(this.context, reader.principal, reader.principal.language);
      const ids = found
        .filter(({ row: { doc }, since }) => guarded.reaches(scope, doc) && guarded.isChangedSince(scope, doc, since))
        .map(({ row }) => row.id);
      if (ids.length > 0) reader.add({ model: model.name, ids, position });
    }
  }
}

/** Without derived rows that say the same as before, unless a job may have yet to derive them. */
function moved({ derivation }: AnyReadModel, found: readonly Found[], { at }: TouchedRows): readonly Found[] {
  if (!derivation || found.length > derivation.atOnce) return found;
  return found.filter(({ row }) => String(row.doc.updatedDateTime) >= at);
}
