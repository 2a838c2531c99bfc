import { ask, decide, decidedBy, entitle, requestPath } from './requests.ts';
import { plus } from '../setup/time.ts';
import { type Caller } from '../setup/rest.ts';
import { hireCaller } from '../setup/seed.ts';
import { expect, openContext, said, signIn, test } from '../setup/test.ts';
import { choose, field } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

type Balances = { leaveBalances: { leaveTypeId: string; balance: number }[] };

/** The balance of a kind at the end of the year, everything counted that is asked for or approved. */
async function balanceOf(caller: Caller, leaveTypeId: string, on: string): Promise<number | undefined> {
  const { leaveBalances } = await caller.ask<Balances>(`{ leaveBalances(on: "${on}") { leaveTypeId balance } }`);
  return leaveBalances.find((one) => one.leaveTypeId === leaveTypeId)?.balance;
}

test('the end of an approved leave is cancelled with a reason, its days come back, the decision stays', async ({
  page,
  world,
  admin,
}) => {
  const { url, leave, ankara: branchId } = world;
  const [monday = ''] = leave.mondays;
  const friday = plus(monday, 4);
  const [{ member: boss, caller: decider }, { member: person, caller }] = await Promise.all([
    hireCaller(url, admin, 'Serkan', 'Balcı', { branchId }),
    hireCaller(url, admin, 'Ebru', 'Candan', { branchId }),
  ]);
  await decidedBy(admin, caller, leave.annual, boss);
  await entitle(admin, person, leave.annual, 14);
  const id = await ask(caller, leave.annual, monday, friday);
  await decide(decider, id);
  expect(await balanceOf(caller, leave.annual.id, friday)).toBe(9);

  await signIn(page, person);
  await page.goto(requestPath(id));
  await page.getByRole('button', { name: word('leave:cancel.action') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Geri gelecek gün: 5/);
  await dialog.getByLabel(word('leave:cancel.first')).selectOption(plus(monday, 3));
  await expect(dialog).toContainText(/Geri gelecek gün: 2/);
  const confirm = dialog.getByRole('button', { name: word('leave:cancel.confirmFrom') });
  await confirm.click();
  await expect(dialog).toContainText(word('common:validation.required'));
  await dialog.getByRole('textbox').fill('Planlanandan erken dönüş');
  await confirm.click();
  await said(page, /İptal edildi\. Geri gelen gün: 2/);
  await expect(dialog).toBeHidden();

  const main = page.getByRole('main');
  await expect(main.getByRole('row').filter({ hasText: word('leave:days.returned') })).toHaveCount(2);
  await expect(main).toContainText('Planlanandan erken dönüş');
  const history = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: word('common:common.history') }) })
    .last();
  await expect(
    history.getByRole('listitem').filter({ hasText: word('common:enum.leaveAction.CANCELLED') }),
  ).toHaveCount(1);
  await expect(
    history.getByRole('listitem').filter({ hasText: word('common:enum.leaveAction.APPROVED') }),
  ).toContainText(boss.name);
  await expect.poll(() => balanceOf(caller, leave.annual.id, friday)).toBe(11);
});

test('a holiday that an admin declares gives a day back within seconds, and the ledger says why', async ({
  page,
  browser,
  company,
  world,
  admin,
}) => {
  const { url, leave } = world;
  const [monday = ''] = leave.mondays;
  const zone = {
    zone: 'Europe/Istanbul',
    country: 'TR',
    workingPattern: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 },
  };
  const { id: branchId } = await admin.send('POST', 'branches', {
    name: { tr: 'Bursa Nilüfer', en: 'Bursa Nilüfer' },
    ...zone,
  });
  const [{ member: boss, caller: decider }, { member: person, caller }] = await Promise.all([
    hireCaller(url, admin, 'Orhan', 'Kuzey', { branchId }),
    hireCaller(url, admin, 'Melis', 'Duru', { branchId }),
  ]);
  await decidedBy(admin, caller, leave.annual, boss);
  await entitle(admin, person, leave.annual, 14);
  const id = await ask(caller, leave.annual, monday, plus(monday, 4));
  await decide(decider, id);
  const context = await openContext(browser, company);
  const mine = await context.newPage();
  await signIn(mine, person);
  await mine.goto(requestPath(id));
  await expect(mine.getByRole('main')).toContainText(/(?<!\d)5 gün/);

  await signIn(page, world.admin);
  await page.goto('/console/holidays/create');
  await page.locator('input[id^="field-names"]').first().fill('Kurtuluş günü');
  await choose(page, 'branchId', 'Bursa Nilüfer');
  await field(page, 'date').fill(plus(monday, 2));
  await page.locator('main button[type="submit"]').click();
  await expect(page).toHaveURL(/\/console\/holidays(?!\/create)/);
  await expect(async () => {
    await mine.reload();
    await expect(mine.getByRole('main')).toContainText(word('common:enum.leaveAction.RECOUNTED'), { timeout: 5_000 });
  }).toPass();
  await expect(mine.getByRole('main')).toContainText(/(?<!\d)4 gün/);
  await expect(mine.getByRole('row').filter({ hasText: 'Kurtuluş günü' })).toHaveCount(1);
  await expect.poll(() => balanceOf(caller, leave.annual.id, plus(monday, 4))).toBe(10);
  await context.close();

  await page.goto(`/console/leave-balances/${person.id}`);
  await page.getByRole('button', { name: `${word('console-leave:balance.why')}: ${leave.annual.name}` }).click();
  const entry = page.getByRole('row').filter({ hasText: word('common:enum.leaveEntryKind.RECOUNT') });
  await expect(entry).toContainText('+1');
});
