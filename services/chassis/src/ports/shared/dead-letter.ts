import { type KeyValue } from '../key-value.ts';
import { type Message, type ReceivedMessage } from '../message-log.ts';

/** A message that a reaction gave up on. `heard` is its stored name. */
export type DeadLetter = {
  id: string;
  at: string;
  type: string;
  reaction: string;
  reason: string;
  attempts: number;
  heard: ReceivedMessage;
};

export const deadLetterIn = ({ data }: Message): DeadLetter => data as DeadLetter;

export const deadTopicOf = (service: string): string => `kadro.${service}.dead`;

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

/** For a record that is no message: where and why, of no organization (`*`); nobody knows whom its bytes concern. */
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

export interface DeadLetterAccess {
  organizations(topic: string): Promise<string[]>;
  list(topic: string, organization: string, page: { offset: number; limit: number }): Promise<Message[]>;
  find(topic: string, organization: string, id: string): Promise<Message | null>;
  keyValue: KeyValue;
  close(): Promise<void>;
}
