import { type Message, type MessageLog, type MessageSource } from '../../ports/message-log.ts';
import { type KeyValue, type Subscription } from '../../ports/index.ts';
import { Consumer } from './consumer.ts';
import { type Columns, type Database } from '../sqlite.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS messages(
    n INTEGER PRIMARY KEY, topic TEXT NOT NULL, organization TEXT NOT NULL, id TEXT NOT NULL,
    message TEXT NOT NULL, UNIQUE(topic, organization, id));
  CREATE INDEX IF NOT EXISTS messages_latest ON messages(topic, organization, n);`;

/** Consumers read the sources themselves, so only appended messages are stored. */
export class SqliteMessageLog implements MessageLog {
  readonly #db: Database;
  readonly #keyValue: KeyValue;
  readonly #sources = new Map<string, MessageSource>();
  readonly #consumers = new Map<string, Consumer>();

  /** `db` (secure delete, also holding `keyValue`) is closed by whoever opened it. */
  constructor(db: Database, keyValue: KeyValue) {
    this.#db = db;
    this.#keyValue = keyValue;
    db.exec(schema);
  }

  async relay(topic: string, source: MessageSource): Promise<Subscription> {
    if (this.#sources.has(topic)) throw new Error(`topic ${topic} is relayed already`);
    this.#sources.set(topic, source);
    await this.#follow(topic, source);
    return {
      close: async () => {
        if (this.#sources.get(topic) !== source) return;
        this.#sources.delete(topic);
        await this.#follow(topic, undefined);
      },
    };
  }

  async consume(topic: string, group: string, handle: (message: Message) => Promise<void>): Promise<Subscription> {
    const key = `consumer/${group}/${topic}`;
    if (this.#consumers.has(key)) throw new Error(`group ${group} consumes topic ${topic} already`);
    const consumer = new Consumer(topic, key, this.#keyValue, handle);
    this.#consumers.set(key, consumer);
    await consumer.follow(this.#sources.get(topic));
    return {
      close: async () => {
        await consumer.close();
        if (this.#consumers.get(key) === consumer) this.#consumers.delete(key);
      },
    };
  }

  async republish(): Promise<void> {}

  async say(topic: string, message: Message): Promise<void> {
    const consumers = [...this.#consumers.values()].filter((consumer) => consumer.topic === topic);
    await Promise.all(consumers.map((consumer) => consumer.give(message)));
  }

  async append(topic: string, messages: readonly Message[]): Promise<void> {
    this.#db.transaction(() => {
      for (const message of messages) {
        this.#db.run(
          'INSERT OR IGNORE INTO messages(topic, organization, id, message) VALUES (?, ?, ?, ?)',
          topic,
          message.organization,
          message.id,
          JSON.stringify(message),
        );
      }
    });
  }

  async read(
    topic: string,
    organization: string,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<Message[]> {
    return this.#db
      .all(
        'SELECT message FROM messages WHERE topic = ? AND organization = ? ORDER BY n DESC LIMIT ? OFFSET ?',
        topic,
        organization,
        limit,
        offset,
      )
      .map(storedMessage);
  }

  async find(topic: string, organization: string, id: string): Promise<Message | null> {
    const row = this.#db.get(
      'SELECT message FROM messages WHERE topic = ? AND organization = ? AND id = ?',
      topic,
      organization,
      id,
    );
    return row ? storedMessage(row) : null;
  }

  async remove(topic: string, organization: string, id: string): Promise<void> {
    const { changes } = this.#db.run(
      'DELETE FROM messages WHERE topic = ? AND organization = ? AND id = ?',
      topic,
      organization,
      id,
    );
    // Until then the write-ahead log would still hold the message.
    if (changes > 0) this.#db.get('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    this.#sources.clear();
    await Promise.all([...this.#consumers.values()].map((consumer) => consumer.close()));
    this.#consumers.clear();
  }

  async #follow(topic: string, source: MessageSource | undefined): Promise<void> {
    const consumers = [...this.#consumers.values()].filter((consumer) => consumer.topic === topic);
    await Promise.all(consumers.map((consumer) => consumer.follow(source)));
  }
}

const storedMessage = ([message]: Columns): Message => JSON.parse(String(message)) as Message;

export function appendedIn(db: Database): { topic: string; message: Message }[] {
  return db
    .all('SELECT message, topic FROM messages ORDER BY n')
    .map((row) => ({ topic: String(row[1]), message: storedMessage(row) }));
}
