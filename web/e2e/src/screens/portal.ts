import { type Page } from '@playwright/test';
import { askPath, inboxPath, requestPath, typeDays, under } from '../leave/requests.ts';
import { plus } from '../setup/time.ts';
import { type World } from '../setup/seed.ts';

/** A screen by the name of its picture, its address, and what brings it into the state that is meant. */
export interface Screen {
  name: string;
  path: string;
  open?: (page: Page) => Promise<void>;
  /** The day that the console looks at. */
  on?: { day: string; knownThen?: boolean };
}

const file = '/human-resources/employee';
const edit = (page: Page) => page.locator('main button:has(svg.lucide-pencil)').first().click();

const leaveScreens = (
  { leave: { annual, strict, mondays, ...requests } }: World,
  viewer: string,
): readonly Screen[] => {
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
    {
      name: 'leave-request-cancel',
      path: requestPath(waiting),
      open: (page) => page.locator('main button[aria-haspopup="dialog"]').first().click(),
    },
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

const fileScreens: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard' },
  ...['overview', 'profile', 'language-role', 'contact', 'personal', 'employment', 'managers'].map((name) => ({
    name: `file-${name}`,
    path: `${file}/${name}`,
  })),
  { name: 'file-employment-past', path: `${file}/employment?on=2025-03-03` },
  { name: 'file-contact-edit', path: `${file}/contact`, open: edit },
  { name: 'file-personal-edit', path: `${file}/personal`, open: edit },
  { name: 'pending-feedbacks', path: '/pending-feedbacks' },
  { name: 'page-not-found', path: '/page-not-found' },
];

/** The portal for somebody who is signed in, in two parts that take about as long. */
export const portalScreens = (world: World, viewer: string): readonly (readonly Screen[])[] => [
  fileScreens,
  leaveScreens(world, viewer),
];
