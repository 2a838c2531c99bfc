import { describe, expect, it } from '@jest/globals';
import { postsOf } from './squares.ts';

const day = { needed: 3, firm: 0, painted: 0, asked: 0, missing: 0 };

describe('the squares of a shift on a date', () => {
  it('are as many as are needed', () => {
    expect(postsOf({ ...day, firm: 1, missing: 2 })).toEqual(['planned', 'missing', 'missing']);
    expect(postsOf({ ...day, firm: 5 })).toEqual(['planned', 'planned', 'planned']);
  });

  it('begin with those who are sure, whoever is beyond the need', () =>
    expect(postsOf({ ...day, firm: 1, painted: 1, asked: 2 })).toEqual(['planned', 'painted', 'asked']));

  it('are none where nobody is needed', () => expect(postsOf({ ...day, needed: 0, firm: 2 })).toEqual([]));
});
