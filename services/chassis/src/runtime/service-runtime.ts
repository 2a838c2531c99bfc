import { type CommandScope } from '../declare/scope.ts';
import { deriveJob } from '../declare/models/derived-model.ts';
import { DerivedJobs } from '../read/derived/jobs.ts';
import { type Wait } from '../ports/time/wait.ts';
import { type Notify } from '../ports/notify.ts';
import { type JobQueue, type Job } from '../ports/job-queue.ts';
import { type Ids } from '../ports/time/ids.ts';
import { type Blobs } from '../ports/blobs.ts';
import { type OwnEvents } from '../declare/streams/open-event.ts';
import { type Domain } from '../declare/domain.ts';
import { type ModelOf } from '../declare/models/model-of.ts';
import { systemScope } from '../access/scope.ts';
import { OwnReactions } from '../messaging/own-events.ts';
import { DeadLetters } from '../messaging/dead-letters.ts';
import { topicOf } from '../ports/message-log.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { type Route } from '../declare/command.ts';
import { prefixesOf } from '../declare/prefix.ts';
import { type Authenticator } from '../declare/principal.ts';
import { CommandLoop } from '../write/command-loop.ts';
import { type Service, type ServiceContext, type JobDeclaration } from '../declare/service.ts';
import { EventLog } from '../write/event-log.ts';
import { DeadLetterRequests } from '../messaging/dead-letter-requests.ts';
import { nameOf, severity, tellOfNewer } from '../observe/fault.ts';
import { Watchdog } from '../observe/watchdog.ts';
import { BackgroundWork, closeAll } from './background.ts';
import {
  type LeasedWork,
  NewerEvent,
  type Ports,
  type RowStore,
  type Subscription,
  type Log,
  type Keys,
  type KeyValue,
} from '../ports/index.ts';
import { auditName } from '../read/audit-rows.ts';
import { periodsName } from '../time/periods.ts';
import { projectionsOf } from '../read/projections.ts';
import { type Projector } from '../read/projector.ts';
import { publishedLanguage } from '../messaging/published-language.ts';
import { commandsName, dropOldCommands, type RememberedCommand } from '../read/remembered-commands.ts';
import { Rebuilds } from '../read/rebuild.ts';
import { PublishedLog } from '../messaging/relay.ts';
import { AsideEvents, chassisDeciders } from '../read/set-aside.ts';
import { StandingProjections } from '../read/standing-projections.ts';
import { Reservations } from '../write/reservations.ts';
import { runRestoredTasks } from './restored.ts';
import { longestReadingMs, TailReader } from '../read/tail/reader.ts';

/** How long an answer waits for the read models, and a query for what its caller has written. */
const requestsEveryMs = 1_000;
const oldCommandsEveryMs = 3_600_000;
/** So long a process waits for the lease before it reads the rows that another one keeps. */
const leaseWithinMs = 1_000;
const rowsEveryMs = 500;

/** Whether a process answers, or keeps rows and works in the background; `all` = both. */
export type Role = 'all' | 'api' | 'worker';

export class ServiceRuntime implements ServiceContext {
  readonly log: EventLog;
  readonly loop: CommandLoop;
  readonly deadLetters: DeadLetters;
  readonly watchdog: Watchdog;
  private readonly works: BackgroundWork;
  reservations!: Reservations;
  authenticator!: Authenticator;
  private readonly realms = new Map<string, Authenticator>();
  private pepper!: Buffer;
  private readonly projectors = new Map<string, Projector>();
  private readonly rebuilds: Rebuilds;
  private readonly letterRequests: DeadLetterRequests;
  readonly tail: TailReader;
  readonly derivedJobs: DerivedJobs;
  private readonly ownEvents: OwnReactions;
  private readonly subscriptions: Subscription[] = [];
  private isClosed = false;
  private line: Subscription | undefined;
  private opening: Promise<boolean> = Promise.resolve(false);

  readonly service: Service;
  readonly ports: Ports;
  readonly logger: Log;
  readonly role: Role;

  /** `role`: there are other processes of this service; absent where it is alone on its ports. */
  constructor(service: Service, ports: Ports, logger: Log, role?: Role) {
    this.service = service;
    this.ports = ports;
    this.logger = logger;
    this.role = role ?? 'all';
    this.log = new EventLog(service.name, [...service.deciders, ...chassisDeciders], ports);
    this.loop = new CommandLoop(this.log, {
      older: {
        reach: (position) => this.remembers(position),
        find: async (organization, stream, key) => {
          const found = await this.rows<RememberedCommand>({ name: commandsName }).get(organization, key);
          return found?.stream === stream ? found.doc : null;
        },
      },
    });
    this.derivedJobs = new DerivedJobs(this.log, ports.jobs);
    this.watchdog = new Watchdog(this);
    this.works = new BackgroundWork(this);
    const aside = new AsideEvents(this.log);
    const standing = new StandingProjections(this, aside);
    this.tail = new TailReader(this.log, ports, role !== undefined, { watchdog: this.watchdog, aside, standing });
    const { known } = this.loop;
    this.rebuilds = new Rebuilds(this, projectionsOf(service, this.log, { wait: ports.wait, aside, known }), aside);
    this.deadLetters = new DeadLetters(this);
    this.letterRequests = new DeadLetterRequests(this);
    this.ownEvents = new OwnReactions(this);
  }

