import { describe, expect, it } from '@jest/globals';
import { type Draft } from '@kadro/chassis';
import { type Happened, projectRows } from '@kadro/chassis/testing';
import { employeeRow } from './employee.ts';
import { employees } from './employees.ts';
import { personCards } from './person-cards.ts';
import { type person } from '../events.ts';
import { type PrincipalRow, principals } from '../../credentials/rows/principals.ts';
import { aPerson, employmentChanged, managementChanged, noRoles } from '../../testing/past.ts';

type Event = Draft<(typeof person)['events']> & Partial<Happened>;
const past: Event = aPerson();
const workingPattern = { monday: 480, tuesday: 480, wednesday: 0, thursday: 480, friday: 240, saturday: 0, sunday: 0 };
const lists = { generalManagers: [], leaveManagers: [], shiftManagers: [], overtimeManagers: [], expenseManagers: [] };
const resigned: Event = {
  type: 'PersonResigned',
  data: { quitDate: '2026-01-31', quitReason: 'DISMISSAL', quitDescription: 'why', interviewMade: true },
};

describe('the row of an employee', () => {
  const row = (...events: Event[]) => projectRows(employees, [past, ...events])['o1/id1']!;

  it('begins with the hiring', () => {
    expect(row()).toMatchObject({
      id: 'id1',
      revision: 0,
      firstName: 'Deniz',
      lastName: 'Öztürk',
      staffNumber: '7',
      workEmail: 'deniz@a.example',
      status: 'ACTIVE',
      title: 'Fitter',
      language: 'de',
      role: 'EMPLOYEE',
      branchId: 'b1',
      jobId: 'j1',
      hiredDate: '2024-03-01',
      profile: {
        phone: '+49301112233',
        firstName: 'Deniz',
        identityNumber: null,
        emailNotification: true,
        superAdmin: false,
      },
      employment: { startedDate: '2024-03-04', collarType: 'BLUE', passive: false, ssn: null },
      management: lists,
      roles: noRoles,
    });
    expect(row()).toMatchObject({ _name: 'deniz ozturk', _words: ['deniz', 'ozturk', '7'] });
  });

  it('has every declared field, before anything is known', () => {
    const { _name, _words, _places, ...shown } = row();
    expect(employeeRow.strict().parse(shown)).toEqual(shown);
  });

  it.each<[string, Event, object]>([
    [
      'OverviewChanged',
      { type: 'OverviewChanged', data: { serviceLine: 'S1' } },
      { serviceLine: 'S1', title: 'Fitter' },
    ],
    ['LanguageChanged', { type: 'LanguageChanged', data: { language: 'tr' } }, { language: 'tr' }],
    [
      'RolesChanged',
      { type: 'RolesChanged', data: { ...noRoles, admin: true, superAdmin: true } },
      { role: 'SUPER_ADMIN', roles: { superAdmin: true }, profile: { superAdmin: true } },
    ],
    [
      'ProfileChanged',
      { type: 'ProfileChanged', data: { firstName: 'Işıl', workEmail: 'i@a.example' } },
      {
        firstName: 'Işıl',
        workEmail: 'i@a.example',
        _name: 'isil ozturk',
        profile: { firstName: 'Işıl', lastName: 'Öztürk' },
      },
    ],
    ['ImageChanged', { type: 'ImageChanged', data: { image: 'data:x' } }, { profile: { imageUrl: 'data:x' } }],
    ['ContactChanged', { type: 'ContactChanged', data: { address: 'A' } }, { contact: { address: 'A', email: null } }],
    [
      'PersonalChanged',
      { type: 'PersonalChanged', data: { birthDate: '1990-05-17', bloodType: 'A_POSITIVE' } },
      { personal: { birthDate: '1990-05-17', bloodType: 'A_POSITIVE', gender: null } },
    ],
    [
      'EmploymentChanged',
      employmentChanged({ branchId: 'b2', staffNumber: '8', managerId: 'm1' }),
      {
        branchId: 'b2',
        staffNumber: '8',
        managerId: 'm1',
        _words: ['deniz', 'ozturk', '8'],
        employment: { branchId: 'b2', jobId: 'j1' },
      },
    ],
    [
      'EmploymentChanged of the working pattern',
      employmentChanged({ workingPattern }),
      { employment: { workingPattern, branchId: 'b1' } },
    ],
    [
      'ManagementChanged',
      managementChanged({ ...lists, leaveManagers: ['m1'], added: ['m1'], removed: [] }),
      { management: { ...lists, leaveManagers: ['m1'] } },
    ],
    [
      'PermissionChanged',
      { type: 'PermissionChanged', data: { approveLeave: true, approveShift: false } },
      { permission: { approveLeave: true, approveShift: false, assignShift: null } },
    ],
    [
      'NotificationChanged',
      { type: 'NotificationChanged', data: { leave: false } },
      { notification: { leave: false, shift: true } },
    ],
    [
      'PersonResigned',
      resigned,
      {
        status: 'RESIGNED',
        employment: {
          passive: true,
          quitDate: '2026-01-31',
          quitReason: 'DISMISSAL',
          quitDescription: 'why',
          interviewMade: true,
        },
      },
    ],
  ])('follows %s', (_type, event, expected) =>
    expect(row(event)).toMatchObject({ revision: 1, updatedDateTime: '2026-01-05T08:00:01.000Z', ...expected }),
  );

  it('follows ImageRemoved', () =>
    expect(row({ type: 'ImageChanged', data: { image: 'data:x' } }, { type: 'ImageRemoved', data: {} })).toMatchObject({
      profile: { imageUrl: null },
    }));
  it('follows PersonRehired', () =>
    expect(row(resigned, { type: 'PersonRehired', data: { hiredDate: '2026-03-01' } })).toMatchObject({
      status: 'ACTIVE',
      hiredDate: '2026-03-01',
      employment: {
        passive: false,
        quitDate: null,
        quitReason: null,
        quitDescription: null,
        interviewMade: null,
        hiredDate: '2026-03-01',
      },
    }));
  it('shows nothing of one who was forgotten', () =>
    expect(row({ type: 'ProfileChanged', data: { firstName: null, lastName: null } as never })).toMatchObject({
      firstName: '',
      lastName: '',
      _name: '\uffff',
      _words: ['7'],
    }));
  it('is another one in another organization with the same id', () => {
    const rows = projectRows(employees, [
      past,
      { ...past, organization: 'o2' },
      { type: 'OverviewChanged', data: { title: 'X' }, organization: 'o2' },
    ]);
    expect([rows['o1/id1']?.title, rows['o2/id1']?.title]).toEqual(['Fitter', 'X']);
  });
});

