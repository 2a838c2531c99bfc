import { type Browser, type Page } from '@playwright/test';
import {
  ask,
  askPath,
  clickKind,
  decide,
  decidedBy,
  documentPath,
  entitle,
  inboxLink,
  inboxPath,
  inboxRow,
  requestPath,
  sendButton,
  sendDecisions,
  steps,
  typeDays,
} from './requests.ts';
import { plus } from '../setup/time.ts';
import { type Caller } from '../setup/rest.ts';
import { hireCaller, type Member, type World } from '../setup/seed.ts';
import { type Company } from '../setup/company.ts';
import { type Account } from '../setup/processes/server.ts';
import { expect, openContext, said, signIn, test } from '../setup/test.ts';
import { send, tokenOf } from '../setup/ui.ts';
import { word } from '../setup/words.ts';

/** One dark pixel. */
const face =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');

interface Cast {
  person: Member;
  caller: Caller;
  managers: { member: Member; caller: Caller }[];
}

/** Somebody with days, and so many who decide one after another. */
async function cast(
  { url, leave, ankara: branchId }: World,
  admin: Caller,
  [name, ...managers]: readonly [string, ...string[]],
): Promise<Cast> {
  const [own, ...others] = await Promise.all(
    [name, ...managers].map((one) => hireCaller(url, admin, ...(one.split(' ') as [string, string]), { branchId })),
  );
  if (!own) throw new Error('nobody was hired');
  await decidedBy(admin, own.caller, leave.annual, ...others.map(({ member }) => member));
  await entitle(admin, own.member, leave.annual, 14);
  return { person: own.member, caller: own.caller, managers: others };
}

