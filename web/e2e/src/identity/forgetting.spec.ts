import { newPerson } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { recordOf } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

test.describe('an admin in the console', () => {
  test.beforeEach(({ page, world }) => signIn(page, world.admin));

  test('forgets somebody who has left, by the staff number typed again', async ({ page, admin }) => {
    const branches = await admin.ask<{ branches: { items: { id: string }[] } }>(
      '{ branches(rowsPerPage: 1) { items { id } } }',
    );
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
    await dialog
      .getByLabel(word('privacy:forget.confirmation', 'tr', { number: person.staffNumber }))
      .fill(person.staffNumber);
    await forget.click();
    await expect(dialog.getByText(word('privacy:forget.done'))).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('button', { name: word('common:action.close') }).click();
    await expect(page.locator('h1')).toContainText(word('common:person.forgotten'));
    await expect(page.getByText('Unutulmaz')).toHaveCount(0);
  });

  test('forgets two of many who are due, of two pages', async ({ page, world, admin }) => {
    const lastName = `Süresidolan${newPerson('x', 'y').staffNumber.toLowerCase()}`;
    // due before all others
    const left = Array.from({ length: 27 }, () =>
      newPerson('Eski', lastName, { branchId: world.ankara, hiredDate: '2015-01-05' }),
    );
    const hired = await Promise.all(left.map((person) => admin.send('POST', 'employees', person)));
    await Promise.all(
      hired.map(({ id }) =>
        admin.send('POST', `employees/${id}/resign`, { quitDate: '2016-03-31', quitReason: 'RESIGNATION' }),
      ),
    );
    await page.goto('/console/retention');
    const due = page.getByRole('list', { name: word('privacy:retention.due') });
    const mine = due.getByRole('listitem').filter({ hasText: lastName });
    const bar = page.getByRole('region', { name: word('common:common.actions') });
    const chosen = (count: number) =>
      expect(bar).toContainText(word(`common:paging.selected_${count === 1 ? 'one' : 'other'}`, 'tr', { count }));
    await expect(due.getByRole('listitem')).toHaveCount(25);
    const first = await mine.first().getByRole('link').textContent();
    await mine.first().getByRole('checkbox').check();
    await chosen(1);
    await page.getByRole('button', { name: word('common:paging.next') }).click();
    await expect(mine).toHaveCount(2);
    await mine.first().getByRole('checkbox').check();
    await chosen(2);
    await page.getByRole('button', { name: word('common:paging.previous') }).click();
    await expect(
      mine
        .filter({ hasText: first ?? '' })
        .first()
        .getByRole('checkbox'),
    ).toBeChecked();
    await bar.getByRole('button', { name: word('privacy:retention.forget') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(word('privacy:forget.reason')).fill('Saklama süresi doldu');
    await dialog.getByLabel(word('privacy:retention.confirmation', 'tr', { number: 2 })).fill('2');
    await dialog.getByRole('button', { name: word('privacy:forget.submit') }).click();
    await expect(dialog).toBeHidden();
    await expect(bar).toHaveCount(0);
    const still = async () => {
      const { retentionDue } = await admin.ask<{ retentionDue: { items: { employeeId: string }[] } }>(
        '{ retentionDue(rowsPerPage: 100) { items { employeeId } } }',
      );
      const due = new Set(retentionDue.items.map(({ employeeId }) => employeeId));
      return hired.filter(({ id }) => due.has(id)).length;
    };
    await expect.poll(still).toBe(25);
  });
});
