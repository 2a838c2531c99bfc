import { describe, it } from '@jest/globals';
import { type Draft } from '@kadro/chassis';
import { given as givenStream } from '@kadro/chassis/testing';
import { person } from '../events.ts';
import { type PersonState } from '../state.ts';
import { changeEmployment } from './rules.ts';
import { changeManagement } from '../managers/rules.ts';
import { changeRoles, type RoleFacts } from '../roles/rules.ts';
import { changeSection } from '../sections/rules.ts';
import { rehire } from '../rehire/rules.ts';
import { resign } from '../resign/rules.ts';
import { aPerson, employmentChanged, managementChanged, noRoles } from '../../testing/past.ts';

const given = (...past: Draft<(typeof person)['events']>[]) => givenStream(person, [aPerson(), ...past]);
const [m1, m2, m3, p1, b1] = [1, 2, 3, 4, 5].map((n) => `018f0000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
  string,
];
const quit = { quitDate: '2026-01-31', quitReason: 'RESIGNATION' } as const;
const today = '2026-02-01';
const facts = { today, planId: 'plan1' };
const resigned = { type: 'PersonResigned' as const, data: quit };

describe('changing a sub-record', () => {
  const profile = (input: object) => (state: PersonState) => changeSection('profile')(state, input as never);
  const contact = (input: object) => (state: PersonState) => changeSection('contact')(state, input as never);

  it('records the changed fields only, seeing personal ones through their mask', () =>
    given()
      .when(profile({ firstName: 'Deniz', lastName: 'Kaya', phone: '+49301112233' }))
      .then({ type: 'ProfileChanged', data: { lastName: 'Kaya' } }));

  it('records nothing where nothing changes', () =>
    given()
      .when(profile({ firstName: 'Deniz', workEmail: 'deniz@a.example' }))
      .nothing());

  it('leaves absent fields alone and clears null ones', () =>
    given({ type: 'ContactChanged', data: { address: 'Hauptstr. 1', email: 'd@home.example' } })
      .when(contact({ address: null, email: undefined }))
      .then({ type: 'ContactChanged', data: { address: null } }));

  it('does not clear what is not there', () =>
    given()
      .when(contact({ address: null }))
      .nothing());

  it('does not repeat flags that are as a person starts with them', () => {
    given()
      .when((state) => changeSection('notification')(state, { leave: true, shift: true, overtime: true }))
      .nothing();
    given()
      .when(profile({ emailNotification: true, smsNotification: true }))
      .nothing();
  });

  it('records what was not said before, a no too, and once', () => {
    const said = { type: 'PermissionChanged', data: { approveLeave: false } } as const;
    const permission = (state: PersonState) => changeSection('permission')(state, { approveLeave: false });
    given().when(permission).then(said);
    given(said).when(permission).nothing();
  });

  it('records a flag that turns', () =>
    given({ type: 'NotificationChanged', data: { leave: false } })
      .when((state) => changeSection('notification')(state, { leave: true, shift: true }))
      .then({ type: 'NotificationChanged', data: { leave: true } }));
});

describe('changing the employment', () => {
  const change = (input: object) => (state: PersonState) => changeEmployment(state, input as never, facts);
  const undated = { effectiveOn: today, superseded: [] };

  it('knows what was said at hiring', () =>
    given()
      .when(change({ staffNumber: '7', branchId: 'b1', hiredDate: '2024-03-01' }))
      .nothing());
  it('counts from today where no day is named', () =>
    given()
      .when(change({ jobId: 'j2', trialTime: 60 }))
      .then(employmentChanged({ jobId: 'j2', trialTime: 60, ...undated })));
  it('stays as it was for one who has left', () =>
    given(resigned)
      .when(change({ jobId: 'j2' }))
      .rejected('not_active'));
  it('counts after what was said of tomorrow already, where somebody came from a zone ahead', () =>
    given(employmentChanged({ jobId: 'j2', effectiveOn: '2026-02-02' }))
      .when(change({ jobId: 'j3' }))
      .then(employmentChanged({ jobId: 'j3', effectiveOn: '2026-02-02' })));
  it('counts from the first day of one who has not begun', () =>
    givenStream(person, [aPerson({ hiredDate: '2026-03-01' })])
      .when(change({ jobId: 'j2' }))
      .then(employmentChanged({ jobId: 'j2', effectiveOn: '2026-03-01' })));

  it('knows the date of a rehire', () =>
    given(
      { ...resigned, data: { ...quit, quitDate: '2025-12-31' } },
      { type: 'PersonRehired', data: { hiredDate: '2026-01-10' } },
    )
      .when(change({ hiredDate: '2024-03-01' }))
      .then(employmentChanged({ hiredDate: '2024-03-01', ...undated })));
});

describe('changing the employment of a past day', () => {
  const change =
    (input: object, effectiveOn = '2025-06-01') =>
    (state: PersonState) =>
      changeEmployment(state, { ...input, effectiveOn } as never, facts);
  const later = employmentChanged({ branchId: 'b2', effectiveOn: '2025-09-01' });

  it('counts from that day', () =>
    given()
      .when(change({ jobId: 'j2' }))
      .then(employmentChanged({ jobId: 'j2', effectiveOn: '2025-06-01' })));
  it('leaves what counts from a later day', () =>
    given(later)
      .when(change({ branchId: 'b3', jobId: 'j2' }))
      .then(employmentChanged({ branchId: 'b3', jobId: 'j2', effectiveOn: '2025-06-01', superseded: ['branchId'] })));
  it('comes after what was recorded of the same day', () =>
    given(later)
      .when(change({ branchId: 'b3' }, '2025-09-01'))
      .then(employmentChanged({ branchId: 'b3', effectiveOn: '2025-09-01' })));
  it('sees what held on that day, not today', () => {
    given(later)
      .when(change({ branchId: 'b1' }))
      .nothing();
    given(later)
      .when(change({ branchId: 'b2' }))
      .then(employmentChanged({ branchId: 'b2', effectiveOn: '2025-06-01', superseded: ['branchId'] }));
  });
  it('is not before the hire date, as it was corrected', () => {
    given()
      .when(change({ jobId: 'j2' }, '2024-02-29'))
      .rejected('date_before_hiring', { effectiveOn: 'date_before_hiring' });
    given(employmentChanged({ hiredDate: '2025-07-01' }))
      .when(change({ jobId: 'j2' }))
      .rejected('date_before_hiring');
  });
  it('is not for a staff number or the hiring', () =>
    given()
      .when(change({ staffNumber: '8', hiredDate: '2025-01-01' }))
      .rejected('not_plannable', { staffNumber: 'not_plannable', hiredDate: 'not_plannable' }));
  it('may concern what is sealed', () =>
    given()
      .when(change({ ssn: '1' }))
      .then(employmentChanged({ ssn: '1', effectiveOn: '2025-06-01' })));
});

describe('planning a change of the employment', () => {
  const change =
    (input: object, effectiveOn = '2026-03-01') =>
    (state: PersonState) =>
      changeEmployment(state, { ...input, effectiveOn } as never, facts);
  const planned = (data: object, id = 'plan1') =>
    ({ type: 'EmploymentChangePlanned', data: { id, effectiveOn: '2026-03-01', ...data } }) as const;

  it('changes nothing yet', () =>
    given()
      .when(change({ branchId: 'b2', jobId: 'j1' }))
      .then(planned({ branchId: 'b2' })));
  it('knows what is planned before', () => {
    given(planned({ branchId: 'b2' }, 'earlier'))
      .when(change({ branchId: 'b2' }, '2026-04-01'))
      .nothing();
    given(planned({ branchId: 'b2' }, 'earlier'))
      .when(change({ branchId: 'b1' }, '2026-04-01'))
      .then({ type: 'EmploymentChangePlanned', data: { id: 'plan1', effectiveOn: '2026-04-01', branchId: 'b1' } });
  });
  it('is not for what is reserved, sealed or the beginning', () =>
    given()
      .when(change({ staffNumber: '8', hiredDate: '2026-03-01', ssn: '1', integrationNumber: 'i', jobId: 'j2' }))
      .rejected(
        'not_plannable',
        Object.fromEntries(
          ['staffNumber', 'hiredDate', 'ssn', 'integrationNumber'].map((field) => [field, 'not_plannable']),
        ),
      ));
  it('is not for one who has left', () =>
    given(resigned)
      .when(change({ jobId: 'j2' }))
      .rejected('not_active'));
  it('does not count for a change of today', () =>
    given(planned({ branchId: 'b2' }))
      .when((state) => changeEmployment(state, { branchId: 'b2' }, facts))
      .then(employmentChanged({ branchId: 'b2', effectiveOn: today })));
});

describe('naming managers', () => {
  const change = (input: Partial<PersonState['management']>, effectiveOn?: string) => (state: PersonState) =>
    changeManagement(state, { ...input, effectiveOn } as never, { ...facts, self: p1 });
  const past = managementChanged({ leaveManagers: [m1, m2], added: [m1, m2] });
  const now = { effectiveOn: today };

  it('keeps the order and says who came', () =>
    given()
      .when(change({ leaveManagers: [m1, m2] }))
      .then(managementChanged({ leaveManagers: [m1, m2], added: [m1, m2], ...now })));
  it('says who went, but not one who stands in another list', () =>
    given(past)
      .when(change({ leaveManagers: [m1], shiftManagers: [m2, m3] }))
      .then(managementChanged({ leaveManagers: [m1], shiftManagers: [m2, m3], added: [m3], ...now })));
  it('records a new order', () =>
    given(past)
      .when(change({ leaveManagers: [m2, m1] }))
      .then(managementChanged({ leaveManagers: [m2, m1], ...now })));
  it('records nothing for the same lists', () =>
    given(past)
      .when(change({ leaveManagers: [m1, m2], expenseManagers: [] }))
      .nothing());
  it('takes one only once into a list', () =>
    given(past)
      .when(change({ leaveManagers: [m1, m2, m1] }))
      .nothing());
  it('lets nobody manage himself', () =>
    given()
      .when(change({ expenseManagers: [m1, p1] }))
      .rejected('manager_cycle', { expenseManagers: 'manager_cycle' }));
  it('moves no right for a past that was replaced since', () =>
    given(past)
      .when(change({ leaveManagers: [m3], shiftManagers: [m3] }, '2025-06-01'))
      .then(
        managementChanged({
          leaveManagers: [m3],
          shiftManagers: [m3],
          added: [m3],
          superseded: ['leaveManagers'],
          effectiveOn: '2025-06-01',
        }),
      ));
  it('is planned for a later day', () =>
    given(past)
      .when(change({ leaveManagers: [m3], shiftManagers: [] }, '2026-03-01'))
      .then({
        type: 'ManagementChangePlanned',
        data: { id: 'plan1', effectiveOn: '2026-03-01', leaveManagers: [m3] },
      }));
  it('is not planned for one who has left', () =>
    given(resigned)
      .when(change({ leaveManagers: [m3] }, '2026-03-01'))
      .rejected('not_active'));
});

describe('changing roles', () => {
  const change =
    (input: object, facts: Partial<RoleFacts> = {}) =>
    (state: PersonState) =>
      changeRoles(state, input, { self: false, bySuperAdmin: true, otherSuperAdmin: true, ...facts });
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
      .when(change({ superAdmin: true }, { bySuperAdmin: false }))
      .rejected('forbidden');
    given(superAdmin)
      .when(change({ superAdmin: false }, { bySuperAdmin: false }))
      .rejected('forbidden');
    given(superAdmin)
      .when(change({ hrManager: true }, { bySuperAdmin: false }))
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

describe('resigning', () => {
  const leave =
    (quitDate = '2026-01-31', more: object = {}) =>
    (state: PersonState) =>
      resign(
        state,
        { ...quit, quitDate },
        { today: '2026-01-31', planId: 'plan1', self: false, otherSuperAdmin: true, ...more },
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
  it('is planned ahead, once', () => {
    const ahead = { type: 'ResignationPlanned', data: { id: 'plan1', ...quit, quitDate: '2026-02-01' } } as const;
    given().when(leave('2026-02-01')).then(ahead);
    given(ahead).when(leave('2026-03-01')).rejected('already_resigned');
  });
  it('takes back what is planned for later', () =>
    given({ type: 'EmploymentChangePlanned', data: { id: 'a', effectiveOn: '2026-02-01', jobId: 'j2' } })
      .when(leave())
      .then(resigned, { type: 'PlannedChangeRevoked', data: { id: 'a' } }));
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

describe('rehiring', () => {
  const back =
    (hiredDate = '2026-03-01') =>
    (state: PersonState) =>
      rehire(state, { hiredDate });

  it('takes one back who has left', () =>
    given(resigned)
      .when(back())
      .then({ type: 'PersonRehired', data: { hiredDate: '2026-03-01' } }));
  it('may begin on the day after leaving, not before the day of leaving', () => {
    given(resigned)
      .when(back('2026-01-31'))
      .then({ type: 'PersonRehired', data: { hiredDate: '2026-01-31' } });
    given(resigned).when(back('2026-01-30')).rejected('date_order', { hiredDate: 'date_order' });
  });
  it('is not for one who is here', () => given().when(back()).rejected('not_resigned'));
  it('makes resigning possible again, not before the new date', () => {
    const again = given(resigned, { type: 'PersonRehired', data: { hiredDate: '2026-03-01' } });
    const then = { ...facts, today: '2026-12-31', self: false, otherSuperAdmin: true };
    again.when((state) => resign(state, { ...quit, quitDate: '2026-02-28' }, then)).rejected('date_before_hiring');
    again
      .when((state) => resign(state, { ...quit, quitDate: '2026-03-01' }, then))
      .then({ type: 'PersonResigned', data: { ...quit, quitDate: '2026-03-01' } });
  });
});
