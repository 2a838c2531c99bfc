import { describe, expect, it } from '@jest/globals';
import { toggled } from './toggle.ts';

describe('choosing rows', () => {
  it.each([
    ['adds those of another page', ['c'], true, ['a', 'b', 'c']],
    ['counts nobody twice', ['b', 'c'], true, ['a', 'b', 'c']],
    ['lets go of those that are turned off', ['b', 'c'], false, ['a']],
    ['leaves the others', ['x'], false, ['a', 'b']],
  ])('%s: %j turned %s leaves %j', (_what, some, on, left) =>
    expect(toggled(new Set(['a', 'b']), some, on, String)).toEqual(left),
  );

  it('takes what is known of somebody last', () => {
    const known = (id: string, due: string) => ({ id, due });
    expect(toggled([known('a', '1'), known('b', '1')], [known('b', '2')], true, ({ id }) => id)).toEqual([
      known('a', '1'),
      known('b', '2'),
    ]);
  });
});
