import { type KeyValue } from '../key-value.ts';
import { type Message, type ReceivedMessage } from '../message-log.ts';

/** A reaction that gave up on something it heard: what, why, after how many attempts. */
export type DeadLetter = {
  id: string;
  at: string;
  type: string;
  reaction: string;
  reason: string;
  attempts: number;
  heard: ReceivedMessage;
};

/** The letter that a message holds. */
export const deadLetterIn = ({ data }: Message): DeadLetter => data as DeadLetter;

/** Topic of what reactions of a service gave up on. */
export const deadTopicOf = (service: string): string => `kadro.${service}.dead`;

/** A letter as it is kept: a message of the service that gave up. */
export function deadLetterMessage(service: string, letter: DeadLetter): Message {
  const { organization, stream, revision, correlation } = letter.heard;
  return {
    id: letter.id,
    type: letter.type,
    source: service,
    organization,
    key: stream,
    stream,
    revision,
    at: letter.at,
    correlation,
    data: { ...letter },
  };
}

/**
 * The letter for a record that is no message, which no reaction can ever hear: where it is and why, of no organization
 * (`*`). What is
 * in it stays where it is, as nobody knows of whom it tells.
 */
export function unreadableDeadLetter(
  record: { topic: string; partition: number; offset: string },
  reason: string,
  at: string,
): DeadLetter {
  const id = `unreadable.${record.topic}.${record.partition}.${record.offset}`;
  const heard: ReceivedMessage = {
    id,
    name: 'unreadable',
    from: record.topic,
    organization: '*',
    stream: `${record.topic}.${record.partition}`,
    revision: Number(record.offset),
    at,
    correlation: id,
    data: record,
  };
  return { id, at, type: 'unreadable', reaction: 'unreadable', reason, attempts: 1, heard };
}

/** Dead letters as somebody beside the services sees them, and where he asks for something. */
export interface DeadLetterAccess {
  /** Organizations that have letters in a topic. */
  organizations(topic: string): Promise<string[]>;
  /** Latest first. */
  list(topic: string, organization: string, page: { offset: number; limit: number }): Promise<Message[]>;
  find(topic: string, organization: string, id: string): Promise<Message | null>;
  keyValue: KeyValue;
  close(): Promise<void>;
}
