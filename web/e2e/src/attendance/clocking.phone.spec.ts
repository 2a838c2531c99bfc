import refusals from '../../../../services/attendance/src/errors/texts/tr.json' with { type: 'json' };
import { overflow } from '../screens/looks.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { type Caller } from '../setup/rest.ts';
import { plus, today } from '../setup/time.ts';
import { word } from '../setup/words.ts';
import { seedDays } from './seed.ts';

/** Where a terminal stands that is clocked at within a hundred metres, and two kilometres from there. */
const square = { latitude: 39.9208, longitude: 32.8541 };
const elsewhere = { ...square, latitude: 39.9388 };

async function terminalAt(admin: Caller, place: object): Promise<void> {
  const allowed = { allowed: true, descriptionRequired: false };
  const actions = { clockInOut: allowed, breakInOut: allowed, lunchInOut: allowed, dutyInOut: allowed };
  const fields = { name: 'Meydan', purpose: 'CLOCK', disabled: false, allowedAddresses: [], ...actions };
  await admin.sendAttendance('POST', 'terminals', { ...fields, geofence: { ...place, radius: 100 } });
}

test('on a phone one clocks in with a thumb, from the bar too, and opens a day as a sheet', async ({
  page,
  context,
  world,
  admin,
  complaints,
}) => {
  complaints.expect(/422/);
  await seedDays(admin, world.inAnkara);
  await terminalAt(admin, square);
  await signIn(page, world.inAnkara);
  await page.goto('/dashboard');
  const clockIn = page.getByRole('button', { name: word('clock:clockIn'), exact: true });
  const clockOut = page.getByRole('button', { name: word('clock:clockOut'), exact: true });
  await expect(clockIn).toBeVisible();
  expect((await clockIn.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  await clockIn.tap();
  await expect(clockOut).toHaveCount(1);
  await test.step('the button stays within reach when the large one is scrolled away', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(clockOut).toHaveCount(2);
    await clockOut.last().tap();
    await expect(clockIn.last()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(clockIn).toHaveCount(1);
  });
  await test.step('where a terminal stands the place of the phone is enough, and nowhere else', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(elsewhere);
    await page
      .getByRole('main')
      .getByRole('button', { name: word('common:action.more'), exact: true })
      .tap();
    const byPlace = page.getByRole('button', { name: word('clock:byPlace') });
    await byPlace.tap();
    await expect(page.getByRole('dialog')).toContainText(refusals.outside_geofence);
    await context.setGeolocation(square);
    await byPlace.tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(clockOut).toHaveCount(1);
    const { clockRecords } = await admin.ask<{ clockRecords: { items: object[] } }>(
      `{ clockRecords(filter: { employeeId: { eq: "${world.inAnkara.id}" } }) {
        items { eventType source place { latitude longitude } }
      } }`,
    );
    expect(clockRecords.items).toContainEqual({ eventType: 'CLOCK_IN', source: 'MOBILE', place: square });
  });
  await page.goto('/time/timesheets');
  await page.locator(`button[data-day="${plus(today, -1)}"]`).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(word('timesheet:rule.lateBeyondTolerance')).first()).toBeVisible();
  await expect.poll(() => overflow(page)).toBe(0);
  await sheet.getByRole('button', { name: word('common:action.close') }).tap();
  await expect(sheet).toHaveCount(0);
});
