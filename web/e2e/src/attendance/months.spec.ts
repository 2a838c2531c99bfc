import { expect, signIn, test } from '../setup/test.ts';
import { today } from '../setup/time.ts';
import { word } from '../setup/words.ts';
import { seedDays } from './seed.ts';

test('HR sees the months of people as strips, their sum at the foot, and opens somebody’s days', async ({
  page,
  world,
  admin,
}) => {
  await seedDays(admin, world.inAnkara);
  await signIn(page, world.admin);
  await page.goto('/console/timesheets');
  await expect(page.locator('tfoot')).toContainText(word('console-attendance:month.all'));
  await page.getByRole('link', { name: word('console-attendance:month.byPerson') }).click();
  const foot = page.locator('tfoot');
  await expect(foot).toContainText(word('console-attendance:month.law'));
  const before = await foot.innerText();
  await page.getByRole('button', { name: word('console-attendance:month.previous') }).click();
  await expect(foot).not.toHaveText(before);
  await page.getByRole('button', { name: word('console-attendance:month.next') }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: word('console-attendance:month.days') })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`from%22%3A%22${today.slice(0, 7)}-01`));
});
