import { ask, askPath, decide, decidedBy, entitle, inboxPath } from '../leave/requests.ts';
import { shiftsOf, watchShifts } from '../screens/shifts.ts';
import { hireCaller } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { plus } from '../setup/time.ts';

/** What the web's own measure calls good is 0.1. */
const most = 0.02;
const pages = {
  home: '/dashboard',
  inbox: inboxPath,
  balances: '/leave/balances',
  entitlements: '/leave/leave-accruals',
  requests: '/leave/leave-requests',
  'calendar of asking': askPath,
};
const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

for (const [size, use] of Object.entries(sizes))
  test.describe(`on a ${size}`, () => {
    test.use(use);

    test('nothing moves by itself while pages of the portal are loaded', async ({ page, world, admin }) => {
      const { url, leave, ankara: branchId } = world;
      const [{ member: boss, caller: bossCaller }, { member: person, caller }] = await Promise.all([
        hireCaller(url, admin, 'Rıza', 'Tok', { branchId }),
        hireCaller(url, admin, 'Pelin', 'Su', { branchId }),
      ]);
      await decidedBy(admin, caller, leave.annual, boss);
      await decidedBy(admin, bossCaller, leave.annual, person);
      for (const one of [boss, person]) await entitle(admin, one, leave.annual, 14);
      for (const monday of leave.mondays.slice(0, 5)) await ask(caller, leave.annual, monday, plus(monday, 1));
      await decide(caller, await ask(bossCaller, leave.annual, leave.mondays[0]!));
      await ask(bossCaller, leave.annual, leave.mondays[1]!);
      await watchShifts(page);
      await signIn(page, boss);
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[data-waiting]')).toHaveCount(0);
        const { shift, shifts } = await shiftsOf(page);
        expect.soft(shift, `${name}: ${shifts.join(' | ')}`).toBeLessThan(most);
      }
    });
  });
