import { type Page } from '@playwright/test';
import { changeSeveral, chooseTwo, clickFirst, peek, type Screen, type Screens } from '../screens/screen.ts';
import { type World } from '../setup/seed.ts';
import { recordOf } from '../setup/ui.ts';

const file = '/human-resources/employee';
const edit = (page: Page) => page.locator('main button:has(svg.lucide-pencil)').first().click();
const parts = ['overview', 'profile', 'language-role', 'contact', 'personal', 'employment', 'managers'];
const tabs = ['', 'profile', 'contact', 'personal', 'employment', 'managers', 'roles', 'notification', 'history'];
const records = ['branches', 'units', 'teams', 'jobs', 'holidays'];
const record = (id: string, tab = ''): string => recordOf({ id }, tab);

const employees = ({ inAnkara }: World): readonly Screen[] => [
  { name: 'employees', path: '/console/employees' },
  { name: 'employees-panel', path: '/console/employees', open: peek },
  { name: 'employees-change', path: '/console/employees', open: changeSeveral, isTyped: true },
  { name: 'employees-chosen', path: '/console/employees', open: chooseTwo },
  { name: 'employees-create', path: '/console/employees/create' },
  ...tabs.map((tab) => ({ name: `employee-${tab || 'overview'}`, path: record(inAnkara.id, tab) })),
  {
    name: 'employee-profile-edit',
    path: record(inAnkara.id, 'profile'),
    open: clickFirst('[role="tabpanel"] h2 ~ button, [role="tabpanel"] h2 + * button'),
  },
  {
    name: 'employee-employment-edit',
    path: record(inAnkara.id, 'employment'),
    open: clickFirst('[role="tabpanel"] h2 ~ button'),
  },
  { name: 'employee-resign', path: record(inAnkara.id), open: clickFirst('button:has(svg.lucide-user-x)') },
];

const planned = ({ past: { planned: id } }: World): readonly Screen[] => [
  { name: 'employee-planned', path: record(id, 'employment') },
  { name: 'employee-planned-managers', path: record(id, 'managers') },
  { name: 'employee-history-planned', path: record(id, 'history') },
];

const organization = ({ berlin, past }: World): readonly Screen[] => [
  ...records.map((name) => ({ name, path: `/console/${name}` })),
  { name: 'branches-create', path: '/console/branches/create' },
  { name: 'holidays-create', path: '/console/holidays/create' },
  { name: 'branch', path: `/console/branches/${berlin}/show` },
  { name: 'bulk-updates', path: '/console/bulk-updates' },
  { name: 'bulk-update', path: `/console/bulk-updates/${past.bulkUpdate}/show` },
  { name: 'employee-left', path: record(past.left) },
  { name: 'employee-export', path: record(past.left), open: clickFirst('button:has(svg.lucide-download)') },
  { name: 'employee-forget', path: record(past.left), open: clickFirst('button:has(svg.lucide-eraser)') },
  { name: 'retention', path: '/console/retention' },
  { name: 'retention-chosen', path: '/console/retention', open: chooseTwo },
];

export const identityScreens: Screens = {
  name: 'identity',
  portal: () => [
    ...parts.map((name) => ({ name: `file-${name}`, path: `${file}/${name}` })),
    { name: 'file-employment-past', path: `${file}/employment?on=2025-03-03` },
    { name: 'file-contact-edit', path: `${file}/contact`, open: edit },
    { name: 'file-personal-edit', path: `${file}/personal`, open: edit },
  ],
  console: (world) => [...employees(world), ...planned(world), ...organization(world)],
};