  /** Opens the read models and begins its work; resolves when the rows are as of now, by this process or another. */
  async start(): Promise<void> {
    const { service, ports, role } = this;
    this.watchdog.start();
    this.pepper = await ports.keys.secret('pepper', () => randomBytes(32));
    this.reservations = new Reservations(this, service.reservations, this.pepper);
    this.authenticator = service.authenticator(this);
    for (const [realm, make] of Object.entries(service.realms)) this.realms.set(realm, make(this));
    for (const prefix of prefixesOf(service)) this.signIn({ prefix });
    const led = Promise.withResolvers<void>();
    led.promise.catch(() => undefined);
    let isLeading = false;
    if (role !== 'api') {
      this.line = ports.leases.hold(`rows/${service.name}`, (fence) => {
        isLeading = true;
        const lead = this.lead(fence);
        lead.then(
          () => led.resolve(),
          (failed: unknown) => {
            led.reject(failed);
            // the lease goes to another, and comes back: whoever runs this should know why nothing moves
            if (!this.isClosed) this.logLeadershipLost(failed);
          },
        );
        return lead;
      });
      const waited = new AbortController();
      await Promise.race([led.promise, ports.wait.sleep(leaseWithinMs, waited.signal)]).finally(() => waited.abort());
    }
    await (isLeading ? led.promise : this.follow());
    if (role !== 'api' && service.publications.length > 0) {
      this.subscriptions.push(
        await ports.messages.relay(topicOf(service.name), new PublishedLog(this, publishedLanguage(service.name))),
      );
    }
  }

  /** What one process of a service does at a time: rows, own events, jobs, scheduled tasks. */
  private async lead(fence: number): Promise<LeasedWork> {
    const { service } = this;
    for (const task of service.scheduledTasks) if (task.isFirst) await task.run(this);
    await this.open(() => this.rebuilds.open());
    const reading = await this.tail.read(fence);
    void reading.done.then((why) => this.logLeadershipLost(why));
    const running: Subscription[] = [reading];
    try {
      await this.reservations.renew();
      await this.derivedJobs.resume();
      await runRestoredTasks(this);
      running.push(await this.ownEvents.start());
    } catch (failed) {
      await closeAll(running);
      throw failed;
    }
    for (const job of service.jobs) running.push(this.work(job));
    for (const task of service.scheduledTasks)
      running.push(this.works.every(task.everyMs, task.name, () => task.run(this)));
    this.works.once('renewReadModels', () => this.rebuilds.renew());
    running.push(
      this.works.every(oldCommandsEveryMs, 'dropOldCommands', () =>
        dropOldCommands(this.projectors.get(commandsName), this.now()),
      ),
      this.works.every(requestsEveryMs, 'rebuildReadModels', () => this.rebuilds.look()),
      this.works.every(requestsEveryMs, 'answerLetterRequests', () => this.letterRequests.look()),
    );
    return { done: reading.done, close: () => closeAll(running) };
  }

  private work(job: JobDeclaration): Subscription {
    const run: JobDeclaration['run'] =
      job.name === deriveJob ? (one, _scope, control) => this.derivedJobs.run(one, control) : job.run;
    return this.works.work({ ...job, run }, (one) => this.scopeOf(one));
  }

  private scopeOf({ id, organization }: Job): CommandScope {
    return systemScope(this, { organization, actor: 'system', key: `job/${id}`, body: '', correlation: id });
  }

  /** Why this process does not keep the rows. */
  private logLeadershipLost(failed: unknown): void {
    const service = this.service.name;
    if (failed instanceof NewerEvent) tellOfNewer(this.logger, { service }, failed);
    else this.logger[severity(failed)]({ service, error: nameOf(failed) }, 'the rows cannot be kept');
  }

  /** Reads the rows that another process keeps, as soon as there are any. */
  private async follow(): Promise<void> {
    while (!this.isClosed && !(await this.open(() => this.rebuilds.openServed())))
      await this.ports.wait.sleep(rowsEveryMs);
  }

