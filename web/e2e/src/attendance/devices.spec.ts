import { hireCaller, newPerson } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { choose, field, recordOf } from '../setup/ui.ts';
import { word } from '../setup/words.ts';
import { beat, readCard } from './device.ts';
import { makeTerminal } from './seed.ts';

const ownName = (what: string): string => `${what} ${newPerson('x', 'y').staffNumber}`;
test.use({ isShared: true });
test.describe.configure({ mode: 'default' });

test('an admin makes the key of a device, whose readings are among the clock records then', async ({
  page,
  world,
  admin,
}) => {
  const { url, ankara: branchId } = world;
  const name = ownName('Kapı');
  const terminal = await makeTerminal(admin, { name });
  const { member } = await hireCaller(url, admin, 'Nalan', 'Kartlı', { branchId });
  const number = `K-${member.staffNumber}`;
  await admin.sendAttendance('POST', 'identities', { employeeId: member.id, kind: 'CARD', number });
  await signIn(page, world.admin);
  await page.goto(`/console/terminals/${terminal}/show`);
  await page.getByRole('button', { name: word('console-devices:key.make') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('console-devices:key.make') })
    .click();
  const key = page.getByRole('dialog').locator('dd bdi bdi, dd > bdi').last();
  await expect(page.getByRole('dialog')).toContainText(terminal);
  const device = { page, url, terminal, key: (await key.textContent()) ?? '' };
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('common:action.close') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: word('console-devices:key.end') })).toBeVisible();
  await readCard(device, number);
  await beat(device, 7);
  await page.goto(
    `/console/clock-records?filter=${encodeURIComponent(JSON.stringify({ superseded: false, employeeId: member.id }))}`,
  );
  const line = page.locator('tbody tr[data-id]');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(name);
  await expect(line).toContainText(word('console-fields:value.clockSource.DEVICE'));
  await page.goto('/console/terminals');
  await expect(page.locator('tbody tr[data-id]').filter({ hasText: name })).toContainText('7');
});

test('a card is given to a person by reading it, and another person’s card is not', async ({ page, world, admin }) => {
  const { url, ankara: branchId } = world;
  const name = ownName('Okuyucu');
  const terminal = await makeTerminal(admin, { name });
  const { key } = await admin.sendAttendance<{ key: string }>('POST', `terminals/${terminal}/key`, {});
  const device = { page, url, terminal, key };
  const { member } = await hireCaller(url, admin, 'Tuna', 'Kartsız', { branchId });
  const { member: other } = await hireCaller(url, admin, 'Deniz', 'Kartlı', { branchId });
  const [own, foreign] = [`A-${member.staffNumber}`, `B-${other.staffNumber}`];
  await admin.sendAttendance('POST', 'identities', { employeeId: other.id, kind: 'CARD', number: foreign });
  await signIn(page, world.admin);
  await page.goto(recordOf(member, 'cards'));
  await page.getByRole('button', { name: word('console-devices:scan.start') }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, 'terminalId', name);
  await dialog.getByRole('button', { name: word('console-devices:scan.start') }).click();
  await expect(dialog).toContainText(word('console-devices:scan.waiting'));
  await readCard(device, foreign);
  await expect(dialog).toContainText(word('console-devices:scan.refused'));
  await dialog.getByRole('button', { name: word('console-devices:scan.again') }).click();
  await expect(dialog).toContainText(word('console-devices:scan.waiting'));
  await readCard(device, own, 'CLOCK_OUT');
  await expect(dialog).toContainText(word('console-devices:scan.done'));
  await dialog.getByRole('button', { name: word('common:action.close') }).click();
  await expect(page.getByRole('main')).toContainText(own);
  // what the card was read for is no clock record
  const { clockRecords } = await admin.ask<{ clockRecords: { total: number } }>(
    `{ clockRecords(filter: { employeeId: { eq: "${member.id}" } }) { total } }`,
  );
  expect(clockRecords.total).toBe(0);
  await expect(field(page, 'terminalId')).toBeHidden();
});
