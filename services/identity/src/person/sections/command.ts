import { command } from '@kadro/chassis';
import { patch } from '../../shared/inputs.ts';
import { person } from '../events.ts';
import { type EmployeeRow } from '../rows/employee.ts';
import { admins, mustHaveRightsOfFound, onEmployee, own, refuseSelf } from '../shared/access.ts';
import {
  contactFields,
  notificationFields,
  overviewFields,
  permissionFields,
  personalFields,
  profileFields,
} from '../shared/fields.ts';
import { changedName, changeSection } from './rules.ts';

const section = (name: 'contact' | 'personal' | 'permission' | 'notification') =>
  ({
    ...onEmployee,
    method: 'PUT',
    path: `employees/{id}/${name}`,
    summary: `Changes the ${name} sub-record`,
    decide: changeSection(name),
    section: [changedName[name]],
  }) as const;

export const changeOverview = command(person, {
  ...onEmployee,
  name: 'ChangeOverview',
  method: 'PUT',
  path: 'employees/{id}',
  summary: 'Changes title and service line',
  access: admins,
  input: patch(overviewFields),
  example: { title: 'Team lead' },
  decide: changeSection('overview'),
  section: ['OverviewChanged'],
});

export const changeProfile = command(person, {
  ...onEmployee,
  name: 'ChangeProfile',
  method: 'PUT',
  path: 'employees/{id}/profile',
  summary: 'Changes name, identity number, e-mail, phone and channels',
  access: own,
  area: 'hrPage',
  onlyFields: { own: ['phone', 'emailNotification', 'smsNotification'] },
  input: patch(profileFields),
  example: { phone: '+49 30 901820' },
  prepare: async ({ workEmail }, scope) => (workEmail === undefined ? undefined : mustHaveRightsOfFound(scope)),
  reserves: ({ workEmail }, scope) =>
    workEmail
      ? [
          {
            kind: 'workEmail',
            value: workEmail,
            field: 'workEmail',
            replaces: (scope.found as EmployeeRow).workEmail,
          },
        ]
      : [],
  decide: changeSection('profile'),
  section: ['ProfileChanged'],
});

export const changeContact = command(person, {
  ...section('contact'),
  name: 'ChangeContact',
  access: own,
  area: 'hrPage',
  input: patch(contactFields),
  example: { extensionNumber: '214' },
});

export const changePersonal = command(person, {
  ...section('personal'),
  name: 'ChangePersonal',
  access: own,
  area: 'hrPage',
  input: patch(personalFields),
  example: { birthDate: '1990-05-17' },
  // birthday leave follows it
  prepare: async ({ birthDate }, scope) => (birthDate === undefined ? undefined : refuseSelf(scope)),
});

export const changePermission = command(person, {
  ...section('permission'),
  name: 'ChangePermission',
  access: admins,
  input: patch(permissionFields),
  example: { approveLeave: true },
  prepare: async (_input, scope) => refuseSelf(scope),
});

export const changeNotification = command(person, {
  ...section('notification'),
  name: 'ChangeNotification',
  access: admins,
  input: patch(notificationFields),
  example: { leave: false },
});
