import { describe, expect, it } from '@jest/globals';
import { closedRanges, mustBeOpen, onDates, since } from './rules.ts';

const june = { branchId: 'north', from: '2026-06-01', to: '2026-06-30' };
const person = {
  places: [
    { from: '2026-01-01', branchId: 'north', workingPattern: null },
    { from: '2026-06-16', branchId: 'south', workingPattern: null },
  ],
};
const closed = closedRanges([june], person);
const refusal = expect.objectContaining({ message: expect.stringContaining('period_closed') });

describe('days of a closed month', () => {
  it('are those on which the person was at its branch', () =>
    expect(closed).toEqual([{ from: '2026-06-01', to: '2026-06-15' }]));

  it('of the organization are those on which the person had no branch', () => {
    const places = [person.places[0]!, { ...person.places[1]!, branchId: null }];
    const ofNone = closedRanges([{ ...june, branchId: null }], { places });
    expect(ofNone).toEqual([{ from: '2026-06-16', to: '2026-06-30' }]);
    expect(closedRanges([{ ...june, branchId: null }], person)).toEqual([]);
  });

  it('are changed with a reason only, which the event carries', () => {
    expect(() => mustBeOpen(closed, onDates(['2026-06-15']), undefined)).toThrow(refusal);
    expect(() => mustBeOpen(closed, since('2026-05-01'), null)).toThrow(refusal);
    const correction = { reason: 'Forgotten' };
    expect(mustBeOpen(closed, onDates(['2026-06-15']), correction)).toEqual({ correction: 'Forgotten' });
    expect(() => mustBeOpen(closed, onDates(['2026-06-15']), { reason: '...' })).toThrow();
  });

  it('leave all others alone', () => {
    expect(mustBeOpen(closed, onDates(['2026-05-31', '2026-06-16']), undefined)).toEqual({});
    expect(mustBeOpen(closed, since('2026-06-16'), { reason: 'Not needed' })).toEqual({});
  });
});
