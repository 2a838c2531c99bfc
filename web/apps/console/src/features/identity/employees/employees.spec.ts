import { describe, expect, it } from '@jest/globals';
import { moved } from './managers/reorder.ts';
import { permissionsOf } from './permissions.ts';
import { sectionPath, sections } from './record/sections.ts';

const rights = { all: true, superAdmin: false };
const branchRights = { all: false, superAdmin: false, branches: ['a'] };
const roles = { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] };
const person = { id: 'p', status: 'ACTIVE', roles, role: 'EMPLOYEE' } as const;

describe('what may be done with a person', () => {
  it('is all for an admin', () =>
    expect(permissionsOf(person, rights, 'me')).toEqual({
      role: true,
      resign: true,
      rehire: false,
      welcome: true,
      unlock: true,
      employment: true,
      managers: true,
      workEmail: true,
    }));
  it('is neither role nor leaving for oneself', () =>
    expect(permissionsOf(person, rights, 'p')).toMatchObject({ role: false, resign: false, welcome: false }));
  it('is neither place nor managers for oneself', () =>
    expect(permissionsOf(person, rights, 'p')).toMatchObject({ employment: false, managers: false }));
  it('is no role for who is limited to branches', () =>
    expect(permissionsOf(person, branchRights, 'me').role).toBe(false));
  it('spares the accounts of those who administer more', () => {
    expect(permissionsOf({ ...person, roles: { ...roles, admin: true } }, branchRights, 'me')).toMatchObject({
      resign: false,
      welcome: false,
      unlock: false,
      workEmail: false,
    });
    expect(permissionsOf({ ...person, roles: { ...roles, superAdmin: true } }, rights, 'me').resign).toBe(false);
  });
  it('is only a rehire for who has left', () =>
    expect(permissionsOf({ ...person, status: 'RESIGNED' }, rights, 'me')).toMatchObject({
      rehire: true,
      resign: false,
      employment: false,
      welcome: false,
    }));
});

describe('moved', () => {
  it('puts an entry at another place', () =>
    expect([moved(['a', 'b', 'c'], 2, 0), moved(['a', 'b', 'c'], 0, 1)]).toEqual([
      ['c', 'a', 'b'],
      ['b', 'a', 'c'],
    ]));
  it('changes nothing outside of the list', () => expect(moved(['a'], 0, 3)).toEqual(['a']));
});

describe('sectionPath', () => {
  it('is the employee itself for the overview', () =>
    expect([sectionPath('1', sections.overview), sectionPath('1', sections.contact)]).toEqual([
      'employees/1',
      'employees/1/contact',
    ]));
});
