import { type Page } from '@playwright/test';
import { expect, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';

interface Answer {
  data?: Record<string, unknown>;
  errors?: unknown[];
}

const named = { message: 'down', extensions: { code: 503, name: 'service_unavailable' } };

/** Takes answers of this name away: by a service that is named, or all of them, until they are given back. */
async function takeAway(page: Page, name: string): Promise<(what: 'service' | 'all' | 'nothing') => void> {
  let missing = 'service';
  await page.route('**/graphql', async (route) => {
    if (missing === 'all') return route.abort();
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    if (missing === 'service' && answer.data?.[name]) {
      answer.data[name] = null;
      answer.errors = [named];
    }
    return route.fulfill({ response, json: answer });
  });
  return (what) => void (missing = what);
}

for (const { app, path, rows } of [
  { app: 'portal', path: '/leave/leave-requests', rows: 'leaveRequests' },
  { app: 'console', path: '/console/employees', rows: 'employees' },
])
  test(`a list of the ${app} says how much does not answer, and is there by itself when it does`, async ({
    page,
    world,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED/);
    await signIn(page, world.admin);
    const take = await takeAway(page, rows);
    const alert = page.locator('main').getByRole('alert').first();
    await page.goto(path);
    await expect(alert).toContainText(word('common:outage.rest'));
    await expect(alert).not.toContainText(word('common:outage.title'));

    take('all');
    await expect(alert).toContainText(word('common:outage.title'));
    await expect(alert).not.toContainText(word('common:outage.rest'));

    take('nothing');
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
