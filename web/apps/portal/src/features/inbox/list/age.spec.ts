import { describe, expect, it } from '@jest/globals';
import { ageOf } from './age.ts';

const now = new Date('2026-10-22T12:40:00Z');

describe('ageOf', () => {
  it.each([
    ['2026-10-22T12:39:31Z', { value: 0, unit: 'minute' }],
    ['2026-10-22T12:41:00Z', { value: 0, unit: 'minute' }],
    ['2026-10-22T11:41:00Z', { value: 59, unit: 'minute' }],
    ['2026-10-22T10:00:00Z', { value: 2, unit: 'hour' }],
    ['2026-10-16T12:00:00Z', { value: 6, unit: 'day' }],
    ['2026-10-15T12:00:00Z', null],
  ])('of %s is %p', (instant, age) => {
    expect(ageOf(instant, now)).toEqual(age);
  });
});
