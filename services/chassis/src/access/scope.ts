import { type Wait } from '../ports/time/wait.ts';
import { type Ids } from '../ports/time/ids.ts';
import { type AnyDecider, type NewEvent, type DeciderOf } from '../declare/streams/decider.ts';
import { type CommandContext, type Outcome, type StreamState } from '../declare/streams/decisions.ts';
import { type Domain } from '../declare/domain.ts';
import { type ModelOf } from '../declare/models/model-of.ts';
import { LRUCache } from 'lru-cache';
import { type OpenEvent, type OwnEvents } from '../declare/streams/open-event.ts';
import { type Authenticator, type Principal } from '../declare/principal.ts';
import { type Reader } from '../declare/refusal.ts';
import { Readings } from '../declare/streams/reading.ts';
import { type ReservedValues } from '../declare/streams/reservations.ts';
import { type CommandScope, type QueryScope, type ServiceScope } from '../declare/scope.ts';
import { type ServiceContext } from '../declare/service.ts';
import {
  type Clause,
  dayAt,
  type KeyValue,
  type Keys,
  type Log,
  type Row,
  type RowPage,
  type RowStore,
} from '../ports/index.ts';
import { type Blobs } from '../ports/blobs.ts';
import { type JobQueue } from '../ports/job-queue.ts';
import { type Notify } from '../ports/notify.ts';
import { derivedId } from '../ports/shared/streams.ts';

const awaitedEveryMs = 20;
/** That are kept of streams which are read once; some twenty megabytes. */
const mostEventsKept = 20_000;

class ReadingScope implements QueryScope {
  readonly language: string;
  readonly readings: Readings;
  /** For the chassis; services use the scope. */
  readonly service: ServiceContext;
  private readonly caller: Principal | null;

  constructor(service: ServiceContext, caller: Principal | null, language: string, readings = new Readings()) {
    this.readings = readings;
    this.service = service;
    this.caller = caller;
    this.language = language;
  }

  get principal(): Principal {
    if (!this.caller) throw new Error('a public route has no principal');
    return this.caller;
  }

  get reader(): Reader {
    return { language: this.language, datePattern: this.caller?.datePattern };
  }

  get organization(): string {
    return this.principal.organization;
  }

  get domain(): Domain {
    return this.service.service.domain;
  }

  get logger(): Log {
    return this.service.logger;
  }

  get events(): OwnEvents {
    return this.service.log;
  }

  get blobs(): Blobs {
    return this.service.ports.blobs;
  }

  get jobs(): JobQueue {
    return this.service.ports.jobs;
  }

  get keys(): Keys {
    return this.service.ports.keys;
  }

  get keyValue(): KeyValue {
    return this.service.ports.keyValue;
  }

  get notify(): Notify {
    return this.service.ports.notify;
  }

  get reservations(): ReservedValues {
    return this.service.reservations;
  }

  get ids(): Ids {
    return this.service.ports.ids;
  }

  get wait(): Wait {
    return this.service.ports.wait;
  }

  get readYourWritesMs(): number {
    return this.service.readYourWritesMs;
  }

  now(): Temporal.Instant {
    return this.service.ports.clock.now();
  }

  today(): string {
    return dayAt(this.now(), this.principal.zone);
  }

  rows<R>(model: ModelOf<R>): RowStore<R> {
    return this.service.rows(model);
  }

  periods(model: ModelOf<unknown>): Promise<RowStore> {
    return this.service.periods(model);
  }

  async row<R>(model: ModelOf<R>, id: string, organization = this.organization): Promise<R | null> {
    return (await this.rows(model).get(organization, id))?.doc ?? null;
  }

  async awaited<R>(model: ModelOf<R>, id: string): Promise<R | null> {
    const { wait } = this.service.ports;
    const deadline = wait.deadline(this.readYourWritesMs);
    for (;;) {
      const found = await this.row(model, id);
      if (found || deadline.aborted) return found;
      await wait.sleep(awaitedEveryMs);
    }
  }

  async rowsById<R>(model: ModelOf<R>, ids: readonly string[]): Promise<R[]> {
    return (await this.rows(model).getMany(this.organization, ids)).map(({ doc }) => doc);
  }

  async find<R>(model: ModelOf<R>, where: readonly Clause[], page: Partial<RowPage> = {}): Promise<R[]> {
    const found = await this.rows(model).find(
      this.organization,
      { where },
      { sort: { index: 'id', descending: false }, offset: 0, limit: 100, ...page },
    );
    return found.map(({ doc }) => doc);
  }

