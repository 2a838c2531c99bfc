import { describe, expect, it } from '@jest/globals';
import { yearOf, yearRange } from './year.ts';

describe('the year of the holidays', () => {
  it('comes back from its filter', () => expect(yearOf(yearRange(2027))).toBe(2027));
  it('is unknown for another filter', () =>
    expect([yearOf(undefined), yearOf({ from: '2027-02-01' })]).toEqual([undefined, undefined]));
});
