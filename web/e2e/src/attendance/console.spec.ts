import { type Page } from '@playwright/test';
import { newPerson } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { field } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

const submit = (page: Page) => page.locator('main button[type="submit"]').click();

const ownName = (what: string): string => `${what} ${newPerson('x', 'y').staffNumber}`;

test('an admin sets up a terminal, and says what may be clocked there', async ({ page, world }) => {
  const name = ownName('Kapı');
  await signIn(page, world.admin);
  await page.goto('/console/terminals/create');
  await field(page, 'name').fill(name);
  await field(page, 'lunchInOut').selectOption('NOT_ALLOWED');
  await field(page, 'allowedAddresses').fill('10.0.0.0/8');
  await page.locator('#field-geofence-latitude').fill('41,01');
  await submit(page);
  await expect(page.getByRole('main')).toContainText(word('console:form.geofenceWhole'));
  await page.locator('#field-geofence-longitude').fill('28,97');
  await page.locator('#field-geofence-radius').fill('200');
  await submit(page);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('10.0.0.0/8');
  await expect(page.getByRole('main')).toContainText(word('console-fields:value.terminalAction.NOT_ALLOWED'));
});
