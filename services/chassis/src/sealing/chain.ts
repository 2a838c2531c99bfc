import { hash } from 'node:crypto';
import { type EventMeta, type StoredEvent } from '../ports/index.ts';

/** Covered besides data and meta; the position is covered by the signed heads. */
type EventIdentity = Pick<StoredEvent, 'stream' | 'revision' | 'id' | 'type' | 'v' | 'at'>;

/** SHA-256 (base64url) of the former event's hash ('' for the first) and the stored event. */
export function chainHash(
  before: string,
  event: EventIdentity & Pick<StoredEvent, 'data'> & { meta: EventMeta },
): string {
  const { hash: _own, ...meta } = event.meta;
  return chainHashOfTexts(before, event, JSON.stringify(event.data), JSON.stringify(meta));
}

/** `chainHash` of stored texts, so that no changed byte is overlooked. `meta` is without the hash. */
export function chainHashOfTexts(
  before: string,
  { stream, revision, id, type, v, at }: EventIdentity,
  data: string,
  meta: string,
): string {
  return hash(
    'sha256',
    `${JSON.stringify([before, stream, revision, id, type, v, at])}\n${data}\n${meta}`,
    'base64url',
  );
}
