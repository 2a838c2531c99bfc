import { isPassing, nameOf } from '../observe/fault.ts';
import { DeadLetters, receiving } from './dead-letters.ts';
import { attempt, mostAttempts } from './attempt.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type Message, type ReceivedMessage } from '../ports/message-log.ts';
import { messageAge, messagesReceived } from '../observe/metrics.ts';
import { type ServiceContext } from '../declare/service.ts';
import { afterAppend, receiveContext, SpanKind, traced, type TraceContext } from '../observe/tracing.ts';

/** Runs a service's reactions: bounded retries, then a dead letter, so that nothing blocks later messages. */
export class Reactor {
  private readonly context: ServiceContext;

  constructor(context: ServiceContext) {
    this.context = context;
  }

  /** Other services. */
  sources(): string[] {
    const { name, reactions } = this.context.service;
    return [...new Set(reactions.map(({ from }) => from))].filter((from) => from !== name);
  }

  /** What cannot be received becomes a dead letter. @throws StoreUnavailable: to be delivered again */
  async receive(message: Message): Promise<void> {
    const { id, type, source, organization, stream, revision, at, correlation, data } = message;
    const received: ReceivedMessage = {
      id,
      name: String(type).split('.').at(-1)!,
      from: source,
      organization,
      stream,
      revision,
      at,
      correlation,
      data,
    };
    try {
      await this.again(received);
    } catch (failed) {
      if (isPassing(failed)) throw failed;
      await new DeadLetters(this.context).add({ name: receiving }, received, nameOf(failed), 1);
    }
  }

  /** @throws StoreUnavailable: to be delivered again */
  async own({ name, data, organization, stored }: OpenEvent): Promise<void> {
    const { id, stream, revision, at, meta } = stored;
    const received: ReceivedMessage = {
      id,
      name,
      from: this.context.service.name,
      organization,
      stream,
      revision,
      at,
      correlation: meta.correlation,
      data,
    };
    await this.handle(received, () => afterAppend(stored, this.context.ports.clock));
  }

  /** @throws whatever prevents giving it to the reactions */
  async again(received: ReceivedMessage): Promise<void> {
    await this.handle(received, () => receiveContext(received, this.context.ports.clock));
  }

  private async handle(received: ReceivedMessage, traceContext: () => TraceContext | null): Promise<void> {
    const { service, ports } = this.context;
    const labels = { service: service.name, source: received.from };
    for (const reaction of service.reactions) {
      if (reaction.from !== received.from || !reaction.on.includes(received.name)) continue;
      const attributes = {
        'kadro.service': service.name,
        'kadro.reaction': reaction.name,
        'kadro.message': received.name,
      };
      const reason = await traced(
        'reaction',
        attributes,
        traceContext,
        () => attempt(this.context, reaction, received),
        SpanKind.CONSUMER,
      );
      if (reason !== null) await new DeadLetters(this.context).add(reaction, received, reason, mostAttempts);
      messagesReceived.inc({ ...labels, outcome: reason === null ? 'handled' : 'given_up' });
    }
    messageAge.set(
      labels,
      Math.max(0, (ports.clock.now().epochMilliseconds - Temporal.Instant.from(received.at).epochMilliseconds) / 1000),
    );
  }
}
