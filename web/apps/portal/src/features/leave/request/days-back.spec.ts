import { describe, expect, it } from '@jest/globals';
import { type DayDetail } from '../data/types.ts';
import { cancellableFrom, daysBack } from './days-back.ts';

const day = (date: string, days: number, returned = false): DayDetail => ({
  date,
  days,
  minutes: days * 480,
  of: 480,
  part: 'FULL',
  kind: 'ON_LEAVE',
  holiday: null,
  returned,
});
const request = {
  dayDetails: [
    day('2026-10-26', 1),
    day('2026-10-27', 1),
    day('2026-10-28', 0.5),
    day('2026-10-29', 0),
    day('2026-10-30', 1, true),
  ],
};

describe('cancelling from a date', () => {
  it.each([
    ['', 2.5],
    ['2026-10-28', 0.5],
    ['2026-10-30', 0],
  ])('"%s" brings back %d days', (from, days) => {
    expect(daysBack(request, from)).toBe(days);
  });

  it.each([
    ['2026-10-01', ['2026-10-27', '2026-10-28']],
    ['2026-10-28', ['2026-10-28']],
    ['2026-11-01', []],
  ])('on %s may begin at %j', (now, dates) => {
    expect(cancellableFrom(request, now)).toEqual(dates);
  });
});
