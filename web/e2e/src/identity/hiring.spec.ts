import { hire, newPerson } from '../setup/seed.ts';
import { expect, openContext, signIn, test } from '../setup/test.ts';
import { below, choose, field, later, recordOf, rows, search } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

test.describe('an admin in the console', () => {
  test.beforeEach(({ page, world }) => signIn(page, world.admin));

  test('finds people without accents and with every Turkish i', async ({ page, world }) => {
    await page.goto('/console/employees');
    await expect(rows(page).first()).toBeVisible();
    const found = async (typed: string) => {
      await search(page, '');
      await expect(rows(page).nth(9)).toBeVisible();
      await search(page, typed);
      await expect(rows(page).nth(9)).toBeHidden();
      await expect(rows(page).filter({ hasText: 'Işık Çağlayan' }), typed).toHaveCount(1);
      return rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-id')));
    };
    const all = await found('isik');
    for (const typed of ['ışık', 'IŞIK', 'ISIK', 'işik']) expect(await found(typed), typed).toEqual(all);
    for (const typed of ['caglayan', 'ÇAĞLAYAN ışık', 'isik cag'])
      expect(await found(typed), typed).toEqual([world.inAnkara.id]);
  });

  test('sees a taken staff number and a taken e-mail refused at the field, with all that was typed still there', async ({
    page,
    world,
    complaints,
  }) => {
    complaints.expect(/409/);
    const person = newPerson('Özgür', 'Tekin');
    await page.goto('/console/employees/create');
    await field(page, 'firstName').fill(person.firstName);
    await field(page, 'lastName').fill(person.lastName);
    await field(page, 'workEmail').fill(world.inAnkara.username);
    await field(page, 'staffNumber').fill(world.inAnkara.staffNumber);
    await choose(page, 'branchId', world.names.ankara);
    const submit = page.locator('main button[type="submit"]');
    const taken = /zaten kullanılıyor/;
    await submit.click();
    await expect(below(page, 'staffNumber')).toHaveText(taken);
    await expect(field(page, 'firstName')).toHaveValue(person.firstName);
    await expect(field(page, 'workEmail')).toHaveValue(world.inAnkara.username);
    await expect(field(page, 'branchId')).toHaveValue(world.names.ankara);
    await field(page, 'staffNumber').fill(person.staffNumber);
    await submit.click();
    await expect(below(page, 'workEmail')).toHaveText(taken);
    await expect(field(page, 'staffNumber')).toHaveValue(person.staffNumber);
    await field(page, 'workEmail').fill(person.workEmail);
    await submit.click();
    await expect(page.getByText(word('console-identity:hire.done', 'tr', { name: 'Özgür Tekin' }))).toBeVisible();
  });

  test('hires a person and gets the first sign-in details once', async ({ page, company, world, context }) => {
    const person = newPerson('Defne', 'Akıncı');
    await page.goto('/console/employees/create');
    for (const name of ['firstName', 'lastName', 'workEmail', 'staffNumber'] as const)
      await field(page, name).fill(person[name]);
    await choose(page, 'branchId', world.names.ankara);
    await page.locator('main button[type="submit"]').click();
    await page.getByRole('button', { name: word('console-identity:welcome.button') }).click();
    await expect(page.locator('dd bdi').first()).toHaveText(person.workEmail);
    const password = await page.locator('dd bdi').nth(1).innerText();
    expect(password).toMatch(/^\S{8,16}$/);
    const other = await openContext(context.browser()!, company);
    const answer = await other.request.post(`${world.url}/identity/api/v1/login`, {
      data: { username: person.workEmail, password },
    });
    expect(await answer.json()).toMatchObject({ firstName: 'Defne', firstTimePassword: true, language: 'tr' });
    await other.close();
    await page.goto('/console/employees');
    await search(page, person.staffNumber);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Defne Akıncı');
  });

  test('moves a person to another branch, unit, team, job and manager, and reads it in the history', async ({
    page,
    world,
    admin,
    complaints,
  }) => {
    complaints.expect(/422/);
    const boss = await hire(world.url, admin, 'Nazlı', 'Tunç', { branchId: world.ankara });
    const person = await hire(world.url, admin, 'Kaan', 'Ergin', { branchId: world.berlin });
    await page.goto(recordOf(person, 'employment'));
    const edit = page.getByRole('button', { name: word('common:action.edit'), exact: true });
    const save = page.getByRole('button', { name: word('common:action.save'), exact: true });
    await edit.click();
    await choose(page, 'branchId', world.names.ankara);
    await choose(page, 'unitId', world.names.unit);
    await choose(page, 'teamId', world.names.team);
    await choose(page, 'jobId', world.names.job);
    await choose(page, 'managerId', boss.name);
    await save.click();
    await expect(edit).toBeVisible();
    for (const shown of [world.names.ankara, world.names.unit, world.names.team, world.names.job, boss.name])
      await expect(page.getByRole('tabpanel')).toContainText(shown);

    await test.step('a manager cycle is refused at the field', async () => {
      await page.goto(recordOf(boss, 'employment'));
      await edit.click();
      await choose(page, 'managerId', person.name);
      await save.click();
      await expect(below(page, 'managerId')).toHaveText(/Başka bir yönetici seçin/);
      await expect(field(page, 'managerId')).toHaveValue(person.name);
      await page.getByRole('button', { name: word('common:action.dismiss') }).click();
    });

    await test.step('the ordered managers are kept in their order', async () => {
      await page.goto(recordOf(person, 'managers'));
      const list = word('console-identity:managers.leaveManagers');
      const part = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: list }) })
        .last();
      const add = async (name: string) => {
        await part.getByRole('combobox').fill(name);
        await page.getByRole('option').filter({ hasText: name }).first().click();
      };
      await add(boss.name);
      await expect(part.getByRole('listitem')).toHaveCount(1);
      await add(world.inAnkara.name);
      await expect(part.getByRole('listitem')).toHaveCount(2);
      await part.getByRole('listitem').nth(1).getByRole('button').first().click();
      await expect(part.getByRole('listitem').first()).toContainText(world.inAnkara.name);
      await save.click();
      await expect(save).toHaveCount(0);
      await page.reload();
      await expect(part.getByRole('listitem').first()).toContainText(world.inAnkara.name);
    });

    await test.step('the history tells each change, newest first', async () => {
      await page.goto(recordOf(person, 'history'));
      const entries = page
        .getByRole('tabpanel')
        .locator('tbody tr')
        .filter({ has: page.getByRole('button') });
      await expect(entries.first()).toContainText(word('console-history:history.type.ManagementChanged'));
      const moved = entries.filter({ hasText: word('console-history:history.type.EmploymentChanged') }).first();
      for (const told of [
        world.names.berlin,
        world.names.ankara,
        world.names.unit,
        world.names.team,
        world.names.job,
        boss.name,
      ])
        await expect(moved).toContainText(told);
      await expect(entries.last()).toContainText(word('console-history:history.type.PersonHired'));
    });
  });

  test('resigns a person whose open tabs are signed out at their next request', async ({
    page,
    company,
    world,
    admin,
    browser,
    complaints,
  }) => {
    complaints.expect(/401/);
    const person = await hire(world.url, admin, 'Barış', 'Günay', { branchId: world.ankara });
    const [here, there] = [await openContext(browser, company), await openContext(browser, company)];
    const tabs = [await here.newPage(), await here.newPage(), await there.newPage()];
    for (const [at, tab] of tabs.entries()) {
      if (at !== 1) await signIn(tab, person);
      await tab.goto('/dashboard');
      await expect(tab.getByText(person.name).first()).toBeVisible();
    }
    await page.goto(recordOf(person));
    await page.getByRole('button', { name: word('console-identity:resign.button') }).click();
    const dialog = page.getByRole('dialog');
    await field(page, 'quitDate').fill('2025-03-31');
    await field(page, 'quitReason').selectOption('RESIGNATION');
    await dialog.getByRole('button', { name: word('console-identity:resign.button') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: word('console-identity:rehire.button') })).toBeVisible();
    for (const tab of [tabs[0]!, tabs[2]!]) {
      await later(tab);
      // what it asks for by itself may be the next request, too
      const isOut = tab.waitForURL(/\/login/);
      const asks = tab
        .getByRole('link', { name: word('portal:nav.myFile') })
        .first()
        .click()
        .catch(() => isOut);
      await Promise.race([isOut, asks]);
    }
    for (const tab of tabs) await expect(tab).toHaveURL(/\/login/);
    const again = await there.request.post('/identity/api/v1/login', {
      data: { username: person.username, password: person.password },
    });
    expect(again.status()).toBe(401);
    await Promise.all([here.close(), there.close()]);
  });
});
