import { ask, decidedBy, requestPath, steps } from './requests.ts';
import { plus } from '../setup/time.ts';
import { hireCaller, newPerson, password } from '../setup/seed.ts';
import { signInByRest } from '../setup/rest.ts';
import { type Account } from '../setup/processes/server.ts';
import { expect, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';

test('somebody hired a second ago asks for leave at once', async ({ page, world, admin }) => {
  const { url, leave, ankara: branchId } = world;
  const { member: boss } = await hireCaller(url, admin, 'Handan', 'Özer', { branchId });
  const person = newPerson('Yunus', 'Yeni', { branchId });
  const { id } = await admin.send('POST', 'employees', person);
  const first = await admin.send<Account>('PUT', `employees/${id}/credential/send-welcome-notification`, {});
  const caller = await signInByRest(url, first, password);
  await decidedBy(admin, caller, leave.strict, boss);
  const monday = leave.mondays.at(-1) ?? '';
  const request = await ask(caller, leave.strict, monday, plus(monday, 1), { reason: 'Kardeşimin düğünü' });
  await signIn(page, caller.account);
  await page.goto(requestPath(request));
  await expect(page.getByRole('main')).toContainText(word('common:status.pending'));
  await expect(steps(page)).toContainText([boss.name]);
});
