import { randomUUID } from 'node:crypto';
import {
  type EventData,
  jsonEvent,
  type Position,
  type ReadPosition,
  type RecordedEvent,
  START,
} from '@eventstore/db-client';
import { type EventMeta, type EventRecord, type StoredEvent } from '../../ports/index.ts';

interface Beside {
  id: string;
  v: number;
  at: string;
  meta: EventMeta;
}

const digits = (place: bigint): string => place.toString().padStart(20, '0');

/** The text of a position in the engine's log: `<commit>.<prepare>`, 20 digits each. */
export const positionOf = ({ commit, prepare }: Position): string => `${digits(commit)}.${digits(prepare)}`;

/** The position behind such a text; the start for an empty one. */
export function placeOf(position: string): ReadPosition {
  if (position === '') return START;
  const [commit = '', prepare = ''] = position.split('.');
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

/**
 * An event as the engine takes it. Its id there is another at each attempt: an append of known ids is answered like a
 * new one there, while the port says whether it was one; so a retry is refused for its revision, and our ids, which
 * stand beside the data, tell what it is.
 */
export function proposed({ id, type, v, at, data, meta }: EventRecord): EventData {
  const beside: Beside = { id, v, at, meta };
  return jsonEvent({ id: randomUUID(), type, data, metadata: { ...beside } });
}

export function storedEvent(
  { streamId, revision, type, data, metadata, position }: RecordedEvent,
  prefixLength: number,
): StoredEvent {
  const { id, v, at, meta } = metadata as unknown as Beside;
  const stream = streamId.slice(prefixLength);
  return {
    id,
    type,
    v,
    at,
    data: data as Record<string, unknown>,
    meta,
    stream,
    revision: Number(revision),
    position: position ? positionOf(position) : '',
  };
}
