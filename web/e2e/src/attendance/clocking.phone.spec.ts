import { overflow } from '../screens/looks.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { plus, today } from '../setup/time.ts';
import { word } from '../setup/words.ts';
import { seedDays } from './seed.ts';

test('on a phone one clocks in with a thumb, from the bar too, and opens a day as a sheet', async ({
  page,
  world,
  admin,
}) => {
  await seedDays(admin, world.inAnkara);
  await signIn(page, world.inAnkara);
  await page.goto('/dashboard');
  const clockIn = page.getByRole('button', { name: word('clock:clockIn'), exact: true });
  const clockOut = page.getByRole('button', { name: word('clock:clockOut'), exact: true });
  await expect(clockIn).toBeVisible();
  expect((await clockIn.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  await clockIn.tap();
  await expect(clockOut).toHaveCount(1);
  await test.step('the button stays within reach when the large one is scrolled away', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(clockOut).toHaveCount(2);
    await clockOut.last().tap();
    await expect(clockIn.last()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(clockIn).toHaveCount(1);
  });
  await page.goto('/time/timesheets');
  await page.locator(`button[data-day="${plus(today, -1)}"]`).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(word('timesheet:rule.lateBeyondTolerance')).first()).toBeVisible();
  await expect.poll(() => overflow(page)).toBe(0);
  await sheet.getByRole('button', { name: word('common:action.close') }).tap();
  await expect(sheet).toHaveCount(0);
});
