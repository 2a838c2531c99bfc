import { type Page } from '@playwright/test';
import { everyDay, hireCaller, type Member, newPerson } from '../setup/seed.ts';
import { type Caller } from '../setup/rest.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { choose, tabTo } from '../setup/ui.ts';
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

const boardOf = (branchId: string): string => `/console/workplans?branchId=${branchId}`;
const setButton = (page: Page, days: number) =>
  page.getByRole('button', { name: word('console-attendance:roster.set', 'tr', { days }), exact: true });

const brush = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });
const lineOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test.use({ isShared: true });
test.describe.configure({ mode: 'default' });

test('shifts are planned by keyboard, copied, and set at once', async ({ page, world, admin }) => {
  const { url, ankara: branchId } = world;
  const member = await hireFirst(url, admin, 'Aaa', branchId);
  const name = ownName('Aaa');
  await shiftOf(admin, name);
  await signIn(page, world.admin);
  await page.goto(boardOf(branchId));
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
  // a brush has a letter, and a step is taken back
  const [letter = ''] = ((await brush(page, name).getAttribute('aria-keyshortcuts')) ?? '').split(' ');
  await line.getByRole('gridcell').nth(4).click();
  await page.keyboard.press(letter);
  await expect(line.getByText(name)).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await expect(line.getByText(name)).toHaveCount(4);
  await setButton(page, 3).click();
  await expect(setButton(page, 3)).toBeHidden();
  await page.reload();
  await expect(line.getByText(name)).toHaveCount(4);
  // a pattern is looked at, painted over everybody, and taken back in one step
  await page.getByRole('button', { name: word('console-attendance:roster.pattern') }).click();
  await page.getByRole('button', { name: word('console-attendance:roster.paint'), exact: true }).click();
  await expect(line.getByText(name)).toHaveCount(0);
  await page.getByRole('button', { name: word('common:action.undo') }).click();
  await expect(line.getByText(name)).toHaveCount(4);
  // somebody is chosen, painted on all days, set, and it is taken back while the toast says so
  await line.getByRole('gridcell').nth(5).click();
  await page.keyboard.press('Shift+Space');
  await expect(line.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press(letter);
  await expect(line.getByText(name)).toHaveCount(14);
  await setButton(page, 14).click();
  await expect(setButton(page, 14)).toBeHidden();
  await page.getByRole('button', { name: word('common:action.undo') }).click();
  await expect(line.getByText(name)).toHaveCount(4);
});

test('a day of a closed month is painted, and set with the reason that is asked for', async ({
  page,
  world,
  admin,
}) => {
  const { id: branchId } = await admin.send('POST', 'branches', {
    name: { tr: ownName('Kapalı') },
    zone: 'Europe/Istanbul',
    country: 'TR',
    workingPattern: everyDay,
  });
  const member = await hireFirst(world.url, admin, 'Aae', branchId);
  const name = ownName('Aae');
  const shiftId = await shiftOf(admin, name);
  // a month has what can be closed as soon as something of it is known
  await admin.sendAttendance('POST', 'workplans', { employeeId: member.id, from: '2026-08-28', shiftIds: [shiftId] });
  await expect(() => admin.sendAttendance('POST', `periods/${branchId}~2026-08/close`, {})).toPass();
  await signIn(page, world.admin);
  await page.goto(boardOf(branchId));
  const line = lineOf(page, member.name);
  await brush(page, name).click();
  await line.getByRole('gridcell').first().click();
  await setButton(page, 1).click();
  const dialog = page.getByRole('dialog', { name: word('console-attendance:period.correctTitle') });
  await dialog.getByLabel(word('console-fields:field.reason')).fill('Unutulmuştu');
  await dialog.getByRole('button', { name: word('console-attendance:period.correct') }).click();
  await expect(setButton(page, 1)).toBeHidden();
  await page.reload();
  await expect(line.getByText(name)).toHaveCount(1);
});

/** Of several places one is open. */
async function openPlace(page: Page, name: string): Promise<void> {
  const toggle = page.locator('tfoot').getByRole('button', { name });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

test('need is set by keyboard, and squares say who is missing, also while shifts are only painted', async ({
  page,
  world,
  admin,
}) => {
  const { url, ankara: branchId, names } = world;
  const member = await hireFirst(url, admin, 'Aad', branchId);
  const name = ownName('Nöbet');
  const shiftId = await shiftOf(admin, name);
  await admin.sendAttendance('POST', 'workplans', { employeeId: member.id, from: today, shiftIds: [shiftId] });
  await signIn(page, world.admin);
  await page.goto('/console/workplans');
  // of all branches, so that this one is folded among them
  await page.getByLabel(word('console-attendance:roster.group')).selectOption('name');
  const setNeed = page.getByRole('button', { name: word('console-attendance:coverage.set') });
  await tabTo(page, setNeed, 200);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await choose(page, 'branchId', names.ankara);
  await dialog.getByRole('group', { name }).getByRole('textbox').first().focus();
  for (let day = 0; day < 7; day++) {
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
  }
  await dialog.getByRole('button', { name: word('console-attendance:coverage.set') }).click();
  await expect(dialog).toBeHidden();
  const posts = page.locator('tfoot tr').filter({ hasText: name });
  const missing = (people: number) => posts.getByText(word('console-attendance:coverage.lacking', 'tr', { people }));
  await openPlace(page, names.ankara);
  await expect(missing(11)).toBeVisible();
  await test.step('each cell says what its squares mean', async () => {
    const cells = posts.getByRole('gridcell');
    const lack = new RegExp(word('console-attendance:coverage.missing', 'tr', { people: 1 }));
    await cells.nth(2).focus();
    await expect(cells.nth(2)).not.toHaveAccessibleName(lack);
    await page.keyboard.press('ArrowRight');
    await expect(cells.nth(3)).toBeFocused();
    await expect(cells.nth(3)).toHaveAccessibleName(lack);
    await expect(page.getByRole('tooltip')).toHaveText(lack);
  });
  const line = lineOf(page, member.name);
  await line.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('Control+c');
  await line.getByRole('gridcell').nth(3).click();
  await page.keyboard.press('Control+v');
  await expect(missing(10)).toBeVisible();
  await setButton(page, 1).click();
  await expect(setButton(page, 1)).toBeHidden();
  await page.reload();
  await openPlace(page, names.ankara);
  await expect(missing(10)).toBeVisible();
});

test('what does not fit is marked while it is painted, explained, refused when it is set, and taken back by keyboard', async ({
  page,
  world,
  admin,
}) => {
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
  await page.goto(boardOf(branchId));
  const line = lineOf(page, member.name);
  // the night is copied before the early shift
  await line.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('Control+c');
  await line.getByRole('gridcell').nth(4).click();
  await page.keyboard.press('Control+v');
  const [conflict = ''] = word('console-attendance:roster.doesNotFit').split('{{');
  const cell = line.getByRole('gridcell').nth(5);
  await expect(cell).toContainText(conflict);
  await page.keyboard.press('c');
  const panel = page.getByRole('dialog', { name: word('console-attendance:roster.conflict.workplan_overlap') });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(night);
  await expect(panel).toContainText(early);
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
  await setButton(page, 1).click();
  await expect(page.getByRole('alert')).toContainText(member.name);
  await expect(line.getByText(night)).toHaveCount(2);
  await page.keyboard.press('c');
  const back = panel.getByRole('button', { name: word('console-attendance:roster.takeBackDays', 'tr', { days: 1 }) });
  await tabTo(page, back, 8);
  await page.keyboard.press('Enter');
  await expect(line.getByText(night)).toHaveCount(1);
  await expect(panel).toBeHidden();
  await expect(cell).not.toContainText(conflict);
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
  await page.goto(boardOf(branchId));
  await expect(lineOf(page, member.name).getByText(name)).toHaveCount(2);
});
