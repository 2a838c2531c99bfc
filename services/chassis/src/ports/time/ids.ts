import { randomBytes, randomUUID } from 'node:crypto';

/** Ids are no secrets: tokens, keys and nonces come from `randomBytes`. */
export interface Ids {
  /** UUIDv4: reveals nothing of when it was made. */
  random(): string;
  /** UUIDv7: ascending, also within a millisecond. */
  ordered(): string;
}

export const systemIds: Ids = { random: () => randomUUID(), ordered: orderedIds(Date.now, () => randomBytes(16)) };

/** UUIDv7 of a time in milliseconds and 16 random bytes. */
export function orderedIds(now: () => number, bytes: () => Buffer): () => string {
  let lastMs = 0;
  let count = 0;
  return () => {
    const ms = now();
    // twelve bits count within a millisecond, and where the clock stands still or is set back
    if (ms > lastMs) [lastMs, count] = [ms, 0];
    else if (++count > 0x0fff) [lastMs, count] = [lastMs + 1, 0];
    const id = bytes();
    id.writeUIntBE(lastMs, 0, 6);
    id.writeUInt16BE(count, 6);
    return uuidOf(id, 7);
  };
}

/** 16 bytes as UUID text, marked with the version. */
export function uuidOf(id: Buffer, version: 4 | 5 | 7): string {
  id[6] = (id[6]! & 0x0f) | (version << 4);
  id[8] = (id[8]! & 0x3f) | 0x80;
  const hex = id.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
