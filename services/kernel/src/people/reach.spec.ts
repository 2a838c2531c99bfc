import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  adminReach,
  mayRead,
  type ReachClause,
  reachClauses,
  type ReachKind,
  reachKindOf,
  reachKinds,
  type ReachRule,
  readsEverywhere,
} from './reach.ts';
import { hasRole, type Principal, roleOf, type Roles } from './roles.ts';

const roles: Roles = { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false };

const principal = (change: Partial<Roles> = {}, adminBranches: string[] = []): Principal => ({
  organization: 'o',
  account: 'a',
  employeeId: 'e1',
  session: 's',
  language: 'tr',
  roles: { ...roles, ...change },
  adminBranches,
  zone: 'Europe/Istanbul',
  datePattern: 'YYYY-MM-DD',
  searchLetters: 2,
  mustChangePassword: false,
  disabledAreas: [],
});

const rule: ReachRule = {
  own: 'employeeId',
  named: ['substituteId'],
  managed: ['leaveManagers', 'generalManagers'],
  branches: 'branchId',
};

const restricted = { admin: true, restrictedAdmin: true };

describe('reaching rows', () => {
  it('sees one’s own, where one is named and whom one manages', () => {
    expect(reachClauses(principal(), rule, reachKinds)).toEqual([
      { index: 'employeeId', eq: 'e1' },
      { index: 'substituteId', eq: 'e1' },
      { index: 'leaveManagers', eq: 'e1' },
      { index: 'generalManagers', eq: 'e1' },
    ]);
  });

  it('is limited to the kinds that are asked for', () => {
    expect(reachClauses(principal(), rule, ['own'])).toEqual([{ index: 'employeeId', eq: 'e1' }]);
    expect(reachClauses(principal(), rule, adminReach)).toEqual([]);
  });

  it('ends at the branches of a restricted admin', () => {
    expect(reachClauses(principal(restricted, ['b1']), rule, adminReach)).toEqual([{ index: 'branchId', in: ['b1'] }]);
    expect(reachClauses(principal(restricted, []), rule, adminReach)).toEqual([]);
  });

  it('has no end for admins and super admins', () => {
    expect(reachClauses(principal({ admin: true }), rule, adminReach)).toBeUndefined();
    expect(reachClauses(principal({ superAdmin: true, restrictedAdmin: true }), rule, adminReach)).toBeUndefined();
  });

  it('lets HR managers read people without making them admins', () => {
    expect(reachClauses(principal({ hrManager: true }), rule, reachKinds)).toBeUndefined();
    expect(reachClauses(principal({ hrManager: true }), rule, adminReach)).toEqual([]);
    expect(reachClauses(principal({ hrManager: true, ...restricted }, ['b1']), rule, adminReach)).toEqual([
      { index: 'branchId', in: ['b1'] },
    ]);
  });

  it('does not count a missing branch as one of the caller’s', () => {
    expect(reachKindOf(principal(restricted, ['b1']), rule, { branchId: null })).toEqual(new Set());
  });

  it('has no end for anybody where rows are reference data', () => {
    expect(reachClauses(principal(), { members: true }, ['members'])).toBeUndefined();
    expect(reachClauses(principal(), { members: true }, adminReach)).toEqual([]);
    expect(reachClauses(principal(), {}, ['members'])).toEqual([]);
  });
});

describe('clauses and the kinds of one row', () => {
  const person = fc.constantFrom('e1', 'e2', null);
  const rowOf = fc.record({
    employeeId: person,
    substituteId: person,
    leaveManagers: fc.array(fc.constantFrom('e1', 'e2')),
    generalManagers: fc.array(fc.constantFrom('e1', 'e2')),
    branchId: fc.constantFrom('b1', 'b2', null),
  });
  const flags = fc.record({
    admin: fc.boolean(),
    restrictedAdmin: fc.boolean(),
    superAdmin: fc.boolean(),
    hrManager: fc.boolean(),
  });
  const branches = fc.subarray(['b1', 'b2']);
  const kindsOf = fc.subarray<ReachKind>([...reachKinds]);

  const stored = (row: Record<string, unknown>, clause: ReachClause): boolean => {
    const value = row[clause.index];
    const values = Array.isArray(value) ? value : [value];
    return 'eq' in clause ? values.includes(clause.eq) : values.some((one) => clause.in.includes(one));
  };

  it('agree for every caller, row and choice of kinds', () => {
    fc.assert(
      fc.property(
        flags,
        branches,
        rowOf,
        kindsOf,
        fc.constantFrom(rule, { ...rule, members: true as const }),
        (change, adminBranches, row, kinds, rule) => {
          const caller = principal(change, adminBranches);
          const clauses = reachClauses(caller, rule, kinds);
          const found = clauses === undefined || clauses.some((clause) => stored(row, clause));
          const reached = reachKindOf(caller, rule, row);
          expect(kinds.some((kind) => reached.has(kind))).toBe(found);
        },
      ),
    );
  });

  it('allow filtering by a guarded field only where every reached row may be read', () => {
    fc.assert(
      fc.property(flags, branches, rowOf, kindsOf, (change, adminBranches, row, kinds) => {
        const caller = principal(change, adminBranches);
        const reached = reachKindOf(caller, rule, row);
        if (readsEverywhere(caller, rule, 'pay', kinds) && kinds.some((kind) => reached.has(kind)))
          expect(mayRead('pay', reached)).toBe(true);
      }),
    );
  });
});

describe('guards', () => {
  it('close the file to managers and pay and health to HR managers', () => {
    expect(mayRead('file', new Set(['managed', 'named']))).toBe(false);
    expect(mayRead('file', new Set(['hr']))).toBe(true);
    expect(mayRead('pay', new Set(['hr', 'managed']))).toBe(false);
    expect(mayRead('health', new Set(['own', 'managed']))).toBe(true);
  });

  it('open filters to those who read every row they reach', () => {
    expect(readsEverywhere(principal({ admin: true }), rule, 'pay', reachKinds)).toBe(true);
    expect(readsEverywhere(principal({ hrManager: true }), rule, 'pay', reachKinds)).toBe(false);
    expect(readsEverywhere(principal(), rule, 'pay', ['own', 'managed'])).toBe(false);
    expect(readsEverywhere(principal(), rule, 'pay', ['own'])).toBe(true);
  });
});

describe('the role that is shown', () => {
  it.each<[Partial<Roles>, string]>([
    [{}, 'EMPLOYEE'],
    [{ hrManager: true }, 'HR_MANAGER'],
    [{ admin: true, hrManager: true }, 'ADMIN'],
    [restricted, 'RESTRICTED_ADMIN'],
    [{ ...restricted, superAdmin: true }, 'SUPER_ADMIN'],
  ])('for %j is %s', (change, role) => {
    expect(roleOf({ ...roles, ...change })).toBe(role);
  });
});

describe('having a role', () => {
  it('makes a super admin an admin too, and never a restricted one', () => {
    expect(hasRole(principal({ superAdmin: true }), ['ADMIN'])).toBe(true);
    expect(hasRole(principal(restricted), ['ADMIN', 'SUPER_ADMIN'])).toBe(false);
    expect(hasRole(principal(restricted), ['RESTRICTED_ADMIN'])).toBe(true);
    expect(hasRole(principal({ admin: true }), ['SUPER_ADMIN'])).toBe(false);
    expect(hasRole(principal(), ['HR_MANAGER'])).toBe(false);
    expect(hasRole(principal({ hrManager: true }), ['HR_MANAGER'])).toBe(true);
  });
});
