import { describe, expect, it } from '@jest/globals';
import { totalsFilter } from './totals-filter.ts';

describe('the filter of sums', () => {
  it('is that of the list', () =>
    expect(
      totalsFilter({
        branchId: 'b',
        date: { from: '2026-10-01', to: '2026-10-31' },
        state: ['NOT_COME', 'INCALCULABLE'],
        colour: 'RED',
      }),
    ).toEqual({
      branchId: 'b',
      from: '2026-10-01',
      to: '2026-10-31',
      state: ['INCALCULABLE', 'NOT_COME'],
      colour: 'RED',
    }));

  it('takes a single day as both ends, and leaves out what nobody asks', () =>
    expect(totalsFilter({ date: '2026-10-05', type: 'nothing' })).toEqual({ from: '2026-10-05', to: '2026-10-05' }));
});
