import { describe, expect, it } from '@jest/globals';
import { hundredths, shownChange, shownChanges } from './hundredths.ts';

describe('days as they are shown', () => {
  it.each([
    [8.5556, 8.56],
    [8.555, 8.56],
    [-8.555, -8.56],
    [1.005, 1.01],
    [0.3333, 0.33],
    [-0.0049, -0],
    [12, 12],
  ])('%s are %s', (days, shown) => expect(hundredths(days)).toBe(shown));

  it('are rounded on the running sum: three times a third is one', () =>
    expect(shownChanges(20, [19.6667, 19.3333, 19])).toEqual([
      { change: -0.33, balance: 19.67 },
      { change: -0.34, balance: 19.33 },
      { change: -0.33, balance: 19 },
    ]));

  it('change between what is shown of both', () => expect(shownChange(8.5549, 0.1251)).toBe(-8.42));
});
