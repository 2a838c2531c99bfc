import { describe, expect, it } from '@jest/globals';
import { idempotencyKeys } from './idempotency-key.ts';

describe('keyKeeper', () => {
  const keys = () => {
    let made = 0;
    return idempotencyKeys(() => `key ${(made += 1)}`);
  };
  it('keeps the key while the same wish is tried again', () => {
    const { keyOf } = keys();
    expect([keyOf({ a: 1 }), keyOf({ a: 1 })]).toEqual(['key 1', 'key 1']);
  });
  it('takes another key for another wish', () => {
    const { keyOf } = keys();
    expect([keyOf({ a: 1 }), keyOf({ a: 2 })]).toEqual(['key 1', 'key 2']);
  });
  it('takes another key once the wish is done', () => {
    const { keyOf, done } = keys();
    const first = keyOf({ a: 1 });
    done();
    expect(keyOf({ a: 1 })).not.toBe(first);
  });
});
