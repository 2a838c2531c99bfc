import { type Principal } from './principal.ts';
import { type CommandContext, type Outcome } from '../write/command-loop.ts';
import { type AnyDecider, type Draft } from './decider.ts';
import { type Clause, type Row, type RowPage } from '../ports/index.ts';
import { type ReadModel } from './read-model.ts';
import { Readings } from './rows/reading.ts';
import { type ServiceRuntime } from '../runtime/service-runtime.ts';
import { derivedId } from '../ports/streams.ts';
import { dayAt } from '../time/timeline.ts';

const awaitedEveryMs = 20;

/** Reading inside one organization, without and with the caller's reach. */
export class QueryScope {
  readonly runtime: ServiceRuntime;
  private readonly caller: Principal | null;
  readonly language: string;
  /** What the answer will show under guards whose opening is recorded before it goes out. */
  readonly readings: Readings;

  constructor(runtime: ServiceRuntime, caller: Principal | null, language: string, readings = new Readings()) {
    this.readings = readings;
    this.runtime = runtime;
    this.caller = caller;
    this.language = language;
  }

  /** Who asks. Routes that are public have nobody: reaching for it there is a fault of the declaration. */
  get principal(): Principal {
    if (!this.caller) throw new Error('a public route has no principal');
    return this.caller;
  }

  /** The same request, as somebody with other settings or rights: what it shows is recorded with the rest. */
  as(principal: Principal): QueryScope {
    return new QueryScope(this.runtime, principal, this.language, this.readings);
  }

  get organization(): string {
    return this.principal.organization;
  }

  now(): Temporal.Instant {
    return this.runtime.ports.clock.now();
  }

  /** Today at the caller's place, YYYY-MM-DD. */
  today(): string {
    return dayAt(this.now(), this.principal.zone);
  }

  /** A row by id, whoever asks: for rules and joins, never to be handed out as it is. */
  async row<R = Row>(model: ReadModel<never>, id: string, organization = this.organization): Promise<R | null> {
    return ((await this.runtime.rows(model).get(organization, id))?.doc ?? null) as R | null;
  }

  /** A row that another service may just have told of: waited for a moment. null where it does not come. */
  async awaited<R = Row>(model: ReadModel<never>, id: string): Promise<R | null> {
    const { wait } = this.runtime.ports;
    const deadline = wait.deadline(this.runtime.readYourWritesMs);
    for (;;) {
      const found = await this.row<R>(model, id);
      if (found || deadline.aborted) return found;
      await wait.sleep(awaitedEveryMs);
    }
  }

  async rowsById<R = Row>(model: ReadModel<never>, ids: readonly string[]): Promise<R[]> {
    return (await this.runtime.rows(model).getMany(this.organization, ids)).map((record) => record.doc) as R[];
  }

  /** Rows by declared indexes, whoever asks. */
  async find<R = Row>(model: ReadModel<never>, where: readonly Clause[], page: Partial<RowPage> = {}): Promise<R[]> {
    const found = await this.runtime
      .rows(model)
      .find(this.organization, { where }, { sort: { index: 'id', descending: false }, offset: 0, limit: 100, ...page });
    return found.map((record) => record.doc) as R[];
  }
}

/** A scope that speaks for the organization itself: for reactions and jobs. */
export function systemScope(runtime: ServiceRuntime, context: CommandContext): CommandScope {
  const { defaultLanguage } = runtime.service.house;
  const system: Principal = {
    organization: context.organization,
    account: 'system',
    session: 'system',
    language: defaultLanguage,
    zone: 'UTC',
    searchLetters: 1,
    mustChangePassword: false,
  };
  return new CommandScope(runtime, system, defaultLanguage, context);
}

/** One command on its way: what prepare, decide and after may use. */
export class CommandScope extends QueryScope {
  /** Id of the stream and row the command works on. */
  id = '';
  /** Id of the row the command makes or works on: what its caller knows. */
  rowId = '';
  /** The row found under the caller's reach, null where the command creates. */
  found: Row | null = null;
  /** Parameters of the path. */
  params: Record<string, string> = {};
  outcome: Outcome | null = null;

  readonly context: CommandContext;

  constructor(runtime: ServiceRuntime, caller: Principal | null, language: string, context: CommandContext) {
    super(runtime, caller, language);
    this.context = context;
  }

  /** An id for something this command makes beside its row: the same on a repeat. */
  newId(step = ''): string {
    return derivedId(this.context.key, step);
  }

  /**
   * Decides on another stream of the same service, under a key derived from this command's; `as` where nobody is signed
   * in yet.
   */
  async run<S>(
    decider: AnyDecider,
    id: string,
    step: string,
    decide: (state: S) => readonly Draft[],
    as: { organization?: string; actor?: string } = {},
  ): Promise<Outcome> {
    const context = { ...this.context, ...as, key: `${this.context.key}/${step}` };
    const outcome = await this.runtime.loop.run(decider, id, context, decide);
    if (!this.outcome || outcome.position > this.outcome.position) this.outcome = outcome;
    return outcome;
  }

  /** Whether this command has already done that step, so that a repeat need not be judged again. */
  async hasRun(decider: AnyDecider, id: string, step: string): Promise<boolean> {
    const seen = await this.runtime.loop.seen(decider, { ...this.context, key: `${this.context.key}/${step}` }, id);
    if (seen) this.outcome = seen;
    return seen !== null;
  }
}
