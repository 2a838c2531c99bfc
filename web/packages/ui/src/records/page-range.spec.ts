import { describe, expect, it } from '@jest/globals';
import { pageRange } from './page-range.ts';

describe('a page of rows', () => {
  it('says its first and last row', () => {
    expect(pageRange(2, 18, 30)).toEqual({ from: 19, to: 30, last: 2 });
    expect(pageRange(1, 18, 0)).toEqual({ from: 0, to: 0, last: 1 });
  });

  it('is followed by another while nobody knows how many there are', () => {
    expect(pageRange(2, 50, 100, true)).toEqual({ from: 51, to: 100, last: 3 });
  });
});
