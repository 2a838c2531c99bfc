import { type Page } from '@playwright/test';
import { ask, decidedBy, entitle } from '../leave/requests.ts';
import { plus } from '../setup/time.ts';
import { violations } from '../screens/axe.ts';
import { overflow } from '../screens/looks.ts';
import { hireCaller, newPerson } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { choose, field, search } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

const finger = 44;
const bar = (page: Page) => page.getByRole('region', { name: word('common:common.actions') });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `${word('common:action.select')}: ${name}` });
const toggle = (page: Page, key: 'select' | 'selectNone') =>
  page
    .getByRole('main')
    .getByRole('button', { name: word(`common:action.${key}`), exact: true })
    .first();
const selected = (count: number) => word('common:paging.selected_other', 'tr', { count });

/** The ink bar fits, lies where the thumb is, and each of its buttons is as high as a finger is wide. */
async function barFits(page: Page, { width, height } = page.viewportSize()!): Promise<void> {
  await expect.poll(() => overflow(page)).toBe(0);
  const place = (await bar(page).boundingBox())!;
  expect([place.x, place.width]).toEqual([0, width]);
  expect(place.y).toBeGreaterThan((height * 2) / 3);
  expect(place.y + place.height).toBeLessThanOrEqual(height);
  for (const button of await bar(page).getByRole('button').all())
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(finger);
}

test('on a phone an admin gives two people a manager at once', async ({ page, world, admin }) => {
  const lastName = `Cepten${newPerson('x', 'y').staffNumber.toLowerCase()}`;
  const hire = async (firstName: string) => ({
    ...(await admin.send('POST', 'employees', newPerson(firstName, lastName, { branchId: world.ankara }))),
    name: `${firstName} ${lastName}`,
  });
  const [boss, kaan, nil] = await Promise.all(
    ['Bahar', 'Kaan', 'Nil', 'Oya', 'Umut', 'Veli', 'Yaprak', 'Zeki', 'Suna', 'Tan'].map(hire),
  );
  await signIn(page, world.admin);
  await page.goto('/console/employees');
  await search(page, lastName);
  await expect(cards(page).filter({ hasText: lastName })).toHaveCount(10);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await toggle(page, 'select').tap();
  expect((await box(page, kaan!.name).boundingBox())!.height).toBeGreaterThanOrEqual(finger);
  await cards(page).filter({ hasText: kaan!.name }).tap();
  await box(page, nil!.name).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/console\/employees(\?|$)/);
  await expect(bar(page)).toContainText(selected(2));
  await barFits(page);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('checkbox', { name: word('common:action.selectAll') }).tap();
  await expect(bar(page)).toContainText(selected(10));
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await toggle(page, 'select').tap();
  for (const { name } of [kaan!, nil!]) await box(page, name).tap();
  await expect(async () => {
    await page.locator('#content').evaluate((content) => content.scrollTo(0, content.scrollHeight));
    const last = (await cards(page).filter({ hasText: lastName }).last().boundingBox())!;
    expect((await bar(page).boundingBox())!.y).toBeGreaterThanOrEqual(last.y + last.height - 1);
  }).toPass();

  await bar(page)
    .getByRole('button', { name: word('bulk:button') })
    .tap();
  await field(page, 'kind').selectOption('MANAGER');
  await choose(page, 'target', boss!.name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('bulk:confirm_other', 'tr', { count: 2 }) })
    .tap();
  await expect(page.getByRole('main')).toContainText(word('bulk:state.DONE'));
  const led = async () =>
    (
      await admin.ask<{ employees: { items: { id: string }[] } }>(
        `{ employees(filter: { managerId: { eq: "${boss!.id}" } }) { items { id } } }`,
      )
    ).employees.items
      .map(({ id }) => id)
      .sort();
  await expect.poll(led).toEqual([kaan!.id, nil!.id].sort());
});

test('on a phone an admin approves two requests at once', async ({ page, world, admin }) => {
  const { url, leave, ankara: branchId } = world;
  const [{ member: boss }, { member: person, caller }] = await Promise.all([
    hireCaller(url, admin, 'Aslı', 'Bekleten', { branchId }),
    hireCaller(url, admin, 'Doruk', 'Cepteduran', { branchId }),
  ]);
  await decidedBy(admin, caller, leave.annual, boss);
  await entitle(admin, person, leave.annual, 14);
  for (const monday of leave.mondays.slice(0, 3)) await ask(caller, leave.annual, monday, plus(monday, 1));
  await signIn(page, world.admin);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/console/leave-requests');
  await page.getByRole('main').getByLabel(word('console:list.search')).fill('cepteduran');
  await expect(page).toHaveURL(/cepteduran/);
  await expect(cards(page).filter({ hasText: person.name })).toHaveCount(3);
  await toggle(page, 'select').tap();
  for (const at of [0, 2]) await cards(page).filter({ hasText: person.name }).nth(at).tap();
  await expect(bar(page)).toContainText(selected(2));
  await barFits(page);
  await bar(page)
    .getByRole('button', { name: word('console-requests:approveSuper') })
    .tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('common:action.approve') })
    .tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('common:action.close') })
    .tap();
  await expect(bar(page)).toHaveCount(0);
  const states = async () =>
    (
      await caller.ask<{ leaveRequests: { items: { status: string }[] } }>('{ leaveRequests { items { status } } }')
    ).leaveRequests.items
      .map(({ status }) => status)
      .sort();
  await expect.poll(states).toEqual(['APPROVED', 'APPROVED', 'PENDING']);
});
