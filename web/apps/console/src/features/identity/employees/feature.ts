import { Users } from 'lucide-react';
import {
  EmployeeDocument,
  EmployeeHistoryDocument,
  EmployeesByIdsDocument,
  EmployeesCountDocument,
  EmployeesListDocument,
} from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { fields, history } from './fields.ts';

export const employees: Feature = {
  name: 'employees',
  resources: {
    employees: {
      documents: {
        list: EmployeesListDocument,
        count: EmployeesCountDocument,
        one: EmployeeDocument,
        many: EmployeesByIdsDocument,
        history: EmployeeHistoryDocument,
      },
    },
  },
  fields,
  showsOtherDays: true,
  audited: { kind: 'employees', texts: history, named: 'person' },
  creates: 'console:jump.hire',
  setup: {
    text: 'console:setup.people',
    to: '/employees/create',
    resource: 'employees',
    filter: { status: 'ACTIVE' },
    least: 2,
  },
  navigation: { group: 'people', icon: Users, label: 'console:nav.employees' },
  pages: {
    list: page(async () => (await import('./list/Page.tsx')).EmployeeList, 'console-identity', 'bulk'),
    show: page(
      async () => (await import('./record/Page.tsx')).EmployeeShow,
      'console-identity',
      'console-history',
      'privacy',
      'photo',
    ),
    create: page(async () => (await import('./hire/Page.tsx')).EmployeeCreate, 'console-identity'),
  },
};
