import { describe, expect, it } from '@jest/globals';
import { daysBack, laterDays, type DayDetail } from './model.ts';

const day = (date: string, days: number, more: Partial<DayDetail> = {}): DayDetail => ({
  date,
  days,
  minutes: days * 480,
  of: 480,
  part: 'FULL',
  kind: 'ON_LEAVE',
  holiday: null,
  returned: false,
  ...more,
});
const week = [
  day('2026-10-26', 1),
  day('2026-10-27', 1),
  day('2026-10-28', 0.5, { part: 'FIRST_HALF' }),
  day('2026-10-29', 0, { kind: 'HOLIDAY' }),
  day('2026-10-30', 1),
];

describe('cancelling', () => {
  it('gives back the whole request', () => expect(daysBack(week)).toBe(3.5));
  it('gives back a day and all after it', () => expect(daysBack(week, '2026-10-28')).toBe(1.5));
  it('gives back nothing twice', () =>
    expect(daysBack(week.map((one) => (one.date > '2026-10-28' ? { ...one, returned: true } : one)))).toBe(2.5));
  it('is offered from a later day with leave in it', () =>
    expect(laterDays(week)).toEqual(['2026-10-27', '2026-10-28', '2026-10-30']));
});
