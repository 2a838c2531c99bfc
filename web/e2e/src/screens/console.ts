import { type Page } from '@playwright/test';
import { plus, today } from '../setup/time.ts';
import { before, moved } from '../identity/past.ts';
import { type Screen } from './portal.ts';
import { type World } from '../setup/seed.ts';

const records = ['leave-types', 'branches', 'units', 'teams', 'jobs', 'holidays'];
const tabs = [
  'overview',
  'profile',
  'contact',
  'personal',
  'employment',
  'managers',
  'roles',
  'notification',
  'leave',
  'history',
];
const firstRow = (page: Page) => page.locator('tbody tr[data-id]').first();
const clickFirst = (selector: string) => (page: Page) => page.locator(selector).first().click();
const peek = (page: Page): Promise<void> => firstRow(page).click();
const record = (id: string, tab = ''): string => `/console/employees/${id}/show/${tab}`;

/** Chooses two of a list; on a phone its cards are choosable then. */
async function chooseTwo(page: Page): Promise<void> {
  const boxes = page.locator('main :is(tbody, li) input[type="checkbox"]');
  for (const at of [0, 1]) await boxes.nth(at).check();
}

/** Chooses somebody in the list and opens the dialog that changes several. */
async function changeSeveral(page: Page): Promise<void> {
  await firstRow(page).locator('input[type="checkbox"]').check();
  await page.locator('section button[data-main]').click();
  await page.locator('#field-kind').selectOption('LEAVE_MANAGER');
}

const employeeScreens = ({ inAnkara }: World): readonly Screen[] => [
  { name: 'employees', path: '/console/employees' },
  { name: 'employees-panel', path: '/console/employees', open: peek },
  { name: 'employees-chosen', path: '/console/employees', open: chooseTwo },
  { name: 'employees-change', path: '/console/employees', open: changeSeveral },
  { name: 'employees-create', path: '/console/employees/create' },
  ...tabs.map((tab) => ({ name: `employee-${tab}`, path: record(inAnkara.id, tab === 'overview' ? '' : tab) })),
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

const leaveScreens = ({ inAnkara, leave }: World): readonly Screen[] => [
  { name: 'leave-requests', path: '/console/leave-requests' },
  { name: 'leave-requests-panel', path: '/console/leave-requests', open: peek },
  { name: 'leave-requests-chosen', path: '/console/leave-requests', open: chooseTwo },
  { name: 'leave-request', path: `/console/leave-requests/${leave.ofViewers[inAnkara.id]?.waiting}/show` },
  {
    name: 'leave-request-cancel',
    path: `/console/leave-requests/${leave.ofViewers[inAnkara.id]?.approved}/show`,
    open: clickFirst('main h1 ~ div button, main header button:not([aria-label])'),
  },
  { name: 'leave-balances', path: '/console/leave-balances' },
  { name: 'leave-balances-person', path: `/console/leave-balances/${inAnkara.id}` },
  {
    name: 'leave-entitlement',
    path: `/console/leave-balances/${inAnkara.id}`,
    open: clickFirst('main section .no-print button'),
  },
  { name: 'leave-types-create', path: '/console/leave-types/create' },
  { name: 'leave-type', path: `/console/leave-types/${leave.strict.id}/show` },
];

/** Days before and after today; those on the same day one after the other. */
const pastScreens = ({ inAnkara, past: { planned } }: World): readonly Screen[] => [
  { name: 'employee-planned', path: record(planned, 'employment') },
  { name: 'employee-planned-managers', path: record(planned, 'managers') },
  { name: 'employee-history-planned', path: record(planned, 'history') },
  { name: 'day-choice', path: '/console/units', open: clickFirst('header button:has(svg.lucide-history)') },
  { name: 'employees-past', path: '/console/employees', on: { day: before } },
  { name: 'employee-past', path: record(planned), on: { day: before } },
  { name: 'employee-history-past', path: record(planned, 'history'), on: { day: before } },
  { name: 'employee-not-yet', path: record(inAnkara.id), on: { day: '2019-05-20' } },
  { name: 'leave-requests-past', path: '/console/leave-requests', on: { day: before } },
  { name: 'leave-balances-past', path: '/console/leave-balances', on: { day: before } },
  { name: 'leave-balances-person-past', path: `/console/leave-balances/${inAnkara.id}`, on: { day: before } },
  { name: 'branches-past', path: '/console/branches', on: { day: before } },
  { name: 'employees-then', path: '/console/employees', on: { day: before, knownThen: true } },
  { name: 'employee-history-moved', path: record(planned, 'history'), on: { day: plus(moved, 1) } },
  { name: 'employee-ahead', path: record(planned), on: { day: plus(today, 40) } },
];

const systemScreens = ({ berlin, past }: World): readonly Screen[] => [
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
  { name: 'operations', path: '/console/operations' },
  { name: 'operations-letters', path: '/console/operations/dead-letters' },
  { name: 'settings', path: '/console/settings' },
  ...['areas', 'parameters', 'history'].map((part) => ({
    name: `settings-${part}`,
    path: `/console/settings/${part}`,
  })),
  { name: 'sessions', path: '/console/sessions' },
  { name: 'not-found', path: '/console/nowhere' },
];

/** The console for a super admin, in two parts that take about as long. */
export const consoleScreens = (world: World): readonly (readonly Screen[])[] => [
  [...employeeScreens(world), ...leaveScreens(world)],
  [...pastScreens(world), ...systemScreens(world)],
];
