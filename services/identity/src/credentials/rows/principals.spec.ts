import { describe, expect, it } from '@jest/globals';
import { type Happened, projectRows } from '@kadro/chassis/testing/rules';
import { aPerson, employmentChanged, managementChanged, noRoles } from '../../testing/past.ts';
import { leaving, listsPlanned, moveInEffect, movePlanned, resignationPlanned } from '../../testing/plans.ts';
import { type PersonEvent } from '../../person/events.ts';
import { type PrincipalRow, principals } from './principals.ts';

const past = aPerson();
const lists = { generalManagers: [], leaveManagers: [], shiftManagers: [], overtimeManagers: [], expenseManagers: [] };
const resignedAtOnce: PersonEvent = {
  type: 'PersonResigned',
  data: { quitDate: '2026-01-31', quitReason: 'DISMISSAL', quitDescription: 'why', interviewMade: true },
};

describe('what signing in needs of a person', () => {
  const rows = (...events: Happened[]) => projectRows(principals, [past, ...events] as Happened[]);
  const row = (...events: Happened[]) => (rows(...events)['o1/id1'] as PrincipalRow | undefined)!;
  const rightsOf = (...events: Happened[]) => [row(...events).access, row(...events).sign];
  const password = (type: string): Happened => ({ type, data: { hash: 'h', ended: [] }, category: 'credentials' });

  it('begins with the hiring', () =>
    expect(row()).toMatchObject({
      status: 'ACTIVE',
      language: 'de',
      branchId: 'b1',
      roles: noRoles,
      access: 'e0',
      sign: 'e0',
      temporary: false,
      passwordAt: '',
    }));

  it.each<[string, Happened]>([
    ['a role', { type: 'RolesChanged', data: { ...noRoles, hrManager: true } }],
    ['the branch', employmentChanged({ branchId: 'b2' })],
    ['the manager', employmentChanged({ managerId: 'm1' })],
    ['lists of managers', managementChanged({ ...lists, added: ['m1'], removed: [] })],
  ])('ends access, not signing in, with %s', (_what, event) => expect(rightsOf(event)).toEqual(['e1', 'e0']));

  it.each<[string, Happened[], object]>([
    ['resigning', [resignedAtOnce], { status: 'RESIGNED' }],
    ['rehiring', [{ type: 'PersonRehired', data: { hiredDate: '2026-03-01' } }], { status: 'ACTIVE' }],
    ['a first password', [password('PasswordIssued')], { temporary: true, passwordAt: '2026-01-05T08:00:01.000Z' }],
    ['an own password', [password('PasswordChanged')], { temporary: false, passwordAt: '2026-01-05T08:00:01.000Z' }],
  ])('ends everything with %s', (_what, events, expected) =>
    expect(row(...events)).toMatchObject({ access: 'e0', sign: 'e1', ...expected }),
  );

  it.each<[string, Happened]>([
    ['a job', employmentChanged({ jobId: 'j2' })],
    ['a phone', { type: 'ProfileChanged', data: { phone: '+49' } }],
    ['an address', { type: 'ContactChanged', data: { address: 'A' } }],
  ])('ends nothing with %s', (_what, event) => expect(rightsOf(event)).toEqual(['e0', 'e0']));

  it('ends the access of those who came to or went from a list', () => {
    const others = ['m1', 'm2', 'm3'].map((id) => ({ ...past, id }));
    const after = rows(
      ...others,
      managementChanged({ ...lists, leaveManagers: ['m1', 'm3'], added: ['m1'], removed: ['m2'] }),
    );
    expect(['m1', 'm2', 'm3'].map((id) => after[`o1/${id}`]?.access)).toEqual(['e4', 'e4', 'e3']);
  });
  it('takes over language, branch and role', () =>
    expect(
      row({ type: 'LanguageChanged', data: { language: 'ar' } }, employmentChanged({ branchId: 'b2' }), {
        type: 'RolesChanged',
        data: { ...noRoles, admin: true },
      }),
    ).toMatchObject({ language: 'ar', branchId: 'b2', roles: { admin: true } }));
});

describe('the account of somebody whose change takes effect', () => {
  const account = (id: string, ...events: PersonEvent[]) => projectRows(principals, [aPerson(), ...events])[`o1/${id}`];

  it('moves with the branch, and its access token ends', () =>
    expect(account('id1', movePlanned, moveInEffect)).toMatchObject({ branchId: 'b2', access: 'e2', sign: 'e0' }));
  it('is as it was while it is planned, and after what was replaced', () =>
    expect(
      account('id1', movePlanned, listsPlanned, employmentChanged({ branchId: 'b3', superseded: ['branchId'] })),
    ).toMatchObject({
      branchId: 'b1',
      access: 'e0',
    }));
  it('ends with a resignation', () =>
    expect(
      account('id1', resignationPlanned, {
        type: 'ResignationTookEffect',
        data: { id: 'leave', quitDate: '2026-03-01', ...leaving },
      }),
    ).toMatchObject({ status: 'RESIGNED', sign: 'e2' }));
});
