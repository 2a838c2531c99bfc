import { describe, expect, it } from '@jest/globals';
import { turned } from './choice.ts';

describe('choosing rows', () => {
  const chosen = new Set(['a', 'b']);
  it.each([
    [['c'], true, ['a', 'b', 'c']],
    [['b', 'c'], true, ['a', 'b', 'c']],
    [['b', 'c'], false, ['a']],
    [['x'], false, ['a', 'b']],
  ])('of %j turned %s leaves %j', (ids, on, left) => expect([...turned(chosen, ids, on)]).toEqual(left));
});
