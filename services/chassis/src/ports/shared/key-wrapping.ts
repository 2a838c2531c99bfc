import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Bytes of a key, the master key too. */
export const keyBytes = 32;

/** A key as it rests: encrypted by the master key and bound to its own name. */
export function wrapped(master: Buffer, name: string, key: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, master, nonce).setAAD(Buffer.from(name));
  return Buffer.concat([nonce, sealing.update(key), sealing.final(), sealing.getAuthTag()]);
}

/** A key as it was before it was wrapped. @throws Error for another master key or name */
export function unwrapped(master: Buffer, name: string, rest: Uint8Array): Buffer {
  const opening = createDecipheriv(cipher, master, rest.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(name))
    .setAuthTag(rest.subarray(-tagBytes));
  return Buffer.concat([opening.update(rest.subarray(nonceBytes, -tagBytes)), opening.final()]);
}

/**
 * A key as it was before one of the master keys wrapped it, and which one did. @throws Error where none did, or for
 * another name
 */
export function unwrappedByOne(
  masters: readonly Buffer[],
  name: string,
  rest: Uint8Array,
): { key: Buffer; master: Buffer } {
  for (const master of masters) {
    try {
      return { key: unwrapped(master, name, rest), master };
    } catch {
      // another one's
    }
  }
  throw new ForeignMasterKey(masters);
}

/** Twelve letters that tell master keys apart, and nothing of them. */
export const fingerprintOf = (master: Buffer): string =>
  createHmac('sha256', master).update('master key').digest('hex').slice(0, 12);

/** The keys that are there were wrapped with another master key than was given. */
export class ForeignMasterKey extends Error {
  override name = 'ForeignMasterKey';

  /** `wanted` is the fingerprint of theirs, where they tell. */
  constructor(given: readonly Buffer[], wanted?: string) {
    super(
      `The keys do not open with this master key (${given.map(fingerprintOf).join(', ')}); they were wrapped with ${wanted ?? 'another one'}.`,
    );
  }
}

/** Name of what was wrapped first of all: it shows whether a master key fits. */
export const checkName = 'check';

/** Name under which a key of personal data is kept. */
export function nameOf(...parts: [organization: string, person: string, dataClass: string]): string {
  return JSON.stringify(parts);
}

/** Name under which a secret of the installation is kept. */
export const secretName = (name: string): string => JSON.stringify(['secret', name]);
