import { hash } from 'node:crypto';
import { uuidOf } from '../time/ids.ts';

/** `<service>.<category>-<organization>_<id>`. */
export function streamName(service: string, category: string, organization: string, id: string): string {
  return `${service}.${category}-${organization}_${id}`;
}

export interface StreamParts {
  service: string;
  category: string;
  organization: string;
  id: string;
}

/** @throws RangeError for a text that is no stream name */
export function streamParts(stream: string): StreamParts {
  const dash = stream.indexOf('-');
  const dot = stream.indexOf('.');
  // organization ids are UUIDs or plain words without an underscore
  const bar = stream.indexOf('_', dash);
  if (dot < 0 || dash < dot || bar < dash) throw new RangeError('not a stream name');
  return {
    service: stream.slice(0, dot),
    category: stream.slice(dot + 1, dash),
    organization: stream.slice(dash + 1, bar),
    id: stream.slice(bar + 1),
  };
}

const namespace = Buffer.from('5f0d1d3c8a1b4c7e9f21c0a7d94be2aa', 'hex');

/** UUIDv5: the same parts give the same id on every machine. */
export function derivedId(...parts: readonly string[]): string {
  const digest = hash('sha1', Buffer.concat([namespace, Buffer.from(parts.join('\u0000'))]), 'buffer');
  return uuidOf(digest.subarray(0, 16), 5);
}
