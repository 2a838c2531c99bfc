import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export const keyBytes = 32;

/** The key encrypted by the master key and bound to its name. */
export function wrapped(master: Buffer, name: string, key: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, master, nonce).setAAD(Buffer.from(name));
  return Buffer.concat([nonce, sealing.update(key), sealing.final(), sealing.getAuthTag()]);
}

/** @throws Error for another master key or name */
export function unwrapped(master: Buffer, name: string, rest: Uint8Array): Buffer {
  const opening = createDecipheriv(cipher, master, rest.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(name))
    .setAuthTag(rest.subarray(-tagBytes));
  return Buffer.concat([opening.update(rest.subarray(nonceBytes, -tagBytes)), opening.final()]);
}

/** The key, and the master key that wrapped it. @throws ForeignMasterKey where none of them did */
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

/** Twelve characters that tell master keys apart and reveal nothing of them. */
export const fingerprintOf = (master: Buffer): string =>
  createHmac('sha256', master).update('master key').digest('hex').slice(0, 12);

export class ForeignMasterKey extends Error {
  override name = 'ForeignMasterKey';

  constructor(given: readonly Buffer[], wanted?: string) {
    const tried = given.map(fingerprintOf).join(', ');
    super(`The keys do not open with this master key (${tried}); they were wrapped with ${wanted ?? 'another one'}.`);
  }
}

/** Name of the first wrapped value: it shows whether a master key fits. */
export const checkName = 'check';

/** Name of a wrapped key of personal data. */
export function nameOf(...parts: [organization: string, person: string, dataClass: string]): string {
  return JSON.stringify(parts);
}

export const secretName = (name: string): string => JSON.stringify(['secret', name]);
