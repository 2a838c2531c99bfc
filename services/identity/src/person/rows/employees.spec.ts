import { describe, expect, it } from '@jest/globals';
import { type Happened, projectRows } from '@kadro/chassis/testing/rules';
import { aPerson, employmentChanged, managementChanged, noRoles } from '../../testing/past.ts';
import { type PersonEvent } from '../events.ts';
import { type EmployeeRow, employeeRow } from './employee.ts';
import { employees } from './employees.ts';

type Event = PersonEvent & Partial<Happened>;
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
    const { _name, _lastName, _words, _places, _employments, _toldPlan, _changed, ...shown } = row() as EmployeeRow & {
      _changed: unknown;
    };
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
        _lastName: 'ozturk isil',
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
    expect(row({ type: 'ProfileChanged', data: { firstName: null, lastName: null } })).toMatchObject({
      firstName: '',
      lastName: '',
      _name: '\uffff',
      _lastName: '\uffff',
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
