import { expect, test } from '../setup/test.ts';
import { typeSignIn } from '../setup/ui.ts';
import { word } from '../setup/words.ts';
import { makeTerminal } from './seed.ts';

test('the code beside a terminal leads to one press, also where the terminal asks for the place', async ({
  page,
  world,
  admin,
  context,
  complaints,
}) => {
  // without the place, first
  complaints.expect(/400/);
  const place = { latitude: 39.92, longitude: 32.85 };
  const id = await makeTerminal(admin, { name: 'Depo kapısı', geofence: { ...place, radius: 150 } });
  const { code } = await admin.sendAttendance<{ code: string }>('GET', `terminals/${id}/code`);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place);
  // signing in leads on to what was scanned
  await page.goto(`/time/scan?code=${code}`);
  await typeSignIn(page, world.inAnkara);
  const [clockIn, clockOut] = ['clockIn', 'clockOut'].map((name) =>
    page.getByRole('button', { name: word(`clock:${name}`), exact: true }),
  );
  await clockIn!.tap();
  await expect(page).toHaveURL(/dashboard/);
  await expect(clockOut!.first()).toBeVisible();
  await page.goto('/time/scan');
  await expect(page.getByText(word('clock:scan.noCode'))).toBeVisible();
});
