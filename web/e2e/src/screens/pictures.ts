import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { settled } from '../setup/standstill.ts';
import { type Caller, signInByRest } from '../setup/rest.ts';
import { type Screen } from './screen.ts';
import { password } from '../setup/seed.ts';
import { timeFrom } from '../../../../infra/clock/given-time.ts';
import { setClock } from '../../../../infra/clock/set-clock.ts';
import { freePorts } from '../../../../infra/free-ports.ts';
import { newFolder, removeFolder, startServer, type Account } from '../setup/processes/server.ts';
import { smallPng } from './small-png.ts';
import { signIn } from '../setup/test.ts';
import { beginsAt, today } from '../setup/time.ts';
import { field } from '../setup/ui.ts';
import { word } from '../setup/words.ts';
import { browserPath } from '../setup/browser.ts';

const folder = fileURLToPath(new URL('../../../../docs/pictures', import.meta.url));
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const restMs = 1_500;
/** The 15th so many months ago: part of what the demo company says of it was recorded later. */
const fifteenth = (months: number): string =>
  Temporal.PlainDate.from(today).subtract({ months }).with({ day: 15 }).toString();
const en = (key: string, values?: Record<string, string | number>): string => word(key, 'en', values);

interface Picture extends Screen {
  /** The day that the console looks at, by what was known then or is known now. */
  past?: { day: string; knownThen: boolean };
}

async function personOf(admin: Caller, staffNumber: string): Promise<string> {
  const { employees } = await admin.ask<{ employees: { items: { id: string }[] } }>(
    `{ employees(filter: { q: "${staffNumber}" }) { items { id } } }`,
  );
  return employees.items[0]!.id;
}

/** Somebody whose balance was counted again after the day: who it is, which leave, and a day after that. */
async function countedLate(admin: Caller): Promise<{ id: string; leaveTypeId: string; on: string }> {
  const { leaveEntries } = await admin.ask<{
    leaveEntries: { items: { employeeId: string; leaveTypeId: string; on: string; late: boolean }[] };
  }>('{ leaveEntries(rowsPerPage: 100, sortBy: on, descending: true) { items { employeeId leaveTypeId on late } } }');
  const { employeeId, leaveTypeId, on } = leaveEntries.items.find(({ late }) => late)!;
  return { id: employeeId, leaveTypeId, on: Temporal.PlainDate.from(on).add({ days: 3 }).toString() };
}

/** Signs in and takes English for the account. */
async function english(url: string, account: Account): Promise<Caller> {
  const caller = await signInByRest(url, account, password);
  await caller.send('PUT', `employees/${caller.id}/language`, { language: 'en' });
  return caller;
}

const panel =
  (id: string) =>
  (page: Page): Promise<void> =>
    page.locator(`tbody tr[data-id="${id}"]`).click();

const bulk = async (page: Page): Promise<void> => {
  const boxes = page.locator('tbody tr[data-id] input[type="checkbox"]');
  for (let n = 0; n < 10; n++) await boxes.nth(n).check();
  await page.getByRole('button', { name: en('bulk:button') }).click();
  await field(page, 'kind').selectOption('MANAGER');
  await field(page, 'target').fill('Ayşe');
  await page.getByRole('option').filter({ hasText: 'Ayşe' }).first().click();
  await page.getByRole('list', { name: en('bulk:preview') }).waitFor();
};

const forget = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: en('privacy:forget.button') }).click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: en('privacy:class.health') })
    .check();
};

/** Goes to a screen and waits until it has its words and stands still. */
async function show(page: Page, { path, open }: Screen): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await open?.(page);
  await page.waitForTimeout(restMs);
  await page.locator('[data-waiting]').first().waitFor({ state: 'detached' });
  await settled(page);
}

async function take(
  browser: Browser,
  url: string,
  account: Account,
  viewport: typeof desktop,
  pictures: readonly Picture[],
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    colorScheme: 'light',
  });
  await context.addInitScript(setClock, { ...time, rate: 0 });
  const page = await context.newPage();
  await signIn(page, account);
  const drawing = await browser.newPage();
  // letters that come after the first drawing are there from the second page on
  await show(page, pictures[0]!);
  for (const { past, ...screen } of pictures) {
    await page.evaluate((day) => sessionStorage.setItem('kadro-console-day', JSON.stringify(day)), past ?? {});
    await show(page, screen);
    const png = await smallPng(drawing, await page.screenshot({ animations: 'disabled' }));
    writeFileSync(`${folder}/${screen.name}.png`, png);
    process.stdout.write(`${screen.name} ${Math.ceil(png.length / 1_000)} kB\n`);
  }
  await drawing.close();
  await context.close();
}

async function takeAll(browser: Browser, url: string, [admin, , , , manager]: readonly Account[]): Promise<void> {
  const [boss, line] = [await english(url, admin!), await english(url, manager!)];
  const [mover, packer, late, sick] = await Promise.all(
    ['1029', '3009', '1028', '2003'].map((number) => personOf(boss, number)),
  );
  const counted = await countedLate(boss);
  const own = await english(
    url,
    await boss.send<Account>('PUT', `employees/${counted.id}/credential/send-welcome-notification`, {}),
  );
  await take(browser, url, line.account, desktop, [{ name: 'portal-home', path: '/dashboard' }]);
  await take(browser, url, line.account, phone, [{ name: 'phone-inbox', path: '/leave/pending-requests' }]);
  await take(browser, url, own.account, desktop, [
    { name: 'portal-balances', path: `/leave/balances?type=${counted.leaveTypeId}&on=${counted.on}` },
  ]);
  await take(browser, url, boss.account, desktop, [
    { name: 'console-planned', path: '/console/employees', open: panel(packer!) },
    { name: 'console-employment', path: `/console/employees/${mover}/show/employment` },
    {
      name: 'console-history',
      path: `/console/employees/${late}/show/history`,
      past: { day: fifteenth(2), knownThen: false },
    },
    { name: 'console-balances', path: '/console/leave-balances', past: { day: fifteenth(1), knownThen: true } },
    { name: 'console-bulk', path: '/console/employees', open: bulk },
    { name: 'console-forget', path: `/console/employees/${sick}/show/personal`, open: forget },
  ]);
}

/** The pictures of the documents, of a demo company of their own. */
const data = newFolder();
const time = timeFrom(beginsAt, 0.1);
mkdirSync(folder, { recursive: true });
const server = await startServer(data, await freePorts(1), time);
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox'],
});
try {
  await takeAll(browser, server.url, server.accounts);
} finally {
  await browser.close();
  await server.stop();
  removeFolder(data);
}
