import { type Page } from '@playwright/test';
import { newPerson } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { field, rows } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

const submit = (page: Page) => page.locator('main button[type="submit"]').click();

const ownName = (what: string): string => `${what} ${newPerson('x', 'y').staffNumber}`;

test.use({ isShared: true });
test.describe.configure({ mode: 'default' });

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

test('HR tries a changed tolerance over last month, sees whom it touches, and sets it from a day on', async ({
  page,
  world,
}) => {
  await signIn(page, world.admin);
  await page.goto('/console/shifts');
  await rows(page).filter({ hasText: 'Gündüz' }).getByRole('link').click();
  const edit = page.getByRole('button', { name: word('common:action.edit') });
  await edit.click();
  await field(page, 'lateTolerance').fill('0');
  await field(page, 'earlyTolerance').fill('0');
  const tried = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: word('console-attendance:tryOut.title'), exact: true }) });
  await tried.getByRole('button', { name: word('console-attendance:tryOut.title') }).click();
  await expect(tried).toContainText(word('console-attendance:tryOut.note'));
  await tried.locator('tbody').getByRole('button').first().click();
  await expect(tried.getByRole('link').first()).toBeVisible();
  // nothing was set by it
  await page.getByRole('button', { name: word('common:action.dismiss') }).click();
  await edit.click();
  await expect(field(page, 'lateTolerance')).toHaveValue('5');
  await field(page, 'lateTolerance').fill('0');
  await field(page, 'effectiveOn').fill('07.09.2026');
  await submit(page);
  await expect(edit).toBeVisible();
  await page.getByRole('tab', { name: word('common:common.history') }).click();
  await expect(page.getByRole('main')).toContainText(word('console-fields:field.lateTolerance'));
});
