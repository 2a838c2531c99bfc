import { describe, expect, it } from '@jest/globals';
import { periodFilter } from './filter.ts';

describe('the filter of the months', () => {
  it('finds months that have a day of the range', () =>
    expect(periodFilter({ month: { from: '2026-06-10', to: '2026-07-02' }, branchId: 'b' })).toEqual({
      branchId: 'b',
      from: { to: '2026-07-02' },
      to: { from: '2026-06-10' },
    }));
  it('may be open at an end', () => {
    expect(periodFilter({ month: { from: '2026-06-10' } })).toEqual({ to: { from: '2026-06-10' } });
    expect(periodFilter({ month: { to: '2026-06-10' } })).toEqual({ from: { to: '2026-06-10' } });
  });
  it('leaves the others as they are', () => expect(periodFilter({ state: ['OPEN'] })).toEqual({ state: ['OPEN'] }));
});
