import { type Message } from '../../ports/message-log.ts';
import { type DeadLetterStore } from '../dead-letter-store.ts';
import { keyOf, type Mongo, MongoCollection } from './connection.ts';
import { Numbering } from './rows/numbering.ts';

interface DeadLetterDocument {
  _id: string;
  topic: string;
  organization: string;
  n: number;
  /** JSON of the message: its data may have any names. */
  message: string;
}

export class MongoDeadLetterStore implements DeadLetterStore {
  readonly #deadLetters: MongoCollection<DeadLetterDocument>;
  readonly #numbering: Numbering;
  #prepared: Promise<unknown> | undefined;

  constructor(mongo: Mongo, namespace: string) {
    this.#deadLetters = new MongoCollection(mongo, namespace, 'letters');
    this.#numbering = new Numbering(mongo, namespace, 'letters');
  }

  async put(topic: string, message: Message): Promise<void> {
    await this.#prepare();
    const { organization, id } = message;
    const document = { topic, organization, n: await this.#numbering.next(), message: JSON.stringify(message) };
    await this.#deadLetters.use((deadLetters) =>
      deadLetters.updateOne({ _id: slotOf(topic, organization, id) }, { $setOnInsert: document }, { upsert: true }),
    );
  }

  async list(
    topic: string,
    organization: string,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<Message[]> {
    if (limit <= 0) return [];
    const found = await this.#deadLetters.use((deadLetters) =>
      deadLetters.find({ topic, organization }).sort({ n: -1 }).skip(offset).limit(limit).toArray(),
    );
    return found.map(({ message }) => JSON.parse(message) as Message);
  }

  async find(topic: string, organization: string, id: string): Promise<Message | null> {
    const found = await this.#deadLetters.use((deadLetters) =>
      deadLetters.findOne({ _id: slotOf(topic, organization, id) }),
    );
    return found && (JSON.parse(found.message) as Message);
  }

  async remove(topic: string, organization: string, id: string): Promise<void> {
    await this.#deadLetters.use((deadLetters) => deadLetters.deleteOne({ _id: slotOf(topic, organization, id) }));
  }

  async organizations(topic: string): Promise<string[]> {
    return (await this.#deadLetters.use((deadLetters) => deadLetters.distinct('organization', { topic }))).toSorted();
  }

  async #prepare(): Promise<void> {
    this.#prepared ??= this.#deadLetters
      .use((deadLetters) => deadLetters.createIndexes([{ key: { topic: 1, organization: 1, n: 1 } }]))
      .catch((failed: unknown) => {
        this.#prepared = undefined;
        throw failed;
      });
    await this.#prepared;
  }
}

const slotOf = (topic: string, organization: string, id: string): string => keyOf(topic, keyOf(organization, id));
