import { expect, type Page } from '@playwright/test';
import { before } from '../setup/as-of.ts';
import { chooseTwo, clickFirst, peek, type Screen, type Screens } from '../screens/screen.ts';
import { type World } from '../setup/seed.ts';
import { daysFrom, plus } from '../setup/time.ts';
import { recordOf } from '../setup/ui.ts';
import { askPath, inboxPath, requestPath, typeDays, under } from './requests.ts';

/** Who decides is known last of what stands beside the form. */
const previewed = (page: Page) => page.locator('form [aria-live="polite"] ol > li').first().waitFor();

const requests = ({ leave: { annual, strict, mondays, ofViewers } }: World, viewer: string): readonly Screen[] => {
  const [monday = ''] = mondays;
  const { approved, waiting } = ofViewers[viewer] ?? { approved: '', waiting: '' };
  const typed = (kind: string, first: string, last: string) => async (page: Page) => {
    await typeDays(page, first, last);
    // the first of two dates has a preview of its own
    await expect(page.locator('form [aria-live="polite"] tbody tr')).toHaveCount(daysFrom(first, last));
    await previewed(page);
    if (kind === strict.id) await under(page, 'beginDate').waitFor();
  };
  return [
    { name: 'leave-requests', path: '/leave/leave-requests' },
    { name: 'leave-ask', path: askPath },
    {
      name: 'leave-ask-days',
      path: `${askPath}?type=${annual.id}`,
      open: typed(annual.id, monday, plus(monday, 7)),
      isTyped: true,
    },
    {
      name: 'leave-ask-refused',
      path: `${askPath}?type=${strict.id}`,
      open: typed(strict.id, monday, monday),
      isTyped: true,
    },
    { name: 'leave-request', path: requestPath(approved) },
    { name: 'leave-request-waiting', path: requestPath(waiting) },
    { name: 'leave-request-edit', path: `${requestPath(waiting)}/edit`, open: previewed },
    {
      name: 'leave-request-cancel',
      path: requestPath(waiting),
      open: (page) => page.locator('main button[aria-haspopup="dialog"]').first().click(),
    },
    { name: 'leave-request-past', path: `${requestPath(waiting)}?on=${plus(monday, -40)}` },
  ];
};

const balances = ({ leave: { annual, mondays } }: World): readonly Screen[] => {
  const [monday = ''] = mondays;
  const at = `/leave/balances?type=${annual.id}`;
  return [
    { name: 'leave-balances', path: at },
    { name: 'leave-balances-on', path: `${at}&on=${plus(monday, 30)}` },
    { name: 'leave-balances-past', path: `${at}&on=${plus(monday, -40)}` },
    { name: 'leave-balances-then', path: `${at}&on=${plus(monday, -40)}&known=then` },
    { name: 'leave-accruals', path: '/leave/leave-accruals' },
  ];
};

const inbox: readonly Screen[] = [
  { name: 'inbox', path: inboxPath },
  { name: 'inbox-all', path: '/leave/all-pending-requests' },
  { name: 'inbox-deny', path: inboxPath, open: (page) => page.locator('.MuiButton-colorDenied').first().click() },
  { name: 'inbox-none', path: `${inboxPath}?q=zzzz` },
];

const console = ({ inAnkara, leave }: World): readonly Screen[] => [
  { name: 'employee-leave', path: recordOf(inAnkara, 'leave') },
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
  { name: 'leave-types', path: '/console/leave-types' },
  { name: 'leave-types-create', path: '/console/leave-types/create' },
  { name: 'leave-type', path: `/console/leave-types/${leave.strict.id}/show` },
  { name: 'leave-requests-past', path: '/console/leave-requests', on: { day: before } },
  { name: 'leave-balances-past', path: '/console/leave-balances', on: { day: before } },
  { name: 'leave-balances-person-past', path: `/console/leave-balances/${inAnkara.id}`, on: { day: before } },
];

export const leaveScreens: Screens = {
  name: 'leave',
  portal: (world, viewer) => [...requests(world, viewer), ...balances(world), ...inbox],
  console,
};
