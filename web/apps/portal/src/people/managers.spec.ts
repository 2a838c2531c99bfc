import { describe, expect, it } from '@jest/globals';
import { kindsByManager, managersOf } from './managers.ts';

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
