import { type Audited, type AuditedBeside, auditedEvents, auditRoute } from './audit.ts';
import { type Watchdog } from '../observe/watchdog.ts';
import { type OwnErrors } from './refusal.ts';
import { type Domain } from './domain.ts';
import { type Decisions } from './streams/decisions.ts';
import { type ServiceLog } from './streams/open-event.ts';
import { type Ports, type RowStore } from '../ports/index.ts';
import { type ReservationKind } from './streams/reservations.ts';
import { type PartReaction, type Reaction } from './reaction.ts';
import { type Authenticator } from './principal.ts';
import { addressOf, type Prefix, prefixesOf } from './prefix.ts';
import { type Command, type Endpoint, type Route } from './command.ts';
import { deriveJob } from './models/derived-model.ts';
import { type AnyDecider } from './streams/decider.ts';
import { type Job, type JobControl } from '../ports/job-queue.ts';
import { type Publication } from './publication.ts';
import { type Query } from './query.ts';
import { guardedPaths } from './models/guarded.ts';
import { readingsStream } from './streams/reading.ts';
import { type AnyReadModel } from './models/read-model.ts';
import { type CommandScope, type ServiceScope } from './scope.ts';

export interface Service {
  name: string;
  domain: Domain;
  deciders: readonly AnyDecider[];
  commands: readonly Command[];
  endpoints: readonly Endpoint[];
  readModels: readonly AnyReadModel[];
  queries: readonly Query[];
  reservations: Record<string, ReservationKind>;
  /** URL of a module whose `declaration` is this service, for builds in a thread of their own. */
  declaredIn?: string;
  reactions: readonly Reaction[];
  publications: readonly Publication[];
  jobs: readonly JobDeclaration[];
  /** The service that owns sign-in makes the real one, others are given it. */
  authenticator(service: ServiceScope): Authenticator;
  /** The same for callers of prefixes that have a realm of their own; others are handed in at start. */
  realms: Readonly<Record<string, (service: ServiceScope) => Authenticator>>;
  /** Where its routes begin, if not at `/<name>/api/v1`. */
  prefix?: Prefix;
  /** At start and every `everyMs`. */
  scheduledTasks: readonly ScheduledTask[];
  restoredTasks: readonly RestoredTask[];
  /** What the audit log tells, by the name of the event. */
  audited: ReadonlyMap<string, Audited>;
}

/** Once for each log, new, restored or migrated: after the rows are as of now, before anybody is answered. */
export type RestoredTask = (service: ServiceScope) => Promise<void>;

export interface ScheduledTask {
  name: string;
  everyMs: number;
  /** Ends before anything else starts, even rows. */
  isFirst?: true;
  run: (service: ServiceScope) => Promise<void>;
}

export interface RowsProgress {
  /** Position that rows which are read from now on have at least. */
  reached(): string;
  /** Whether one of these events may lie after a position; nobody knows where another process reads. */
  mayLieAfter(position: string, events: readonly string[]): boolean;
}

/** A service at work, below its runtime. */
export interface ServiceContext extends ServiceScope {
  readonly service: Service;
  readonly ports: Ports;
  readonly log: ServiceLog;
  readonly loop: Decisions;
  readonly authenticator: Authenticator;
  /** Of whatever follows its log or a queue. */
  readonly watchdog: Watchdog;
  /** Closing or closed: interrupted work continues at the next start. */
  readonly isClosing: boolean;
  /** Rows of a former shape are served: some fields may be missing. */
  readonly isRenewing: boolean;
  readonly tail: RowsProgress;
  /** Remakes all rows of a stream from the log, after forgetting. */
  refold(stream: string): Promise<void>;
  /** Leaves nothing of former rows readable. @throws StoreUnavailable while somebody reads one */
  scrub(): Promise<void>;
  /** Rows of the audit log, as far as the log when it is asked, within what answers wait. */
  auditEntries(): Promise<RowStore>;
}

/** Carries ids only, idempotent, continues at its cursor. */
export interface JobDeclaration {
  name: string;
  /** Cannot be cancelled from outside, at most by a command of its own. */
  mustFinish?: true;
  /** So many may run at the same time: for short ones that do not depend on each other. */
  atOnce?: number;
  run: (job: Job, scope: CommandScope, control: JobControl) => Promise<void>;
}

export interface Part {
  /** Where the routes of this part begin, if not where those of the service do. */
  prefix?: Prefix;
  deciders?: readonly AnyDecider[];
  commands?: readonly Command[];
  endpoints?: readonly Endpoint[];
  readModels?: readonly AnyReadModel[];
  queries?: readonly Query[];
  reactions?: readonly PartReaction[];
  publications?: readonly Publication[];
  jobs?: readonly JobDeclaration[];
  scheduledTasks?: readonly ScheduledTask[];
  restoredTasks?: readonly RestoredTask[];
  audits?: AuditedBeside;
}

