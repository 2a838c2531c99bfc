import { describe, expect, it } from '@jest/globals';
import { addMonths, formatDay, isDay, monthOf, parseDay } from './days.ts';

describe('a day in the pattern of the organization', () => {
  it.each([
    ['22.10.2026', 'DD.MM.YYYY', '2026-10-22'],
    ['2/1/26', 'M/D/YYYY', '2026-02-01'],
    ['2026-10-22', 'DD.MM.YYYY', '2026-10-22'],
    ['31.02.2026', 'DD.MM.YYYY', undefined],
    ['soon', 'DD.MM.YYYY', undefined],
  ])('reads "%s" by %s as %s', (typed, pattern, day) => {
    expect(parseDay(typed, pattern)).toBe(day);
  });

  it('is written back as it is read', () => {
    expect(formatDay('2026-02-01', 'DD.MM.YYYY')).toBe('01.02.2026');
    expect(formatDay('', 'DD.MM.YYYY')).toBe('');
    expect(isDay('2026-13-01')).toBe(false);
  });

  it('moves by months to the last day of a short one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('stands in weeks from Monday', () => {
    expect(monthOf('2026-10-22')[0]).toEqual([
      '2026-09-28',
      '2026-09-29',
      '2026-09-30',
      '2026-10-01',
      '2026-10-02',
      '2026-10-03',
      '2026-10-04',
    ]);
  });
});
