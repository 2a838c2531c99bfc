import { type Page } from '@playwright/test';
import { signInByRest } from '../setup/rest.ts';
import { expect, openContext, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';

/** Long before either page reads again by itself. */
const soon = { timeout: 30_000 };

/** Those of the own people who are in a state. */
const own = (page: Page, state: string) => page.locator(`ul[data-state="${state}"] li`);
const lastReading = (page: Page) => page.getByRole('complementary').getByRole('listitem').filter({ hasText: ':' });

test('whoever comes or goes is seen at once: by the manager, and on the board of HR', async ({
  page,
  browser,
  company,
  world,
  admin,
}) => {
  const { inBerlin: person, inAnkara: manager } = world;
  await admin.send('PUT', `employees/${person.id}/management`, { shiftManagers: [manager.id] });
  const caller = await signInByRest(world.url, person);
  const clock = (eventType: string) => caller.sendAttendance('POST', 'clock-records', { eventType });
  const context = await openContext(browser, company, { viewport: { width: 1280, height: 800 } });
  const board = await context.newPage();
  await Promise.all([signIn(page, manager), signIn(board, world.admin)]);
  await Promise.all([page.goto('/time/presence'), board.goto('/console/now')]);
  for (const one of [page, board])
    await expect(one.locator('output[data-live="true"]')).toHaveText(word('presence:live'));
  await expect(own(page, 'IN')).toHaveCount(0);
  await test.step('coming', async () => {
    await clock('CLOCK_IN');
    await expect(own(page, 'IN')).toContainText(person.name, soon);
    // it is an hour earlier in Berlin
    await expect(own(page, 'IN').locator('time')).toHaveText(/^09:/);
    await expect(lastReading(board).filter({ hasText: person.name })).toContainText(/09:.*Giriş/, soon);
  });
  await test.step('a break, while the board is held', async () => {
    await board.keyboard.press('p');
    await expect(board.locator('output')).toHaveText(word('presence:held'));
    await clock('BREAK_OUT');
    await expect(own(page, 'BREAK')).toContainText(person.name, soon);
    await expect(own(page, 'IN')).toHaveCount(0);
    await board.keyboard.press('p');
    await expect(lastReading(board).filter({ hasText: person.name })).toHaveCount(2, soon);
  });
  await context.close();
});
