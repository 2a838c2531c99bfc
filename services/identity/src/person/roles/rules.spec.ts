import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { aPerson, noRoles } from '../../testing/past.ts';
import { person, type PersonEvent } from '../events.ts';
import { type PersonState } from '../state.ts';
import { changeRoles, type RoleFacts } from './rules.ts';

const given = (...past: PersonEvent[]) => givenStream(person, [aPerson(), ...past]);
const b1 = '018f0000-0000-7000-8000-000000000005';

describe('changing roles', () => {
  const change =
    (input: object, facts: Partial<RoleFacts> = {}) =>
    (state: PersonState) =>
      changeRoles(state, input, { self: false, by: { ...noRoles, superAdmin: true }, otherSuperAdmin: true, ...facts });
  const superAdmin = { type: 'RolesChanged' as const, data: { ...noRoles, admin: true, superAdmin: true } };

  it('records all flags together', () =>
    given()
      .when(change({ hrManager: true }))
      .then({ type: 'RolesChanged', data: { ...noRoles, hrManager: true } }));
  it('records nothing where nothing changes', () =>
    given(superAdmin)
      .when(change({ admin: true }))
      .nothing());
  it('is not for one’s own', () =>
    given()
      .when(change({ hrManager: true }, { self: true }))
      .rejected('own_role'));
  it('leaves super admins to super admins', () => {
    given()
      .when(change({ superAdmin: true }, { by: { ...noRoles, admin: true } }))
      .rejected('forbidden');
    given(superAdmin)
      .when(change({ superAdmin: false }, { by: { ...noRoles, admin: true } }))
      .rejected('forbidden');
    given(superAdmin)
      .when(change({ hrManager: true }, { by: { ...noRoles, admin: true } }))
      .rejected('forbidden');
  });
  it('keeps the last super admin', () => {
    given(superAdmin)
      .when(change({ superAdmin: false }, { otherSuperAdmin: false }))
      .rejected('last_super_admin');
    given(superAdmin)
      .when(change({ superAdmin: false }))
      .then({ type: 'RolesChanged', data: { ...noRoles, admin: true } });
  });
  it('wants branches for a restricted admin', () => {
    given()
      .when(change({ restrictedAdmin: true }))
      .rejected('admin_branches_required', { adminBranches: 'admin_branches_required' });
    given()
      .when(change({ restrictedAdmin: true, adminBranches: [b1] }))
      .then({ type: 'RolesChanged', data: { ...noRoles, restrictedAdmin: true, adminBranches: [b1] } });
  });
});