describe('the card of a person', () => {
  const row = (...events: Event[]) => projectRows(personCards, [past, ...events])['o1/id1'];
  const seen = { id: 'id1', updatedDateTime: expect.any(String), revision: expect.any(Number) };

  it('has name, picture and job, nothing else', () =>
    expect(row()).toEqual({ ...seen, firstName: 'Deniz', lastName: 'Öztürk', imageUrl: null, jobId: 'j1' }));
  it('follows name, picture and job', () => {
    const events: Event[] = [
      { type: 'ProfileChanged', data: { lastName: 'Kaya', phone: '+49' } },
      { type: 'ImageChanged', data: { image: 'data:x' } },
      employmentChanged({ jobId: null, ssn: '1' }),
    ];
    expect(row(...events)).toEqual({ ...seen, firstName: 'Deniz', lastName: 'Kaya', imageUrl: 'data:x', jobId: null });
    expect(row(...events, { type: 'ImageRemoved', data: {} })?.imageUrl).toBeNull();
  });
  it('is untouched by the rest', () =>
    expect(row({ type: 'ContactChanged', data: { address: 'A' } }, resigned)).toMatchObject({ revision: 0 }));
});

describe('what signing in needs of a person', () => {
  const rows = (...events: Happened[]) => projectRows(principals, [past, ...events] as Happened[]);
  const row = (...events: Happened[]) => rows(...events)['o1/id1'] as unknown as PrincipalRow;
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
    ['resigning', [resigned], { status: 'RESIGNED' }],
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
