import { type Page } from '@playwright/test';
import refusals from '../../../../services/attendance/src/errors/texts/tr.json' with { type: 'json' };
import { violations } from '../screens/axe.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { type Caller } from '../setup/rest.ts';
import { plus, today } from '../setup/time.ts';
import { tabTo } from '../setup/ui.ts';
import { word } from '../setup/words.ts';
import { defineShift, seedDays } from './seed.ts';

const button = (page: Page, key: 'clockIn' | 'clockOut' | 'startBreak' | 'endBreak') =>
  page.getByRole('button', { name: word(`clock:${key}`), exact: true });
const dayButton = (page: Page, day: string) => page.locator(`button[data-day="${day}"]`);
const reason = (page: Page, language: 'tr' | 'ar' = 'tr') =>
  page.getByText(word('timesheet:rule.lateBeyondTolerance', language)).first();
const allowed = { allowed: true, descriptionRequired: false };
const webTerminal = {
  name: 'WEB',
  purpose: 'CLOCK',
  disabled: false,
  clockInOut: { allowed: true, descriptionRequired: true },
  breakInOut: allowed,
  lunchInOut: allowed,
  dutyInOut: allowed,
};
const shortShift = (admin: Caller, tr: string, begin: string, end: string): Promise<string> =>
  defineShift(admin, { name: { tr }, begin, end, breakTime: 0, breakMode: 'NONE', totalWorkTime: 240 });

test('somebody clocks in, takes a break and goes, and sees the month and why', async ({ page, world, admin }) => {
  await Promise.all([seedDays(admin, world.inAnkara), seedDays(admin, world.arabic)]);
  await signIn(page, world.inAnkara);
  await test.step('a press is recorded once, however often it is pressed', async () => {
    await page.goto('/dashboard');
    await button(page, 'clockIn').dblclick();
    await expect(button(page, 'clockOut')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^\d\d:\d\d\s*Giriş/ })).toHaveCount(1);
    await expect.poll(() => violations(page)).toEqual([]);
  });
  await test.step('a break is begun by mouse and ended by keyboard', async () => {
    await button(page, 'startBreak').click();
    await expect(page.getByText(word('clock:breakEnds'))).toBeVisible();
    await tabTo(page, button(page, 'endBreak'));
    await page.keyboard.press('Enter');
    await expect(button(page, 'startBreak')).toBeVisible();
  });
  await test.step('whoever has gone can come back', async () => {
    await button(page, 'clockOut').click();
    await expect(button(page, 'clockIn')).toBeVisible();
  });
  await test.step('the month is walked through by keyboard, and a day says why', async () => {
    await page.goto('/time/timesheets');
    await dayButton(page, today).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(dayButton(page, plus(today, -1))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(reason(page)).toBeVisible();
    await expect.poll(() => violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(reason(page)).toHaveCount(0);
  });
  await test.step('the shifts of the weeks ahead are there', async () => {
    await page.goto('/time');
    await expect(page).toHaveURL('/time/shifts');
    await expect(page.locator(`[data-day="${plus(today, 1)}"]`)).toContainText('08:30');
    await expect.poll(() => violations(page)).toEqual([]);
  });
  await test.step('in Arabic the month runs from the right', async () => {
    await signIn(page, world.arabic);
    await page.goto('/time/timesheets');
    await dayButton(page, today).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dayButton(page, plus(today, -1))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(reason(page, 'ar')).toBeVisible();
    await expect.poll(() => violations(page)).toEqual([]);
  });
});

test('the web terminal wants a note, an address and a shift, and records nothing before', async ({
  page,
  world,
  admin,
  complaints,
}) => {
  complaints.expect(/403|422/);
  const { inAnkara: person, ankara: branchId } = world;
  const terminal = { ...webTerminal, branchId, allowedAddresses: ['10.0.0.0/8'] };
  const { id } = await admin.sendAttendance('POST', 'terminals', terminal);
  const { organization } = await admin.ask<{ organization: { id: string } }>(
    '{ organization: organizationDetail { id } }',
  );
  await admin.send('PUT', `organizations/${organization.id}`, { shiftSelection: true });
  const shiftIds = [
    await shortShift(admin, 'Sabah', '06:00', '10:00'),
    await shortShift(admin, 'Öğle', '11:00', '16:00'),
  ];
  await admin.sendAttendance('POST', 'workplans', { employeeId: person.id, shiftIds, from: today });
  const recorded = async () => {
    const filter = `{ employeeId: { eq: "${person.id}" } }`;
    const fields = 'eventType description shiftId';
    const { clockRecords } = await admin.ask<{ clockRecords: { items: object[] } }>(
      `{ clockRecords(filter: ${filter}) { items { ${fields} } } }`,
    );
    return clockRecords.items;
  };
  await signIn(page, person);
  await page.goto('/dashboard');
  const note = page.getByLabel(word('clock:note'));
  await test.step('the note is asked for at its field', async () => {
    await button(page, 'clockIn').click();
    await expect(note).toHaveAttribute('aria-invalid', 'true');
    await note.fill('Sahadan geldim');
  });
  await test.step('a foreign address is refused, and what was typed stays', async () => {
    await button(page, 'clockIn').click();
    await expect(page.getByRole('alert')).toHaveText(refusals.clock_in_address);
    await expect(note).toHaveValue('Sahadan geldim');
    await admin.sendAttendance('PUT', `terminals/${id}`, { allowedAddresses: [] });
  });
  await test.step('between two shifts one is chosen', async () => {
    await button(page, 'clockIn').click();
    await expect(page.getByRole('heading', { name: word('clock:whichNow') })).toBeVisible();
    expect(await recorded()).toEqual([]);
    await page.getByRole('button', { name: /^Öğle/ }).click();
    await expect(button(page, 'clockOut')).toBeVisible();
    expect(await recorded()).toEqual([{ eventType: 'CLOCK_IN', description: 'Sahadan geldim', shiftId: shiftIds[1] }]);
  });
});
