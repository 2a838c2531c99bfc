import { type Page } from '@playwright/test';
import { type World } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { recordOf, rows, search, send, tokenOf } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

type Found = { items: { id: string; branchId: string }[]; total: number };

const people = 'items { id branchId } total';

/** Everything that could tell of a person, asked for at once by aliases. */
const questions = ({ inAnkara, ankara }: World): string => `{
  direct: employee(id: "${inAnkara.id}") { firstName lastName workEmail }
  again: employee(id: "${inAnkara.id}") { profile { phone } contact { address } }
  many: employeesByIds(ids: ["${inAnkara.id}"]) { id lastName }
  all: employees(rowsPerPage: 100) { ${people} }
  branch: employees(rowsPerPage: 100, filter: { branchId: { eq: "${ankara}" } }) { ${people} }
  found: employees(filter: { q: "caglayan" }) { ${people} }
  history: employeeHistory(id: "${inAnkara.id}") { items { id } total }
  open: sessions(rowsPerPage: 100, filter: { employeeId: { eq: "${inAnkara.id}" } }) { items { id } total }
}`;

const nothing = { items: [], total: 0 };
const missing = (page: Page) => page.getByText(word('console:person.notFound'));

test.describe('a restricted admin of Berlin', () => {
  test.beforeEach(({ page, world }) => signIn(page, world.restricted));

  test('sees only Berlin in the list, its total and its search', async ({ page, world }) => {
    await page.goto('/console/employees');
    await expect(rows(page).filter({ hasText: world.inBerlin.name })).toBeVisible();
    const shown = await rows(page).count();
    for (const row of await rows(page).all()) await expect(row).toContainText(world.names.berlin);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(shown));
    await search(page, 'isik caglayan');
    await expect(page.getByText(word('console:list.nothingFound'), { exact: true })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: word('console:nav.branches') })).toHaveCount(0);
    await expect(page.getByRole('navigation').getByRole('link', { name: word('console:nav.settings') })).toHaveCount(0);
  });

  test('finds no record, no history and no way to edit by the address of somebody in Ankara', async ({
    page,
    world,
  }) => {
    for (const tab of ['', 'contact', 'employment', 'history']) {
      await page.goto(recordOf(world.inAnkara, tab));
      await expect(missing(page)).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('Çağlayan');
      await expect(page.getByRole('button', { name: word('common:action.edit') })).toHaveCount(0);
    }
  });

  test('gets nothing of Ankara by raw queries with aliases, and no command through', async ({
    page,
    world,
    complaints,
  }) => {
    complaints.expect(/403/);
    const token = await tokenOf(page, '/console/employees');
    const { body } = await send(page, token, 'POST', '/graphql', { query: questions(world) });
    const data = body.data as unknown as Record<string, unknown> & { all: Found };
    expect(data).toMatchObject({
      direct: null,
      again: null,
      many: [null],
      branch: nothing,
      found: nothing,
      history: null,
      open: nothing,
    });
    expect(new Set(data.all.items.map(({ branchId }) => branchId))).toEqual(new Set([world.berlin]));
    expect(data.all.total).toBe(data.all.items.length);
    const commands = [
      ['PUT', `employees/${world.inAnkara.id}/contact`, { address: 'x' }],
      ['PUT', `employees/${world.inAnkara.id}/employment`, { branchId: world.berlin }],
      ['POST', `employees/${world.inAnkara.id}/resign`, { quitDate: '2025-01-01', quitReason: 'OTHER' }],
      ['PUT', `employees/${world.inAnkara.id}/credential/send-welcome-notification`, {}],
      ['PUT', `employees/${world.inBerlin.id}/employment`, { branchId: world.ankara }],
      ['PUT', `employees/${world.inBerlin.id}/role`, { admin: true }],
      ['POST', 'branches', { name: { en: 'x' }, zone: 'UTC', workingPattern: {} }],
    ] as const;
    for (const [method, path, sent] of commands)
      expect((await send(page, token, method, `/identity/api/v1/${path}`, sent)).status, path).toBe(403);
  });
});

test.describe('the admin of another organization', () => {
  test.beforeEach(({ page, world }) => signIn(page, world.other));

  test('meets the own person under an id that both organizations have', async ({ page, world }) => {
    await page.goto(recordOf(world.inAnkara));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(world.twin);
    await expect(page.locator('body')).not.toContainText('Çağlayan');
  });

  test('finds nobody of the first organization by list, search or raw queries', async ({ page, world }) => {
    const token = await tokenOf(page, '/console/employees');
    const { body } = await send(page, token, 'POST', '/graphql', { query: questions(world) });
    const data = body.data as unknown as Record<string, unknown> & { all: Found; history: Found };
    expect(data).toMatchObject({
      direct: { firstName: 'Zwilling', lastName: 'Anderswo' },
      many: [{ lastName: 'Anderswo' }],
      branch: nothing,
      found: nothing,
    });
    expect(data.all.items.every(({ branchId }) => branchId !== world.ankara && branchId !== world.berlin)).toBe(true);
    expect(data.all.total).toBe(data.all.items.length);
    const foreign = await send(page, token, 'POST', '/graphql', {
      query: `{
        branch(id: "${world.ankara}") { id }
        employee(id: "${world.inBerlin.id}") { id }
        personCard(id: "${world.inBerlin.id}") { id }
        employeeHistory(id: "${world.inBerlin.id}") { total }
      }`,
    });
    expect(foreign.body.data).toEqual({ branch: null, employee: null, personCard: null, employeeHistory: null });
  });

  test('changes nothing in the first organization', async ({ page, world, complaints }) => {
    complaints.expect(/404/);
    const token = await tokenOf(page, '/console/employees');
    expect(
      (await send(page, token, 'PUT', `/identity/api/v1/employees/${world.inBerlin.id}/contact`, { address: 'x' }))
        .status,
    ).toBe(404);
    expect((await send(page, token, 'PUT', `/identity/api/v1/branches/${world.berlin}`, { zone: 'UTC' })).status).toBe(
      404,
    );
  });
});
