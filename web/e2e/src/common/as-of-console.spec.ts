import { ask, decidedBy, entitle } from '../leave/requests.ts';
import { plus, today } from '../setup/time.ts';
import { asKnownThen, back, before, dayButton, hireMoved, lookAt, strip } from '../setup/as-of.ts';
import { hireCaller } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { recordOf, rows, search, tabTo } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

/** Whatever a record is changed with. */
const changes = new RegExp(
  [word('common:action.edit'), word('console-identity:image.choose'), word('console-leave:entitlement.button')].join(
    '|',
  ),
);

test('a day is chosen in the header, and the list and the record are those of that day', async ({
  page,
  admin,
  world,
}) => {
  const member = await hireMoved(world, admin, 'Defne', 'Taşınmış');
  const { ankara, berlin } = world.names;
  await signIn(page, world.admin);
  await page.goto('/console/employees');
  await search(page, member.staffNumber);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(berlin);
  await lookAt(page, before);
  await expect(strip(page)).toBeVisible();
  await expect(rows(page)).toContainText(ankara);
  await expect(page.getByRole('link', { name: word('console-identity:employees.hire') })).toHaveCount(0);
  // nobody knew of the person at that time
  await asKnownThen(page).click();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: word('time:known.now') }).click();
  await rows(page).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${member.id}/show`));
  await expect(page.getByRole('main')).toContainText(ankara);
  for (const tab of ['', 'profile', 'employment', 'managers', 'roles', 'leave']) {
    await page.goto(recordOf(member, tab));
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(strip(page)).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('button', { name: changes })).toHaveCount(0);
  }
  await back(page).click();
  await expect(strip(page)).toHaveCount(0);
  await page.goto(recordOf(member));
  await expect(page.getByRole('main')).toContainText(berlin);
});

test('by keyboard alone one chooses a day, and goes back', async ({ page, world }) => {
  await signIn(page, world.admin);
  await page.goto('/console/employees');
  await rows(page).first().waitFor();
  await tabTo(page, dayButton(page, today));
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: word('time:day.label') });
  await tabTo(page, choice.getByLabel(word('time:day.label')));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(before.split('-').reverse().join('.'));
  await tabTo(page, choice.getByRole('button', { name: word('time:known.now') }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(choice.getByRole('button', { name: word('time:known.then') })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, choice.getByRole('button', { name: word('time:backToToday') }));
  await page.keyboard.press('Enter');
  await expect(choice).toBeHidden();
  await expect(strip(page)).toHaveCount(0);
  await expect(dayButton(page, today)).toBeFocused();
});

test('requests and balances are those of the day, and a page that shows only today says so', async ({
  page,
  admin,
  world,
}) => {
  const { url, ankara: branchId, leave } = world;
  const { member, caller } = await hireCaller(url, admin, 'Barış', 'Geçmişli', { branchId });
  await decidedBy(admin, caller, leave.annual, world.inAnkara);
  await entitle(admin, member, leave.annual, 14);
  const id = await ask(caller, leave.annual, leave.mondays.at(-1)!);
  await signIn(page, world.admin);
  await page.goto('/console/leave-requests');
  await page.getByRole('main').getByLabel(word('console:list.search')).fill('gecmisli');
  await expect(page.locator(`tr[data-id="${id}"]`)).toBeVisible();
  await lookAt(page, plus(today, -1));
  await expect(page.locator(`tr[data-id="${id}"]`)).toHaveCount(0);
  await page.goto(`/console/leave-balances/${member.id}`);
  const kind = page.getByRole('row').filter({ hasText: leave.annual.name }).first();
  await expect(kind).toContainText('14');
  await expect(page.getByRole('button', { name: word('console-leave:entitlement.button') })).toHaveCount(0);
  await asKnownThen(page).click();
  await expect(kind).not.toContainText('14');
  for (const path of ['branches', 'employees/create']) {
    await page.goto(`/console/${path}`);
    await expect(page.getByText(word('time:strip.todayOnly'))).toBeVisible();
  }
  await back(page).click();
  await expect(page.getByText(word('time:strip.todayOnly'))).toHaveCount(0);
});

test('a reload keeps the day, another tab is at today', async ({ page, context, world }) => {
  await signIn(page, world.admin);
  await page.goto('/console/employees');
  await lookAt(page, before);
  await page.reload();
  await expect(dayButton(page, before)).toBeVisible();
  await expect(strip(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/console/employees');
  await expect(dayButton(other, today)).toBeVisible();
  await expect(strip(other)).toHaveCount(0);
});
