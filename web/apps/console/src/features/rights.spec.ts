import { describe, expect, it } from '@jest/globals';
import { featuresFor, navigationOf } from '../manifest/compose.ts';
import { mayUseConsole, rightsOf } from '../server/session/rights.ts';
import { features } from './index.ts';

const destinationsFor = (rights: { all: boolean; superAdmin: boolean }) => navigationOf(featuresFor(features, rights));
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
    const names = destinationsFor({ all: false, superAdmin: false }).flatMap(({ destinations }) =>
      destinations.map(({ name }) => name),
    );
    expect(names).toEqual([
      'employees',
      'now',
      'workplans',
      'timesheets',
      'periods',
      'clock-records',
      'workplan-requests',
      'clock-corrections',
      'overtimes',
      'leave-requests',
      'leave-balances',
      'audit-log',
      'sessions',
    ]);
  });
  it('show the audit log to super admins and to admins of branches', () => {
    const has = (rights: { all: boolean; superAdmin: boolean }) =>
      destinationsFor(rights).some(({ destinations }) => destinations.some(({ name }) => name === 'audit-log'));
    expect([
      has({ all: true, superAdmin: true }),
      has({ all: false, superAdmin: false }),
      has({ all: true, superAdmin: false }),
    ]).toEqual([true, true, false]);
  });
  it('show the operations to super admins only', () => {
    const has = (superAdmin: boolean) =>
      destinationsFor({ all: true, superAdmin }).some(({ destinations }) =>
        destinations.some(({ name }) => name === 'operations'),
      );
    expect([has(true), has(false)]).toEqual([true, false]);
  });
});
