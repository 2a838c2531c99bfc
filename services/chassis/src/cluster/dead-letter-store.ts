import { type Message } from '../ports/message-log.ts';

/** Where appended messages (dead letters) are found by organization; a log like Kafka cannot look them up. */
export interface DeadLetterStore {
  /** Keeps a message of a topic; the same id of an organization again changes nothing. Resolves when it is durable. */
  put(topic: string, message: Message): Promise<void>;
  /** Those of an organization, the latest kept first. */
  list(topic: string, organization: string, page: { offset: number; limit: number }): Promise<Message[]>;
  find(topic: string, organization: string, id: string): Promise<Message | null>;
  remove(topic: string, organization: string, id: string): Promise<void>;
}
