import { describe, expect, it } from '@jest/globals';
import { daysFilter } from './filter.ts';
import { typeOf } from './model.ts';

const day = (...shiftIds: string[]) => ({ date: '2026-06-01', shiftIds, before: ['day'] });

describe('a request for other shifts', () => {
  it.each([
    ['shift', [day('night')]],
    ['freeDay', [day(), day()]],
    ['swap', [day(), day('day')]],
  ])('is one for a %s by its days', (type, days) => {
    expect(typeOf({ days })).toBe(type);
  });

  it('is found by any of its days', () => {
    expect(daysFilter({ days: { from: '2026-06-01', to: '2026-06-30' }, status: ['PENDING'] })).toEqual({
      status: ['PENDING'],
      from: { to: '2026-06-30' },
      to: { from: '2026-06-01' },
    });
    expect(daysFilter({ days: { from: '2026-06-01' } })).toEqual({ to: { from: '2026-06-01' } });
  });
});
