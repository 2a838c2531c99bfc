import { hire, newPerson, password } from '../setup/seed.ts';
import { violations } from '../screens/axe.ts';
import { picture } from '../screens/looks.ts';
import { type Account } from '../setup/processes/server.ts';
import { expect, said, signIn, test } from '../setup/test.ts';
import { send, tokenOf, typeSignIn } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

const contact = '/human-resources/employee/contact';

test('somebody new sets a password that keeps the rules, and lands where the way began', async ({
  page,
  world,
  admin,
  complaints,
}) => {
  complaints.expect(/422/);
  const person = newPerson('Elif', 'Sönmez', { branchId: world.ankara });
  const { id } = await admin.send('POST', 'employees', person);
  const first = await admin.send<Account>('PUT', `employees/${id}/credential/send-welcome-notification`, {});
  await page.goto(contact);
  await typeSignIn(page, first);
  await expect(page).toHaveURL(`/first-login?redirect=${encodeURIComponent(contact)}`);
  // the address changes before the page is drawn
  await expect(page.locator('[name="password"]')).toBeVisible();
  await picture(page, 'light', 'portal-first-login');
  expect(await violations(page)).toEqual([]);

  await test.step('every other way leads back here', async () => {
    for (const path of ['/dashboard', '/page-not-found', '/console', contact]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/first-login/);
    }
  });

  const [wanted, repeated] = [page.locator('[name="password"]'), page.locator('[name="repeated"]')];
  const rule = (name: string) =>
    page.locator('li[data-met]').filter({ hasText: word(`common:password.${name}`).split(':')[0] ?? '' });
  const save = page.locator('button[type="submit"]');
  await test.step('766 to 768 stand at the rules while one types', async () => {
    await wanted.fill('Kısa-1');
    await expect(rule('length')).toHaveAttribute('data-met', 'false');
    await expect(rule('digit')).toHaveAttribute('data-met', 'true');
    await wanted.fill('kestane2026');
    await expect(rule('length')).toHaveAttribute('data-met', 'true');
    await expect(rule('uppercase')).toHaveAttribute('data-met', 'false');
    await expect(rule('special')).toHaveAttribute('data-met', 'false');
    await wanted.fill('Sonmez-2026');
    await expect(rule('personal')).toHaveAttribute('data-met', 'false');
    await repeated.fill('Sonmez-2026');
    await save.click();
    await expect(page.getByText(word('portal:password.ruleMissed'))).toBeVisible();
  });
  await test.step('769 is said by the server', async () => {
    await wanted.fill(first.password);
    await repeated.fill(first.password);
    await save.click();
    await expect(page.getByText(/daha önce kullanıldı/)).toBeVisible();
    await expect(page).toHaveURL(/\/first-login/);
  });
  await wanted.fill(password);
  await repeated.fill(password);
  await save.click();
  await expect(page).toHaveURL(contact);
});

test('the server itself refuses what breaks the rules 766 to 768', async ({ page, world, admin, complaints }) => {
  complaints.expect(/422/);
  const person = newPerson('Cansu', 'Yıldırım', { branchId: world.ankara });
  const { id } = await admin.send('POST', 'employees', person);
  await signIn(page, await admin.send<Account>('PUT', `employees/${id}/credential/send-welcome-notification`, {}));
  const token = await tokenOf(page, '/first-login');
  for (const [wanted, code] of [
    ['Kis-1', 766],
    ['kestane2026', 767],
    ['Cansu-2026', 768],
  ] as const) {
    const { status, body } = await send(page, token, 'PUT', '/identity/api/v1/account/change-password', {
      password: wanted,
    });
    expect([status, Number(body.code)]).toEqual([422, code]);
  }
});

test('somebody edits the own profile, contact and personal data', async ({ page, world, admin }) => {
  const person = await hire(world.url, admin, 'Selin', 'Aksoy', { branchId: world.ankara });
  await signIn(page, person);
  const edit = page.getByRole('button', { name: word('common:action.edit'), exact: true });
  const save = page.getByRole('button', { name: word('common:action.save'), exact: true });

  await test.step('a phone that is none is refused and stays typed', async () => {
    await page.goto('/human-resources/employee/profile');
    await edit.click();
    await page.locator('[name="phone"]').fill('12');
    await save.click();
    await expect(page.getByText(word('common:validation.phone'))).toBeVisible();
    await expect(page.locator('[name="phone"]')).toHaveValue('12');
    await page.locator('[name="phone"]').fill('0532 111 22 33');
    await save.click();
    await said(page, word('portal:file.saved.profile'));
    await page.reload();
    await expect(page.getByText(/\+90\s?532\s?111\s?22\s?33/)).toBeVisible();
  });
  await test.step('contact', async () => {
    await page.goto(contact);
    await edit.click();
    await page.locator('[name="address"]').fill('Kızılırmak Sokak 8\nÇankaya');
    await page.locator('[name="emergencyContactName"]').fill('Şükrü Aksoy');
    await save.click();
    await said(page, word('portal:file.saved.contact'));
    await page.reload();
    await expect(page.getByText('Kızılırmak Sokak 8')).toBeVisible();
    await expect(page.getByText('Şükrü Aksoy')).toBeVisible();
  });
  await test.step('personal', async () => {
    await page.goto('/human-resources/employee/personal');
    await edit.click();
    await page.locator('[name="birthPlace"]').fill('Iğdır');
    await page.locator('[name="bloodType"]').selectOption('O_NEGATIVE');
    await save.click();
    await said(page, word('portal:file.saved.personal'));
    await page.reload();
    await expect(page.getByText('Iğdır')).toBeVisible();
  });
  await test.step('what is typed is not lost by a wrong step', async () => {
    await edit.click();
    await page.locator('[name="birthPlace"]').fill('Ardahan');
    await page
      .getByRole('link', { name: word('common:common.today') })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('common:action.keepEditing') })
      .click();
    await expect(page.locator('[name="birthPlace"]')).toHaveValue('Ardahan');
  });
});

test('somebody sees colleagues as cards only', async ({ page, world, admin }) => {
  const boss = await hire(world.url, admin, 'Mert', 'Karaca', { branchId: world.ankara });
  const person = await hire(world.url, admin, 'Ece', 'Kılıç', { branchId: world.ankara, managerId: boss.id });
  await admin.send('PUT', `employees/${person.id}/management`, { leaveManagers: [boss.id] });
  await signIn(page, person);
  const token = await tokenOf(page, '/human-resources/employee/managers');
  await expect(page.getByRole('main')).toContainText(boss.name);
  await expect(page.getByRole('main')).not.toContainText(boss.staffNumber);
  const query = `{
    one: employee(id: "${boss.id}") { id }
    all: employees(rowsPerPage: 100) { items { id } total }
    card: personCard(id: "${boss.id}") { firstName lastName }
    history: employeeHistory(id: "${boss.id}") { total }
  }`;
  const { body } = await send(page, token, 'POST', '/graphql', { query });
  expect(body.data).toEqual({
    one: null,
    all: { items: [{ id: person.id }], total: 1 },
    card: { firstName: 'Mert', lastName: 'Karaca' },
    history: null,
  });
});
