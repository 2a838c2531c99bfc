import { type Locator, type Page } from '@playwright/test';
import { type Member } from './seed.ts';
import { type Account } from './processes/server.ts';
import { word } from './words.ts';

export const field = (page: Page, name: string): Locator => page.locator(`#field-${name}`);

/** The line below an input: its error or its help. */
export const below = (page: Page, name: string): Locator => page.locator(`#field-${name}-below`);

export async function choose(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await page.getByRole('option').filter({ hasText: text }).first().click();
}

export const rows = (page: Page): Locator => page.locator('tbody tr[data-id]');

export const search = (page: Page, text: string): Promise<void> =>
  page.getByLabel(word('common:search.people')).fill(text);

export const recordOf = ({ id }: Pick<Member, 'id'>, tab = ''): string => `/console/employees/${id}/show/${tab}`;

export async function typeSignIn(page: Page, { username, password }: Account): Promise<void> {
  await page.locator('[name="username"]').fill(username);
  await page.locator('[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

/** Presses Tab until the element has the focus. @throws Error when it cannot be reached */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses <= most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`);
}

/** Lets the page's clock go on, so that what it knows is no longer fresh. */
export const later = async (page: Page): Promise<void> =>
  page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 60_000);

/** The access token that the page gets when it restores its session. */
export async function tokenOf(page: Page, path: string): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith('/account/refresh-token') && one.status() === 202),
    page.goto(path),
  ]);
  return answer.headers()['authorization'] ?? '';
}

/** Asks from the page itself, past all screens; answers status and body. */
export function send(
  page: Page,
  token: string,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<{ status: number; body: { data?: never; code?: string | number; name?: string } }> {
  return page.evaluate(
    async ([authorization, verb, to, text]) => {
      const request = { headers: { authorization, 'content-type': 'application/json' }, body: text };
      const answer = await (verb === 'POST'
        ? fetch(to, { method: 'POST', ...request })
        : fetch(to, { method: 'PUT', ...request }));
      return { status: answer.status, body: (await answer.json()) as never };
    },
    [token, method, path, JSON.stringify(body)] as const,
  );
}
