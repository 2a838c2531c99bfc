import { type OpenEvent } from '../../declare/streams/open-event.ts';
import { type RowsProgress } from '../../declare/service.ts';
import { type EventLog } from '../../write/event-log.ts';
import {
  Fenced,
  type LeasedWork,
  NewerEvent,
  type Ports,
  type RowStore,
  type StoredEvent,
  type Subscription,
} from '../../ports/index.ts';
import { allOf } from '../../ports/shared/all-of.ts';
import { isPassing } from '../../observe/fault.ts';
import { type Follower, type Watchdog } from '../../observe/watchdog.ts';
import { type AsideEvents, allProjections } from '../set-aside.ts';
import { ProjectionFault, type StandingProjections } from '../standing-projections.ts';
import { GatheredEvents } from '../gathered/events.ts';
import { Progress } from '../progress.ts';
import { type Projector } from '../projector.ts';
import { SharedPositions } from './shared-positions.ts';
import { afterAppend, tracedAll, type TraceContext } from '../../observe/tracing.ts';

const lookEveryMs = 10;

type TailPorts = Pick<Ports, 'clock' | 'keyValue' | 'wait' | 'readYourWritesMs'>;

const usualReadingMs = 2_000;

/** How long an answer, or whoever reads rows, waits for what follows from a command. */
export const longestReadingMs = ({ readYourWritesMs = usualReadingMs }: Pick<Ports, 'readYourWritesMs'>): number =>
  readYourWritesMs;

/** What watches it, and what becomes of an event that a projection cannot bear. */
interface TailCare {
  watchdog: Watchdog;
  aside: AsideEvents;
  standing: StandingProjections;
}

/** Opens each event once for all models. Of several processes one reads, the others follow its positions. */
export class TailReader implements RowsProgress {
  private readonly projectors: Projector[] = [];
  /** What is written later, where nobody follows the positions. */
  private readonly gathered = new Map<Projector, GatheredEvents>();
  /** As far as events are gathered: who reads rows from then on sees them. */
  private readonly taken: Progress;
  private readonly log: EventLog;
  private readonly ports: TailPorts;
  private readonly isShared: boolean;
  private readonly positions: SharedPositions;
  private readonly care: TailCare;
  /** Position of the last event of each name that was read here, and from where on. */
  private readonly latest = new Map<string, string>();
  private readFrom = '';
  private isReading = false;
  private looking: Promise<void> | null = null;
  private inHand: Promise<void> | undefined;
  private following: { follower: Follower; givenUp: AbortController } | undefined;

  /** `isShared`: other processes follow the positions. */
  constructor(log: EventLog, ports: TailPorts, isShared: boolean, care: TailCare) {
    this.care = care;
    this.log = log;
    this.ports = ports;
    this.taken = new Progress(ports.wait);
    this.isShared = isShared;
    this.positions = new SharedPositions(log, ports.keyValue);
  }

  add(projector: Projector): void {
    this.projectors.push(projector);
    if (this.isShared) return;
    const gathered = new GatheredEvents(projector, {
      wait: this.ports.wait,
      longestReading: () => longestReadingMs(this.ports),
      project: (events, last) => this.projectNaming(projector, events, last),
      keep: () => projector.keepCheckpoint(this.now()),
      tell: (failed) => this.told(projector.name, failed),
    });
    this.gathered.set(projector, gathered);
  }

  /** Catches up, then follows the log until closed. @throws Fenced, NewerEvent where another process keeps the rows */
  async read(fence?: number): Promise<LeasedWork & { done: Promise<Error> }> {
    for (const projector of this.projectors) await projector.start(fence);
    const from = this.projectors.map((one) => one.seen).sort()[0] ?? '';
    const head = await this.log.ports.events.head();
    this.readFrom = from;
    this.isReading = this.log.hasTail = true;
    const givenUp = new AbortController();
    const done = new Promise<Error>((resolve) =>
      givenUp.signal.addEventListener('abort', () => resolve(givenUp.signal.reason as Error)),
    );
    await this.care.aside.loaded();
    for (const one of this.gathered.values()) one.clear();
    this.taken.advance(from);
    const subscription = this.follow(from, givenUp);
    try {
      await Promise.all(this.projectors.map((one) => one.caughtUp(head, 24 * 3_600_000, givenUp.signal)));
      // some projections of a batch are there before the others
      await this.inHand?.catch(() => undefined);
      givenUp.signal.throwIfAborted();
    } catch (failed) {
      await this.leave(subscription);
      throw failed;
    }
    return {
      done,
      close: async () => {
        await this.leave(subscription);
        // what cannot be written now is read again at the next start
        for (const one of this.gathered.values()) await one.write().catch(() => one.stop());
        for (const projector of this.projectors) await projector.keepCheckpoint(this.now(), true);
      },
    };
  }

  /** A batch that failed comes again, until it can be projected or what cannot was set aside. */
  private follow(from: string, givenUp: AbortController): Subscription {
    let position = from;
    const follower = this.care.watchdog.follower('projections', { position: () => position });
    this.following = { follower, givenUp };
    const handle = async (batch: readonly StoredEvent[]): Promise<void> => {
      const last = batch.at(-1)?.position;
      if (last === undefined) return;
      follower.begin(`${batch[0]!.type} at ${batch[0]!.position}`);
      try {
        await this.handleBatch(batch, last);
        position = last;
        follower.moved();
      } catch (failed) {
        await this.failed(failed);
        throw failed;
      }
    };
    const subscription = this.log.ports.events.subscribe(from, (batch) => (this.inHand = handle(batch)));
    return {
      close: () => {
        follower.letGo();
        this.following = undefined;
        return subscription.close();
      },
    };
  }

