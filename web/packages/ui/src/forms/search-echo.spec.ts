import { describe, expect, it } from '@jest/globals';
import { afterEcho } from './search-echo.ts';

describe('a searched text that comes back', () => {
  it.each([
    ['late, after it was cleared', ['ay', ''], 'ay', ['']],
    ['after what was said before it', ['a', 'ay'], 'ay', []],
    ['from somebody else', ['ay', ''], 'demir', undefined],
    ['when nothing was said', [], 'ay', undefined],
  ])('%s', (_when, said, value, left) => {
    expect(afterEcho(said, value)).toEqual(left);
  });
});
