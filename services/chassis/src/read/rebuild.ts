import { EventReader } from '../sealing/event-reader.ts';
import { positionNumber } from '../ports/event-store.ts';
import { fewAtOnce } from '../ports/shared/few-at-once.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type Ids, systemIds } from '../ports/time/ids.ts';
import { type Service } from '../declare/service.ts';
import { type BuildProgress, type KeyValue, type Ports, type RowStore } from '../ports/index.ts';
import { type Projection, projectionsNamed, projectionsOf } from './projections.ts';
import { type AsideEvents } from './set-aside.ts';
import { type Projector } from './projector.ts';
import { type ServiceContext } from '../declare/service.ts';

const keptSeconds = 24 * 3_600;
const pageSize = 500;
/** Fewer events are caught up with at once; more are left to a build. */
const caughtUpOnTheWay = 2_000;
const longestWaitMs = 60_000;
const mostOpening = 8;

interface RebuildRequest {
  id: string;
  /** None = all of the service. */
  models: readonly string[];
}

export interface RebuildState extends BuildProgress {
  id: string;
  state: 'BUILDING' | 'DONE' | 'FAILED';
  reason?: string;
}

const requestKey = (service: string): string => `rebuild/${service}`;
const stateKey = (service: string): string => `rebuild/${service}/state`;

/** Asks a running service to rebuild read models (none = all); answers the id to look for in its state. */
export async function requestRebuild(
  keyValue: KeyValue,
  service: string,
  models: readonly string[],
  ids: Ids = systemIds,
): Promise<string> {
  const request: RebuildRequest = { id: ids.random(), models };
  await keyValue.set('*', requestKey(service), JSON.stringify(request), keptSeconds);
  return request.id;
}

export async function rebuildState(keyValue: KeyValue, service: string): Promise<RebuildState | null> {
  const text = await keyValue.get('*', stateKey(service));
  return text === null ? null : (JSON.parse(text) as RebuildState);
}

/** Rebuilds models (none = all) of a stopped service. @throws RangeError for an unknown name */
export async function rebuildAtRest(
  service: Service,
  ports: Ports,
  models: readonly string[],
  report: (progress: BuildProgress) => void,
): Promise<void> {
  const selected = projectionsNamed(
    projectionsOf(service, new EventReader(service.name, service.deciders, ports)),
    models,
  );
  await ports.readModels.build({ service, names: selected.map(({ name }) => name), isBackground: false, report });
  // former rows go
  for (const { declaration } of selected) await (await ports.readModels.serve(declaration))?.close();
}

/** The stores of a running service: opened at start, rebuilt for another shape or on request, then exchanged. */
export class Rebuilds {
  private readonly context: ServiceContext;
  private readonly projections: readonly Projection[];
  private readonly aside: AsideEvents;
  private readonly projectors = new Map<Projection, Projector>();
  private running: Promise<void> | null = null;

  constructor(context: ServiceContext, projections: readonly Projection[], aside: AsideEvents) {
    this.context = context;
    this.aside = aside;
    this.projections = projections;
  }

  /** Opens all stores; missing ones are built first. */
  async open(): Promise<Projector[]> {
    const { ports, service, logger } = this.context;
    const found = await this.each((one) => this.usable(one));
    const absent = this.projections.filter((_one, n) => !found[n]);
    const isShort = positionNumber(await ports.events.head()) <= caughtUpOnTheWay;
    if (absent.length > 0 && !isShort) {
      const names = absent.map(({ name }) => name);
      logger.warn({ service: service.name, models: names }, 'read models are built before the port listens');
      await ports.readModels.build({
        service,
        names,
        isBackground: false,
        report: throttled(({ done, total }) =>
          logger.warn({ service: service.name, done, total }, 'building read models'),
        ),
      });
    }
    const rowsOf = async (one: Projection, n: number): Promise<RowStore> =>
      found[n] ?? (await this.usable(one)) ?? (await ports.readModels.serve(one.declaration, true))!;
    return this.over(await this.each(rowsOf));
  }

  /** For reading what another process keeps; null while any is missing. */
  async openServed(): Promise<Projector[] | null> {
    const all = await this.each((projection) => this.usable(projection));
    const found = all.filter((rows) => rows !== null);
    if (found.length === all.length) return this.over(found);
    for (const rows of found) await rows.close();
    return null;
  }

  /** In their order; some at the same time, as each asks several times where the rows are far. */
  private each<T>(rowsOf: (projection: Projection, n: number) => Promise<T>): Promise<T[]> {
    const few = fewAtOnce({ mostAtOnce: mostOpening });
    return Promise.all(this.projections.map((one, n) => few(() => rowsOf(one, n))));
  }

