import { describe, expect, it } from '@jest/globals';
import { groupsOf, sortOf } from './grouping.ts';

const row = (name: string, branchId: string | null, teamId: string | null = null) => ({
  name,
  person: { branchId, teamId },
});
const rows = [row('Ayla', 'b'), row('Bora', null), row('Can', 'a', 't'), row('Deniz', 'b', 't')];

describe('people on the board', () => {
  it('stand together by their place, those without one last', () => {
    const named = (of: 'branch' | 'team' | 'name') =>
      groupsOf(rows, of).map(({ id, rows: own }) => [id, own.map(({ name }) => name).join(' ')]);
    expect(named('branch')).toEqual([
      ['a', 'Can'],
      ['b', 'Ayla Deniz'],
      [null, 'Bora'],
    ]);
    expect(named('team')).toEqual([
      ['t', 'Can Deniz'],
      [null, 'Ayla Bora'],
    ]);
    expect(named('name')).toEqual([[null, 'Ayla Bora Can Deniz']]);
  });

  it('are read by their place, but by name where there is only one', () => {
    expect(sortOf('branch', { branchId: '', teamId: '' })).toBe('branchId');
    expect(sortOf('branch', { branchId: 'a', teamId: '' })).toBe('name');
    expect(sortOf('team', { branchId: 'a', teamId: '' })).toBe('teamId');
    expect(sortOf('name', { branchId: '', teamId: '' })).toBe('name');
  });
});
