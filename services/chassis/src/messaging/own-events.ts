import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type StoredEvent, type Subscription, StoreUnavailable } from '../ports/index.ts';
import { fewAtOnce } from '../ports/shared/few-at-once.ts';
import { allOf } from '../ports/shared/all-of.ts';
import { type Follower } from '../observe/watchdog.ts';
import { mostAttempts, patiently } from './attempt.ts';
import { DeadLetters, receiving } from './dead-letters.ts';
import { Reactor } from './reactor.ts';
import { type ServiceContext } from '../declare/service.ts';

const checkpointEveryMs = 1_000;
/** Streams whose events are in hand at the same time. */
const mostStreams = 32;

/** Delivers own events to the service's reactions, from its checkpoint: those of a stream one after the other. */
export class OwnReactions {
  private readonly context: ServiceContext;
  private readonly reactor: Reactor;
  private readonly types: ReadonlySet<string>;
  private readonly few = fewAtOnce({ mostAtOnce: mostStreams });
  private handled = '';
  /** Of the batch in hand, which comes again where one of its events fails. */
  private readonly done = new Set<string>();
  private stored = '';
  private lastWrite = 0;

  constructor(context: ServiceContext) {
    this.context = context;
    this.reactor = new Reactor(context);
    const { name, reactions } = context.service;
    const own = reactions.filter(({ from }) => from === name);
    this.types = new Set(own.flatMap(({ on }) => on.map((event) => `${name}.${event}`)));
  }

  async start(): Promise<Subscription> {
    const { ports } = this.context;
    if (this.types.size === 0) return { close: () => Promise.resolve() };
    const [epoch, position] = ((await ports.keyValue.get('*', this.key())) ?? ':').split(':');
    this.handled = this.stored = epoch === ports.events.epoch ? position! : '';
    const follower = this.context.watchdog.follower('ownEvents', { position: () => this.handled });
    const subscription = ports.events.subscribe(this.handled, (batch) => this.handleBatch(batch, follower));
    return {
      close: async () => {
        await subscription.close();
        follower.letGo();
        await this.checkpoint(true);
      },
    };
  }

  private async handleBatch(batch: readonly StoredEvent[], follower: Follower): Promise<void> {
    // an interrupted batch is delivered again
    const events = batch.filter(({ position }) => position > this.handled && !this.done.has(position));
    const streams = [...Map.groupBy(events, ({ stream }) => stream).values()];
    await allOf(streams.map((own) => this.few(() => this.handleInOrder(own, follower))));
    this.handled = batch.at(-1)?.position ?? this.handled;
    this.done.clear();
    await this.checkpoint();
  }

  private async handleInOrder(events: readonly StoredEvent[], follower: Follower): Promise<void> {
    const { log } = this.context;
    for (const stored of events) {
      const work = async (): Promise<void> => {
        // a newer version may have a reaction to it
        log.known(stored);
        if (this.types.has(stored.type)) await this.handleStored(stored);
      };
      await follower.doing(`${stored.type} ${stored.id}`, work, stored.stream);
      this.done.add(stored.position);
    }
  }

  /** One that cannot be opened becomes a dead letter. */
  private async handleStored(stored: StoredEvent): Promise<void> {
    const { log, ports } = this.context;
    const opened = await patiently(ports.wait, async () => log.open(stored));
    if ('reason' in opened)
      await new DeadLetters(this.context).addEvent(receiving, stored, opened.reason, mostAttempts);
    else if (opened.done) await this.handle(opened.done);
  }

  /** Reactions read rows: those of the event are there by then. @throws StoreUnavailable while they are not */
  private async handle(event: OpenEvent): Promise<void> {
    if (!(await this.context.caughtUp(event.stored.position))) throw new StoreUnavailable('the rows are late');
    await this.reactor.own(event);
  }

  private async checkpoint(always = false): Promise<void> {
    const now = this.context.ports.clock.now().epochMilliseconds;
    if (this.stored === this.handled || (!always && now - this.lastWrite < checkpointEveryMs)) return;
    await this.context.ports.keyValue.set('*', this.key(), `${this.context.ports.events.epoch}:${this.handled}`);
    this.stored = this.handled;
    this.lastWrite = now;
  }

  private key(): string {
    return `reactions/${this.context.service.name}`;
  }
}
