import { describe, expect, it } from '@jest/globals';
import { partOfDay, weekOf } from './day.ts';

describe('the day', () => {
  it.each([
    ['2026-01-01', 1],
    ['2026-10-22', 43],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
  ])('%s is in week %i', (day, week) => {
    expect(weekOf(day)).toBe(week);
  });

  it('has three parts', () => {
    expect([3, 4, 11, 12, 17, 18].map(partOfDay)).toEqual(['evening', 'morning', 'morning', 'day', 'day', 'evening']);
  });
});
