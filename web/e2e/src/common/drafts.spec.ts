import { type Locator, type Page } from '@playwright/test';
import { askPath, clickKind, sendButton, shown, typeDays } from '../leave/requests.ts';
import { type Caller } from '../setup/rest.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { plus } from '../setup/time.ts';
import { field, recordOf, typeSignIn } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

/** Ends all sessions of somebody on the server; the browser does not know yet. */
async function endSessions(admin: Caller, id: string): Promise<void> {
  const { sessions } = await admin.ask<{ sessions: { items: { id: string }[] } }>(
    `{ sessions(rowsPerPage: 100, filter: { employeeId: { eq: "${id}" } }) { items { id } } }`,
  );
  await Promise.all(sessions.items.map((one) => admin.send('DELETE', `account/sessions/${one.id}`, {})));
}

/** Presses a button of a page that may go by itself, as soon as it hears of the end. */
const pressIfThere = (button: Locator): Promise<unknown> =>
  button.evaluateAll((all) => all.forEach((one) => one instanceof HTMLElement && one.click()));

const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('kadro.draft.')));
const offer = (page: Page) => page.getByRole('status').filter({ hasText: word('common:draft.discard') });
const goOn = (page: Page) =>
  offer(page)
    .getByRole('button', { name: word('common:action.continue') })
    .click();

test('what is typed outlives the session, is offered after signing in and ends when it is sent', async ({
  page,
  world,
  admin,
  complaints,
}) => {
  complaints.expect(/401/);
  const asks: string[] = [];
  page.on('dialog', (dialog) => {
    asks.push(dialog.type());
    void dialog.accept();
  });
  const { leave, inAnkara: person, restricted } = world;
  const [monday = ''] = leave.mondays;

  await test.step('in the portal: a request', async () => {
    await signIn(page, person);
    await page.goto(askPath);
    await clickKind(page, leave.annual.name);
    await typeDays(page, monday, plus(monday, 1));
    await page.locator('#reason').fill('Kardeşimin düğünü');
    await endSessions(admin, person.id);
    await pressIfThere(sendButton(page));
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(askPath)}`);
    await typeSignIn(page, person);
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('#reason')).toHaveValue('');
    await goOn(page);
    await expect(page.locator('#reason')).toHaveValue('Kardeşimin düğünü');
    await expect(page.locator('#endDate')).toHaveValue(shown(plus(monday, 1)));
    await expect(offer(page)).toHaveCount(0);
    await sendButton(page).click();
    await expect(page.locator('q')).toHaveText('Kardeşimin düğünü');
    expect([await drafts(page), asks]).toEqual([[], []]);
  });

  await test.step('signing out ends what was not sent', async () => {
    await page.goto(askPath);
    await expect(page.locator('#reason')).toHaveValue('');
    await expect(offer(page)).toHaveCount(0);
    await page.locator('#reason').fill('Taşınma');
    expect(await drafts(page)).toEqual([`kadro.draft.${person.id}.leave.ask`]);
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login/);
    expect(await drafts(page)).toEqual([]);
  });

  await test.step('in the console: a form in place, which is open again', async () => {
    const record = recordOf(world.inBerlin);
    const save = page.getByRole('button', { name: word('common:action.save'), exact: true });
    asks.length = 0;
    await signIn(page, restricted);
    await page.goto(record);
    await page.getByRole('button', { name: word('common:action.edit') }).click();
    await field(page, 'title').fill('Ustabaşı');
    await endSessions(admin, restricted.id);
    await pressIfThere(save);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(record)}`);
    await typeSignIn(page, restricted);
    await expect(offer(page)).toBeVisible();
    await expect(field(page, 'title')).toHaveValue('');
    await goOn(page);
    await expect(field(page, 'title')).toHaveValue('Ustabaşı');
    await save.click();
    await expect(field(page, 'title')).toHaveCount(0);
    await expect(page.getByText('Ustabaşı').first()).toBeVisible();
    expect([await drafts(page), asks]).toEqual([[], []]);
  });
});
