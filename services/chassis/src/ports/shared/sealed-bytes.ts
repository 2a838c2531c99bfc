import { randomFillSync, createCipheriv, createDecipheriv } from 'node:crypto';

const nonceBytes = 12;
/** Random bytes of many nonces at once, each used for one. */
const pool = Buffer.alloc(nonceBytes * 256);
let used = pool.length;

function nonce(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return Buffer.from(pool.subarray(used, (used += nonceBytes)));
}

/** AES-256-GCM, bound to where the bytes are stored: nonce of 12, tag of 16, text. */
export function sealBytes(key: Buffer, bytes: Uint8Array, bound: string): Buffer {
  const iv = nonce();
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** @throws Error where key, binding or a single bit differs */
export function openBytes(key: Buffer, sealed: Uint8Array, bound: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 }).setAAD(
    Buffer.from(bound),
  );
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}
