import { streamParts } from '../ports/shared/streams.ts';
import { deadLetters } from '../observe/metrics.ts';
import { type StoredEvent } from '../ports/index.ts';
import { type ReceivedMessage } from '../ports/message-log.ts';
import { type DeadLetter, deadLetterIn, deadLetterMessage, deadTopicOf } from '../ports/shared/dead-letter.ts';
import { type ServiceContext } from '../declare/service.ts';

const lettersAtOnce = 100;

/** Stands for the reaction of an event that could not be said to others. */
export const publishing = 'publish';
/** Stands for the reaction of a message or an event that no reaction could even be given. */
export const receiving = 'receive';

const letterId = (reaction: string, id: string): string => `${reaction}.${id}`;

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

  /** `reaction`: who gave up. */
  async add(reaction: { name: string }, message: ReceivedMessage, reason: string, attempts: number): Promise<void> {
    const { ports, service, logger } = this.context;
    const at = ports.clock.now().toString({ smallestUnit: 'millisecond' });
    const letter: DeadLetter = {
      id: letterId(reaction.name, message.id),
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

  /** An event of the own log: what it says is read there again. */
  async addEvent(reaction: string, stored: StoredEvent, reason: string, attempts: number): Promise<void> {
    const { id, type, stream, revision, at, meta } = stored;
    const { organization } = streamParts(stream);
    // whoever reads the log again meets it again
    if (await this.find(organization, letterId(reaction, id))) return;
    const from = this.context.service.name;
    const name = type.split('.').at(-1)!;
    const heard = { id, name, from, organization, stream, revision, at, correlation: meta.correlation, data: {} };
    await this.add({ name: reaction }, heard, reason, attempts);
  }

  async remove(organization: string, id: string): Promise<void> {
    await this.context.ports.messages.remove(this.topic, organization, id);
  }

  /** `by` is logged. */
  async discard(organization: string, id: string, by: string): Promise<'discarded' | 'gone'> {
    const letter = await this.find(organization, id);
    if (!letter) return 'gone';
    await this.remove(organization, id);
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
      for (const { id } of theirs) await this.remove(organization, id);
      if (page.length < lettersAtOnce) return;
      offset += page.length - theirs.length;
    }
  }

  private get topic(): string {
    return deadTopicOf(this.context.service.name);
  }
}
