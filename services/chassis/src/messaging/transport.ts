import { Reactor } from './reactor.ts';
import { EventPattern, Payload, Server, type CustomTransportStrategy } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import { type Message, type MessageLog, topicOf } from '../ports/message-log.ts';
import { type Subscription } from '../ports/index.ts';
import { type ServiceContext } from '../declare/service.ts';

/** Nest's transport over `MessageLog`: one consumer per handled topic, the service's name as group. */
export class MessageLogTransport extends Server implements CustomTransportStrategy {
  override readonly transportId = Symbol('message log');
  override readonly propagatesEventHandlerErrors = true;
  private readonly messages: MessageLog;
  private readonly group: string;
  private readonly subscriptions: Subscription[] = [];

  constructor(messages: MessageLog, group: string) {
    super();
    this.messages = messages;
    this.group = group;
  }

  listen(ready: (failed?: unknown) => void): void {
    this.consume().then(() => ready(), ready);
  }

  async close(): Promise<void> {
    await Promise.all(this.subscriptions.map((one) => one.close()));
  }

  on(): never {
    throw new Error('this transport has no events of its own');
  }

  unwrap<T>(): T {
    return this.messages as T;
  }

  private async consume(): Promise<void> {
    for (const [topic, handler] of this.messageHandlers) {
      const handle = async (message: Message): Promise<void> => {
        const answer = this.transformToObservable(await handler(message, {}));
        // a handler's error surfaces here: the message is delivered again
        await lastValueFrom(answer, { defaultValue: undefined });
      };
      this.subscriptions.push(await this.messages.consume(topic, this.group, handle));
    }
  }
}

/** Subscribes a service's module to its sources. */
export function listensTo(controller: { prototype: object }, context: ServiceContext): void {
  const reactor = new Reactor(context);
  for (const source of reactor.sources()) {
    const name = `from ${source}`;
    const handler = (message: Message): Promise<void> => reactor.receive(message);
    Object.defineProperty(controller.prototype, name, { value: handler, writable: true, configurable: true });
    Payload()(controller.prototype, name, 0);
    EventPattern(topicOf(source))(
      controller.prototype,
      name,
      Object.getOwnPropertyDescriptor(controller.prototype, name)!,
    );
  }
}
