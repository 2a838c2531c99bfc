import { describe, expect, it } from '@jest/globals';
import { stateAfter } from '@kadro/chassis/testing/rules';
import { type Figures, none } from '../figures.ts';
import { periodPerson } from './events.ts';
import { closeMonth, findDifferences } from './rules.ts';

const month = { periodId: 'north~2026-06', branchId: 'north', month: '2026-06', employeeId: 'mia' };
const person = { ...month, staffNumber: '7', firstName: 'Mia', lastName: 'Vogt', position: '1', rules: [] };
const day = (actualWorkTime: number, state: Figures['state'] = 'CALCULATED'): Figures => ({
  ...none,
  type: 'WORKDAY',
  state,
  actualWorkTime,
});
const days = (...of: [string, Figures][]) => ({ days: new Map(of), due: null });
const found = {
  ...month,
  cause: 'READING' as const,
  causedBy: 'e1',
  by: 'a1',
  terminalId: null,
  reason: 'Read late',
  payableIn: '2026-07',
};
const [first, second] = ['2026-06-01', '2026-06-02'] as const;
const closed = closeMonth(periodPerson.initial, {
  ...person,
  ...days([first, day(480)], [second, day(300, 'INCALCULABLE')]),
  isTaken: (date) => date === second,
});

describe('a month of somebody', () => {
  it('is closed with what it comes to, days taken as they are with it', () =>
    expect(closed).toMatchObject([
      { data: { sums: { actualWorkTime: 780 }, days: [{ asItIs: false }, { date: second, asItIs: true }] } },
    ]));

  it('is closed once, and not where there is nothing', () => {
    expect(closeMonth(stateAfter(periodPerson, closed), { ...person, ...days(), isTaken: () => false })).toEqual([]);
    expect(closeMonth(periodPerson.initial, { ...person, ...days(), isTaken: () => false })).toEqual([]);
  });
});

describe('a difference', () => {
  const state = stateAfter(periodPerson, closed);

  it('is recorded for each date that says something else, once', () => {
    const later = days([first, day(480)], [second, day(465)]);
    const events = findDifferences(state, { ...found, ...later });
    expect(events).toMatchObject([
      {
        type: 'PeriodDifferenceRecorded',
        data: {
          id: 'north~2026-06~mia~2026-06-02~1',
          before: { state: 'INCALCULABLE', actualWorkTime: 300 },
          after: { state: 'CALCULATED', actualWorkTime: 465 },
          change: { actualWorkTime: 165 },
        },
      },
    ]);
    const known = stateAfter(periodPerson, [...closed, ...events]);
    expect(findDifferences(known, { ...found, ...later })).toEqual([]);
    expect(findDifferences(known, { ...found, ...days([first, day(480)]) })).toMatchObject([
      { data: { id: 'north~2026-06~mia~2026-06-02~2', after: null, change: { actualWorkTime: -465 } } },
    ]);
  });

  it('that time alone makes is waited for', () => {
    const same = { days: new Map(state.days), due: '2026-07-05T22:00:00Z' };
    expect(findDifferences(state, { ...found, ...same })).toMatchObject([{ type: 'PersonMonthLookedAt' }]);
  });
});
