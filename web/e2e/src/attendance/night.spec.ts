import { expect, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';
import { defineShift, derived, record } from './seed.ts';

/** In the night before Sunday 29 March 2026 the clocks of Berlin went from 02:00 to 03:00. */
const saturday = '2026-03-28';

test('an employee sees the real minutes of a night over a clock change', async ({ page, world, admin }) => {
  const person = world.inBerlin;
  const times = { begin: '22:00', end: '06:00', breakTime: 30, totalWorkTime: 450 };
  const night = await defineShift(admin, { name: { de: 'Nacht', en: 'Night', tr: 'Gece' }, ...times });
  const plan = { employeeId: person.id, shiftIds: [night], from: '2026-03-27', to: saturday };
  await admin.sendAttendance('POST', 'workplans', plan);
  for (const [eventType, at] of [
    ['CLOCK_IN', '2026-03-27T21:00:00Z'],
    ['CLOCK_OUT', '2026-03-28T05:00:00Z'],
    ['CLOCK_IN', '2026-03-28T21:00:00Z'],
    ['CLOCK_OUT', '2026-03-29T04:00:00Z'],
  ] as const)
    await record(admin, person, eventType, at);
  await derived(admin, person, saturday);
  await signIn(page, person);
  await page.goto(`/time/timesheets?month=2026-03&day=${saturday}`);
  const figure = (name: string) =>
    page.locator('[data-figure]').filter({ hasText: word(`timesheet:figure.${name}`, 'de') });
  await expect(figure('expectedWorkTime').first()).toContainText('6:30');
  await expect(figure('actualWorkTime').first()).toContainText('6:30');
  await expect(figure('missingTime').first()).toContainText('0:00');
  await test.step('both readings stand on the day of the shift, by the clock on the wall', async () => {
    const readings = page.locator('ol').filter({ hasText: word('clock:event.CLOCK_OUT', 'de') });
    await expect(readings).toContainText('22:00');
    await expect(readings).toContainText('06:00');
  });
  await test.step('the night before, an hour longer, has its own minutes', async () => {
    await page.getByRole('button', { name: word('timesheet:previousDay', 'de') }).click();
    await expect(figure('expectedWorkTime').first()).toContainText('7:30');
    await expect(figure('actualWorkTime').first()).toContainText('7:30');
  });
});
