import { describe, expect, it } from '@jest/globals';
import { weekOfYear } from './week.ts';

describe('the number of a week', () => {
  it('is that of its Thursday', () => {
    expect(weekOfYear('2026-12-14')).toBe(51);
    expect(weekOfYear('2025-12-29')).toBe(1);
    expect(weekOfYear('2026-12-28')).toBe(53);
  });
});
