import { createHmac, randomBytes } from 'node:crypto';
import { type Authenticator } from './access.ts';
import { CommandLoop } from './command-loop.ts';
import { type Service } from './define-service.ts';
import { EventLog } from './event-log.ts';
import { type Ports, type RowStore, type Subscription } from './ports.ts';
import { periodsName } from './periods.ts';
import { projectionsOf } from './projections.ts';
import { type Projector, TailReader } from './projector.ts';
import { publishedLanguage } from './published-language.ts';
import { OwnEvents, Reactor, topicOf } from './reaction.ts';
import { type ReadModel } from './read-model.ts';
import { Rebuilds } from './rebuild.ts';
import { PublishedLog } from './relay.ts';
import { Reservations, reservation } from './reservations.ts';
import { systemScope } from './scope.ts';

/** How long an answer waits for the read models, and a query for what its caller has written. */
const readYourWritesMs = 2_000;
const rebuildsEveryMs = 1_000;

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A service at work: its log, its folds, its read models, on the ports it was given. */
export class ServiceRuntime {
  readonly log: EventLog;
  readonly loop: CommandLoop;
  readonly reactor: Reactor;
  reservations!: Reservations;
  authenticator!: Authenticator;
  private pepper!: Buffer;
  private readonly projectors = new Map<string, Projector>();
  private readonly rebuilds: Rebuilds;
  private readonly tail: TailReader;
  private readonly ownEvents: OwnEvents;
  private readonly subscriptions: Subscription[] = [];
  private readonly timers: NodeJS.Timeout[] = [];
  private isClosed = false;

  readonly service: Service;
  readonly ports: Ports;
  readonly logger: Log;

  constructor(service: Service, ports: Ports, logger: Log) {
    this.service = service;
    this.ports = ports;
    this.logger = logger;
    this.log = new EventLog(service.name, [...service.deciders, reservation], ports);
    this.loop = new CommandLoop(this.log);
    this.tail = new TailReader(this.log);
    this.rebuilds = new Rebuilds(this, projectionsOf(service, this.log));
    this.reactor = new Reactor(this);
    this.ownEvents = new OwnEvents(this);
  }

  /** Opens the read models, catches up with the log, starts the chores. */
  async start(): Promise<void> {
    const { service, ports } = this;
    for (const projector of await this.rebuilds.open()) this.addProjector(projector);
    this.pepper = await ports.keys.secret('pepper', () => randomBytes(32));
    this.reservations = new Reservations(this, service.reservations, this.pepper);
    this.authenticator = service.authenticator(this);
    await this.tail.start();
    await this.startTalking();
    for (const chore of service.chores) this.every(chore.everyMs, chore.name, () => chore.run(this));
    this.background('renewReadModels', () => this.rebuilds.renew());
    this.every(rebuildsEveryMs, 'rebuildReadModels', () => this.rebuilds.look());
  }

  /** Says what it publishes, hears itself, takes up work; what other services say comes by the host's transport. */
  private async startTalking(): Promise<void> {
    const { service, ports } = this;
    if (service.publications.length > 0) {
      this.subscriptions.push(await ports.messages.relay(topicOf(service.name), new PublishedLog(this, publishedLanguage(service.name))));
    }
    await this.ownEvents.start();
    for (const { name, run } of service.jobs) {
      this.subscriptions.push(
        ports.jobs.work(`${service.name}.${name}`, (job, control) =>
          run(job, systemScope(this, { organization: job.organization, actor: 'system', key: `job/${job.id}`, body: '', correlation: job.id }), control),
        ),
      );
    }
  }

  private addProjector(projector: Projector): void {
    this.projectors.set(projector.name, projector);
    this.tail.add(projector);
  }

  rows(model: ReadModel<never>): RowStore {
    return this.projector(model.name).rows;
  }

  /** The rows of a model by period, for lists of any day. */
  periods(model: ReadModel<never>): RowStore {
    return this.projector(periodsName(model)).rows;
  }

  /** Makes every row of a stream anew from the log: after a part of it was forgotten. */
  async refold(stream: string): Promise<void> {
    for (const projector of this.projectors.values()) await projector.refold(() => this.log.read(stream));
  }

  /** Leaves nothing of former rows readable in any store. @throws StoreUnavailable where somebody reads one */
  async scrub(): Promise<void> {
    for (const { rows } of this.projectors.values()) await rows.scrub();
  }

  /** Whether all models, or those that handle one of the named events, have looked at a position within the time an answer may wait. */
  async caughtUp(position: string, events?: readonly string[]): Promise<boolean> {
    const behind = [...this.projectors.values()].filter(({ seen, model }) => seen < position && (!events || events.some((name) => model.project[name])));
    const reached = await Promise.all(behind.map((projector) => projector.caughtUp(position, readYourWritesMs)));
    return reached.every(Boolean);
  }

  /** Positions that each model has looked at: for metrics. */
  positions(): { model: string; seen: string }[] {
    return [...this.projectors].map(([model, projector]) => ({ model, seen: projector.seen }));
  }

  /** Keyed hash with the installation's pepper: stands for a value that must not be stored. */
  hash(...parts: readonly string[]): string {
    return createHmac('sha256', this.pepper).update(parts.join('\u0000')).digest('base64url').slice(0, 27);
  }

  /** Whether it is closing or closed: what is cut off now goes on at the next start. */
  get isClosing(): boolean {
    return this.isClosed;
  }

  /** Whether rows of a former shape are served until those of the new one are built: some of what is asked for may not be there yet. */
  get isRenewing(): boolean {
    return [...this.projectors.values()].some(({ rows }) => rows.isFormer);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.subscriptions.map((one) => one.close()));
    await this.ownEvents.close();
    await this.tail.close();
  }

  private projector(name: string): Projector {
    const projector = this.projectors.get(name);
    if (!projector) throw new Error(`the read model ${name} is not part of ${this.service.name}`);
    return projector;
  }

  private every(ms: number, name: string, run: () => Promise<void>): void {
    this.background(name, run);
    this.timers.push(setInterval(() => this.background(name, run), ms).unref());
  }

  private background(name: string, run: () => Promise<void>): void {
    // one that is cut off by closing begins again at the next start
    run().catch((failed: unknown) => this.isClosed || this.logger.error({ chore: name, error: String(failed) }, 'chore failed'));
  }
}
