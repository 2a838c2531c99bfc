import { type Page } from '@playwright/test';
import { type Caller } from '../setup/rest.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';

const button = (page: Page, key: 'clockIn' | 'clockOut') =>
  page.getByRole('button', { name: word(`clock:${key}`), exact: true });
const waiting = (page: Page) => page.getByText(word('clock:notSent'));

interface Reading {
  eventType: string;
  deviceAt: string | null;
}

const readingsOf = async (admin: Caller, { id }: { id: string }): Promise<Reading[]> => {
  const document = `{ clockRecords(rowsPerPage: 50, filter: { employeeId: { eq: "${id}" } }) { items { eventType deviceAt } } }`;
  return (await admin.ask<{ clockRecords: { items: Reading[] } }>(document)).clockRecords.items;
};

test('what is pressed without a network waits on the device, and is sent once', async ({
  page,
  context,
  world,
  admin,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  const person = world.inAnkara;
  await signIn(page, person);
  await page.goto('/dashboard');
  await button(page, 'clockIn').click();
  await expect(button(page, 'clockOut')).toBeVisible();
  await test.step('it is shown as not sent, and the clock goes on from it', async () => {
    await context.setOffline(true);
    await button(page, 'clockOut').click();
    await expect(waiting(page)).toHaveCount(1);
    await expect(button(page, 'clockIn')).toBeVisible();
  });
  await test.step('with the network it is sent by itself, with the time of the device', async () => {
    await context.setOffline(false);
    await expect(waiting(page)).toHaveCount(0);
    await expect
      .poll(async () => (await readingsOf(admin, person)).filter(({ eventType }) => eventType === 'CLOCK_OUT'))
      .toEqual([{ eventType: 'CLOCK_OUT', deviceAt: expect.any(String) }]);
  });
  await test.step('somebody else on the same device neither sees nor sends it', async () => {
    const clockRecords = '**/attendance/api/v1/clock-records';
    await page.route(clockRecords, (route) => route.abort());
    await button(page, 'clockIn').click();
    await expect(waiting(page)).toHaveCount(1);
    await page.unroute(clockRecords);
    const before = (await readingsOf(admin, person)).length;
    await signIn(page, world.german);
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: word('clock:clockIn', 'de'), exact: true })).toBeVisible();
    await expect(page.getByText(word('clock:notSent', 'de'))).toHaveCount(0);
    expect(await readingsOf(admin, person)).toHaveLength(before);
  });
  await test.step('it is sent when its owner is back', async () => {
    await signIn(page, person);
    await page.goto('/dashboard');
    await expect(button(page, 'clockOut')).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
  });
});
