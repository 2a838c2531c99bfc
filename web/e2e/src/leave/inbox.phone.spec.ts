import { ask, decidedBy, entitle, inboxPath, inboxRow, sendDecisions } from './requests.ts';
import { plus } from '../setup/time.ts';
import { overflow } from '../screens/looks.ts';
import { hireCaller } from '../setup/seed.ts';
import { expect, said, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';

test('on a phone one decides with one thumb, one by one and several at once', async ({ page, world, admin }) => {
  const { url, leave, ankara: branchId } = world;
  const [{ member: boss }, { member: person, caller }] = await Promise.all([
    hireCaller(url, admin, 'Rıza', 'Tok', { branchId }),
    hireCaller(url, admin, 'Pelin', 'Su', { branchId }),
  ]);
  await decidedBy(admin, caller, leave.annual, boss);
  await entitle(admin, person, leave.annual, 14);
  const ids: string[] = [];
  for (const monday of leave.mondays.slice(0, 5)) ids.push(await ask(caller, leave.annual, monday, plus(monday, 1)));
  await signIn(page, boss);
  await page.goto(inboxPath);
  const approve = page.getByRole('button', { name: word('common:action.approve') });
  const deny = page.getByRole('button', { name: word('common:action.deny') });
  await expect(approve).toBeVisible();
  for (const button of [approve, deny, page.getByRole('button', { name: word('inbox:action.requestDetail') })]) {
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThan((844 * 2) / 3);
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
  await expect.poll(() => overflow(page)).toBe(0);

  await approve.tap();
  await said(page, /Onaylandı: Pelin Su/);
  await expect(inboxRow(page, ids[4]!)).toHaveCount(0);
  await deny.tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('Fuar haftası');
  await sheet.getByRole('button', { name: word('common:action.deny') }).tap();
  await said(page, /Reddedildi: Pelin Su/);
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: word('common:action.select') }).tap();
  for (const id of ids.slice(0, 3)) await inboxRow(page, id).getByRole('checkbox').tap();
  const all = page.getByRole('button', { name: word('inbox:approveSeveral_other', 'tr', { count: 3 }) });
  expect((await all.boundingBox())?.y).toBeGreaterThan((844 * 2) / 3);
  await all.tap();
  await said(page, word('inbox:said.approvedSeveral_other', 'tr', { count: 3 }));
  await expect(page.getByText(word('inbox:nothingWaits'))).toBeVisible();
  await sendDecisions(page);
  const states = async () => {
    const { leaveRequests } = await caller.ask<{ leaveRequests: { items: { id: string; status: string }[] } }>(
      '{ leaveRequests(sortBy: beginDate) { items { id status } } }',
    );
    return Object.fromEntries(leaveRequests.items.map(({ id, status }) => [id, status]));
  };
  await expect.poll(states).toEqual({
    [ids[0]!]: 'APPROVED',
    [ids[1]!]: 'APPROVED',
    [ids[2]!]: 'APPROVED',
    [ids[3]!]: 'DENIED',
    [ids[4]!]: 'APPROVED',
  });
});

test('on a phone the request that is opened comes into view, and nothing covers the buttons that name it', async ({
  page,
  world,
  admin,
}) => {
  const { url, leave, ankara: branchId } = world;
  const [{ member: boss, caller: bossCaller }, ...people] = await Promise.all([
    hireCaller(url, admin, 'Nevin', 'Tok', { branchId }),
    ...['Acar', 'Bulut', 'Candan', 'Demirel'].map((name) => hireCaller(url, admin, 'Sibel', name, { branchId })),
  ]);
  const ids: string[] = [];
  for (const { member, caller } of people) {
    await decidedBy(admin, caller, leave.annual, boss);
    await entitle(admin, member, leave.annual, 14);
    ids.push(await ask(caller, leave.annual, leave.mondays[0]!, leave.mondays[0]!));
  }
  await signIn(page, boss);
  await page.goto(inboxPath);
  const card = page.getByRole('region', { name: word('inbox:openRequest') });
  const button = (text: string, name: string) => page.getByRole('button', { name: new RegExp(`^${text}: ${name}`) });
  const approve = (name: string) => button(word('common:action.approve'), name);
  await expect(approve('Sibel Demirel')).toBeVisible();

  await inboxRow(page, ids[0]!).getByRole('button').tap();
  await expect(card.getByRole('heading', { name: 'Sibel Acar' })).toBeInViewport({ ratio: 1 });
  await expect(card).toBeFocused();
  await expect(approve('Sibel Acar')).toBeVisible();
  await expect(approve('Sibel Demirel')).toHaveCount(0);

  await approve('Sibel Acar').tap();
  const undo = page.getByRole('button', { name: word('common:action.undo') });
  const [{ y, height }, bar] = [(await undo.boundingBox())!, (await approve('Sibel').boundingBox())!];
  expect(height).toBeGreaterThanOrEqual(44);
  expect(y + height).toBeLessThan(bar.y);
  await undo.tap();
  await expect(card.getByRole('heading', { name: 'Sibel Acar' })).toBeInViewport({ ratio: 1 });
  await sendDecisions(page);
  const { leaveRequest } = await bossCaller.ask<{ leaveRequest: { status: string } }>(
    `{ leaveRequest(id: "${ids[0]}") { status } }`,
  );
  expect(leaveRequest.status).toBe('PENDING');
});

test('a decision in a tab that is closed at once is made', async ({ page, world, admin }) => {
  const { url, leave, ankara: branchId } = world;
  const [{ member: boss }, { member, caller }] = await Promise.all([
    hireCaller(url, admin, 'Tülay', 'Tok', { branchId }),
    hireCaller(url, admin, 'Meral', 'Su', { branchId }),
  ]);
  await decidedBy(admin, caller, leave.annual, boss);
  await entitle(admin, member, leave.annual, 14);
  const id = await ask(caller, leave.annual, leave.mondays[0]!, leave.mondays[0]!);
  await signIn(page, boss);
  await page.goto(inboxPath);
  await page.getByRole('button', { name: word('common:action.approve') }).tap();
  await said(page, /Onaylandı: Meral Su/);
  await page.close({ runBeforeUnload: true });
  const status = async () =>
    (await caller.ask<{ leaveRequest: { status: string } }>(`{ leaveRequest(id: "${id}") { status } }`)).leaveRequest
      .status;
  await expect.poll(status).toBe('APPROVED');
});
