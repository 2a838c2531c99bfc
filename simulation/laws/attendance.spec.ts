import { describe, expect, it } from '@jest/globals';
import { type Act } from '../people/act.ts';
import { ofAttendance } from './attendance.ts';

const worked = {
  id: 'ada_2026-03-02',
  date: '2026-03-02',
  state: 'CALCULATED',
  expectedWorkTime: 480,
  actualWorkTime: 450,
  overtime: 30,
  missingTime: 60,
  leaveTime: 0,
  breakTime: 45,
  assignedShifts: [{ shiftType: 'FIX' }],
};

/** Differences that a screen shows on Thursday, of one day that it lists. */
function broken(change: object): string[] {
  const data = { timesheets: { items: [{ ...worked, ...change }] } };
  const asked = { method: 'POST', path: '/graphql' } as const;
  const act: Act = {
    n: 1,
    at: '2026-03-05T12:00:00Z',
    who: 'e1',
    wish: '',
    correlation: '',
    asked,
    answer: { status: 200, headers: {}, body: { data } },
    faults: [],
  };
  return ofAttendance().flatMap((law) => law.afterAct!({ act, events: [], notes: [] }));
}

describe('a day that is shown', () => {
  it.each([
    ['adds up', {}],
    ['does so with leave', { actualWorkTime: 240, overtime: 0, missingTime: 0, leaveTime: 240 }],
    ['need not while it lasts', { date: '2026-03-05', missingTime: 0 }],
    ['need not where it cannot be calculated', { state: 'INCALCULABLE', missingTime: 0 }],
    ['need not where its week does', { missingTime: 0, assignedShifts: [{ shiftType: 'DYNAMIC' }] }],
  ])('%s', (_what, change) => expect(broken(change)).toEqual([]));

  it.each([
    ['a minute is lost', { missingTime: 59 }],
    ['something is negative', { actualWorkTime: 520, missingTime: -10 }],
    ['it is longer than a day can be', { breakTime: 3_000 }],
  ])('does not hold where %s', (_what, change) => expect(broken(change)).toHaveLength(1));
});
