import { expect, signIn, test } from '../setup/test.ts';
import { rows } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

const changed = word('console-history:history.type.ContactChanged');

test('the audit log says what was changed, by whom and on whose record, and leads there', async ({
  page,
  world,
  admin,
}) => {
  await admin.send('PUT', `employees/${world.inBerlin.id}/contact`, { address: 'Lindenallee 7' });
  await signIn(page, world.admin);
  await page.goto('/console');
  await page.getByLabel(word('console:jump.label')).fill(word('console:nav.audit-log'));
  await page.getByRole('option', { name: word('console:nav.audit-log') }).click();
  const latest = rows(page).first();
  await expect(latest).toContainText(changed);
  await expect(latest).toContainText(world.inBerlin.name);

  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  const beside = page.getByRole('complementary', { name: changed });
  await expect(beside).toContainText('Lindenallee 7');
  await beside.getByRole('link', { name: word('console:panel.open') }).click();
  await expect(page).toHaveURL(new RegExp(`/console/employees/${world.inBerlin.id}/show`));
});

test('a restricted admin reads in it what happened in his branches only', async ({ page, world, admin }) => {
  await admin.send('PUT', `employees/${world.inBerlin.id}/contact`, { address: 'Lindenallee 7' });
  await admin.send('PUT', `employees/${world.inAnkara.id}/contact`, { address: 'Atatürk Bulvarı 9' });
  await signIn(page, world.restricted);
  await page.goto('/console/audit-log');
  await expect(rows(page).filter({ hasText: changed }).first()).toContainText(world.inBerlin.name);
  await expect(page.getByRole('main')).not.toContainText(world.inAnkara.name);
});