async function pageOf(browser: Browser, company: Company, account: Account, path: string): Promise<Page> {
  const context = await openContext(browser, company, { viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signIn(page, account);
  await page.goto(path);
  return page;
}

const approve = (page: Page) => page.getByRole('button', { name: word('common:action.approve') });
const noteField = (page: Page) => page.getByRole('main').getByRole('textbox').last();
const state = (name: string) => word(`common:enum.stepState.${name}`);

test('managers decide one after another, a denial stops the chain, and each step is seen by who asked', async ({
  page,
  browser,
  company,
  world,
  admin,
}) => {
  const { leave } = world;
  const [monday = '', next = ''] = leave.mondays;
  const { person, caller, managers } = await cast(world, admin, [
    'Derya Kaplan',
    'Murat Yücel',
    'Elif Göl',
    'Sinan Ok',
  ]);
  const [first, second, third] = managers as [Cast['managers'][0], Cast['managers'][0], Cast['managers'][0]];
  await admin.send('PUT', `employees/${person.id}/profile/image`, { image: face });
  const denied = await ask(caller, leave.annual, monday, plus(monday, 1), { reason: 'Okul kaydı ve taşınma' });
  const approved = await ask(caller, leave.annual, next, next);
  const mine = await pageOf(browser, company, person, requestPath(denied));

  await test.step('the first one alone has them, with name and picture', async () => {
    await signIn(page, first.member);
    await page.goto(inboxPath);
    await expect(inboxLink(page)).toContainText('2');
    await expect(inboxRow(page, denied)).toContainText(person.name);
    await expect(inboxRow(page, denied).locator('img')).toHaveAttribute('src', /^(data:image|blob:)/);
    for (const later of [second, third]) {
      const { count, sees } = await later.caller.ask<{ count: number; sees: { canDecide: boolean } }>(
        `{ count: pendingLeaveRequestCount sees: leaveRequest(id: "${denied}") { canDecide } }`,
      );
      expect([count, sees.canDecide]).toEqual([0, false]);
    }
  });
  await test.step('a note and A approve, and the next one comes into the frame', async () => {
    await inboxRow(page, denied).getByRole('button').click();
    await expect(inboxRow(page, denied).getByRole('button')).toHaveAttribute('aria-current', 'true');
    await noteField(page).fill('Ekip planına uyuyor');
    await noteField(page).press('Escape');
    await page.keyboard.press('a');
    await said(page, /Onaylandı: Derya Kaplan/);
    await expect(inboxRow(page, denied)).toHaveCount(0);
    await expect(inboxRow(page, approved).getByRole('button')).toHaveAttribute('aria-current', 'true');
    await expect(inboxLink(page)).toContainText('1');
    await expect(approve(page)).toBeEnabled();
    await page.keyboard.press('a');
    await expect(page.getByText(word('inbox:nothingWaits'))).toBeVisible();
    await sendDecisions(page);
  });
  await test.step('who asked sees the decision, its note and who is next', async () => {
    await mine.reload();
    for (const told of [first.member.name, state('APPROVED'), 'Ekip planına uyuyor'])
      await expect(steps(mine).first()).toContainText(told);
    await expect(steps(mine).nth(1)).toContainText(second.member.name);
    await expect(steps(mine).nth(1)).toContainText(state('PENDING'));
    await mine.goto('/dashboard');
    await expect(mine.getByText(word('inbox:today.decides', 'tr', { name: second.member.name })).first()).toBeVisible();
  });
  await test.step('the third cannot act early, and nobody decides on the own request', async () => {
    const early = await pageOf(browser, company, third.member, `/leave/all-pending-requests?request=${denied}`);
    await expect(early.getByText(word('inbox:waitsFor', 'tr', { names: second.member.name }))).toBeVisible();
    await expect(approve(early)).toHaveCount(0);
    await expect(decide(third.caller, denied)).rejects.toThrow(/422.*waiting_for_previous_manager/);
    await expect(decide(caller, denied)).rejects.toThrow(/403/);
    await expect(approve(mine)).toHaveCount(0);
    await early.context().close();
  });
  await test.step('the second has them now, and denies one with its reason', async () => {
    const other = await pageOf(browser, company, second.member, `${inboxPath}?request=${denied}`);
    await expect(inboxLink(other)).toContainText('2');
    await expect(other.getByRole('heading', { level: 2, name: person.name })).toBeVisible();
    await expect(approve(other)).toBeVisible();
    await other.keyboard.press('d');
    await expect(noteField(other)).toBeFocused();
    await other.keyboard.type('Sayım haftası');
    await other.keyboard.press('Enter');
    await said(other, /Reddedildi: Derya Kaplan/);
    await expect(inboxRow(other, approved).getByRole('button')).toHaveAttribute('aria-current', 'true');
    await approve(other).click();
    await said(other, /Onaylandı: Derya Kaplan/);
    await sendDecisions(other);
    await other.context().close();
  });
  await decide(third.caller, approved);
  await mine.goto(requestPath(denied));
  await expect(steps(mine).nth(1)).toContainText('Sayım haftası');
  await expect(steps(mine).nth(2)).toContainText(state('STOPPED'));
  await expect(mine.getByRole('main')).toContainText(word('common:status.denied'));
  await mine.goto(requestPath(approved));
  await expect(steps(mine).filter({ hasText: state('APPROVED') })).toHaveCount(3);
  await mine.context().close();
});

test('an approver asks back, and decides on the answer', async ({ page, browser, company, world, admin }) => {
  const [monday = ''] = world.leave.mondays;
  const {
    person,
    caller,
    managers: [boss],
  } = await cast(world, admin, ['Gizem Uslu', 'Levent Bora']);
  const id = await ask(caller, world.leave.annual, monday);
  await signIn(page, boss!.member);
  await page.goto(inboxPath);
  await inboxRow(page, id).waitFor();
  await expect(approve(page)).toBeVisible();
  await page.keyboard.press('q');
  await expect(noteField(page)).toBeFocused();
  await page.keyboard.type('Yerinize kim bakacak?');
  await page.keyboard.press('Enter');
  await said(page, /Ek bilgi istendi: Gizem Uslu/);
  await sendDecisions(page);

  const mine = await pageOf(browser, company, person, requestPath(id));
  await expect(mine.getByRole('main')).toContainText(word('common:status.needExtraDetail'));
  await expect(mine.getByText('Yerinize kim bakacak?').first()).toBeVisible();
  await mine.getByLabel(word('leave:answer.note')).fill('Onur Şahin bakacak, konuşuldu');
  await mine.getByRole('button', { name: word('leave:answer.send') }).click();
  await said(mine, word('leave:answer.done'));
  await expect(mine.getByRole('main')).toContainText(word('common:status.pending'));

  await page.goto(`${inboxPath}?request=${id}`);
  await expect(page.getByText('Onur Şahin bakacak, konuşuldu').first()).toBeVisible();
  await expect(approve(page)).toBeVisible();
  await page.keyboard.press('a');
  await said(page, /Onaylandı: Gizem Uslu/);
  await sendDecisions(page);
  await mine.context().close();
});

test('a sick note is attached, seen by the approver and by no colleague; a renamed file is not taken', async ({
  page,
  browser,
  company,
  world,
  admin,
  complaints,
}) => {
  complaints.expect(/415|403/);
  const { leave, inBerlin } = world;
  const [monday = ''] = leave.mondays;
  const {
    person,
    managers: [boss],
  } = await cast(world, admin, ['Hasan Efe', 'Nilgün Arı']);
  await signIn(page, person);
  await page.goto(askPath);
  await clickKind(page, leave.sick.name);
  await typeDays(page, monday, plus(monday, 1));
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({
    name: 'rapor.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ this is a program'),
  });
  await expect(page.getByText('Bu dosya biçimine izin verilmiyor')).toBeVisible();
  await page.getByRole('button', { name: `${word('common:action.remove')}: rapor.pdf` }).click();
  await file.setInputFiles({ name: 'istirahat raporu.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText(word('leave:documents.there'))).toBeVisible();
  await sendButton(page).click();
  await expect(page).toHaveURL(/[\w-]{36}$/);
  await expect(page.getByText('istirahat raporu.pdf')).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';

  const theirs = await pageOf(browser, company, boss!.member, inboxPath);
  await expect(theirs.getByText('istirahat raporu.pdf')).toBeVisible();
  const [download] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('button', { name: `${word('common:action.download')}: istirahat raporu.pdf` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('istirahat raporu.pdf');
  const { leaveRequest } = await boss!.caller.ask<{ leaveRequest: { documents: { id: string }[] } }>(
    `{ leaveRequest(id: "${id}") { documents { id } } }`,
  );
  const path = documentPath(id, leaveRequest.documents[0]?.id ?? '');
  const statusFor = async (token: string) =>
    (await page.request.get(path, { headers: { authorization: token } })).status();
  expect(await statusFor(boss!.caller.token)).toBe(200);
  const colleague = await pageOf(browser, company, inBerlin, '/dashboard');
  const token = await tokenOf(colleague, '/dashboard');
  expect(await statusFor(token)).toBe(403);
  expect(
    (await send(colleague, token, 'POST', '/graphql', { query: `{ leaveRequest(id: "${id}") { id } }` })).body.data,
  ).toEqual({ leaveRequest: null });
  await Promise.all([theirs.context().close(), colleague.context().close()]);
});
