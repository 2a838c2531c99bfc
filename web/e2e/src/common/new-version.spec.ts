import { expect, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';

const balances = '/leave/balances';

test('a page of an older build reloads once for code that is gone, and then waits for it', async ({
  page,
  world,
  complaints,
}) => {
  complaints.expect(/404/);
  await signIn(page, world.inAnkara);
  const first = (await (await page.request.get(balances)).text()) ?? '';
  let loads = 0;
  let tries = 0;
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    if (first.includes(pathname) || pathname.includes('/texts-')) return route.continue();
    tries += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.route(`**${balances}`, async (route) => {
    if (route.request().resourceType() === 'document') {
      loads += 1;
      return route.continue();
    }
    const html = first.replace(/(<script[^>]*type="module"[^>]*src=")[^"]+/, '$1/assets/newer.js');
    return route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.goto(balances);
  await expect.poll(() => loads).toBe(2);
  const afterReload = tries;
  await expect.poll(() => tries).toBeGreaterThan(afterReload + 2);
  await expect(page.getByText(word('common:outage.title'))).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute('**/assets/*.js');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(balances);
});

for (const [app, path] of [
  ['portal', '/login'],
  ['console', '/console/employees'],
] as const)
  test(`the ${app} is never white: it says that none of its code arrives, and goes on when it does`, async ({
    page,
    world,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED/);
    await signIn(page, world.admin);
    await page.route('**/assets/*.js', (route) =>
      route.request().url().includes('/boot') ? route.continue() : route.abort(),
    );
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(word('common:outage.title'));
    await page.unroute('**/assets/*.js');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
