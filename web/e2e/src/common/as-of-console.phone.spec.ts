import { overflow } from '../screens/looks.ts';
import { back, before, hireMoved, lookAt, strip } from '../setup/as-of.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { recordOf } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

test('on a phone one looks at another day of a record, and goes back', async ({ page, admin, world }) => {
  const member = await hireMoved(world, admin, 'Sude', 'Cepteki');
  await signIn(page, world.admin);
  await page.goto(recordOf(member));
  await expect(page.getByRole('main')).toContainText(world.names.berlin);
  await lookAt(page, before);
  await expect(strip(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(world.names.ankara);
  await expect.poll(() => overflow(page)).toBe(0);
  await page.goto(recordOf(member, 'history'));
  await expect(page.getByRole('region', { name: word('time:record.label') })).toContainText(world.names.ankara);
  await expect.poll(() => overflow(page)).toBe(0);
  await back(page).click();
  await expect(strip(page)).toHaveCount(0);
});
