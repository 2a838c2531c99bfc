import { newPerson } from './seed.ts';
import { expect, signIn, test } from './test.ts';
import { recordOf } from './ui.ts';
import { word } from './words.ts';

test.describe('an admin in the console', () => {
  test.beforeEach(({ page, world }) => signIn(page, world.admin));

  test('forgets somebody who has left, by the staff number typed again', async ({ page, admin }) => {
    const branches = await admin.ask<{ branches: { items: { id: string }[] } }>('{ branches(rowsPerPage: 1) { items { id } } }');
    const person = newPerson('Nergis', 'Unutulmaz', { branchId: branches.branches.items[0]!.id });
    const { id } = await admin.send('POST', 'employees', person);
    await admin.send('POST', `employees/${id}/resign`, { quitDate: '2025-03-31', quitReason: 'RESIGNATION' });
    await page.goto(recordOf({ id }));
    await expect(page.locator('h1')).toContainText('Nergis Unutulmaz');
    await page.getByRole('button', { name: word('privacy:forget.button') }).click();
    const dialog = page.getByRole('dialog');
    const forget = dialog.getByRole('button', { name: word('privacy:forget.submit') });
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByLabel(word('privacy:forget.reason')).fill('Saklama süresi doldu');
    await dialog.getByLabel(word('privacy:forget.confirmation', 'tr', { number: person.staffNumber })).fill('1');
    await expect(forget).toBeDisabled();
    await dialog.getByLabel(word('privacy:forget.confirmation', 'tr', { number: person.staffNumber })).fill(person.staffNumber);
    await forget.click();
    await expect(dialog.getByText(word('privacy:forget.done'))).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('button', { name: word('common:action.close') }).click();
    await expect(page.locator('h1')).toContainText(word('common:person.forgotten'));
    await expect(page.getByText('Unutulmaz')).toHaveCount(0);
  });
});
