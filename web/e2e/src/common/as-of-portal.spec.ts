import { ask, decide, decidedBy, entitle, requestPath } from '../leave/requests.ts';
import { plus, thisYear, today } from '../setup/time.ts';
import { hireCaller } from '../setup/seed.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';

const past = plus(today, -30);
const file = '/human-resources/employee';
/** A text with any date in it. */
const some = (key: string): RegExp => new RegExp(word(key, 'tr', { date: '.+' }));
const knownThen = word('time:known.then');

test('a balance shows what is known now and what was known then, and goes back to today', async ({
  page,
  admin,
  world,
}) => {
  const { member } = await hireCaller(world.url, admin, 'Pınar', 'Geçmiş', { branchId: world.ankara });
  await entitle(admin, member, world.leave.annual, 14, Number(past.slice(0, 4)));
  await signIn(page, member);
  await page.goto(`/leave/balances?type=${world.leave.annual.id}&on=${past}`);
  const figure = page.getByRole('region', { name: world.leave.annual.name }).locator('b').first();
  await expect(figure).toHaveText(/^14/);
  await expect(page.getByText(word('leave:why.late'))).toBeVisible();
  await page.getByRole('button', { name: knownThen }).click();
  await expect(page).toHaveURL(/known=then/);
  await expect(figure).toHaveText(/^0/);
  await expect(page.getByText(word('time:portal.knownNow'))).toBeVisible();
  await expect(page.getByRole('link', { name: word('portal:nav.askForLeave') })).toHaveCount(0);
  await page.getByRole('button', { name: word('leave:asOf.back') }).click();
  await expect(page).not.toHaveURL(/on=/);
  await expect(figure).toHaveText(/^14/);
});

test('keys move the day, with Shift to the next change', async ({ page, admin, world }) => {
  const { member } = await hireCaller(world.url, admin, 'Tuğçe', 'Yılbaşı', { branchId: world.ankara });
  const lastYear = thisYear - 1;
  await entitle(admin, member, world.leave.annual, 10, lastYear);
  await signIn(page, member);
  await page.goto(`/leave/balances?type=${world.leave.annual.id}&on=${lastYear}-06-15`);
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`on=${lastYear}-06-14`));
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`on=${lastYear}-01-01`));
});

test('the history of a request leads to how it was, without anything to press', async ({ page, admin, world }) => {
  const boss = await hireCaller(world.url, admin, 'Nur', 'Karar', { branchId: world.ankara });
  const { member, caller } = await hireCaller(world.url, admin, 'Ege', 'İzinli', { branchId: world.ankara });
  await entitle(admin, member, world.leave.annual, 14);
  await decidedBy(admin, caller, world.leave.annual, boss.member);
  const [monday = ''] = world.leave.mondays.slice(-1);
  const request = await ask(caller, world.leave.annual, monday);
  await decide(boss.caller, request);
  await signIn(page, member);
  await page.goto(`${requestPath(request)}?on=${plus(today, -1)}`);
  await expect(page.getByText(word('time:strip.readOnly'))).toBeVisible();
  await expect(page.getByText(some('time:portal.requestNotYet'))).toBeVisible();
  await page.getByRole('button', { name: word('time:backToToday') }).click();
  await expect(page.getByRole('button', { name: word('leave:cancel.action') })).toBeVisible();
  await page
    .getByRole('link', { name: some('time:change.go') })
    .first()
    .click();
  // What happened today leads to today.
  await expect(page.getByRole('main')).toContainText(word('common:status.approved'));
});

test('the own file of an earlier day has the earlier unit, and tells nothing of what is planned', async ({
  page,
  admin,
  world,
}) => {
  const { member } = await hireCaller(world.url, admin, 'Lale', 'Taşınan', { branchId: world.ankara });
  await admin.send('PUT', `employees/${member.id}/employment`, { branchId: world.ankara, unitId: world.unit });
  await admin.send('PUT', `employees/${member.id}/employment`, {
    branchId: world.berlin,
    unitId: null,
    effectiveOn: plus(today, 20),
  });
  await signIn(page, member);
  await page.goto(`${file}/employment`);
  await expect(page.getByRole('main')).toContainText(world.names.unit);
  await expect(page.getByRole('main')).not.toContainText(world.names.berlin);
  await page.goto(`${file}/employment?on=${past}`);
  await expect(page.getByText(word('time:strip.readOnly'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(world.names.ankara);
  await expect(page.getByRole('main')).not.toContainText(world.names.unit);
  await page.goto(`${file}/employment?on=${plus(today, 25)}`);
  await expect(page.getByRole('main')).toContainText(world.names.unit);
  await expect(page.getByRole('main')).not.toContainText(world.names.berlin);
  await page.goto(`${file}/overview?on=1990-01-01`);
  await expect(page.getByText(word('time:person.notYetText'))).toBeVisible();
});

test('a manager sees whom he or she managed on another day', async ({ page, admin, world }) => {
  const boss = await hireCaller(world.url, admin, 'Suat', 'Ekipbaşı', { branchId: world.ankara });
  const { member } = await hireCaller(world.url, admin, 'Can', 'Üyelik', { branchId: world.ankara });
  await admin.send('PUT', `employees/${member.id}/employment`, {
    managerId: boss.member.id,
    effectiveOn: plus(today, -10),
  });
  await signIn(page, boss.member);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: word('portal:today.otherDay') }).click();
  const dialog = page.getByRole('dialog', { name: word('time:portal.teamOn') });
  await expect(dialog).toContainText(some('time:portal.teamNobody'));
  await dialog.getByLabel(word('time:day.label')).fill(plus(today, -5));
  await expect(dialog).toContainText(member.name);
});
