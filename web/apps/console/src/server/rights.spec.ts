import { describe, expect, it } from '@jest/globals';
import { placesFor } from '../shell/navigation.ts';
import { mayUseConsole, rightsOf } from './rights.ts';

const nobody = { admin: false, restrictedAdmin: false, superAdmin: false, adminBranches: [] };

describe('the rights of a session', () => {
  it('let admins of every kind in', () => {
    expect(
      [nobody, { ...nobody, admin: true }, { ...nobody, restrictedAdmin: true }, { ...nobody, superAdmin: true }].map(
        mayUseConsole,
      ),
    ).toEqual([false, true, true, true]);
  });
  it('limit a restricted admin to branches', () => {
    expect(rightsOf({ ...nobody, admin: true, restrictedAdmin: true, adminBranches: ['a'] })).toEqual({
      all: false,
      superAdmin: false,
      branches: ['a'],
    });
  });
  it('show a restricted admin no place that would refuse', () => {
    const names = placesFor({ all: false, superAdmin: false }).flatMap(({ places }) => places.map(({ name }) => name));
    expect(names).toEqual(['employees', 'leave-requests', 'leave-balances', 'sessions']);
  });
  it('show the operations to super admins only', () => {
    const has = (superAdmin: boolean) =>
      placesFor({ all: true, superAdmin }).some(({ places }) => places.some(({ name }) => name === 'operations'));
    expect([has(true), has(false)]).toEqual([true, false]);
  });
});
