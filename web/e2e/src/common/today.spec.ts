import { setClock } from '../../../../infra/clock/set-clock.ts';
import { dayButton, words } from '../setup/as-of.ts';
import { today } from '../setup/time.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { below, field, recordOf } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

const typed = today.split('-').reverse().join('.');
/** The first word of the title of today: the day of the month. */
const title = new RegExp(`^${Number(today.slice(-2))} `);

for (const [zone, days] of [
  ['Pacific/Honolulu', 0],
  ['Pacific/Auckland', 1],
] as const)
  test.describe(`in a browser of ${zone} whose clock is ${days} days ahead`, () => {
    test.use({ timezoneId: zone });

    test.beforeEach(async ({ page, company, world }) => {
      const { time } = company;
      await page.addInitScript(setClock, { ...time, given: time.given + days * 86_400_000 });
      await signIn(page, world.admin);
      await page.goto('/console/employees');
      const there = await page.evaluate(() => new Date().getDate());
      expect(there).not.toBe(Number(today.slice(-2)));
    });

    test('today is the day of the branch, in the header, in forms and in what is recorded', async ({ page, world }) => {
      await expect(dayButton(page, today)).toBeVisible();
      await page.goto('/console/employees/create');
      await expect(field(page, 'hiredDate')).toHaveValue(typed);
      await page.goto(recordOf(world.inAnkara, 'employment'));
      await page
        .getByRole('button', { name: word('common:action.edit') })
        .first()
        .click();
      await expect(below(page, 'effectiveOn')).toContainText(words(today));
    });

    test('today is the day of the branch in the portal', async ({ page }) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  });
