import { describe, expect, it } from '@jest/globals';
import { keyKeeper } from './key-keeper.ts';

describe('keyKeeper', () => {
  const keeper = () => {
    let made = 0;
    return keyKeeper(() => `key ${(made += 1)}`);
  };
  it('keeps the key while the same wish is tried again', () => {
    const { keyOf } = keeper();
    expect([keyOf({ a: 1 }), keyOf({ a: 1 })]).toEqual(['key 1', 'key 1']);
  });
  it('takes another key for another wish', () => {
    const { keyOf } = keeper();
    expect([keyOf({ a: 1 }), keyOf({ a: 2 })]).toEqual(['key 1', 'key 2']);
  });
  it('takes another key once the wish is done', () => {
    const { keyOf, done } = keeper();
    const first = keyOf({ a: 1 });
    done();
    expect(keyOf({ a: 1 })).not.toBe(first);
  });
});
