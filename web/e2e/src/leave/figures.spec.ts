import { type Locator, type Page } from '@playwright/test';
import { ask, askPath, clickKind, decide, decidedBy, entitle, inboxPath, preview, typeDays } from './requests.ts';
import { kind } from './seed.ts';
import { plus, thisYear, today } from '../setup/time.ts';
import { hireCaller } from '../setup/seed.ts';
import { expect, openContext, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';

/** Numbers of days in a text of a Turkish screen, in hundredths: `−0,17` is -17. */
const hundredths = (text: string): number[] =>
  [...text.matchAll(/[−+]?\d+(?:,\d{1,2})?/g)].map(([shown]) =>
    Math.round(Number(shown.replace('−', '-').replace(',', '.')) * 100),
  );
const first = (text: string): number => hundredths(text)[0] ?? Number.NaN;
const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** Waits until a number is shown; the texts of what is not shown yet are empty. */
async function isShown(number: Locator): Promise<void> {
  await expect(number).toBeVisible();
  await expect(number).not.toBeEmpty();
}

/** The entries behind a balance and the balance below them. */
async function why(page: Page, within: string): Promise<{ entries: number[]; balance: number }> {
  const table = page.locator(within).locator('table').last();
  await isShown(table.locator('tfoot td').first());
  return {
    entries: (await table.locator('tbody td:last-of-type').allInnerTexts()).map(first),
    balance: first(await table.locator('tfoot td').first().innerText()),
  };
}

/** Of the page of balances on a day: the figure, the row of the kind, the sum of the entries. */
async function onBalances(page: Page, typeId: string, name: string, on: string) {
  await page.goto(`/leave/balances?type=${typeId}&on=${on}`);
  const row = page.locator('main button[aria-pressed="true"]').filter({ hasText: name });
  await isShown(row.locator('.number b'));
  const figure = page.getByRole('main').getByRole('region', { name }).locator('p b').first();
  const { entries, balance } = await why(page, 'main aside');
  expect(sum(entries)).toBe(balance);
  return [first(await figure.innerText()), first(await row.locator('.number b').innerText()), balance];
}

/** Of the console: the figures of today, and every balance of the ledger with the change that led to it. */
async function inConsole(page: Page, person: string, name: string) {
  await page.goto(`/console/leave-balances/${person}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.first()).toBeVisible();
  const [carried, granted, used, asked, balance] = (await row.first().locator('td.figure').allInnerTexts()).map(first);
  await row.first().getByRole('button').click();
  const ledger = page.locator('#leave-ledger tbody tr, section:has(> #leave-ledger) tbody tr');
  await expect(ledger.last()).toContainText(`${thisYear}`);
  const lines = (await ledger.locator('td.figure').allInnerTexts()).map(first);
  return { figures: [carried, granted, used, asked, balance].map((one) => one ?? Number.NaN), lines };
}

test('a person’s figures are the same on every screen of the same day, and add up', async ({
  page,
  browser,
  company,
  world,
  admin,
}) => {
  const { url, ankara: branchId } = world;
  const monday = plus(today, 5);
  const wednesday = plus(monday, 2);
  const [{ member: boss, caller: decider }, { member: person, caller }] = await Promise.all([
    hireCaller(url, admin, 'Nermin', 'Olgun', { branchId }),
    hireCaller(url, admin, 'Kerem', 'Doğan', { branchId }),
  ]);
  const hourly = await kind(admin, 'Saatlik izin', 'إجازة بالساعة', {
    kind: 'PAID',
    durations: ['FULL_DAY', 'HOURLY'],
    tracksBalance: true,
  });
  await decidedBy(admin, caller, hourly, boss);
  await entitle(admin, person, hourly, 20);
  const hours = { duration: 'HOURLY', beginTime: '09:00', endTime: '10:20' };
  for (const day of [today, plus(today, 1), plus(today, 2)])
    await decide(decider, await ask(caller, hourly, day, day, hours));
  const open = await ask(caller, hourly, monday, wednesday);

  await signIn(page, person);
  await page.goto('/');
  const ofToday = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: word('inbox:today.myLeave') }) })
    .last();
  await isShown(ofToday.locator('strong').first());
  const shownToday = first(await ofToday.locator('strong').first().innerText());
  expect(shownToday).toBe(1983);
  expect(await onBalances(page, hourly.id, hourly.name, today)).toEqual([shownToday, shownToday, shownToday]);

  const onWednesday = await onBalances(page, hourly.id, hourly.name, wednesday);
  expect(new Set(onWednesday)).toEqual(new Set([1650]));
  await page.goto(askPath);
  await clickKind(page, hourly.name);
  await typeDays(page, wednesday, wednesday);
  await expect(preview(page).getByText(word('leave:balance.free')).first()).toBeVisible();
  const asking = preview(page).locator('button[aria-haspopup="dialog"]');
  expect(first(await asking.innerText())).toBe(1650);
  await asking.click();
  const behind = await why(page, '[role="dialog"]');
  expect([sum(behind.entries), behind.balance]).toEqual([1650, 1650]);

  await page.goto('/leave/leave-accruals');
  const row = page.getByRole('main').getByRole('row').filter({ hasText: hourly.name }).first();
  await expect(row).toBeVisible();
  const entitlements = (await row.locator('td').allInnerTexts()).map((text) => hundredths(text).at(-1) ?? Number.NaN);
  const [carried = 0, granted = 0, used = 0, reserved = 0, left] = entitlements;
  expect([carried + granted - used - reserved, left]).toEqual([left, 1650]);

  const other = await openContext(browser, company);
  const bosses = await other.newPage();
  await signIn(bosses, boss);
  await bosses.goto(`${inboxPath}?request=${open}`);
  const balance = bosses
    .locator('section')
    .filter({ has: bosses.getByRole('heading', { name: /bakiye/ }) })
    .last();
  await expect(balance.locator('strong')).toContainText('/');
  expect(hundredths(await balance.locator('strong').innerText())).toEqual([1650, 2000]);
  await other.close();

  const admins = await openContext(browser, company);
  const consoles = await admins.newPage();
  await signIn(consoles, world.admin);
  const { figures, lines } = await inConsole(consoles, person.id, hourly.name);
  const [before = 0, given = 0, taken = 0, requested = 0, now] = figures;
  expect([before + given - taken - requested, now]).toEqual([shownToday, shownToday]);
  const closing = lines.at(-1);
  const changes = lines.slice(1, -1).filter((_line, at) => at % 2 === 0);
  expect([(lines[0] ?? 0) + sum(changes), closing]).toEqual([left, left]);
  await admins.close();
});
