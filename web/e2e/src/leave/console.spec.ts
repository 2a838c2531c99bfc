import { ask, decidedBy, entitle, steps } from './requests.ts';
import { plus, thisYear } from '../setup/time.ts';
import { hireCaller, newPerson } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { below, choose, field, rows, send, tokenOf } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

test('an admin keeps a leave type, and gives somebody days of it', async ({ page, world, admin, complaints }) => {
  complaints.expect(/400/);
  const name = `Taşınma izni ${newPerson('x', 'y').staffNumber}`;
  const { member } = await hireCaller(world.url, admin, 'Cem', 'Aydın', { branchId: world.ankara });
  await signIn(page, world.admin);
  await page.goto('/console/leave-types/create');
  await page.locator('input[id^="field-names"]').first().fill(name);
  // proposed as soon as it is known which ones are taken
  await expect(field(page, 'color')).not.toHaveValue('');
  await page.locator('main button[type="submit"]').click();
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page).toHaveURL(/\/console\/leave-types(?!\/create)/);

  await page.goto(`/console/leave-balances/${member.id}`);
  await page.getByRole('button', { name: word('console-leave:entitlement.button') }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, 'leaveTypeId', name);
  await field(page, 'days').fill('-3');
  await dialog.getByRole('button', { name: word('common:action.save') }).click();
  await expect(below(page, 'days')).not.toBeEmpty();
  await field(page, 'days').fill('7,5');
  await dialog.getByRole('button', { name: word('common:action.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('7,5');
  await page.getByRole('button', { name: word('console-leave:adjustment.button') }).click();
  await choose(page, 'leaveTypeId', name);
  await field(page, 'days').fill('1');
  await field(page, 'reason').fill('Geçen yıldan kalan gün');
  await dialog.getByRole('button', { name: word('common:action.save') }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `${word('console-leave:balance.why')}: ${name}` }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Geçen yıldan kalan gün' })).toContainText('+1');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('8,5');
});

test('a super admin sees every request and decides over the heads of the chain', async ({ page, world, admin }) => {
  const { url, leave, ankara: branchId } = world;
  const [monday = ''] = leave.mondays;
  const [{ member: boss }, { member: person, caller }] = await Promise.all([
    hireCaller(url, admin, 'Figen', 'Eren', { branchId }),
    hireCaller(url, admin, 'Tolga', 'Ilgıncı', { branchId }),
  ]);
  await decidedBy(admin, caller, leave.annual, boss);
  await entitle(admin, person, leave.annual, 14);
  const id = await ask(caller, leave.annual, monday, plus(monday, 1));
  await signIn(page, world.admin);
  await page.goto('/console/leave-requests');
  await page.getByRole('main').getByLabel(word('console:list.search')).fill('ilginci');
  await expect(rows(page).filter({ hasNotText: person.name })).toHaveCount(0);
  await expect(page.locator(`tr[data-id="${id}"]`)).toContainText(person.name);
  await page.goto(`/console/leave-requests/${id}/show`);
  await page.getByLabel(word('console-fields:field.note')).fill('Acil durum, hemen');
  await page.getByRole('button', { name: word('console-requests:approveSuper') }).click();
  await expect(page.getByRole('main')).toContainText(word('common:status.approved'));
  await expect(steps(page).filter({ hasText: word('common:enum.stepState.SUPER_ADMIN') })).toContainText(
    'Acil durum, hemen',
  );
  await expect(steps(page).filter({ hasText: boss.name })).toContainText(word('common:status.skipped'));
  await expect(page.getByRole('main')).toContainText(word('common:enum.leaveAction.SUPER_ADMIN'));
});

test('a restricted admin of Berlin sees and changes leave of Berlin only', async ({
  page,
  world,
  admin,
  complaints,
}) => {
  complaints.expect(/403|404/);
  const { url, leave, berlin, ankara } = world;
  const [monday = ''] = leave.mondays;
  const [here, there] = await Promise.all([
    hireCaller(url, admin, 'Frieda', 'Lindner', { branchId: berlin }),
    hireCaller(url, admin, 'Sibel', 'Uzak', { branchId: ankara }),
  ]);
  await Promise.all([here, there].map(({ member }) => entitle(admin, member, leave.annual, 14)));
  const [inBerlin, inAnkara] = await Promise.all([here, there].map(({ caller }) => ask(caller, leave.annual, monday)));
  await signIn(page, world.restricted);
  await page.goto('/console/leave-requests');
  await expect(rows(page).filter({ hasText: here.member.name })).toBeVisible();
  await expect(rows(page).filter({ hasText: there.member.name })).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link', { name: word('console:nav.leave-types') })).toHaveCount(
    0,
  );
  await page.goto(`/console/leave-requests/${inAnkara}/show`);
  await expect(page.getByText(word('console-requests:notFound'))).toBeVisible();
  await page.goto(`/console/leave-balances/${there.member.id}`);
  await expect(page.getByText(word('console:person.notFound'))).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);

  const token = await tokenOf(page, '/console/leave-requests');
  const query = `{
    one: leaveRequest(id: "${inAnkara}") { id }
    many: leaveRequestsByIds(ids: ["${inBerlin}", "${inAnkara}"]) { id }
    all: leaveRequests(rowsPerPage: 100) { items { branchId } total }
    found: leaveRequests(filter: { employeeId: { eq: "${there.member.id}" } }) { total }
    balances: leaveBalances(employeeId: "${there.member.id}") { balance }
  }`;
  const data = (await send(page, token, 'POST', '/graphql', { query })).body.data as unknown as {
    all: { items: { branchId: string }[]; total: number };
  };
  expect(data).toMatchObject({ one: null, found: { total: 0 }, balances: null });
  expect(JSON.stringify(data)).not.toContain(inAnkara);
  expect(new Set(data.all.items.map(({ branchId }) => branchId))).toEqual(new Set([berlin]));
  expect(data.all.total).toBe(data.all.items.length);
  const days = { leaveTypeId: leave.annual.id, year: thisYear, days: 30 };
  const commands = [
    ['PUT', `leave-requests/${inAnkara}/cancel`, { reason: 'Başka bir şubenin talebi' }],
    ['PUT', `leave-requests/processes/${inAnkara}`, { approved: true }],
    ['PUT', `employees/${there.member.id}/leave-settings/balance`, days],
    [
      'POST',
      `employees/${there.member.id}/leave-settings/adjustments`,
      { leaveTypeId: leave.annual.id, on: monday, days: 3, reason: 'Başka bir şubenin kişisi' },
    ],
    ['POST', 'leave-types', {}],
  ] as const;
  for (const [method, path, body] of commands)
    expect((await send(page, token, method, `/leave/api/v1/${path}`, body)).status, path).toBeGreaterThanOrEqual(403);
  expect(
    (await send(page, token, 'PUT', `/leave/api/v1/employees/${here.member.id}/leave-settings/balance`, days)).status,
  ).toBe(200);
});
