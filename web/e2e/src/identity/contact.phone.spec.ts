import { hire } from '../setup/seed.ts';
import { overflow } from '../screens/looks.ts';
import { expect, said, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';

test('on a phone one goes by the bottom bar and edits the own contact data', async ({ page, world, admin }) => {
  const person = await hire(world.url, admin, 'Tuğçe', 'Işıldar', { branchId: world.ankara });
  await signIn(page, person);
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: word('common:common.navigation') });
  await expect(bar).toBeVisible();
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800);
  await bar.getByRole('button', { name: word('common:action.more') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: word('portal:nav.myFile') })
    .click();
  await page.getByRole('link', { name: word('common:profile.contact') }).click();
  await page.getByRole('button', { name: word('common:action.edit'), exact: true }).click();
  const phone = page.locator('[name="secondaryPhone"]');
  expect((await phone.locator('..').boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await phone.fill('0212 222 33 44');
  await expect.poll(() => overflow(page)).toBe(0);
  await page.getByRole('button', { name: word('common:action.save'), exact: true }).click();
  await said(page, word('portal:file.saved.contact'));
  await page.reload();
  await expect(page.getByText(/\+90\s?212\s?222\s?33\s?44/)).toBeVisible();
});
