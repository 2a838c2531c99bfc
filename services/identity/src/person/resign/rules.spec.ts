import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { aPerson, employmentChanged, noRoles } from '../../testing/past.ts';
import { person, type PersonEvent } from '../events.ts';
import { type PersonState } from '../state.ts';
import { resign } from './rules.ts';

const given = (...past: PersonEvent[]) => givenStream(person, [aPerson(), ...past]);
const quit = { quitDate: '2026-01-31', quitReason: 'RESIGNATION' } as const;
const resigned = { type: 'PersonResigned' as const, data: quit };

describe('resigning', () => {
  const leave =
    (quitDate = '2026-01-31', more: object = {}) =>
    (state: PersonState) =>
      resign(
        state,
        { ...quit, quitDate },
        { today: '2026-02-01', planId: 'plan1', self: false, otherSuperAdmin: true, ...more },
      );
  const superAdmin = { type: 'RolesChanged' as const, data: { ...noRoles, admin: true, superAdmin: true } };

  it('is one event', () => given().when(leave()).then(resigned));
  it('is possible on the day of hiring', () =>
    given()
      .when(leave('2024-03-01'))
      .then({ type: 'PersonResigned', data: { ...quit, quitDate: '2024-03-01' } }));
  it('is not possible before hiring', () =>
    given().when(leave('2024-02-29')).rejected('date_before_hiring', { quitDate: 'date_before_hiring' }));
  it('goes by the hiring date as it was corrected', () =>
    given(employmentChanged({ hiredDate: '2025-01-01' }))
      .when(leave('2024-12-31'))
      .rejected('date_before_hiring'));
  it('is a plan until the last day is over', () =>
    given()
      .when(leave('2026-02-01'))
      .then({ type: 'ResignationPlanned', data: { id: 'plan1', ...quit, quitDate: '2026-02-01' } }));
  it('is planned ahead, once', () => {
    const ahead = { type: 'ResignationPlanned', data: { id: 'plan1', ...quit, quitDate: '2026-02-01' } } as const;
    given().when(leave('2026-02-01')).then(ahead);
    given(ahead).when(leave('2026-03-01')).rejected('already_resigned');
  });
  it('takes back what is planned for later', () =>
    given({ type: 'EmploymentChangePlanned', data: { id: 'a', effectiveOn: '2026-02-02', jobId: 'j2' } })
      .when(leave())
      .then(resigned, { type: 'PlannedChangeRevoked', data: { id: 'a' } }));
  it('ends roles and permissions', () => {
    const ended: PersonEvent[] = [
      { type: 'RolesChanged', data: noRoles },
      { type: 'PermissionChanged', data: { approveLeave: false } },
    ];
    given(
      {
        type: 'RolesChanged',
        data: { ...noRoles, restrictedAdmin: true, adminBranches: ['018f0000-0000-7000-8000-000000000005'] },
      },
      { type: 'PermissionChanged', data: { approveLeave: true, assignShift: false } },
    )
      .when(leave())
      .then(resigned, ...ended);
  });
  it('is not for oneself', () =>
    given()
      .when(leave(undefined, { self: true }))
      .rejected('own_account'));
  it('keeps the last super admin', () =>
    given(superAdmin)
      .when(leave(undefined, { otherSuperAdmin: false }))
      .rejected('last_super_admin'));
  it('happens once', () => given(resigned).when(leave()).rejected('already_resigned'));
});
