import { type DeadLetter, deadTopicOf, letterMessage } from '../ports/shared/dead-letter.ts';
import { type OpenEvent } from '../write/event-log.ts';
import { type Message } from '../ports/message-log.ts';
import { deadLetters, messageAge, messagesHeard } from '../observe/metrics.ts';
import { StoreUnavailable, type Subscription } from '../ports/index.ts';
import { type ServiceRuntime } from '../runtime/service-runtime.ts';
import { type CommandScope, systemScope } from '../declare/scope.ts';
import { streamParts } from '../ports/streams.ts';
import { afterAppend, hearPlace, SpanKind, traced, type TracePlace } from '../observe/tracing.ts';

/** What a reaction hears: a message of another service, or an own private event. */
export interface Heard {
  /** Id of the event behind it. */
  id: string;
  /** Name of the message or event, without service and version. */
  name: string;
  /** Name of the service that says it. */
  from: string;
  organization: string;
  stream: string;
  revision: number;
  at: string;
  correlation: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each reaction knows the shapes it listens to
  data: any;
}

/**
 * An event in, commands out. Each command runs under the key `<reaction>/<event id>/<step>`, so the target stream knows
 * a repeat
 * and hearing a thing twice does no harm.
 */
export interface Reaction {
  name: string;
  /** Service whose messages are heard; the own one for private events. */
  from: string;
  on: readonly string[];
  react: (heard: Heard, scope: CommandScope) => Promise<void>;
}

const lettersAtOnce = 100;
const pausesMs = [20, 80, 320, 1_280];

export const topicOf = (service: string): string => `kadro.${service}.v1`;

/**
 * Hears for a service: every reaction that listens, a bounded retry, then a dead letter, so that nothing blocks what
 * comes after.
 */
export class Reactor {
  private readonly runtime: ServiceRuntime;

  constructor(runtime: ServiceRuntime) {
    this.runtime = runtime;
  }

  /** Other services that this one listens to. */
  sources(): string[] {
    const { name, reactions } = this.runtime.service;
    return [...new Set(reactions.map(({ from }) => from))].filter((from) => from !== name);
  }

  /** A message of another service. @throws StoreUnavailable: it is to be given again */
  async take(message: Message): Promise<void> {
    const { id, type, source, organization, stream, revision, at, correlation, data } = message;
    const heard: Heard = {
      id,
      name: type.split('.').at(-1)!,
      from: source,
      organization,
      stream,
      revision,
      at,
      correlation,
      data,
    };
    await this.hear(heard, () => hearPlace(heard, this.runtime.ports.clock));
  }

  /** An own event. @throws StoreUnavailable: it is to be given again */
  async own({ name, data, organization, stored }: OpenEvent): Promise<void> {
    const { id, stream, revision, at, meta } = stored;
    const heard: Heard = {
      id,
      name,
      from: this.runtime.service.name,
      organization,
      stream,
      revision,
      at,
      correlation: meta.correlation,
      data,
    };
    await this.hear(heard, () => afterAppend(stored, this.runtime.ports.clock));
  }

  /** What reactions of this service gave up on, latest first. */
  async deadLetters(organization: string, page: { offset: number; limit: number }): Promise<DeadLetter[]> {
    return (await this.runtime.ports.messages.read(this.deadTopic(), organization, page)).map(
      ({ data }) => data as unknown as DeadLetter,
    );
  }

  async deadLetter(organization: string, id: string): Promise<DeadLetter | null> {
    return ((await this.runtime.ports.messages.find(this.deadTopic(), organization, id))?.data ??
      null) as DeadLetter | null;
  }

  /** Lets the reaction hear it again, and forgets the letter when that works; `unheard`: no reaction has that name. */
  async resend(organization: string, id: string): Promise<'heard' | 'failed' | 'unheard' | 'gone'> {
    const letter = await this.deadLetter(organization, id);
    if (!letter) return 'gone';
    const reaction = this.runtime.service.reactions.find(({ name }) => name === letter.reaction);
    if (!reaction) return 'unheard';
    if ((await this.attempt(reaction, letter.heard)) !== null) return 'failed';
    await this.runtime.ports.messages.remove(this.deadTopic(), organization, id);
    return 'heard';
  }

  /** Forgets a letter that nobody is to hear any more, and logs who wanted it. */
  async discard(organization: string, id: string, by: string): Promise<'discarded' | 'gone'> {
    const letter = await this.deadLetter(organization, id);
    if (!letter) return 'gone';
    await this.runtime.ports.messages.remove(this.deadTopic(), organization, id);
    const { type, reaction } = letter;
    this.runtime.logger.warn({ letter: id, type, reaction, organization, by }, 'dead letter set aside');
    return 'discarded';
  }

  /** Takes away the letters that tell of a person, by the stream or the person that what was heard names. */
  async forget(organization: string, person: string): Promise<void> {
    for (let offset = 0; ;) {
      const page = await this.deadLetters(organization, { offset, limit: lettersAtOnce });
      const theirs = page.filter(
        ({ heard }) => streamParts(heard.stream).id === person || heard.data?.person === person,
      );
      for (const { id } of theirs) await this.runtime.ports.messages.remove(this.deadTopic(), organization, id);
      if (page.length < lettersAtOnce) return;
      offset += page.length - theirs.length;
    }
  }

