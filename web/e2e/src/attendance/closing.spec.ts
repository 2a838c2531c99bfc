import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { type Caller, until } from '../setup/rest.ts';
import { everyDay, hireCaller, type Member, type World } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { plus, today } from '../setup/time.ts';
import { field, tabTo } from '../setup/ui.ts';
import { word } from '../setup/words.ts';
import { defineShift, derived, record } from './seed.ts';

const month = '2026-08';
const [whole, open] = [`${month}-11`, `${month}-12`];
const yesterday = plus(today, -1);

const monthsSince = (then: string): number => {
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return count(today) - count(then);
};

/** Somebody of a branch of their own worked two days of last month, and did not clock out on the second. */
async function lastMonth({ url }: World, admin: Caller): Promise<{ branchId: string; person: Member; caller: Caller }> {
  const { id: branchId } = await admin.send('POST', 'branches', {
    name: { tr: 'Edirne Kaleiçi' },
    zone: 'Europe/Istanbul',
    country: 'TR',
    workingPattern: everyDay,
  });
  const { member: person, caller } = await hireCaller(url, admin, 'Nalan', 'Sezer', { branchId });
  const times = { begin: '08:00', end: '17:00', breakTime: 60, totalWorkTime: 480 };
  const shiftId = await defineShift(admin, { name: { tr: 'Kaleiçi gündüz' }, ...times });
  const days = [whole, open].map((date) => ({ date, shiftIds: [shiftId] }));
  const plan = { employeeId: person.id, from: whole, to: open, days };
  const isPlanned = () =>
    admin.sendAttendance('POST', 'workplans', plan).then(
      () => true,
      () => false,
    );
  await until(isPlanned, Boolean);
  for (const date of [whole, open]) await record(admin, person, 'CLOCK_IN', `${date}T05:00:00Z`);
  await record(admin, person, 'CLOCK_OUT', `${whole}T14:00:00Z`);
  await derived(admin, person, whole);
  return { branchId, person, caller };
}

async function fileOf(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('HR closes a month whose open day is taken as it is, and what is corrected later is a difference', async ({
  page,
  world,
  admin,
  complaints,
}) => {
  complaints.expect(/422|period_incalculable/, /409|period_closed/);
  const { branchId, person, caller } = await lastMonth(world, admin);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const period = `/console/periods/${encodeURIComponent(`${branchId}~${month}`)}/show`;
  const file = word('console-attendance:period.file.days.csv');
  await signIn(page, world.admin);

  await test.step('closing asks for the reason of the day that cannot be calculated, by keyboard', async () => {
    await page.goto(period);
    const close = main.getByRole('button', { name: word('console-attendance:period.close'), exact: true });
    await tabTo(page, close);
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: word('console-attendance:period.close'), exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('link').filter({ hasText: person.name })).toHaveCount(1);
    await tabTo(page, dialog.getByLabel(word('console-attendance:period.reasonOfAll')));
    await page.keyboard.type('Kapı cihazı kapalıydı');
    await tabTo(page, dialog.getByRole('button', { name: word('console-attendance:period.closeAsTheyAre') }));
    await page.keyboard.press('Enter');
    await expect(main).toContainText(word('console-fields:value.periodState.CLOSED'));
    await expect(main).toContainText('8:00');
  });
  const closed = await fileOf(page, file);
  expect(closed).toContain(open);

  await test.step('a correction of a closed day asks for its reason too', async () => {
    await page.goto(`/console/timesheets/${encodeURIComponent(`${person.id}~${whole}`)}/show`);
    const correct = word('console-attendance:reading.correct');
    await main.getByRole('button', { name: correct }).last().click();
    await field(page, 'time').fill('16:00');
    await field(page, 'reason').fill('Çıkış bir saat önceydi');
    await dialog.getByRole('button', { name: correct }).click();
    const remedy = page.getByRole('dialog', { name: word('console-attendance:period.correctTitle') });
    await remedy.getByLabel(word('console-fields:field.reason')).fill('Amiri onayladı');
    await remedy.getByRole('button', { name: word('console-attendance:period.correct') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main).toContainText('16:00');
  });

  await test.step('which the closed month shows beside what was closed', async () => {
    await expect(async () => {
      await page.goto(`${period}/differences`);
      const difference = main.getByRole('row').filter({ hasText: person.name });
      await expect(difference).toContainText('Amiri onayladı', { timeout: 5_000 });
      await expect(difference).toContainText('7:00');
    }).toPass();
    expect(await fileOf(page, word('console-attendance:period.file.differences.csv'))).toContain('Amiri onayladı');
    await page.goto(period);
    expect(await fileOf(page, file)).toBe(closed);
  });

  await test.step('as do the timesheets of the month, which can be seen as they were closed', async () => {
    await page.goto('/console/timesheets/months');
    const previous = main.getByRole('button', { name: word('console-attendance:month.previous') });
    for (let left = monthsSince(month); left > 0; left -= 1) await previous.click();
    const ofBranch = main.getByRole('list', { name: word('console:nav.periods') }).getByRole('listitem');
    const branch = ofBranch.filter({ hasText: 'Edirne Kaleiçi' });
    await expect(branch).toContainText(`${word('console-attendance:period.differences')}: 1`);
    const after = main.getByRole('region', { name: word('console-attendance:month.after') });
    const difference = after.getByRole('row').filter({ hasText: person.name });
    await expect(difference).toContainText('Amiri onayladı');
    await expect(difference).toContainText('\u22121:00');
    await main.getByRole('button', { name: word('console-attendance:period.before'), exact: true }).click();
    const closedRow = main.getByRole('table').first().getByRole('row').filter({ hasText: person.name });
    await expect(closedRow).toContainText(word('console-attendance:month.isChanged'));
    await expect(closedRow).toContainText('8:00');
    await main.getByRole('button', { name: word('console-attendance:period.after'), exact: true }).click();
  });

  await test.step('of several corrections that are approved at once, those of the closed month ask for a reason', async () => {
    const asked = { problem: 'MISSING', eventType: 'CLOCK_OUT', time: '17:00', reason: 'Çıkışta okutmadım' };
    for (const date of [open, yesterday]) await caller.sendAttendance('POST', 'clock-corrections', { ...asked, date });
    await page.goto('/console/clock-corrections');
    const mine = main.getByRole('row').filter({ hasText: person.name });
    await expect(mine).toHaveCount(2);
    for (const row of await mine.all()) await row.getByRole('checkbox').check();
    const approve = word('common:action.approve');
    await page
      .getByRole('region', { name: word('common:common.actions') })
      .getByRole('button', { name: word('console-requests:approveSuper') })
      .click();
    await dialog.getByRole('button', { name: approve, exact: true }).click();
    const remedy = page.getByRole('dialog', { name: word('console-attendance:period.correctTitle') });
    await remedy.getByLabel(word('console-fields:field.reason')).fill('Kapıda görüldü');
    await remedy.getByRole('button', { name: word('console-attendance:period.correct') }).click();
    await expect(dialog).toContainText(word('console-requests:bulk.approved', 'tr', { requests: 2 }));
    await dialog.getByRole('button', { name: word('common:action.close') }).click();
    await expect(mine).toHaveCount(0);
  });
});
