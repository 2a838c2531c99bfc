import { newPerson } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { choose, field, rows, search } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

const many = 60;

test('an admin gives sixty people a manager at once, and one of them is refused', async ({ page, world, admin }) => {
  const lastName = `Topluca${newPerson('x', 'y').staffNumber.toLowerCase()}`;
  const firstNames = Array.from(
    { length: many },
    (_, at) => `Kişi${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`,
  );
  const hired = await Promise.all(
    firstNames.map((firstName) =>
      admin.send('POST', 'employees', newPerson(firstName, lastName, { branchId: world.ankara })),
    ),
  );
  const boss = hired[0]!.id;

  await signIn(page, world.admin);
  await page.goto('/console/employees');
  await search(page, lastName);
  await expect(rows(page).filter({ hasText: lastName })).toHaveCount(50);
  await page.getByRole('checkbox', { name: word('common:action.selectAll') }).check();
  const bar = page.getByRole('region', { name: word('common:common.actions') });
  await expect(bar).toContainText(word('common:paging.selected_other', 'tr', { count: 50 }));
  await bar.getByRole('button', { name: word('bulk:everyone', 'tr', { total: many }) }).click();
  await expect(bar).toContainText(word('common:paging.selected_other', 'tr', { count: many }));
  // one of them is left out, and taken in again
  const box = rows(page).first().getByRole('checkbox');
  await box.uncheck();
  await expect(bar).toContainText(word('common:paging.selected_other', 'tr', { count: many - 1 }));
  await box.check();
  await page.getByRole('button', { name: word('common:paging.next') }).click();
  await expect(rows(page)).toHaveCount(many - 50);
  await expect(rows(page).first().getByRole('checkbox')).toBeChecked();
  await expect(bar).toContainText(word('common:paging.selected_other', 'tr', { count: many }));
  await bar.getByRole('button', { name: word('bulk:button') }).click();

  const dialog = page.getByRole('dialog');
  await field(page, 'kind').selectOption('MANAGER');
  await choose(page, 'target', `${firstNames[0]} ${lastName}`);
  await expect(
    dialog
      .getByRole('list', { name: word('bulk:preview') })
      .getByRole('listitem')
      .first(),
  ).toContainText(firstNames[0]!);
  await dialog.getByRole('button', { name: word('bulk:confirm_other', 'tr', { count: many - 1 }) }).click();

  await expect(page).toHaveURL(/\/console\/bulk-updates\/[^/]+\/show/);
  const main = page.getByRole('main');
  await expect(main).toContainText(word('bulk:state.DONE'));
  const report = main.getByRole('table');
  const first = report.getByRole('row').nth(1);
  await expect(first).toContainText(word('bulk:result.REFUSED'));
  await expect(first.getByRole('link')).toHaveAttribute('href', new RegExp(boss));
  await main.getByRole('tab', { name: word('bulk:result.REFUSED') }).click();
  await expect(report.getByRole('row')).toHaveCount(2);

  const led = async () =>
    (
      await admin.ask<{ employees: { total: number } }>(
        `{ employees(filter: { managerId: { eq: "${boss}" } }) { total } }`,
      )
    ).employees.total;
  await expect.poll(led).toBe(many - 1);
  // who leaves and comes back finds it
  await page.goto('/console/bulk-updates');
  await expect(rows(page).first()).toContainText(word('bulk:state.DONE'));
});
