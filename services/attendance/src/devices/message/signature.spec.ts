import { describe, expect, it } from '@jest/globals';
import { isSignedBy, signatureOf } from './signature.ts';

const signed = { time: '2026-07-15T08:00:00Z', nonce: 'a1b2c3d4e5f60718', body: '{"readings":[]}' };

describe('a signature', () => {
  it('is the one of the documentation', () =>
    expect(signatureOf('key', signed)).toBe('a2d40858701f0563e74ada67c8bb641019564033fd0486099eb7f289a59e378f'));

  it.each([
    { ...signed, time: '2026-07-15T08:00:01Z' },
    { ...signed, nonce: 'a1b2c3d4e5f60719' },
    { ...signed, body: '{"readings":[ ]}' },
  ])('is of nothing else: %j', (other) => expect(isSignedBy('key', other, signatureOf('key', signed))).toBe(false));

  it('is of one key, in letters of either case', () => {
    expect(isSignedBy('key', signed, signatureOf('key', signed).toUpperCase())).toBe(true);
    expect(isSignedBy('other', signed, signatureOf('key', signed))).toBe(false);
    expect(isSignedBy('key', signed, '')).toBe(false);
  });
});
