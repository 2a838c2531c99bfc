import { type IHeaders, type KafkaMessage, type Message as KafkaRecord } from 'kafkajs';
import { type Message } from '../../ports/message-log.ts';

/** A message as it is in Kafka: CloudEvents' binary form, the data as JSON. */
export function toRecord({
  id,
  type,
  source,
  organization,
  key,
  stream,
  revision,
  at,
  correlation,
  data,
}: Message): KafkaRecord {
  return {
    key,
    value: JSON.stringify(data),
    headers: {
      'content-type': 'application/json',
      ce_specversion: '1.0',
      ce_id: id,
      ce_source: source,
      ce_type: type,
      ce_time: at,
      ce_subject: stream,
      ce_organization: organization,
      ce_revision: String(revision),
      ce_correlation: correlation,
    },
  };
}

/** A dead letter in Kafka: which, when and why. The message is left out: it could not be forgotten there. */
export function toNotice(key: string, deadLetter: Message): KafkaRecord {
  const { reaction, reason, attempts } = deadLetter.data;
  return { ...toRecord({ ...deadLetter, data: { reaction, reason, attempts } }), key };
}

/** The message of a record. @throws Error, without a value, where it is none */
export function toMessage({ key, value, headers = {} }: Pick<KafkaMessage, 'key' | 'value' | 'headers'>): Message {
  if (!key || !value) throw new Error('a record without key or value');
  return {
    id: header(headers, 'ce_id'),
    type: header(headers, 'ce_type'),
    source: header(headers, 'ce_source'),
    organization: header(headers, 'ce_organization'),
    key: key.toString(),
    stream: header(headers, 'ce_subject'),
    revision: Number(header(headers, 'ce_revision')),
    at: header(headers, 'ce_time'),
    correlation: header(headers, 'ce_correlation'),
    data: parsed(value),
  };
}

function header(headers: IHeaders, name: string): string {
  const value = headers[name];
  if (value === undefined) throw new Error(`a record without ${name}`);
  return value.toString();
}

function parsed(value: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(value.toString()) as Record<string, unknown>;
  } catch {
    // what the parser says holds a piece of the text
    throw new Error('a record that is no JSON');
  }
}