interface ServiceDeclaration
  extends
    Part,
    Pick<Service, 'name' | 'domain'>,
    Partial<Pick<Service, 'authenticator' | 'realms' | 'reservations' | 'declaredIn'>> {
  parts?: readonly Part[];
  /** Refusals of this service beside those of the domain. */
  errors?: OwnErrors;
}

/** @throws Error for two routes, models or queries of one name */
export function defineService(own: ServiceDeclaration): Service {
  const all = [own, ...(own.parts ?? [])];
  const service: Service = {
    name: own.name,
    domain: own.errors ? { ...own.domain, errors: own.domain.errors.with(own.errors) } : own.domain,
    authenticator: own.authenticator ?? (() => handedInAtStart(own.name)),
    realms: own.realms ?? {},
    prefix: own.prefix,
    reservations: own.reservations ?? {},
    declaredIn: own.declaredIn,
    scheduledTasks: all.flatMap((part) => part.scheduledTasks ?? []),
    restoredTasks: all.flatMap((part) => part.restoredTasks ?? []),
    reactions: all.flatMap(({ reactions = [] }) => reactions.map((one) => ({ from: own.name, ...one }))),
    publications: all.flatMap((part) => part.publications ?? []),
    jobs: [...all.flatMap((part) => part.jobs ?? []), ...deriving(all)],
    deciders: all.flatMap((part) => part.deciders ?? []),
    commands: all.flatMap(({ commands = [], prefix = own.prefix }) => commands.map(under(prefix))),
    endpoints: all.flatMap(({ endpoints = [], prefix = own.prefix }) => endpoints.map(under(prefix))),
    readModels: all.flatMap((part) => part.readModels ?? []),
    queries: all.flatMap((part) => part.queries ?? []),
    audited: auditedEvents(
      all.flatMap((part) => part.readModels ?? []),
      Object.assign({}, ...all.map((part) => part.audits)) as AuditedBeside,
    ),
  };
  refuseUnrecorded(service);
  refuseUnaudited(service);
  prefixesOf(service);
  refuseDuplicates(service);
  return service;
}

function refuseDuplicates(service: Service): void {
  const { commands, endpoints, reactions, jobs, readModels, queries } = service;
  const routes = [...commands, ...endpoints];
  const names = {
    route: routes.map((route) => `${route.method} ${addressOf(service, route)}`),
    name: routes.map(({ name }) => name),
    reaction: reactions.map(({ name }) => name),
    job: jobs.map(({ name }) => name),
    'read model': readModels.map(({ name }) => name),
    query: [...queries.map(({ name }) => name), ...readModels.flatMap(({ name, single }) => [name, single])],
  };
  for (const [what, all] of Object.entries(names)) {
    const twice = all.find((name, n) => all.indexOf(name) !== n);
    if (twice) throw new Error(`declared twice: ${what} ${twice}`);
  }
}

/** The route itself where nothing is to be said of it: it is found by what it is, too. */
const under =
  (prefix: Prefix | undefined) =>
  <R extends Route>(route: R): R =>
    prefix && !route.prefix ? { ...route, prefix } : route;

function handedInAtStart(name: string): never {
  throw new Error(`${name} was started without anybody who signs its callers in.`);
}

/** @throws Error for recorded guards without recordedReadings */
function refuseUnrecorded({ domain, readModels, deciders }: Service): void {
  if (deciders.some(({ name }) => name === readingsStream)) return;
  const isRecorded = ({ guard }: { guard: string }): boolean => domain.recorded?.guards.includes(guard) === true;
  const model = readModels.find(({ schema, access }) => access.length > 0 && guardedPaths(schema).some(isRecorded));
  if (model) throw new Error(`readings of ${model.name} are not recorded: add recordedReadings to the parts`);
}

/** @throws Error for a domain with auditors without auditLog */
function refuseUnaudited({ domain, endpoints, name }: Service): void {
  if (domain.auditors && !endpoints.some((one) => one.name === auditRoute))
    throw new Error(`${name} has no audit log: add auditLog to the parts`);
}

function deriving(parts: readonly Part[]): readonly JobDeclaration[] {
  if (!parts.some(({ readModels = [] }) => readModels.some((model) => model.derivation))) return [];
  // the runtime runs it: it has the projectors
  return [{ name: deriveJob, mustFinish: true, run: () => Promise.reject(new Error('only the runtime derives')) }];
}
