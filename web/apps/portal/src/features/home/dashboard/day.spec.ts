import { describe, expect, it } from '@jest/globals';
import { partOfDay } from './day.ts';

describe('the day', () => {
  it('has three parts', () => {
    expect([3, 4, 11, 12, 17, 18].map(partOfDay)).toEqual(['evening', 'morning', 'morning', 'day', 'day', 'evening']);
  });
});
