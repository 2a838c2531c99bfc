import { hireCaller } from '../setup/seed.ts';
import {
  ask,
  askPath,
  clickKind,
  decidedBy,
  entitle,
  preview,
  requestPath,
  sendButton,
  shown,
  steps,
  typeDays,
  under,
} from './requests.ts';
import { kind } from './seed.ts';
import { plus } from '../setup/time.ts';
import { expect, said, signIn, test } from '../setup/test.ts';
import { tabTo, typeSignIn } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

test('somebody asks for leave by keyboard and mouse, and it is recorded once', async ({
  page,
  world,
  admin,
  complaints,
}) => {
  complaints.expect(/422/);
  const { url, leave, ankara: branchId } = world;
  const [monday = ''] = leave.mondays;
  const [{ member: first }, { member: second }, { member: person, caller }] = await Promise.all([
    hireCaller(url, admin, 'Murat', 'Kaya', { branchId }),
    hireCaller(url, admin, 'Elif', 'Sarı', { branchId }),
    hireCaller(url, admin, 'Ayşe', 'Demir', { branchId }),
  ]);
  await decidedBy(admin, caller, leave.annual, first, second);
  await entitle(admin, person, leave.annual, 5);

  await test.step('the wanted page waits behind the sign-in', async () => {
    await page.goto(askPath);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(askPath)}`);
    await typeSignIn(page, person);
    await expect(page).toHaveURL(askPath);
  });
  await test.step('kind and days are chosen by keyboard, and all that follows is seen at once', async () => {
    await clickKind(page, leave.strict.name);
    await tabTo(page, page.getByRole('radio', { name: leave.strict.name }));
    const wanted = page.getByRole('radio', { name: leave.annual.name });
    for (let presses = 0; presses < 20 && !(await wanted.isChecked()); presses++)
      await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
    await tabTo(page, page.locator('#beginDate'));
    await page.keyboard.type(plus(monday, 3));
    await tabTo(page, page.locator('#endDate'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(plus(monday, 7));
    await expect(preview(page)).toContainText(/3\s*iş günü/);
    await expect(preview(page).getByRole('row')).toHaveCount(5);
    await expect(preview(page)).toContainText(word('common:enum.leaveDayKind.OFFDAY'));
    await expect(preview(page)).toContainText(/5,0\D+2,0/);
    await expect(preview(page).locator('ol > li')).toContainText([first.name, second.name]);
  });
  await test.step('other days are pressed in the calendar', async () => {
    await page.locator(`[data-day="${plus(monday, 2)}"]`).click();
    await page.locator(`[data-day="${plus(monday, 3)}"]`).click();
    await expect(page.locator('#endDate')).toHaveValue(shown(plus(monday, 3)));
    await expect(preview(page)).toContainText(/2\s*iş günü/);
    await expect(preview(page)).toContainText(/5,0\D+3,0/);
  });
  const other = await page.context().newPage();
  await other.goto(askPath);
  await clickKind(other, leave.annual.name);
  await typeDays(other, plus(monday, 2), plus(monday, 3));
  await expect(preview(other)).toContainText(/2\s*iş günü/);

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/leave-requests'),
  );
  await sendButton(page).dblclick();
  const command = await sent;
  await said(page, word('leave:ask.sent', 'tr', { name: first.name }));
  await expect(page).toHaveURL(/\/leave\/leave-requests\/[\w-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.getByRole('main')).toContainText(word('common:status.pending'));
  await expect(steps(page)).toContainText([first.name, second.name]);
  await expect(steps(page).nth(1)).toContainText(word('common:enum.stepState.WAITING'));

  await test.step('the same command from another tab is the same request, another form of the same days is refused', async () => {
    const { authorization = '', 'idempotency-key': key = '' } = await command.allHeaders();
    const again = await other.evaluate(
      async ([to, body, headers]) =>
        (await fetch(to, { method: 'POST', body, headers: JSON.parse(headers) as HeadersInit })).json() as Promise<{
          id: string;
        }>,
      [
        command.url(),
        command.postData() ?? '',
        JSON.stringify({ authorization, 'idempotency-key': key, 'content-type': 'application/json' }),
      ] as const,
    );
    expect(again.id).toBe(id);
    await sendButton(other).click();
    await expect(under(other, 'beginDate')).toContainText('Bu tarihlerde zaten bir izin var');
    await expect(other).toHaveURL(askPath);
  });
  const { leaveRequests } = await caller.ask<{ leaveRequests: { items: { id: string }[] } }>(
    '{ leaveRequests { items { id } } }',
  );
  expect(leaveRequests.items).toEqual([{ id }]);
  await page.goto(requestPath(id));
  await expect(page.getByRole('main').getByText(word('common:enum.leaveAction.REQUESTED'))).toHaveCount(1);
});

test('what cannot be is refused at its field while one chooses, and nothing is recorded', async ({
  page,
  world,
  admin,
  complaints,
}) => {
  complaints.expect(/422/);
  const { url, leave, ankara: branchId } = world;
  const soon = leave.mondays[0] ?? '';
  const late = leave.mondays.at(-2) ?? '';
  const { member: person, caller } = await hireCaller(url, admin, 'Sevgi', 'Ateş', { branchId });
  await entitle(admin, person, leave.annual, 3);
  const id = await ask(caller, leave.annual, plus(soon, 1));
  await signIn(page, person);
  await page.goto(askPath);
  await clickKind(page, leave.annual.name);

  await typeDays(page, soon, plus(soon, 2));
  await expect(under(page, 'beginDate')).toContainText('Bu tarihlerde zaten bir izin var');
  await expect(preview(page)).toContainText(word('leave:ask.checks.overlap.broken'));

  await typeDays(page, late, plus(late, 3));
  await expect(under(page, 'endDate')).toContainText('Eksik: 2 gün');
  await expect(preview(page)).toContainText(word('leave:ask.missing', 'tr', { days: 2 }));
  await sendButton(page).click();
  await expect(page.locator('#endDate')).toBeFocused();
  await expect(page).toHaveURL(askPath);

  await clickKind(page, leave.strict.name);
  await typeDays(page, plus(soon, 2), plus(soon, 3));
  await expect(under(page, 'beginDate')).toContainText('Önceden bildirim süresi: 30 gün');
  await typeDays(page, late);
  await expect(under(page, 'endDate')).toContainText('En az: 2 gün');
  await typeDays(page, late, plus(late, 7));
  await expect(under(page, 'endDate')).toContainText('En çok: 5 gün');

  await typeDays(page, late, plus(late, 1));
  await expect(preview(page)).toContainText(/2\s*iş günü/);
  for (const reason of ['', '   ', '....']) {
    await page.locator('#reason').fill(reason);
    await sendButton(page).click();
    await expect(under(page, 'reason')).toContainText(/Metin yeterince açıklayıcı değil.*: \d+ harf/);
    await expect(page.locator('#reason')).toBeFocused();
  }
  await expect(page.locator('#beginDate')).toHaveValue(shown(late));
  const { leaveRequests } = await caller.ask<{ leaveRequests: { items: { id: string }[] } }>(
    '{ leaveRequests { items { id } } }',
  );
  expect(leaveRequests.items).toEqual([{ id }]);
});

test('what is no date and no time is said at its field, and what is missing is missing', async ({
  page,
  world,
  admin,
}) => {
  const [monday = ''] = world.leave.mondays;
  const hourly = await kind(admin, 'Saatlik mazeret', 'عذر بالساعة', { durations: ['HOURLY'] });
  const { member } = await hireCaller(world.url, admin, 'Derya', 'Kurt', { branchId: world.ankara });
  await signIn(page, member);
  await page.goto(askPath);
  await clickKind(page, hourly.name);
  await page.locator('#beginDate').fill('31.02.2027');
  await page.locator('#beginTime').fill('25:00');
  await page.locator('#beginTime').blur();
  await expect(under(page, 'beginDate')).toContainText(word('common:validation.noSuchDate'));
  await expect(under(page, 'beginTime')).toContainText(word('common:validation.time'));
  await sendButton(page).click();
  await expect(page.locator('#beginDate')).toBeFocused();
  await expect(under(page, 'beginDate')).toContainText(word('common:validation.noSuchDate'));
  await expect(under(page, 'beginTime')).toContainText(word('common:validation.time'));
  await expect(under(page, 'endTime')).toContainText(word('common:validation.required'));
  await page.locator('#beginDate').fill(monday);
  await page.locator('#beginTime').fill('14:00');
  await page.locator('#endTime').fill('9:00');
  await page.locator('#endTime').blur();
  await expect(under(page, 'endTime')).toContainText(word('common:validation.timeOrder'));
  await expect(page.getByRole('main')).not.toContainText(word('common:enum.leaveDayKind.HOLIDAY'));
});

test('a refusal is said in Arabic to who reads Arabic', async ({ page, world }) => {
  const { leave, arabic } = world;
  const soon = leave.mondays[0] ?? '';
  await signIn(page, arabic);
  await page.goto(askPath);
  await clickKind(page, leave.strict.arabic);
  await typeDays(page, soon, plus(soon, 1));
  await expect(under(page, 'beginDate')).toContainText('يجب تقديم طلب هذه الإجازة في وقت أبكر');
});
