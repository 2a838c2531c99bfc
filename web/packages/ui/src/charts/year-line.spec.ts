import { describe, expect, it } from '@jest/globals';
import { nextChange, pointAt, intervalsOf, ticksOf } from './year-line-shapes.ts';

const points = [
  { on: '2026-03-01', balance: 22, expected: 22 },
  { on: '2026-07-13', balance: 18, expected: 18 },
  { on: '2026-10-26', balance: 18, expected: 14.5 },
];

describe('the line of a year', () => {
  it.each([
    ['2026-01-01', 2, 2],
    ['2026-03-01', 22, 22],
    ['2026-12-31', 18, 14.5],
  ])('is on %s at %d, with what is asked for at %d', (day, balance, expected) => {
    expect(pointAt(points, 2, day)).toEqual({ balance, expected });
  });

  it.each([
    ['2026-03-01', true, '2026-07-13'],
    ['2026-11-01', true, '2026-12-31'],
    ['2026-03-01', false, '2026-01-01'],
    ['2026-11-01', false, '2026-10-26'],
  ])('changes next to %s (forward: %s) on %s', (day, forward, next) => {
    expect(nextChange(points, 2026, day, forward)).toBe(next);
  });

  it('is cut where it changes and after today', () => {
    expect(
      intervalsOf(points, 2, 2026, '2026-10-22').map(({ from, balance, expected }) => [from, balance, expected]),
    ).toEqual([
      ['2026-01-01', 2, 2],
      ['2026-03-01', 22, 22],
      ['2026-07-13', 18, 18],
      ['2026-10-23', 18, 18],
      ['2026-10-26', 18, 14.5],
    ]);
  });

  it.each([
    [0, 22, [0, 10, 20, 30]],
    [-2, 5, [-2, 0, 2, 4, 6]],
    [0, 0, [0]],
    [0, 3, [0, 1, 2, 3]],
  ])('from %d to %d is read by %j', (least, most, ticks) => {
    expect(ticksOf(least, most)).toEqual(ticks);
  });
});
