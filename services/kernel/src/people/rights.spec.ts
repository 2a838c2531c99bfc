import { describe, expect, it } from '@jest/globals';
import { hasAllRightsOf, type Rights } from './rights.ts';

const nobody: Rights = { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] };
const restricted = (...adminBranches: string[]): Rights => ({
  ...nobody,
  admin: true,
  restrictedAdmin: true,
  adminBranches,
});
const accounts = {
  employee: nobody,
  'HR manager': { ...nobody, hrManager: true },
  'admin of b1': restricted('b1'),
  'admin of b1, HR manager': { ...restricted('b1'), hrManager: true },
  'admin of b2': restricted('b2'),
  'admin of b1 and b2': restricted('b1', 'b2'),
  'admin without branches': restricted(),
  admin: { ...nobody, admin: true },
  'super admin': { ...nobody, superAdmin: true },
} satisfies Record<string, Rights>;
type Account = keyof typeof accounts;
const names = Object.keys(accounts) as Account[];
const all = (actor: Account, managesOutside = false) =>
  names.filter((other) => hasAllRightsOf(accounts[actor], accounts[other], { managesOutside }));

describe('having all rights of another account', () => {
  it.each<[Account, Account[]]>([
    ['employee', ['employee', 'admin without branches']],
    ['HR manager', ['employee', 'HR manager', 'admin without branches']],
    ['admin of b1', ['employee', 'admin of b1', 'admin without branches']],
    [
      'admin of b1, HR manager',
      ['employee', 'HR manager', 'admin of b1', 'admin of b1, HR manager', 'admin without branches'],
    ],
    ['admin of b1 and b2', ['employee', 'admin of b1', 'admin of b2', 'admin of b1 and b2', 'admin without branches']],
    ['admin', names.filter((name) => name !== 'super admin')],
    ['super admin', names],
  ])('an %s has those of %j only', (actor, others) => expect(all(actor)).toEqual(others));

  it.each<[Account, Account[]]>([
    ['admin of b1', []],
    ['admin', names.filter((name) => name !== 'super admin')],
    ['super admin', names],
  ])('an %s, of those who manage people elsewhere, has those of %j only', (actor, others) =>
    expect(all(actor, true)).toEqual(others),
  );

  it('is had of oneself and passed on', () => {
    const has = (a: Account, b: Account) => hasAllRightsOf(accounts[a], accounts[b], { managesOutside: false });
    for (const a of names) {
      expect([a, has(a, a)]).toEqual([a, true]);
      for (const b of names)
        for (const c of names) if (has(a, b) && has(b, c)) expect([a, c, has(a, c)]).toEqual([a, c, true]);
    }
  });
});
