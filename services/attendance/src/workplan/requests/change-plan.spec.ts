import { describe, expect, it } from '@jest/globals';
import { runsOf } from './change-plan.ts';

const days = (...dates: string[]) => dates.map((date) => ({ date }));

describe('dates in a row', () => {
  it.each([
    [[], []],
    [['2026-07-20'], [['2026-07-20']]],
    [['2026-07-31', '2026-08-01'], [['2026-07-31', '2026-08-01']]],
    [
      ['2026-07-20', '2026-07-22', '2026-07-23'],
      [['2026-07-20'], ['2026-07-22', '2026-07-23']],
    ],
  ])('%j are planned as %j', (dates, expected) => {
    expect(runsOf(days(...dates)).map((run) => run.map(({ date }) => date))).toEqual(expected);
  });
});
