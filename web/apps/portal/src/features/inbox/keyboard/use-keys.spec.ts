import { describe, expect, it } from '@jest/globals';
import { meaningOf } from './use-keys.ts';

const bare = { ctrlKey: false, metaKey: false, altKey: false };

describe('meaningOf', () => {
  it.each([
    ['a letter', { key: 'a', code: 'KeyA' }, 'approve'],
    ['the letter and not its place on a French keyboard', { key: 'a', code: 'KeyQ' }, 'approve'],
    ['the place where the letter is Arabic', { key: 'ش', code: 'KeyA' }, 'approve'],
    ['a capital letter', { key: 'D', code: 'KeyD' }, 'deny'],
    ['an arrow', { key: 'ArrowDown', code: 'ArrowDown' }, 'next'],
    ['a letter without meaning', { key: 'z', code: 'KeyZ' }, undefined],
  ])('knows %s', (_, key, meaning) => {
    expect(meaningOf({ ...bare, ...key })).toBe(meaning);
  });

  it('leaves the keys of the browser alone', () => {
    expect(meaningOf({ ...bare, key: 'a', code: 'KeyA', ctrlKey: true })).toBeUndefined();
  });
});