  private over(rows: readonly RowStore[]): Projector[] {
    for (const [n, projection] of this.projections.entries())
      this.projectors.set(projection, projection.over(rows[n]!, this.context.ports.events.epoch));
    return [...this.projectors.values()];
  }

  async renew(): Promise<void> {
    const former = this.projections.filter((one) => this.projectors.get(one)!.rows.isFormer);
    if (former.length > 0) await this.rebuild(former, () => undefined);
  }

  /** Works on one request at a time, of any process. */
  async look(): Promise<void> {
    const {
      ports: { keyValue },
      service,
    } = this.context;
    const text = this.running ? null : await keyValue.get('*', requestKey(service.name));
    if (text === null) return;
    this.running = this.answer(JSON.parse(text) as RebuildRequest).finally(() => (this.running = null));
    await this.running;
  }

  private async answer({ id, models }: RebuildRequest): Promise<void> {
    const {
      ports: { keyValue },
      service,
    } = this.context;
    const setState = (state: Omit<RebuildState, 'id'>): Promise<void> =>
      keyValue.set('*', stateKey(service.name), JSON.stringify({ id, ...state }), keptSeconds);
    let last: BuildProgress = { done: 0, total: 0 };
    try {
      await setState({ state: 'BUILDING', ...last });
      await this.rebuild(
        projectionsNamed(this.projections, models),
        (progress) => void setState({ state: 'BUILDING', ...(last = progress) }),
      );
      await setState({ state: 'DONE', ...last });
    } catch (failed) {
      // interrupted by closing: continues at the next start
      if (this.context.isClosing) return;
      await setState({ state: 'FAILED', ...last, reason: failed instanceof Error ? failed.message : 'unknown' });
      this.context.logger.error(
        { service: service.name, reason: failed instanceof Error ? failed.name : 'unknown' },
        'read models could not be built',
      );
    }
    await keyValue.delete('*', requestKey(service.name));
  }

  /** Builds and exchanges; again where something was forgotten meanwhile. */
  private async rebuild(selected: readonly Projection[], report: (progress: BuildProgress) => void): Promise<void> {
    const {
      ports: { readModels },
      service,
    } = this.context;
    for (let left = selected; left.length > 0;) {
      await readModels.build({ service, names: left.map(({ name }) => name), isBackground: true, report });
      const again: Projection[] = [];
      for (const projection of left) if (!(await this.turn(projection))) again.push(projection);
      left = again;
    }
  }

  /** Exchanges the rows between two events: none is missed or repeated. */
  private async turn(projection: Projection): Promise<boolean> {
    const {
      ports: { readModels, events },
    } = this.context;
    const current = this.projectors.get(projection)!;
    const built = await readModels.openBuilt(projection.declaration);
    if (!built) return true;
    const next = projection.over(built, events.epoch);
    await next.start();
    await follow(this.context, next, this.aside, await events.head());
    // built rows may be ahead of served ones: no event may come twice
    if (!(await current.caughtUp(next.seen, longestWaitMs))) throw new Error('the served rows do not move on');
    return current.between(async () => {
      await follow(this.context, next, this.aside, current.seen);
      await next.keepCheckpoint(0, true);
      return readModels.turnTo(current.rows, built, projection.declaration);
    });
  }

  /** Of this log, in this shape or a former one. */
  private async usable({ declaration }: Projection): Promise<RowStore | null> {
    const rows = await this.context.ports.readModels.serve(declaration);
    if (!rows || (await rows.checkpoint())?.startsWith(`${this.context.ports.events.epoch}:`)) return rows;
    await rows.close();
    return null;
  }
}

async function follow({ ports }: ServiceContext, projector: Projector, aside: AsideEvents, to: string): Promise<void> {
  await aside.loaded();
  while (projector.seen < to) {
    const page = (await ports.events.readAll(projector.seen, pageSize)).filter(({ position }) => position <= to);
    const opened: OpenEvent[] = [];
    for (const stored of page) {
      const event = await aside.open(stored);
      if (event) opened.push(event);
    }
    await projector.handle(opened, page.at(-1)!.position);
  }
}

/** Every five seconds at most. */
function throttled(report: (progress: BuildProgress) => void): (progress: BuildProgress) => void {
  let next = 0;
  return (progress) => {
    if (performance.now() < next) return;
    next = performance.now() + 5_000;
    report(progress);
  };
}
