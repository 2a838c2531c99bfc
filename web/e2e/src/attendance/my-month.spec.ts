import { expect, signIn, test } from '../setup/test.ts';
import { plus, today } from '../setup/time.ts';
import { word } from '../setup/words.ts';
import { seedDays } from './seed.ts';

const yesterday = plus(today, -1);

test('a figure of the own month on the home leads to the days that it counts, which open by a press', async ({
  page,
  world,
  admin,
}) => {
  await seedDays(admin, world.inAnkara);
  await signIn(page, world.inAnkara);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await page.mouse.wheel(0, 2_000);
  const figures = page.locator('main dl').filter({ hasText: word('timesheet:daysLate') });
  const late = figures.locator('div').filter({ hasText: word('timesheet:daysLate') });
  await late.getByRole('link').click();
  await expect(page).toHaveURL(/\/time\/timesheets\?counts=lateDays$/);
  const chosen = page.getByRole('button', { name: word('timesheet:daysLate') });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  const counted = page.getByText(word('timesheet:countedDays')).locator('..');
  // on the first of a month yesterday is in another one
  if (yesterday.slice(0, 7) === today.slice(0, 7)) {
    await expect(page.locator('td[data-counted="true"]')).toHaveCount(await counted.getByRole('button').count());
    await counted.getByRole('button').last().click();
    await expect(page).toHaveURL(new RegExp(`day=${yesterday}`));
  }
  await chosen.click();
  await expect(counted).toHaveCount(0);
});
