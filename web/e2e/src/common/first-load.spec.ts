import { type Page } from '@playwright/test';
import { ask, decidedBy, entitle } from '../leave/requests.ts';
import { hireCaller } from '../setup/seed.ts';
import { expect, openContext, signIn, test } from '../setup/test.ts';
import { plus } from '../setup/time.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The paths of all requests from now on, in their order. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

async function openHome(page: Page): Promise<string> {
  const answer = await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  return (await answer?.text()) ?? '';
}

const renewal = '/identity/api/v1/account/refresh-token';
const isApi = (path: string): boolean => path === '/graphql' || path.includes('/api/v1/');

test('the page of the home names all scripts that are loaded until it stands', async ({ page, world }) => {
  await signIn(page, world.inAnkara);
  const paths = requestsOf(page);
  const html = await openHome(page);
  const scripts = paths.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((path) => !html.includes(path))).toEqual([]);
});

test('the home of an employee and of a manager is the renewal and one query, and at most fifteen requests', async ({
  browser,
  company,
  world,
  admin,
}) => {
  const { url, leave, ankara: branchId } = world;
  const [{ member: boss }, { member: person, caller }] = await Promise.all([
    hireCaller(url, admin, 'Ulviye', 'Erkmen', { branchId }),
    hireCaller(url, admin, 'Sarp', 'Bozkır', { branchId }),
  ]);
  await decidedBy(admin, caller, leave.annual, boss);
  await entitle(admin, person, leave.annual, 14);
  for (const monday of leave.mondays.slice(0, 2)) await ask(caller, leave.annual, monday, plus(monday, 1));
  for (const one of [boss, person]) {
    const visit = await openContext(browser, company);
    const tab = await visit.newPage();
    await signIn(tab, one);
    const paths = requestsOf(tab);
    await openHome(tab);
    expect(paths.filter(isApi)).toEqual([renewal, '/graphql']);
    expect(paths.length, paths.join(' ')).toBeLessThanOrEqual(15);
    await visit.close();
  }
});

test('the session is renewed and the texts are fetched before any code of the portal has arrived', async ({
  page,
  world,
}) => {
  await signIn(page, world.inAnkara);
  const asked = Promise.all([
    page.waitForRequest((request) => request.url().endsWith(renewal)),
    page.waitForRequest(/\/texts-tr-[^/]+\.js$/),
  ]);
  await page.route('**/first-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await openHome(page);
});
