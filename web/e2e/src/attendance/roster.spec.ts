import { type Page } from '@playwright/test';
import { hireCaller, type Member, newPerson } from '../setup/seed.ts';
import { type Caller } from '../setup/rest.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { choose } from '../setup/ui.ts';
import { today } from '../setup/time.ts';
import { word } from '../setup/words.ts';

const ownName = (what: string): string => `${what} ${newPerson('x', 'y').staffNumber}`;

/** A shift of the day, under a name that nobody else uses. */
async function shiftOf(admin: Caller, name: string, more: object = {}): Promise<string> {
  const { id } = await admin.sendAttendance('POST', 'shifts', {
    name: { tr: name, en: name },
    type: 'FIX',
    begin: '08:00',
    end: '17:00',
    breakTime: 60,
    breakMode: 'AUTOMATIC',
    ...more,
  });
  return id;
}

/** Hires somebody at the top of the list, whose days are there. */
async function hireFirst(url: string, admin: Caller, firstName: string, branchId: string): Promise<Member> {
  const { member } = await hireCaller(url, admin, firstName, 'Planlı', { branchId });
  const days = async () => {
    const { timesheets } = await admin.ask<{ timesheets: { total: number } }>(
      `{ timesheets(filter: { employeeId: { eq: "${member.id}" }, date: { eq: "${today}" } }) { total } }`,
    );
    return timesheets.total;
  };
  await expect.poll(days).toBe(1);
  return member;
}

const lineOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('shifts are planned by keyboard, copied, and set at once', async ({ page, world, admin }) => {
  const { url, ankara: branchId } = world;
  const member = await hireFirst(url, admin, 'Aaa', branchId);
  const name = ownName('Vardiya');
  await shiftOf(admin, name);
  await signIn(page, world.admin);
  await page.goto('/console/workplans');
  const line = lineOf(page, member.name);
  await line.getByRole('gridcell').nth(0).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await choose(page, 'shiftId', name);
  await dialog.getByRole('button', { name: word('console-attendance:roster.plan') }).click();
  await expect(dialog).toBeHidden();
  await expect(line.getByText(name)).toHaveCount(2);
  // two days are copied over the next two, and the one after is off
  await line.getByRole('gridcell').nth(0).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  await line.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('Control+v');
  await line.getByRole('gridcell').nth(4).click();
  await page.keyboard.press('Delete');
  await expect(line.getByText(name)).toHaveCount(4);
  const days = (count: number) => new RegExp(`${count}$`);
  await page.getByRole('button', { name: days(3) }).click();
  await expect(page.getByRole('button', { name: days(3) })).toBeHidden();
  await page.reload();
  await expect(line.getByText(name)).toHaveCount(4);
});

test('what is refused by the rules stays painted, with its reason', async ({ page, world, admin }) => {
  const { url, ankara: branchId } = world;
  const member = await hireFirst(url, admin, 'Aab', branchId);
  const [night, early] = [ownName('Gece'), ownName('Sabah')];
  const nightId = await shiftOf(admin, night, { begin: '22:00', end: '06:00', breakTime: 0, breakMode: 'NONE' });
  const earlyId = await shiftOf(admin, early, { begin: '05:00', end: '13:00', breakTime: 0, breakMode: 'NONE' });
  const plan = (shiftId: string, from: string) =>
    admin.sendAttendance('POST', 'workplans', { employeeId: member.id, from, shiftIds: [shiftId] });
  await plan(nightId, today);
  await plan(earlyId, '2026-09-05');
  await signIn(page, world.admin);
  await page.goto('/console/workplans');
  const line = lineOf(page, member.name);
  // the night is copied before the early shift
  await line.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('Control+c');
  await line.getByRole('gridcell').nth(4).click();
  await page.keyboard.press('Control+v');
  await page.getByRole('button', { name: /1$/ }).last().click();
  await expect(page.getByRole('alert')).toContainText(member.name);
  await expect(line.getByText(night)).toHaveCount(2);
});

test('shifts come as a file: rows that are refused are told, the others are planned', async ({
  page,
  world,
  admin,
}) => {
  const { url, ankara: branchId } = world;
  const member = await hireFirst(url, admin, 'Aac', branchId);
  const name = ownName('Dosyadan');
  await shiftOf(admin, name);
  await signIn(page, world.admin);
  await page.goto('/console/workplans/import');
  const text = `staffNumber;date;shift\n${member.staffNumber};${today};${name}\n${member.staffNumber};2026-09-03;yok\n`;
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const summary = page.locator('#content aside');
  await expect(summary).toContainText(word('console-import:nothingYet'));
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect(page.locator('tbody tr').nth(1)).toContainText(word('console-import:outcome.REFUSED'));
  await summary.locator('.MuiButton-contained').click();
  await expect(summary).toContainText(word('console-import:did'));
  await expect(summary).toContainText(word('console-import:state.DONE'));
  await page.locator('tbody tr').nth(1).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('console-import:column.shift')).fill(name);
  await dialog.getByRole('button', { name: word('console-import:correct') }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/console/workplans');
  await expect(lineOf(page, member.name).getByText(name)).toHaveCount(2);
});
