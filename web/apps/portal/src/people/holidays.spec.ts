import { describe, expect, it } from '@jest/globals';
import { nextHolidays } from './holidays.ts';

describe('the next holidays', () => {
  const on = (id: string, date: string) => ({ id, date, name: id, part: 'FULL' as const });

  it('are the earliest of all lists, each once', () => {
    const rows = [on('b', '2027-01-01'), on('a', '2026-10-29'), on('b', '2027-01-01'), on('c', '2027-04-23')];
    expect(nextHolidays(rows, 2).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
