import { type Page } from '@playwright/test';
import { inboxRow, sendDecisions } from '../leave/requests.ts';
import { overflow } from '../screens/looks.ts';
import { type Caller, signInByRest, until } from '../setup/rest.ts';
import { type Member, type World } from '../setup/seed.ts';
import { expect, openContext, said, signIn, test } from '../setup/test.ts';
import { plus, today } from '../setup/time.ts';
import { word } from '../setup/words.ts';

const inbox = '/time/overtime/pending-requests';
const [monday, tuesday] = [plus(today, -9), plus(today, -8)];

interface Day {
  date: string;
  overtime: number;
  overtimeUnapproved: number;
}

async function figures(caller: Caller, { id }: Member): Promise<Day[]> {
  const { timesheets } = await caller.ask<{ timesheets: { items: Day[] } }>(
    `{ timesheets(filter: { employeeId: { eq: "${id}" }, date: { from: "${monday}", to: "${tuesday}" } }) {
      items { date overtime overtimeUnapproved }
    } }`,
  );
  return timesheets.items;
}

/** Somebody whose overtime counts once it is approved, who stayed two hours longer on two days. */
async function staysLonger({ url, inAnkara: person, inBerlin: boss }: World, admin: Caller): Promise<Caller> {
  const [caller] = await Promise.all([
    signInByRest(url, person),
    admin.send('PUT', `employees/${person.id}/management`, { overtimeManagers: [boss.id] }),
    admin.sendAttendance('POST', 'overtime-types', { name: { tr: 'Sayım' } }),
  ]);
  const { id: shiftParameterId } = await admin.sendAttendance('POST', 'shift-parameters', {
    name: { tr: 'Onaylı mesai' },
    overtimeNeedsApproval: true,
  });
  const from = plus(monday, -1);
  await admin.sendAttendance('PUT', `employees/${person.id}/time-settings`, { shiftParameterId, from });
  for (const date of [monday, tuesday])
    for (const [eventType, time] of [
      ['CLOCK_IN', '05:00'],
      ['CLOCK_OUT', '15:30'],
    ])
      await admin.sendAttendance('POST', 'clock-records', {
        employeeId: person.id,
        eventType,
        at: `${date}T${time}:00Z`,
      });
  await until(
    () => figures(caller, person),
    (days) => days.filter(({ overtimeUnapproved }) => overtimeUnapproved > 0).length === 2,
  );
  return caller;
}

const button = (page: Page, text: string) => page.getByRole('button', { name: text });
/** The manager reads German. */
const approve = (page: Page) => button(page, word('common:action.approve', 'de'));

test('overtime is asked for by keyboard, asked back, approved there and by thumb, and counts', async ({
  page,
  world,
  admin,
  browser,
  company,
  complaints,
}) => {
  complaints.expect(/409|422/);
  const { inAnkara: person, inBerlin: boss } = world;
  const caller = await staysLonger(world, admin);
  const wide = await openContext(browser, company, { viewport: { width: 1280, height: 800 } });
  const manager = await wide.newPage();
  await Promise.all([signIn(page, person), signIn(manager, boss)]);
  const isFilled = async () => {
    for (const name of ['duration', 'what']) await expect(page.locator(`#${name}`)).not.toHaveValue('');
  };
  await page.goto(`/time/timesheets?day=${monday}`);
  await page.getByRole('link', { name: word('portal:nav.askForOvertime') }).press('Enter');
  await isFilled();
  await page.locator('#reason').focus();
  await page.keyboard.type('Yıl sonu sayımı');
  await button(page, word('leave:ask.send')).press('Enter');
  await expect(page).toHaveURL(/overtime-request\/[\w-]+$/);
  const id = page.url().split('/').at(-1)!;
  await test.step('there is one a date', async () => {
    await page.goto(`/time/overtime-request/create?date=${monday}`);
    await isFilled();
    await button(page, word('leave:ask.send')).press('Enter');
    await expect(page.locator('#overtimeDate')).toBeFocused();
    await expect(page.locator('#overtimeDate')).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('the manager asks back', async () => {
    await manager.goto(inbox);
    await expect(inboxRow(manager, id)).toBeVisible();
    await expect(approve(manager)).toBeVisible();
    await manager.keyboard.press('q');
    await expect(manager.getByRole('textbox').last()).toBeFocused();
    await manager.keyboard.type('Hangi sayım?');
    await manager.keyboard.press('Enter');
    await expect(inboxRow(manager, id)).toHaveCount(0);
    await sendDecisions(manager);
    await page.goto(`/time/overtime-request/${id}`);
    await expect(page.getByRole('main')).toContainText('Hangi sayım?');
    await page.getByRole('textbox', { name: word('leave:answer.note') }).fill('Depo sayımı.');
    await button(page, word('leave:answer.send')).press('Enter');
    await said(page, word('leave:answer.done'));
  });
  await test.step('and approves on the answer', async () => {
    await manager.goto(inbox);
    await expect(inboxRow(manager, id)).toBeVisible();
    await expect(manager.getByRole('main')).toContainText('Depo sayımı.');
    await expect(approve(manager)).toBeVisible();
    await manager.keyboard.press('a');
    await expect(inboxRow(manager, id)).toHaveCount(0);
    await sendDecisions(manager);
    await wide.close();
  });
  await test.step('another one is approved on a phone', async () => {
    const { overtimeTypes } = await caller.ask<{ overtimeTypes: { items: { id: string }[] } }>(
      '{ overtimeTypes { items { id } } }',
    );
    const overtimeTypeId = overtimeTypes.items[0]!.id;
    const durationInMinutes = (await figures(caller, person)).find(({ date }) => date === tuesday)?.overtimeUnapproved;
    const asked = { overtimeDate: tuesday, period: 'CLOCK_OUT', durationInMinutes, overtimeTypeId };
    await caller.sendAttendance('POST', 'overtimes', asked);
    const viewport = { width: 390, height: 844 };
    const narrow = await openContext(browser, company, { viewport, hasTouch: true, isMobile: true });
    const phone = await narrow.newPage();
    await signIn(phone, boss);
    await phone.goto(inbox);
    await expect(approve(phone)).toBeVisible();
    expect((await approve(phone).boundingBox())?.y).toBeGreaterThan((viewport.height * 2) / 3);
    await expect.poll(() => overflow(phone)).toBe(0);
    await approve(phone).tap();
    await said(phone, new RegExp(person.name));
    await sendDecisions(phone);
    await narrow.close();
  });
  await until(
    () => figures(caller, person),
    (days) => days.every(({ overtime, overtimeUnapproved }) => overtime > 0 && overtimeUnapproved === 0),
  );
});
