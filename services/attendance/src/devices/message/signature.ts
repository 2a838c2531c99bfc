import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Signed {
  /** RFC 3339 in UTC, by the clock of the device. */
  time: string;
  nonce: string;
  /** As it is sent. */
  body: string;
}

/** HMAC-SHA256 in hex over time, nonce and body, a line break between each; the key is the text that was shown. */
export const signatureOf = (key: string, { time, nonce, body }: Signed): string =>
  createHmac('sha256', key).update(`${time}\n${nonce}\n${body}`).digest('hex');

export function isSignedBy(key: string, signed: Signed, signature: string): boolean {
  const [own, given] = [Buffer.from(signatureOf(key, signed)), Buffer.from(signature.toLowerCase())];
  return own.length === given.length && timingSafeEqual(own, given);
}