  private open(find: () => Promise<Projector[] | null>): Promise<boolean> {
    return (this.opening = this.opening
      .catch(() => false)
      .then(async (isOpen) => {
        const projectors = isOpen ? [] : await find();
        for (const projector of projectors ?? []) this.addProjector(projector);
        return projectors !== null;
      }));
  }

  private addProjector(projector: Projector): void {
    this.projectors.set(projector.name, projector);
    this.tail.add(projector);
    this.derivedJobs.attach(projector);
  }

  /** Who finds out who calls a route: it knows tokens of the route's realm only. @throws Error where nobody does */
  signIn({ prefix }: Pick<Route, 'prefix'>): Authenticator {
    if (!prefix?.realm) return this.authenticator;
    const made = this.realms.get(prefix.realm);
    if (!made) throw new Error(`Nobody signs in the callers of ${prefix.path}: ${prefix.realm}.`);
    return made;
  }

  /** Who signs in the callers of the realm that has this service's name, for services that ask. */
  get ownRealm(): Authenticator {
    return this.realms.get(this.service.name) ?? this.authenticator;
  }

  rows<R>(model: ModelOf<R>): RowStore<R> {
    return this.tail.rowsOf(this.projector(model.name)) as RowStore<R>;
  }

  async periods(model: ModelOf<unknown>): Promise<RowStore> {
    return this.upTo(this.projector(model.name).seen, periodsName(model));
  }

  async auditEntries(): Promise<RowStore> {
    return this.upTo(await this.ports.events.head(), auditName);
  }

  /** Rows that no answer waits for, as far as a position. */
  private async upTo(position: string, name: string): Promise<RowStore> {
    const projector = this.projector(name);
    if (projector.seen < position) await this.tail.caughtUp([projector], position, this.readYourWritesMs);
    return this.tail.rowsOf(projector);
  }

  async refold(stream: string): Promise<void> {
    for (const projector of this.projectors.values()) await projector.refold(() => this.log.read(stream));
  }

  async scrub(): Promise<void> {
    for (const { rows } of this.projectors.values()) await rows.scrub();
  }

  get domain(): Domain {
    return this.service.domain;
  }

  get events(): OwnEvents {
    return this.log;
  }

  get blobs(): Blobs {
    return this.ports.blobs;
  }

  get ids(): Ids {
    return this.ports.ids;
  }

  get jobs(): JobQueue {
    return this.ports.jobs;
  }

  get keys(): Keys {
    return this.ports.keys;
  }

  get keyValue(): KeyValue {
    return this.ports.keyValue;
  }

  get notify(): Notify {
    return this.ports.notify;
  }

  get wait(): Wait {
    return this.ports.wait;
  }

  now(): Temporal.Instant {
    return this.ports.clock.now();
  }

  /** How long an answer waits for what it follows from, or what follows from it. */
  get readYourWritesMs(): number {
    return longestReadingMs(this.ports);
  }

  async caughtUp(position: string, of?: readonly string[] | 'written', ms = this.readYourWritesMs): Promise<boolean> {
    const isMeant = ({ mayLag, model }: Projector): boolean =>
      of === 'written' || (!mayLag && (!of || of.some((event) => model.project[event])));
    const behind = [...this.projectors.values()].filter(
      (one) => one.seen < position && one.name !== commandsName && isMeant(one),
    );
    if (behind.length === 0) return true;
    return of === 'written' ? this.tail.written(behind, position, ms) : this.tail.caughtUp(behind, position, ms);
  }

  /** Whether rows of commands reach a position; former ones may lack some. */
  private async remembers(position: string): Promise<boolean> {
    const projector = this.projectors.get(commandsName);
    if (!projector || projector.rows.isFormer) return false;
    return projector.seen >= position || this.tail.caughtUp([projector], position, this.readYourWritesMs);
  }

  /** Positions that each model has looked at: for metrics. */
  async positions(): Promise<{ model: string; seen: string }[]> {
    await this.tail.look();
    return [...this.projectors].map(([model, projector]) => ({ model, seen: projector.seen }));
  }

  hash(...parts: readonly string[]): string {
    return createHmac('sha256', this.pepper).update(parts.join('\u0000')).digest('base64url').slice(0, 27);
  }

  get isClosing(): boolean {
    return this.isClosed;
  }

  get isRenewing(): boolean {
    return [...this.projectors.values()].some(({ rows }) => rows.isFormer);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.watchdog.close();
    await Promise.all(this.subscriptions.map((one) => one.close()));
    await this.line?.close();
  }

  private projector(name: string): Projector {
    const projector = this.projectors.get(name);
    if (!projector) throw new Error(`the read model ${name} is not part of ${this.service.name}`);
    return projector;
  }
}