  state<S>(decider: DeciderOf<S>, id: string): Promise<StreamState<S>> {
    return this.service.loop.state<S>(decider, this.organization, id);
  }

  caughtUp(position: string, events?: readonly string[] | 'written', ms?: number): Promise<boolean> {
    return this.service.caughtUp(position, events, ms);
  }

  hash(...parts: readonly string[]): string {
    return this.service.hash(...parts);
  }

  as(principal: Principal): QueryScope {
    return new ReadingScope(this.service, principal, this.language, this.readings);
  }
}

class OnceReadingScope extends ReadingScope {
  private readonly streams = new LRUCache<string, OpenEvent[]>({
    maxSize: mostEventsKept,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });

  override get events(): OwnEvents {
    const { log } = this.service;
    return {
      stream: (decider, organization, id) => log.stream(decider, organization, id),
      read: async (stream, from) => {
        if (from) return log.read(stream, from);
        const events = this.streams.get(stream) ?? (await log.read(stream));
        this.streams.set(stream, events);
        return events;
      },
    };
  }
}

class WritingScope extends ReadingScope implements CommandScope {
  id = '';
  rowId = '';
  found: Row | null = null;
  params: Record<string, string> = {};
  address = '';
  outcome: Outcome | null = null;
  /** As far as what it looks up, at least. */
  private readonly begun: string;
  readonly context: CommandContext;

  constructor(service: ServiceContext, caller: Principal | null, language: string, context: CommandContext) {
    super(service, caller, language);
    this.context = context;
    this.begun = service.tail.reached();
  }

  mayHaveMissed(events: readonly string[]): boolean {
    return this.outcome?.repeated === true || this.service.tail.mayLieAfter(this.begun, events);
  }

  get authenticator(): Authenticator {
    return this.service.authenticator;
  }

  foundRow<R>(_model: ModelOf<R>): R {
    if (!this.found) throw new Error('this command works on no row');
    return this.found as R;
  }

  newId(step = ''): string {
    return derivedId(this.context.key, step);
  }

  async run<S>(
    decider: DeciderOf<S>,
    id: string,
    step: string,
    decide: (state: S, fold: { revision: number }) => readonly NewEvent[],
    as: { organization?: string; actor?: string } = {},
  ): Promise<Outcome> {
    const context = { ...this.context, ...as, key: `${this.context.key}/${step}` };
    const outcome = await this.service.loop.run(decider, id, context, decide);
    // what has nothing to record follows from nothing here, and leaves the answer as it is
    if (!this.outcome || (!outcome.unchanged && outcome.position > this.outcome.position)) this.outcome = outcome;
    return outcome;
  }

  async hasRun(decider: AnyDecider, id: string, step: string): Promise<boolean> {
    const seen = await this.service.loop.seen(decider, { ...this.context, key: `${this.context.key}/${step}` }, id);
    if (seen) this.outcome = seen;
    return seen !== null;
  }
}

/** `caller` is null on a public route. */
export const queryScope = (service: ServiceScope, caller: Principal | null, language: string): QueryScope =>
  new ReadingScope(contextOf(service), caller, language);

/** The same caller, for whom a stream is read once: for pasts of many rows, of which many are of one stream. */
export const onceReadingScope = (scope: QueryScope): QueryScope =>
  new OnceReadingScope(contextOf(scope), scope.principal, scope.language, scope.readings);

/** For a command made outside of the declared routes. */
export const commandScope = (
  service: ServiceScope,
  caller: Principal | null,
  language: string,
  context: CommandContext,
): CommandScope => new WritingScope(contextOf(service), caller, language, context);

/** Speaks for the organization itself: reactions, jobs, scheduled tasks. */
export function systemScope(service: ServiceScope, context: CommandContext): CommandScope {
  const { defaultLanguage } = service.domain;
  const system: Principal = {
    organization: context.organization,
    account: 'system',
    session: 'system',
    language: defaultLanguage,
    datePattern: 'YYYY-MM-DD',
    zone: 'UTC',
    searchLetters: 1,
    mustChangePassword: false,
  };
  return commandScope(service, system, defaultLanguage, context);
}

const isContext = (scope: ServiceScope): scope is ServiceContext => 'ports' in scope;

/** The service of a scope: for the chassis only. */
export function contextOf(scope: ServiceScope): ServiceContext {
  if (scope instanceof ReadingScope) return scope.service;
  if (isContext(scope)) return scope;
  throw new Error('this scope was not made by the chassis');
}
