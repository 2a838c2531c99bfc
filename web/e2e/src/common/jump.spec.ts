import { hire } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';

test('the jump leads a manager to what can be asked for, and to what the own people ask for', async ({
  page,
  world,
  admin,
}) => {
  const boss = await hire(world.url, admin, 'Derya', 'Önder', { branchId: world.ankara });
  const person = await hire(world.url, admin, 'Işıl', 'Çağlar', { branchId: world.ankara });
  await admin.send('PUT', `employees/${person.id}/management`, { leaveManagers: [boss.id] });
  await signIn(page, boss);
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation').getByText(word('common:area.leave'))).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  const option = page.getByRole('dialog').getByRole('option');
  await field.fill('isil');
  await expect(option).toHaveText(/Işıl Çağlar/);
  await field.press('Enter');
  await expect(page).toHaveURL(/all-pending-requests\?q=I%C5%9F%C4%B1l/);
  await page.keyboard.press('Control+k');
  await field.fill(`${world.leave.sick.name} ${word('portal:nav.askForLeave')}`);
  await expect(option).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`create\\?type=${world.leave.sick.id}`));
});
