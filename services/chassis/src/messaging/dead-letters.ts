import { streamParts } from '../ports/shared/streams.ts';
import { attempt } from './attempt.ts';
import { deadLetters } from '../observe/metrics.ts';
import { type ReceivedMessage } from '../ports/message-log.ts';
import { type Reaction } from '../declare/reaction.ts';
import { type DeadLetter, deadLetterIn, deadLetterMessage, deadTopicOf } from '../ports/shared/dead-letter.ts';
import { type ServiceContext } from '../declare/service.ts';

const lettersAtOnce = 100;

export class DeadLetters {
  private readonly context: ServiceContext;

  constructor(context: ServiceContext) {
    this.context = context;
  }

  /** Latest first. */
  async list(organization: string, page: { offset: number; limit: number }): Promise<DeadLetter[]> {
    return (await this.context.ports.messages.read(this.topic, organization, page)).map(deadLetterIn);
  }

  async find(organization: string, id: string): Promise<DeadLetter | null> {
    const message = await this.context.ports.messages.find(this.topic, organization, id);
    return message && deadLetterIn(message);
  }

  async add(reaction: Reaction, message: ReceivedMessage, reason: string, attempts: number): Promise<void> {
    const { ports, service, logger } = this.context;
    const at = ports.clock.now().toString({ smallestUnit: 'millisecond' });
    const letter: DeadLetter = {
      id: `${reaction.name}.${message.id}`,
      at,
      type: `${message.from}.${message.name}`,
      reaction: reaction.name,
      reason,
      attempts,
      heard: message,
    };
    deadLetters.inc({ service: service.name, reaction: reaction.name });
    logger.error({ reaction: reaction.name, messageId: message.id, reason }, 'reaction gave up');
    await ports.messages.append(this.topic, [deadLetterMessage(service.name, letter)]);
  }

  /** Delivers again, and removes on success; `unhandled`: no reaction has that name. */
  async resend(organization: string, id: string): Promise<'handled' | 'failed' | 'unhandled' | 'gone'> {
    const letter = await this.find(organization, id);
    if (!letter) return 'gone';
    const reaction = this.context.service.reactions.find(({ name }) => name === letter.reaction);
    if (!reaction) return 'unhandled';
    if ((await attempt(this.context, reaction, letter.heard)) !== null) return 'failed';
    await this.context.ports.messages.remove(this.topic, organization, id);
    return 'handled';
  }

  /** `by` is logged. */
  async discard(organization: string, id: string, by: string): Promise<'discarded' | 'gone'> {
    const letter = await this.find(organization, id);
    if (!letter) return 'gone';
    await this.context.ports.messages.remove(this.topic, organization, id);
    const { type, reaction } = letter;
    this.context.logger.warn({ letter: id, type, reaction, organization, by }, 'dead letter discarded');
    return 'discarded';
  }

  /** Removes those about a person, by the stream or the person of the message. */
  async forget(organization: string, person: string): Promise<void> {
    for (let offset = 0; ;) {
      const page = await this.list(organization, { offset, limit: lettersAtOnce });
      const theirs = page.filter(
        ({ heard }) => streamParts(heard.stream).id === person || heard.data?.person === person,
      );
      for (const { id } of theirs) await this.context.ports.messages.remove(this.topic, organization, id);
      if (page.length < lettersAtOnce) return;
      offset += page.length - theirs.length;
    }
  }

  private get topic(): string {
    return deadTopicOf(this.context.service.name);
  }
}
