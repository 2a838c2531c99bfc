import { type Browser, type Page } from '@playwright/test';
import { sendDecisions } from '../leave/requests.ts';
import { type Company } from '../setup/company.ts';
import { type Account } from '../setup/processes/server.ts';
import { type Caller, until } from '../setup/rest.ts';
import { hireCaller, type Member } from '../setup/seed.ts';
import { expect, openContext, signIn, test } from '../setup/test.ts';
import { plus, today } from '../setup/time.ts';
import { word } from '../setup/words.ts';

const yesterday = plus(today, -1);
const ahead = plus(today, 8);

interface Cast {
  person: Member;
  manager: Member;
  shiftId: string;
}

const dayShift = {
  type: 'FIX',
  begin: '08:00',
  end: '17:00',
  breakTime: 60,
  breakMode: 'AUTOMATIC',
  totalWorkTime: 480,
};

/** Somebody who came in yesterday and did not clock out, with a manager for shifts. */
async function cast(url: string, admin: Caller, branchId: string, names: readonly [string, string]): Promise<Cast> {
  const [{ member: person }, { member: manager, caller }] = await Promise.all([
    hireCaller(url, admin, names[0], 'Kaya', { branchId }),
    hireCaller(url, admin, names[1], 'Ok', { branchId }),
  ]);
  await admin.send('PUT', `employees/${person.id}/management`, { shiftManagers: [manager.id] });
  const { id: shiftId } = await admin.sendAttendance('POST', 'shifts', { name: { tr: 'Gündüz' }, ...dayShift });
  const heard = () =>
    admin.sendAttendance('POST', 'workplans', { employeeId: person.id, shiftIds: [shiftId], from: yesterday }).then(
      () => true,
      () => false,
    );
  await until(heard, (isHeard) => isHeard);
  await admin.sendAttendance('POST', 'workplans', { employeeId: person.id, shiftIds: [shiftId], from: ahead });
  const at = `${yesterday}T05:00:00Z`;
  await admin.sendAttendance('POST', 'clock-records', { employeeId: person.id, eventType: 'CLOCK_IN', at });
  // whoever is a manager reaches the day of his people
  const filter = `{ employeeId: { eq: "${person.id}" }, date: { eq: "${yesterday}" } }`;
  const reached = async () =>
    (await caller.ask<{ days: { total: number } }>(`{ days: timesheets(filter: ${filter}) { total } }`)).days.total;
  await until(reached, (total) => total === 1);
  return { person, manager, shiftId };
}

async function pageOf(browser: Browser, company: Company, account: Account, path: string): Promise<Page> {
  const context = await openContext(browser, company, { viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signIn(page, account);
  await page.goto(path);
  return page;
}

const dayOf = (page: Page) => page.locator(`[data-day="${yesterday}"]`);
const month = `/time/timesheets?month=${yesterday.slice(0, 7)}`;
const sendRequest = (page: Page) => page.locator('main button[type="submit"]').click();

test.use({ isShared: true });
test.describe.configure({ mode: 'default' });

test('somebody asks for a forgotten clock-out, the manager approves it, and the day becomes green', async ({
  page,
  browser,
  company,
  world,
  admin,
}) => {
  const { person, manager } = await cast(world.url, admin, world.ankara, ['Selin', 'Murat']);
  await signIn(page, person);
  await test.step('from the button in the cell of the open day', async () => {
    await page.goto(month);
    await page.getByRole('link', { name: word('timesheet:repair') }).click();
    await expect(page.locator('#time')).toHaveValue('17:00');
    await expect(page.locator('#eventType')).toHaveValue('CLOCK_OUT');
    await sendRequest(page);
    await expect(page.locator('#reason-below')).toContainText(word('common:validation.required'));
    await page.locator('#reason').fill('Çıkışta kartımı okutmayı unuttum');
    await sendRequest(page);
    await expect(page.getByRole('main')).toContainText(word('common:status.pending'));
  });
  await test.step('it waits in the inbox of the manager', async () => {
    const other = await pageOf(browser, company, manager, '/time/corrections/pending-requests');
    await expect(other.getByRole('heading', { level: 2, name: person.name })).toBeVisible();
    await expect(other.getByRole('main')).toContainText('Çıkışta kartımı okutmayı unuttum');
    await other.getByRole('button', { name: word('common:action.approve') }).click();
    await expect(other.getByText(word('inbox:nothingWaits'))).toBeVisible();
    await sendDecisions(other);
    await other.context().close();
  });
  await page.goto(month);
  await expect(dayOf(page)).toContainText('8:00');
  await dayOf(page).click();
  await expect(page.getByRole('main')).toContainText(word('common:status.approved'));
});

test('another shift is asked for, and denied with a note', async ({ page, browser, company, world, admin }) => {
  const { person, manager } = await cast(world.url, admin, world.ankara, ['Defne', 'Kerem']);
  const { id: late } = await admin.sendAttendance('POST', 'shifts', {
    name: { tr: 'Akşam' },
    ...dayShift,
    begin: '14:00',
    end: '23:00',
  });
  await signIn(page, person);
  await page.goto(`/time/shift-requests/create?date=${ahead}`);
  await page.locator('#shiftId').selectOption(late);
  await page.locator('#reason').fill('Veli toplantısı');
  await sendRequest(page);
  await expect(page.getByRole('main')).toContainText(/Gündüz.*Akşam/);
  const other = await pageOf(browser, company, manager, '/time/shift/pending-requests');
  await expect(other).toHaveURL(/\/time\/shif\/pending-requests/);
  await expect(other.getByRole('heading', { level: 2, name: person.name })).toBeVisible();
  await other.keyboard.press('d');
  await other.keyboard.type('Akşam kimse kalmıyor');
  await other.keyboard.press('Enter');
  await expect(other.getByText(word('inbox:nothingWaits'))).toBeVisible();
  await sendDecisions(other);
  await other.context().close();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(word('common:status.denied'));
  await expect(page.getByRole('main')).toContainText('Akşam kimse kalmıyor');
});
