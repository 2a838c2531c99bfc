import { newPerson } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { field, rows } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

test('a person who was hired is there after the server was killed, and the page recovers by itself', async ({
  page,
  company,
  world,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION|Failed to fetch|ERR_SOCKET|ERR_EMPTY/);
  await signIn(page, world.admin);
  const person = newPerson('Yağmur', 'Işıktan');
  await page.goto('/console/employees/create');
  for (const name of ['firstName', 'lastName', 'workEmail', 'staffNumber'] as const)
    await field(page, name).fill(person[name]);
  await field(page, 'branchId').click();
  await page.locator('[role="listbox"] [role="option"]').first().click();
  await page.locator('main button[type="submit"]').click();
  await expect(page.getByText(word('console-identity:hire.done', 'tr', { name: 'Yağmur Işıktan' }))).toBeVisible();
  await company.kill();
  await page.getByRole('link', { name: word('console-identity:hire.toList') }).click();
  await expect(page.locator('main').getByText(word('common:outage.title'))).toBeVisible();
  await company.restart();
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  await page.getByLabel(word('common:search.people')).fill('isiktan');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Yağmur Işıktan');
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
});
