import { type Page, type Route } from '@playwright/test';
import { expect, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';
import { type Screen, type Screens } from './screen.ts';

const renewal = '**/account/refresh-token';
const queries = '**/graphql';
const code = '**/assets/*.js';

/** The address of each page once, without what is opened on it. */
const addressesOf = (screens: readonly Screen[]): string[] => [...new Set(screens.map(({ path }) => path))];

/** Lets through the scripts that the page itself names: without them there is no app that could wait. */
async function dropLaterCode(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  await page.route(code, (route) =>
    html.includes(new URL(route.request().url()).pathname) || route.request().url().includes('/texts-')
      ? route.continue()
      : route.abort(),
  );
}

/** What was broken answers again, and the browser is connected anew, which ends each waiting. */
async function mend(page: Page, what: string): Promise<void> {
  await page.context().setOffline(true);
  await page.unroute(what);
  await page.context().setOffline(false);
}

const drop = (route: Route): Promise<void> => route.abort();

/** One page whose renewal, code and queries are broken at first, and mended one after the other. */
async function survive(page: Page, path: string): Promise<void> {
  const told = page.getByText(word('common:outage.title')).first();
  const isHere = (): string => page.url().replace(/^https?:\/\/[^/]+/, '');
  await page.route(renewal, drop);
  await page.route(queries, drop);
  await dropLaterCode(page, path);
  await page.goto(path);
  await expect(told, `${path} says that the renewal does not arrive`).toBeVisible();
  await mend(page, renewal);
  await mend(page, code);
  const heading = page.getByRole('heading', { level: 1 }).first();
  // an empty form stands without queries
  if (path.endsWith('/create')) await expect(heading, `${path} can be filled`).toBeVisible();
  else await expect(page.getByRole('alert').first(), `${path} says that queries are not answered`).toBeVisible();
  expect(isHere()).toBe(path);
  await mend(page, queries);
  await expect(heading, `${path} shows its content`).toBeVisible();
  await expect(page.getByRole('alert'), `${path} says nothing any more`).toHaveCount(0);
  expect(isHere()).toBe(path);
}

/** Declares the test that breaks what the pages of an app load; pages that are added are in the list of screens. */
export function breakAll(app: 'portal' | 'console', screens: Screens): void {
  test(`the ${app} of ${screens.name} waits for what does not answer, and stays where it is`, async ({
    page,
    world,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await signIn(page, world.admin);
    const list = app === 'portal' ? screens.portal(world, world.admin.id) : screens.console(world);
    for (const path of addressesOf(list)) await test.step(path, () => survive(page, path));
  });
}
