import { Reactor } from './reactor.ts';
import { EventPattern, Payload, RpcException, Server, type CustomTransportStrategy } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import { type Message, type MessageLog, sourceOf, topicOf } from '../ports/message-log.ts';
import { type Subscription } from '../ports/index.ts';
import { type ServiceContext } from '../declare/service.ts';
import { type Watchdog } from '../observe/watchdog.ts';

/** Nest's transport over `MessageLog`: one consumer per handled topic, the service's name as group. */
export class MessageLogTransport extends Server implements CustomTransportStrategy {
  override readonly transportId = Symbol('message log');
  override readonly propagatesEventHandlerErrors = true;
  private readonly messages: MessageLog;
  private readonly group: string;
  private readonly watchdog: Watchdog;
  private readonly subscriptions: Subscription[] = [];

  constructor(messages: MessageLog, group: string, watchdog: Watchdog) {
    super();
    this.messages = messages;
    this.group = group;
    this.watchdog = watchdog;
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
      const follower = this.watchdog.follower(`messages of ${sourceOf(topic)}`);
      const handle = async (message: Message): Promise<void> => {
        const answer = this.transformToObservable(await handler(message, {}));
        // a handler's error surfaces here: the message is delivered again
        await lastValueFrom(answer, { defaultValue: undefined });
      };
      const watched = (message: Message): Promise<void> =>
        follower.doing(`${message.type} ${message.id}`, () => handle(message), message.id);
      const subscription = await this.messages.consume(topic, this.group, watched);
      this.subscriptions.push({ close: () => subscription.close().finally(follower.letGo) });
    }
  }
}

export function listensTo(controller: { prototype: object }, context: ServiceContext): void {
  const reactor = new Reactor(context);
  for (const source of reactor.sources()) {
    const name = `from ${source}`;
    const handler = (message: Message): Promise<void> =>
      reactor.receive(message).catch((failed: unknown) => {
        // Nest gives back what is in it, and nothing of any other failure
        throw new RpcException(failed instanceof Error ? failed : String(failed));
      });
    Object.defineProperty(controller.prototype, name, { value: handler, writable: true, configurable: true });
    Payload()(controller.prototype, name, 0);
    EventPattern(topicOf(source))(
      controller.prototype,
      name,
      Object.getOwnPropertyDescriptor(controller.prototype, name)!,
    );
  }
}
