import { hire, newPerson } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { later, typeSignIn } from '../setup/ui.ts';
import { languages, word } from '../setup/words.ts';

const file = '/human-resources/employee';
const isRefresh = (url: string | URL) => String(url).endsWith('/account/refresh-token');

test.describe('a session', () => {
  test('is kept by a reload, and its tokens are in no storage of the browser', async ({ page, context, world }) => {
    await page.goto('/login');
    await typeSignIn(page, world.inAnkara);
    await expect(page).toHaveURL('/dashboard');
    await page.reload();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(world.inAnkara.name).first()).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toMatch(
      /eyJ|kadro_refresh/,
    );
    const [cookie] = await context.cookies(`${world.url}/identity/api/v1/account/refresh-token`);
    expect(cookie).toMatchObject({ name: 'kadro_refresh', httpOnly: true, sameSite: 'Strict' });
  });

  test('is renewed once for six calls of two tabs that meet an expired token', async ({
    page,
    context,
    world,
    admin,
    complaints,
  }) => {
    complaints.expect(/401/);
    const person = await hire(world.url, admin, 'Umut', 'Sezer', { branchId: world.ankara });
    await signIn(page, person);
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto(`${file}/employment`);
      await expect(tab.getByRole('main')).toContainText(world.names.ankara);
    }
    // What a tab has read counts as fresh for ten seconds.
    for (const tab of [page, second]) await later(tab);
    // A new branch ends every access token of the person, as its fifteen minutes would.
    await admin.send('PUT', `employees/${person.id}/employment`, { branchId: world.berlin });
    const refreshes: number[] = [];
    const refused: string[] = [];
    context.on('response', (answer) => {
      if (isRefresh(answer.url())) refreshes.push(answer.status());
      else if (answer.status() === 401) refused.push(answer.url());
    });
    // An answer that waits until all calls have met the old token.
    await context.route(isRefresh, async (route) => {
      await expect.poll(() => refused.length).toBeGreaterThanOrEqual(6);
      await route.continue();
    });
    await Promise.all(
      [page, second].map((tab) =>
        tab
          .getByRole('link', { name: word('common:common.today') })
          .first()
          .click(),
      ),
    );
    for (const tab of [page, second]) {
      await expect(tab.getByRole('main')).toContainText(world.names.berlin);
      await expect(tab.getByText(word('portal:today.holidays'))).toBeVisible();
    }
    expect(refused.length).toBeGreaterThanOrEqual(6);
    expect(refreshes).toEqual([202]);
  });

  test('ends in all tabs when one signs out', async ({ page, context, world, admin }) => {
    const person = await hire(world.url, admin, 'Pınar', 'Özkan', { branchId: world.ankara });
    await signIn(page, person);
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto('/dashboard');
      await expect(tab.getByText(person.name).first()).toBeVisible();
    }
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login/);
    await expect(second).toHaveURL(/\/login/);
    await second.goto('/dashboard');
    await expect(second).toHaveURL(/\/login/);
  });

  test('is not opened by wrong credentials, which is said in the chosen language', async ({ page, complaints }) => {
    complaints.expect(/401/);
    const account = { username: newPerson('Kim', 'Nobody').workEmail, password: 'Falsch-2026' };
    const answer = await page.request.post('/identity/api/v1/login', {
      data: account,
      headers: { 'accept-language': 'de' },
    });
    const { message } = (await answer.json()) as { message: string };
    await page.goto('/login');
    await page.locator('header button[aria-haspopup="menu"]').click();
    await page.locator('[role="menuitemradio"][lang="de"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await typeSignIn(page, account);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.locator('[name="username"]')).toHaveValue(account.username);
  });

  test('is locked after five wrong passwords, also for the right one', async ({ page, world, admin, complaints }) => {
    // after three the page does the work that it is asked for, and sends the attempt again
    complaints.expect(/401|422|429/);
    const person = await hire(world.url, admin, 'Deniz', 'Uçar', { branchId: world.ankara });
    await page.goto('/login');
    for (let attempt = 1; attempt <= 5; attempt++) {
      const [answer] = await Promise.all([
        page.waitForResponse(
          (one) => one.url().includes('/login') && one.request().method() === 'POST' && one.status() !== 422,
        ),
        typeSignIn(page, { ...person, password: `Yanlis-${attempt}000` }),
      ]);
      expect(answer.status()).toBe(401);
      await expect(page.locator('button[type="submit"]')).toBeEnabled();
    }
    await typeSignIn(page, person);
    await expect(page.getByRole('alert')).toContainText('kilitlendi');
    await expect(page).toHaveURL('/login');
  });
});

test.describe('the navigation rules', () => {
  test('lead a visitor from any protected address to sign-in and back to it', async ({ page, world }) => {
    await page.goto(`${file}/personal?from=mail`);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`${file}/personal?from=mail`)}`);
    await typeSignIn(page, world.inAnkara);
    await expect(page).toHaveURL(`${file}/personal?from=mail`);
  });

  test('lead a visitor of the console to sign-in and back to it', async ({ page, world }) => {
    await page.goto('/console/branches');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fconsole%2Fbranches/);
    await typeSignIn(page, world.admin);
    await expect(page).toHaveURL('/console/branches');
  });

  test('lead nobody to another site', async ({ page, world }) => {
    await page.goto('/login?redirect=%2F%2Fevil.example%2F');
    await typeSignIn(page, world.inAnkara);
    await expect(page).toHaveURL('/dashboard');
  });

  test('lead the signed-in from public and finished pages to the dashboard', async ({ page, world }) => {
    await signIn(page, world.inAnkara);
    for (const path of ['/', '/login', '/first-login', '/auth/', '/console']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/dashboard');
    }
    for (const [path, goal] of [
      ['/human-resources', `${file}/overview`],
      [file, `${file}/overview`],
      ['/nowhere/at/all', '/page-not-found'],
    ] as const) {
      await page.goto(path);
      await expect(page, path).toHaveURL(goal);
    }
  });

  test('lead a visitor from the old sign-in address to the page', async ({ page }) => {
    await page.goto('/auth/');
    await expect(page).toHaveURL(/\/login/);
  });
});

test('the sign-in page speaks each of the nine languages, in Turkish at first', async ({ page }) => {
  await page.goto(file);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(file)}`);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'tr');
  for (const language of [...languages.slice(1), 'tr' as const]) {
    await page.locator('header button[aria-haspopup="menu"]').click();
    await page.locator(`[role="menuitemradio"][lang="${language}"]`).click();
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('common:action.signIn', language));
    await expect(page.locator('button[type="submit"]')).toHaveText(word('common:action.signIn', language));
  }
});
