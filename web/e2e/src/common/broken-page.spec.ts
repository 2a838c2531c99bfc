import { type Page } from '@playwright/test';
import { expect, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';

interface Answer {
  data?: Record<string, unknown>;
}

/** Answers of this name hold one row that is none on this page, until they are mended: what draws them throws. */
async function breakRows(page: Page, path: string, name: string): Promise<() => void> {
  let isBroken = true;
  await page.route('**/graphql', async (route) => {
    // other pages ask for such rows too, beside others or alone
    if (!isBroken || new URL(page.url()).pathname !== path) return route.continue();
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    if (answer.data?.[name]) answer.data[name] = { items: [null], total: 1 };
    return route.fulfill({ response, json: answer });
  });
  return () => void (isBroken = false);
}

for (const { app, path, rows, other } of [
  { app: 'portal', path: '/leave/leave-requests', rows: 'leaveRequests', other: '/dashboard' },
  { app: 'console', path: '/console/branches', rows: 'branches', other: '/console/employees' },
])
  test(`a page of the ${app} that throws stays in its shell, gives way to another one, and is tried again`, async ({
    page,
    world,
    complaints,
  }) => {
    // the last one where the rows were mended between two attempts to draw them
    complaints.expect(/TypeError|The above error occurred|Error boundary|ErrorBoundary|React error #520/);
    await signIn(page, world.admin);
    const mend = await breakRows(page, path, rows);
    const says = page.getByRole('alert').filter({ hasText: word('common:broken.title') });
    const heading = page.getByRole('heading', { level: 1 }).first();
    await page.goto(path);
    await expect(says).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);

    await page.locator(`nav a[href="${other}"]`).first().click();
    await expect(heading).toBeVisible();
    await expect(says).toHaveCount(0);

    await page.goBack();
    await expect(says).toBeVisible();
    mend();
    await says.getByRole('button', { name: word('common:action.retry') }).click();
    await expect(heading).toBeVisible();
    await expect(says).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
