import { describe, expect, it } from '@jest/globals';
import { requestFilter } from './filter.ts';

describe('the filter of leave requests', () => {
  it('finds what overlaps with a range', () =>
    expect(requestFilter({ during: { from: '2026-10-01', to: '2026-10-31' } })).toEqual({
      beginDate: { to: '2026-10-31' },
      endDate: { from: '2026-10-01' },
    }));
  it('leaves an end open', () =>
    expect(requestFilter({ during: { from: '2026-10-01' } })).toEqual({ endDate: { from: '2026-10-01' } }));
  it('calls the status as the contract does', () =>
    expect(requestFilter({ requestStatus: ['PENDING'], branchId: 'b', q: 'ay' })).toEqual({
      status: ['PENDING'],
      branchId: 'b',
      q: 'ay',
    }));
  it('is empty for nothing', () => expect(requestFilter()).toEqual({}));
});
