import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type StoredEvent, type Subscription, StoreUnavailable } from '../ports/index.ts';
import { type Follower } from '../observe/watchdog.ts';
import { mostAttempts, patiently } from './attempt.ts';
import { DeadLetters, receiving } from './dead-letters.ts';
import { Reactor } from './reactor.ts';
import { type ServiceContext } from '../declare/service.ts';
const checkpointEveryMs = 1_000;

/** Delivers own events to the service's reactions, from its checkpoint. */
export class OwnReactions {
  private readonly context: ServiceContext;
  private readonly reactor: Reactor;
  private handled = '';
  private stored = '';
  private lastWrite = 0;

  constructor(context: ServiceContext) {
    this.context = context;
    this.reactor = new Reactor(context);
  }

  async start(): Promise<Subscription> {
    const { ports, service } = this.context;
    if (!service.reactions.some(({ from }) => from === service.name)) return { close: () => Promise.resolve() };
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
    const { log, service } = this.context;
    const types = new Set(
      service.reactions
        .filter(({ from }) => from === service.name)
        .flatMap(({ on }) => on.map((name) => `${service.name}.${name}`)),
    );
    for (const stored of batch) {
      // an interrupted batch is delivered again
      if (stored.position <= this.handled) continue;
      await follower.doing(`${stored.type} ${stored.id}`, async () => {
        // a newer version may have a reaction to it
        log.known(stored);
        if (types.has(stored.type)) await this.handleStored(stored);
      });
      this.handled = stored.position;
    }
    await this.checkpoint();
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
