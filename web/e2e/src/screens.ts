import { type Page } from '@playwright/test';
import { askPath, inboxPath, plus, requestPath, typeDays, under } from './leave.ts';
import { type World } from './seed.ts';

/** A screen by the name of its picture, its address, and what brings it into the state that is meant. */
export interface Screen {
  name: string;
  path: string;
  open?: (page: Page) => Promise<void>;
}

export const halves = [0, 1];
/** Every other screen, so that two workers share them. */
export const half = (screens: readonly Screen[], which: number): readonly Screen[] => screens.filter((_, at) => at % 2 === which);

const file = '/human-resources/employee';
const edit = (page: Page) => page.locator('main button:has(svg.lucide-pencil)').first().click();

const leaveScreens = ({ leave: { annual, strict, mondays, ...requests } }: World, viewer: string): readonly Screen[] => {
  const [monday = ''] = mondays;
  const { approved, waiting } = requests.ofViewers[viewer] ?? { approved: '', waiting: '' };
  const typed = (kind: string, first: string, last: string) => async (page: Page) => {
    await typeDays(page, first, last);
    await page.locator('form [aria-live="polite"] ol > li').first().waitFor();
    if (kind === strict.id) await under(page, 'beginDate').waitFor();
  };
  return [
    { name: 'leave-requests', path: '/leave/leave-requests' },
    { name: 'leave-ask', path: askPath },
    { name: 'leave-ask-days', path: `${askPath}?type=${annual.id}`, open: typed(annual.id, monday, plus(monday, 7)) },
    { name: 'leave-ask-refused', path: `${askPath}?type=${strict.id}`, open: typed(strict.id, monday, monday) },
    { name: 'leave-request', path: requestPath(approved) },
    { name: 'leave-request-waiting', path: requestPath(waiting) },
    { name: 'leave-request-edit', path: `${requestPath(waiting)}/edit` },
    { name: 'leave-request-cancel', path: requestPath(waiting), open: (page) => page.locator('main button[aria-haspopup="dialog"]').first().click() },
    { name: 'leave-balances', path: `/leave/balances?type=${annual.id}` },
    { name: 'leave-balances-on', path: `/leave/balances?type=${annual.id}&on=${plus(monday, 30)}` },
    { name: 'leave-balances-past', path: `/leave/balances?type=${annual.id}&on=${plus(monday, -40)}` },
    { name: 'leave-balances-then', path: `/leave/balances?type=${annual.id}&on=${plus(monday, -40)}&known=then` },
    { name: 'leave-request-past', path: `${requestPath(waiting)}?on=${plus(monday, -40)}` },
    { name: 'leave-accruals', path: '/leave/leave-accruals' },
    { name: 'inbox', path: inboxPath },
    { name: 'inbox-all', path: '/leave/all-pending-requests' },
    { name: 'inbox-deny', path: inboxPath, open: (page) => page.locator('.MuiButton-colorDenied').first().click() },
    { name: 'inbox-none', path: `${inboxPath}?q=zzzz` },
  ];
};

/** The portal for somebody who is signed in. */
export const portalScreens = (world: World, viewer: string): readonly Screen[] => [
  { name: 'dashboard', path: '/dashboard' },
  ...['overview', 'profile', 'language-role', 'contact', 'personal', 'employment', 'managers'].map((name) => ({ name: `file-${name}`, path: `${file}/${name}` })),
  { name: 'file-employment-past', path: `${file}/employment?on=2025-03-03` },
  { name: 'file-contact-edit', path: `${file}/contact`, open: edit },
  { name: 'file-personal-edit', path: `${file}/personal`, open: edit },
  ...leaveScreens(world, viewer),
  { name: 'pending-feedbacks', path: '/pending-feedbacks' },
  { name: 'page-not-found', path: '/page-not-found' },
];

const records = ['leave-types', 'branches', 'units', 'teams', 'jobs', 'holidays'];
const tabs = ['overview', 'profile', 'contact', 'personal', 'employment', 'managers', 'roles', 'notification', 'leave', 'history'];
const firstRow = (page: Page) => page.locator('tbody tr[data-id]').first();
const clickFirst = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** The console for a super admin. */
export const consoleScreens = ({ inAnkara, berlin, leave }: World): readonly Screen[] => [
  { name: 'employees', path: '/console/employees' },
  {
    name: 'employees-panel',
    path: '/console/employees',
    open: async (page) => {
      // Phones have cards and no panel.
      if (await firstRow(page).isVisible()) await firstRow(page).click();
    },
  },
  {
    name: 'employees-change',
    path: '/console/employees',
    open: async (page) => {
      // Phones have cards, in which nobody is chosen.
      if (!(await firstRow(page).isVisible())) return;
      await firstRow(page).locator('input[type="checkbox"]').check();
      await page.locator('section button[data-main]').click();
      await page.locator('#field-kind').selectOption('LEAVE_MANAGER');
    },
  },
  { name: 'bulk-updates', path: '/console/bulk-updates' },
  { name: 'employees-create', path: '/console/employees/create' },
  ...tabs.map((tab) => ({ name: `employee-${tab}`, path: `/console/employees/${inAnkara.id}/show/${tab === 'overview' ? '' : tab}` })),
  { name: 'employee-profile-edit', path: `/console/employees/${inAnkara.id}/show/profile`, open: clickFirst('[role="tabpanel"] h2 ~ button, [role="tabpanel"] h2 + * button') },
  { name: 'employee-employment-edit', path: `/console/employees/${inAnkara.id}/show/employment`, open: clickFirst('[role="tabpanel"] h2 ~ button') },
  { name: 'employee-resign', path: `/console/employees/${inAnkara.id}/show`, open: clickFirst('button:has(svg.lucide-user-x)') },
  ...records.map((name) => ({ name, path: `/console/${name}` })),
  { name: 'leave-requests', path: '/console/leave-requests' },
  {
    name: 'leave-requests-panel',
    path: '/console/leave-requests',
    open: async (page) => {
      if (await firstRow(page).isVisible()) await firstRow(page).click();
    },
  },
  { name: 'leave-request', path: `/console/leave-requests/${leave.ofViewers[inAnkara.id]?.waiting}/show` },
  { name: 'leave-request-cancel', path: `/console/leave-requests/${leave.ofViewers[inAnkara.id]?.approved}/show`, open: clickFirst('main h1 ~ div button, main header button:not([aria-label])') },
  { name: 'leave-balances', path: '/console/leave-balances' },
  { name: 'leave-balances-person', path: `/console/leave-balances/${inAnkara.id}` },
  { name: 'leave-entitlement', path: `/console/leave-balances/${inAnkara.id}`, open: clickFirst('main section .no-print button') },
  { name: 'leave-types-create', path: '/console/leave-types/create' },
  { name: 'leave-type', path: `/console/leave-types/${leave.strict.id}/show` },
  { name: 'operations', path: '/console/operations' },
  { name: 'operations-letters', path: '/console/operations/dead-letters' },
  { name: 'branches-create', path: '/console/branches/create' },
  { name: 'holidays-create', path: '/console/holidays/create' },
  { name: 'branch', path: `/console/branches/${berlin}/show` },
  { name: 'settings', path: '/console/settings' },
  ...['areas', 'parameters', 'history'].map((part) => ({ name: `settings-${part}`, path: `/console/settings/${part}` })),
  { name: 'sessions', path: '/console/sessions' },
  { name: 'not-found', path: '/console/nowhere' },
];
