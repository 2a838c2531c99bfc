import { describe, expect, it } from '@jest/globals';
import { kindsByManager, managersOf } from './managers.ts';
import { nextHolidays } from '../features/home/dashboard/next-holidays.ts';

const management = {
  generalManagers: null,
  leaveManagers: ['b', 'a'],
  shiftManagers: ['c'],
  overtimeManagers: [],
  expenseManagers: ['b'],
};

describe('the managers of a person', () => {
  it('are each named once, the direct one first, with their kinds', () => {
    expect([...kindsByManager({ managerId: 'a', management })]).toEqual([
      ['a', ['managerId', 'leaveManagers']],
      ['b', ['leaveManagers', 'expenseManagers']],
      ['c', ['shiftManagers']],
    ]);
  });

  it('keep the order of a list', () => {
    expect(managersOf({ managerId: null, management }, 'leaveManagers')).toEqual(['b', 'a']);
  });

  it('are nobody where nothing may be read', () => {
    expect(kindsByManager({ managerId: null, management: null }).size).toBe(0);
  });
});

describe('the next holidays', () => {
  const on = (id: string, date: string) => ({ id, date, name: id, part: 'FULL' as const });

  it('are the earliest of all lists, each once', () => {
    const rows = [on('b', '2027-01-01'), on('a', '2026-10-29'), on('b', '2027-01-01'), on('c', '2027-04-23')];
    expect(nextHolidays(rows, 2).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
