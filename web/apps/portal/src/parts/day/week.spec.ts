import { describe, expect, it } from '@jest/globals';
import { weekOf } from './week.ts';

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
});