  private async hear(heard: Heard, place: () => TracePlace | null): Promise<void> {
    const { service, ports } = this.runtime;
    const labels = { service: service.name, source: heard.from };
    for (const reaction of service.reactions) {
      if (reaction.from !== heard.from || !reaction.on.includes(heard.name)) continue;
      const attributes = {
        'kadro.service': service.name,
        'kadro.reaction': reaction.name,
        'kadro.message': heard.name,
      };
      const reason = await traced(
        'reaction',
        attributes,
        place,
        () => this.attempt(reaction, heard),
        SpanKind.CONSUMER,
      );
      if (reason !== null) await this.giveUp(reaction, heard, reason);
      messagesHeard.inc({ ...labels, outcome: reason === null ? 'handled' : 'given_up' });
    }
    messageAge.set(
      labels,
      Math.max(0, (ports.clock.now().epochMilliseconds - Temporal.Instant.from(heard.at).epochMilliseconds) / 1000),
    );
  }

  /** null when it worked, else why the last attempt did not. */
  private async attempt(reaction: Reaction, heard: Heard): Promise<string | null> {
    for (let n = 0; ; n++) {
      try {
        await reaction.react(heard, reactionScope(this.runtime, reaction, heard));
        return null;
      } catch (failed) {
        // a store that is away is no fault of the message: whoever gives it gives it again
        if (failed instanceof StoreUnavailable) throw failed;
        messagesHeard.inc({ service: this.runtime.service.name, source: heard.from, outcome: 'failed' });
        if (n >= pausesMs.length) return failed instanceof Error ? failed.name : 'unknown';
        await this.runtime.ports.wait.sleep(pausesMs[n]!);
      }
    }
  }

  private async giveUp(reaction: Reaction, heard: Heard, reason: string): Promise<void> {
    const { ports, service, logger } = this.runtime;
    const at = ports.clock.now().toString({ smallestUnit: 'millisecond' });
    const letter: DeadLetter = {
      id: `${reaction.name}.${heard.id}`,
      at,
      type: `${heard.from}.${heard.name}`,
      reaction: reaction.name,
      reason,
      attempts: pausesMs.length + 1,
      heard,
    };
    deadLetters.inc({ service: service.name, reaction: reaction.name });
    logger.error({ reaction: reaction.name, heard: heard.id, reason }, 'reaction gave up');
    await ports.messages.append(this.deadTopic(), [letterMessage(service.name, letter)]);
  }

  private deadTopic(): string {
    return deadTopicOf(this.runtime.service.name);
  }
}

function reactionScope(runtime: ServiceRuntime, reaction: Reaction, heard: Heard): CommandScope {
  const { organization, correlation } = heard;
  return systemScope(runtime, {
    organization,
    actor: 'system',
    key: `${reaction.name}/${heard.id}`,
    body: '',
    correlation,
    cause: heard.id,
  });
}

const checkpointEveryMs = 1_000;

/** Gives a service's own private events to its reactions, from where it was when it stopped. */
export class OwnEvents {
  private readonly runtime: ServiceRuntime;
  private handled = '';
  private stored = '';
  private lastWrite = 0;

  constructor(runtime: ServiceRuntime) {
    this.runtime = runtime;
  }

  /** Begins; ends when what it answers is closed. */
  async start(): Promise<Subscription> {
    const { ports, service } = this.runtime;
    if (!service.reactions.some(({ from }) => from === service.name)) return { close: () => Promise.resolve() };
    const [epoch, position] = ((await ports.keyValue.get('*', this.key())) ?? ':').split(':');
    this.handled = this.stored = epoch === ports.events.epoch ? position! : '';
    const subscription = ports.events.subscribe(this.handled, (batch) => this.take(batch));
    return {
      close: async () => {
        await subscription.close();
        await this.keep(true);
      },
    };
  }

  private async take(batch: readonly OpenEvent['stored'][]): Promise<void> {
    const { log, service } = this.runtime;
    const wanted = new Set(
      service.reactions
        .filter(({ from }) => from === service.name)
        .flatMap(({ on }) => on.map((name) => `${service.name}.${name}`)),
    );
    for (const stored of batch) {
      // a batch that was cut off is given again
      if (stored.position <= this.handled) continue;
      // one of a newer version may be to be heard, too
      log.known(stored);
      const event = wanted.has(stored.type) ? await log.open(stored) : null;
      if (event) await this.hear(event);
      this.handled = stored.position;
    }
    await this.keep();
  }

  /**
   * A reaction looks at rows: those that follow from what it hears are there by then. @throws StoreUnavailable while
   * they are not
   */
  private async hear(event: OpenEvent): Promise<void> {
    if (!(await this.runtime.caughtUp(event.stored.position))) throw new StoreUnavailable('the rows are late');
    await this.runtime.reactor.own(event);
  }

  private async keep(always = false): Promise<void> {
    const now = this.runtime.ports.clock.now().epochMilliseconds;
    if (this.stored === this.handled || (!always && now - this.lastWrite < checkpointEveryMs)) return;
    await this.runtime.ports.keyValue.set('*', this.key(), `${this.runtime.ports.events.epoch}:${this.handled}`);
    this.stored = this.handled;
    this.lastWrite = now;
  }

  private key(): string {
    return `reactions/${this.runtime.service.name}`;
  }
}
