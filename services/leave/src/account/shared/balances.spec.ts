import { describe, expect, it } from '@jest/globals';
import { acting, annual, entitled, leave, other, requested, Stream } from '../../testing/builders.ts';
import { decideLeave } from '../decide/rules.ts';
import { balanceOn, freeFrom, lowestFrom, shortfallFrom, summaryOn, yearOf } from './balances.ts';
import { fromNumber, toNumber, zero } from './days.ts';

// 3 of 2025 are left, 20 more for 2026; five days approved in March, five asked for in June, five approved in December
const stream = new Stream(
  entitled(3, 2025),
  entitled(20),
  requested(leave('march', '2026-03-02', '2026-03-06')),
  requested(leave('june', '2026-06-01', '2026-06-05')),
  requested(leave('december', '2026-12-28', '2027-01-01')),
);
for (const id of ['march', 'december']) stream.do((state) => decideLeave(state, { id, approved: true }, acting('m1')));
const { state } = stream;
const numbers = (fractions: object): Record<string, number> =>
  Object.fromEntries(Object.entries(fractions).map(([name, value]) => [name, toNumber(value as typeof zero)]));

describe('a balance on a date', () => {
  it.each([
    ['2024-12-31', 0],
    ['2025-12-31', 3],
    ['2026-03-04', 20],
    ['2026-06-05', 13],
    ['2026-12-31', 9],
    ['2027-01-01', 8],
  ])('is on %s %s', (date, days) => expect(toNumber(balanceOn(state, annual, date))).toBe(days));

  it('is nothing for a type without entries', () => expect(toNumber(balanceOn(state, other, '2026-06-01'))).toBe(0));
  it('counts what is due by then', () =>
    expect(
      toNumber(
        balanceOn(state, annual, '2026-06-05', [
          { on: '2026-06-05', days: fromNumber(1.5) },
          { on: '2026-06-06', days: fromNumber(4) },
        ]),
      ),
    ).toBe(14.5));

  it('is what was left and came, less what is used and reserved', () => {
    expect(numbers(summaryOn(state, annual, '2026-06-03'))).toEqual({
      entitled: 23,
      asked: 5,
      previousBalance: 3,
      accrualCalculatedCount: 20,
      used: 5,
      reserved: 3,
      planned: 5,
      balance: 15,
    });
    expect(numbers(summaryOn(state, annual, '2027-01-01'))).toEqual({
      entitled: 9,
      asked: 5,
      previousBalance: 9,
      accrualCalculatedCount: 0,
      used: 1,
      reserved: 0,
      planned: 0,
      balance: 8,
    });
  });
});

describe('what may still be asked for', () => {
  it('is the least of all later dates, with the advance', () => {
    expect(toNumber(freeFrom(state, annual, '2026-01-05', zero))).toBe(8);
    expect(toNumber(freeFrom(state, annual, '2026-01-05', fromNumber(2)))).toBe(10);
    expect(lowestFrom(state, annual, '2026-12-01').on).toBe('2027-01-01');
    expect(toNumber(freeFrom(state, annual, '2025-06-01', zero))).toBe(3);
  });

  it('is nothing where the balance lacks days', () => {
    const overdrawn = new Stream(requested(leave('a', '2026-03-02', '2026-03-06'))).state;
    expect(toNumber(freeFrom(overdrawn, annual, '2026-01-01', zero))).toBe(0);
    expect(shortfallFrom(overdrawn, annual, '2026-01-01', fromNumber(1))).toEqual({ on: '2026-03-06', days: '4' });
    expect(shortfallFrom(overdrawn, annual, '2026-01-01', fromNumber(5))).toBeNull();
  });
});

describe('the line of a year', () => {
  const line = yearOf(state, annual, 2026);

  it('begins with what was left and ends with what is left', () =>
    expect([line.opening, line.closing].map(toNumber)).toEqual([3, 14]));

  it('has a point for each date of a change, with and without what is not decided', () => {
    const points = line.points.map(({ on, balance, expected }) => [on, toNumber(balance), toNumber(expected)]);
    expect(points[0]).toEqual(['2026-01-01', 23, 23]);
    expect(points).toContainEqual(['2026-03-06', 18, 18]);
    expect(points).toContainEqual(['2026-06-05', 18, 13]);
    expect(points.at(-1)).toEqual(['2026-12-31', 14, 9]);
    expect(points).toHaveLength(15);
  });

  it('carries what is not decided over New Year', () =>
    expect(
      yearOf(state, annual, 2027).points.map(({ on, balance, expected }) => [
        on,
        toNumber(balance),
        toNumber(expected),
      ]),
    ).toEqual([['2027-01-01', 13, 8]]));
});
