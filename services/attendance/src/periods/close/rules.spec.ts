import { describe, expect, it } from '@jest/globals';
import { stateAfter } from '@kadro/chassis/testing/rules';
import { period } from '../events.ts';
import { openPeriod } from '../open/rules.ts';
import { closePeriod } from './rules.ts';

const opened = openPeriod(period.initial, 'north', '2026-06');
const state = stateAfter(period, opened);
const over = { today: '2026-07-01', incalculable: [], unfinished: [], by: 'hr' };
const odd = { employeeId: 'mia', date: '2026-06-03' };
const named = (name: string) => expect.objectContaining({ message: expect.stringContaining(name) });

describe('a month of a branch', () => {
  it('is open once, from its first to its last day', () => {
    expect(opened).toMatchObject([{ data: { from: '2026-06-01', to: '2026-06-30' } }]);
    expect(openPeriod(state, 'north', '2026-06')).toEqual([]);
  });

  it('is closed when it is over there, and once', () => {
    expect(() => closePeriod(state, [], { ...over, today: '2026-06-30' })).toThrow(named('period_not_over'));
    expect(() => closePeriod(state, [], { ...over, unfinished: [odd] })).toThrow(named('period_not_over'));
    const closed = closePeriod(state, [], over);
    expect(closed).toEqual([{ type: 'PeriodClosed', data: { by: 'hr' } }]);
    expect(() => closePeriod(stateAfter(period, [...opened, ...closed]), [], over)).toThrow(
      named('period_closed_already'),
    );
  });

  it('has days that cannot be calculated taken as they are, each with a reason, and no others', () => {
    const facts = { ...over, incalculable: [odd] };
    expect(() => closePeriod(state, [{ ...odd, employeeId: 'tom', reason: 'Noon' }], facts)).toThrow(
      named('period_incalculable'),
    );
    const taken = [
      { ...odd, reason: 'There until noon' },
      { ...odd, date: '2026-06-04', reason: 'In vain' },
    ];
    expect(closePeriod(state, taken, facts)).toEqual([
      { type: 'DayTakenAsItIs', data: { ...odd, reason: 'There until noon', by: 'hr' } },
      { type: 'PeriodClosed', data: { by: 'hr' } },
    ]);
  });
});
