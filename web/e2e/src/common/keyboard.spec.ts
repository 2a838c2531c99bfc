import { newPerson } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { field, rows, tabTo } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

test.describe('by keyboard alone', () => {
  test('one signs in', async ({ page, world }) => {
    await page.goto('/login');
    await page.locator('[name="username"]').waitFor();
    await tabTo(page, page.locator('[name="username"]'));
    await page.keyboard.type(world.inAnkara.username);
    await tabTo(page, page.locator('[name="password"]'));
    await page.keyboard.type(world.inAnkara.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  test('one walks the list with J and K, looks with Space, opens with Enter', async ({ page, world }) => {
    await signIn(page, world.admin);
    await page.goto('/console/employees');
    await rows(page).nth(2).waitFor();
    await page.keyboard.press('j');
    await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('j');
    await expect(rows(page).nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('j');
    const id = await rows(page).nth(1).getAttribute('data-id');
    const name = await rows(page).nth(1).getByRole('link').innerText();
    const panel = page.locator('main aside');
    await page.keyboard.press('Space');
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(name.split('\n').at(-1) ?? '');
    await page.keyboard.press('Space');
    await expect(panel).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/console/employees/${id}/show`));
  });

  test('one hires a person', async ({ page, world }) => {
    const person = newPerson('Asya', 'Korkut');
    await signIn(page, world.admin);
    await page.goto('/console/employees/create');
    await field(page, 'firstName').waitFor();
    for (const name of ['firstName', 'lastName', 'workEmail', 'staffNumber'] as const) {
      await tabTo(page, field(page, name));
      await page.keyboard.type(person[name]);
    }
    await tabTo(page, field(page, 'branchId'));
    await page.keyboard.type(world.names.ankara);
    await expect(page.locator('[role="listbox"] [role="option"]').first()).toContainText(world.names.ankara);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page, 'branchId')).toHaveValue(world.names.ankara);
    const submit = page.locator('main button[type="submit"]');
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(page.getByText(word('console-identity:hire.done', 'tr', { name: 'Asya Korkut' }))).toBeVisible();
  });
});
