import { Users } from 'lucide-react';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { source } from './documents.ts';
import { fields } from './fields.ts';

export const employees: Feature = {
  name: 'employees',
  resources: { employees: { source } },
  fields,
  showsOtherDays: true,
  navigation: { group: 'people', icon: Users, label: 'console:nav.employees' },
  pages: {
    list: page(async () => (await import('./list/Page.tsx')).EmployeeList, 'console-identity', 'bulk'),
    show: page(
      async () => (await import('./record/Page.tsx')).EmployeeShow,
      'console-identity',
      'console-history',
      'privacy',
    ),
    create: page(async () => (await import('./hire/Page.tsx')).EmployeeCreate, 'console-identity'),
  },
};
