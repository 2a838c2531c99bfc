import { ask, decidedBy, entitle, inboxPath, inboxRow } from './requests.ts';
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
