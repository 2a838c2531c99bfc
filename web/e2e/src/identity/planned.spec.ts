import { plus, today } from '../setup/time.ts';
import { back, dayButton, hireMoved, lookAt, moved } from '../setup/as-of.ts';
import { hireCaller } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { field, recordOf } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

const nextMonth = plus(today, 30);
const edit = word('common:action.edit');

test('the rail of the history goes day by day, change by change, and says what came late', async ({
  page,
  admin,
  world,
}) => {
  const member = await hireMoved(world, admin, 'Hilal', 'Tarihli');
  await signIn(page, world.admin);
  await page.goto(recordOf(member, 'history'));
  const late = page.getByRole('row').filter({ hasText: word('console-history:history.type.EmploymentChanged') });
  await expect(late).toHaveAttribute('data-late', 'true');
  await expect(late).toContainText(word('time:change.late_other', 'tr', { date: '', count: 10 }).replace(/^, /, ''));
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dayButton(page, plus(today, -1))).toBeVisible();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(dayButton(page, moved)).toBeVisible();
  const record = page.getByRole('region', { name: word('time:record.label') });
  await expect(record).toContainText(world.names.berlin);
  await page.getByRole('button', { name: word('time:rail.earlier') }).click();
  await expect(dayButton(page, '2024-03-04')).toBeVisible();
  await expect(record).toContainText(world.names.ankara);
  await expect(record).toContainText(`${word('time:record.now')} ${world.names.berlin}`);
  await expect(page.getByRole('button', { name: word('time:rail.earlier') })).toBeDisabled();
  // before the first day the way back is still there
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(record).toContainText(word('time:person.notYet', 'tr', { date: '' }).trim());
  await expect(slider).toBeFocused();
  for (const day of ['2024-03-04', moved]) {
    await page.getByRole('button', { name: word('time:rail.later') }).click();
    await expect(dayButton(page, day)).toBeVisible();
  }
  await late.getByRole('button').click();
  await expect(dayButton(page, moved)).toBeVisible();
  await back(page).click();
  await expect(dayButton(page, today)).toBeVisible();
});

test('a change of next month is planned, shown, and taken back', async ({ page, admin, world }) => {
  const { member } = await hireCaller(world.url, admin, 'Volkan', 'Planlı', { branchId: world.ankara });
  await signIn(page, world.admin);
  await page.goto(recordOf(member, 'employment'));
  await page.getByRole('tabpanel').getByRole('button', { name: edit }).click();
  await field(page, 'branchId').fill(world.names.berlin);
  await page.getByRole('option').filter({ hasText: world.names.berlin }).first().click();
  await field(page, 'effectiveOn').fill(nextMonth);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: word('common:action.save') })
    .click();
  const planned = page
    .getByRole('tabpanel')
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: word('time:planned.revoke') }) })
    .last();
  await expect(planned).toContainText(world.names.berlin);
  await expect(planned).toHaveCSS('border-style', 'dashed');
  await page.goto(recordOf(member, 'history'));
  await expect(page.locator('tr[data-state="PLANNED"]')).toHaveCount(1);
  await lookAt(page, plus(nextMonth, 1));
  await expect(page.getByRole('region', { name: word('time:record.label') })).toContainText(world.names.berlin);
  await back(page).click();
  await page.goto(recordOf(member));
  await expect(page.getByRole('main')).toContainText(world.names.ankara);
  await planned.getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('time:planned.revoke') })
    .click();
  await expect(planned).toHaveCount(0);
  await page.goto(recordOf(member, 'history'));
  await expect(page.locator('tr[data-state="REVOKED"]')).toHaveCount(1);
});

test('other managers are planned from a day on', async ({ page, admin, world }) => {
  const { member } = await hireCaller(world.url, admin, 'Selma', 'Yönetilen', { branchId: world.ankara });
  await signIn(page, world.admin);
  await page.goto(recordOf(member, 'managers'));
  await page.getByLabel(word('console-fields:field.effectiveOn')).fill(nextMonth);
  const list = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: word('console-identity:managers.leaveManagers') }) })
    .last();
  await list.getByRole('combobox').fill(world.inAnkara.name);
  await page.getByRole('option').filter({ hasText: world.inAnkara.name }).first().click();
  await page.getByRole('button', { name: word('common:action.save'), exact: true }).click();
  const planned = page
    .getByRole('tabpanel')
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: word('time:planned.revoke') }) })
    .last();
  await expect(planned).toContainText(world.inAnkara.name);
  await expect(list.getByRole('listitem')).toHaveCount(0);
});
