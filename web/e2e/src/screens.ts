import { type Page } from '@playwright/test';
import { type World } from './seed.ts';

/** A screen by the name of its picture, its address, and what brings it into the state that is meant. */
export interface Screen {
  name: string;
  path: string;
  open?: (page: Page) => Promise<void>;
}

const file = '/human-resources/employee';
const edit = (page: Page) => page.locator('main button:has(svg.lucide-pencil)').first().click();

/** The portal for somebody who is signed in. */
export const portalScreens: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard' },
  ...['overview', 'profile', 'language-role', 'contact', 'personal', 'employment', 'managers'].map((name) => ({ name: `file-${name}`, path: `${file}/${name}` })),
  { name: 'file-contact-edit', path: `${file}/contact`, open: edit },
  { name: 'file-personal-edit', path: `${file}/personal`, open: edit },
  { name: 'pending-feedbacks', path: '/pending-feedbacks' },
  { name: 'page-not-found', path: '/page-not-found' },
];

const records = ['branches', 'units', 'teams', 'jobs', 'holidays'];
const tabs = ['overview', 'profile', 'contact', 'personal', 'employment', 'managers', 'roles', 'notification', 'history'];
const firstRow = (page: Page) => page.locator('tbody tr[data-id]').first();
const clickFirst = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** The console for a super admin. */
export const consoleScreens = ({ inAnkara, berlin }: World): readonly Screen[] => [
  { name: 'employees', path: '/console/employees' },
  {
    name: 'employees-panel',
    path: '/console/employees',
    open: async (page) => {
      // Phones have cards and no panel.
      if (await firstRow(page).isVisible()) await firstRow(page).click();
    },
  },
  { name: 'employees-create', path: '/console/employees/create' },
  ...tabs.map((tab) => ({ name: `employee-${tab}`, path: `/console/employees/${inAnkara.id}/show/${tab === 'overview' ? '' : tab}` })),
  { name: 'employee-profile-edit', path: `/console/employees/${inAnkara.id}/show/profile`, open: clickFirst('[role="tabpanel"] h2 ~ button, [role="tabpanel"] h2 + * button') },
  { name: 'employee-employment-edit', path: `/console/employees/${inAnkara.id}/show/employment`, open: clickFirst('[role="tabpanel"] h2 ~ button') },
  { name: 'employee-resign', path: `/console/employees/${inAnkara.id}/show`, open: clickFirst('button:has(svg.lucide-user-x)') },
  ...records.map((name) => ({ name, path: `/console/${name}` })),
  { name: 'branches-create', path: '/console/branches/create' },
  { name: 'holidays-create', path: '/console/holidays/create' },
  { name: 'branch', path: `/console/branches/${berlin}/show` },
  { name: 'settings', path: '/console/settings' },
  ...['areas', 'parameters', 'history'].map((part) => ({ name: `settings-${part}`, path: `/console/settings/${part}` })),
  { name: 'sessions', path: '/console/sessions' },
  { name: 'not-found', path: '/console/nowhere' },
];