  private async failed(failed: unknown, key?: string): Promise<void> {
    if (!this.following) return;
    const { follower, givenUp } = this.following;
    // whoever led says why
    if (failed instanceof Fenced || failed instanceof NewerEvent) return givenUp.abort(failed);
    const fault = failed instanceof ProjectionFault ? failed : undefined;
    follower.failed(failed, key, fault?.at);
    if (fault) await this.care.standing.stand(fault);
  }

  /** How gathered events of a projection fared that no batch waited for. */
  private async told(projection: string, failed: unknown): Promise<void> {
    if (failed !== undefined) return this.failed(failed, projection);
    this.following?.follower.moved(projection);
    await this.care.standing.move();
  }

  /** Others have the positions from now on, whether the last checkpoint can still be written or not. */
  private async leave(subscription: Subscription): Promise<void> {
    await subscription.close();
    this.isReading = this.log.hasTail = false;
    this.log.forgetClear();
  }

  reached(): string {
    if (!this.isShared) return this.taken.seen;
    let least: string | undefined;
    for (const { mayLag, seen } of this.projectors) if (!mayLag && (least === undefined || seen < least)) least = seen;
    return least ?? '';
  }

  /** Rows of a projection; who reads those that are written later waits for them. */
  rowsOf(projector: Projector): RowStore {
    return this.gathered.get(projector)?.rows ?? projector.rows;
  }

  mayLieAfter(position: string, events: readonly string[]): boolean {
    return (
      !this.isReading || position < this.readFrom || events.some((name) => (this.latest.get(name) ?? '') > position)
    );
  }

  /** Whether rows that are read from now on are as of a position; false after `ms`. */
  async caughtUp(projectors: readonly Projector[], position: string, ms: number): Promise<boolean> {
    return this.isShared ? this.written(projectors, position, ms) : this.taken.caughtUp(position, ms);
  }

  /** Whether the rows are in their stores as of a position; false after `ms`. */
  async written(projectors: readonly Projector[], position: string, ms: number): Promise<boolean> {
    const reached = Promise.all(projectors.map((one) => one.caughtUp(position, ms)));
    if (this.isShared && !this.isReading) this.looking ??= this.lookWhileAwaited().finally(() => (this.looking = null));
    return (await reached).every(Boolean);
  }

  /** Reads the positions of the process that keeps the rows. */
  async look(): Promise<void> {
    if (this.isReading || !this.isShared) return;
    await this.positions.read(this.projectors);
  }

  private async lookWhileAwaited(): Promise<void> {
    while (!this.isReading && this.projectors.some((one) => one.isAwaited)) {
      // waiters notice a store that is away by their timeout
      await this.look().catch(() => undefined);
      await this.ports.wait.sleep(lookEveryMs);
    }
  }

  private async handleBatch(batch: readonly StoredEvent[], last: string): Promise<void> {
    const { opened, fault, until } = await this.opened(batch, last);
    for (const { name, stored } of opened) this.latest.set(name, stored.position);
    if (until !== '') {
      await allOf(this.projectors.map((one) => this.projectOrGather(one, opened, until)));
      this.taken.advance(until);
    }
    if (fault) throw fault;
    this.log.settle(batch);
    await this.care.standing.move();
    if (this.isShared) await this.positions.write(this.projectors);
  }

  private projectOrGather(projector: Projector, opened: readonly OpenEvent[], until: string): Promise<void> {
    return this.gathered.get(projector)?.take(opened, until) ?? this.projectNaming(projector, opened, until);
  }

  /** What could be opened up to the first event that could not: its position, and why. */
  private async opened(
    batch: readonly StoredEvent[],
    last: string,
  ): Promise<{ opened: OpenEvent[]; until: string; fault?: ProjectionFault }> {
    const opened: OpenEvent[] = [];
    let until = '';
    for (const stored of batch) {
      try {
        const event = await this.care.aside.open(stored);
        if (event) opened.push(event);
        until = stored.position;
      } catch (failed) {
        if (isPassing(failed)) throw failed;
        return { opened, until, fault: new ProjectionFault(allProjections, stored, failed) };
      }
    }
    return { opened, until: last };
  }

  /** One after another where they fail together: then the event is known at which it stands. @throws ProjectionFault */
  private async projectNaming(projector: Projector, events: readonly OpenEvent[], last: string): Promise<void> {
    try {
      return await this.project(projector, events, last);
    } catch (failed) {
      if (isPassing(failed)) throw failed;
    }
    for (const event of events) {
      await this.project(projector, [event], event.stored.position).catch((failed: unknown) => {
        if (isPassing(failed)) throw failed;
        throw new ProjectionFault(projector.name, event.stored, failed);
      });
    }
    await this.project(projector, [], last);
  }

  private async project(projector: Projector, events: readonly OpenEvent[], last: string): Promise<void> {
    const attributes = { 'kadro.service': this.log.service, 'kadro.model': projector.name };
    await tracedAll(
      'projection',
      attributes,
      () => this.contextsOf(events, projector),
      () => projector.handle(events, last, this.isShared),
    );
    await projector.keepCheckpoint(this.now());
  }

  private contextsOf(events: readonly OpenEvent[], { model, seen }: Projector): TraceContext[] {
    return events.flatMap(({ name, stored }) =>
      model.project[name] && stored.position > seen ? (afterAppend(stored, this.log.ports.clock) ?? []) : [],
    );
  }

  private now(): number {
    return this.ports.clock.now().epochMilliseconds;
  }
}
