import { hash } from 'node:crypto';
import { type EventMeta, type StoredEvent } from '../ports/index.ts';

/**
 * What of an event its hash covers besides data and meta; the position is the log's affair, and the heads cover that.
 */
type EventIdentity = Pick<StoredEvent, 'stream' | 'revision' | 'id' | 'type' | 'v' | 'at'>;

/** SHA-256 (base64url) over the hash of the stream's event before, '' for the first, and an event as it is stored. */
export function chainHash(
  before: string,
  event: EventIdentity & Pick<StoredEvent, 'data'> & { meta: EventMeta },
): string {
  const { hash: _own, ...meta } = event.meta;
  return chainHashOfTexts(before, event, JSON.stringify(event.data), JSON.stringify(meta));
}

/** The same of texts as they rest in a file: no changed byte is overlooked. `meta` is without the hash. */
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
