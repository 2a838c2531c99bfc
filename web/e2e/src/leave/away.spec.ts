import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { signInByRest } from '../setup/rest.ts';
import { password } from '../setup/seed.ts';
import { environmentOf } from '../../../../infra/clock/given-time.ts';
import { type GivenTime } from '../../../../infra/clock/set-clock.ts';
import { freePorts } from '../../../../infra/free-ports.ts';
import { newFolder, removeFolder } from '../setup/processes/server.ts';
import { expect, test } from '../setup/test.ts';
import { type SplitReady, type SplitWish } from './split-server.ts';
import { word } from '../setup/words.ts';

async function startSplit(
  folder: string,
  time: GivenTime,
): Promise<SplitReady & { wish(wish: SplitWish): void; ended: () => Promise<unknown> }> {
  const script = fileURLToPath(new URL('split-server.ts', import.meta.url));
  const child: ChildProcess = fork(script, [folder, String(await freePorts(1))], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: environmentOf(time),
  });
  const [ready] = (await once(child, 'message')) as [SplitReady];
  return { ...ready, wish: (wish) => child.send(wish), ended: () => once(child, 'exit') };
}

test('while leave is away people are still there, and its sheets come back by themselves', async ({
  page,
  company,
  complaints,
}) => {
  complaints.expect(/50[0-4]|SERVICE_UNAVAILABLE/);
  const folder = newFolder();
  const split = await startSplit(folder, company.time);
  try {
    const { account } = await signInByRest(split.url, split.account, password);
    const admin = await signInByRest(split.url, account);
    const { organizationDetail } = await admin.ask<{ organizationDetail: { id: string } }>(
      '{ organizationDetail { id } }',
    );
    await admin.send('PUT', `organizations/${organizationDetail.id}/mobile-settings`, {
      settings: { leave: false, hrPage: false },
    });
    await page.request.post(`${split.url}/identity/api/v1/login`, {
      headers: { 'kadro-session': 'cookie' },
      data: account,
    });
    const down = page.getByText(word('inbox:down'));
    const sheet = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: word('inbox:today.myLeave') }) })
      .last();
    split.wish('close');
    await page.goto(`${split.url}/console/operations`);
    await expect(page.getByText(word('console-operations:operations.away', 'tr', { service: 'leave' }))).toBeVisible();
    await expect(page.getByRole('main')).toContainText(word('console-operations:operations.noJobs'));
    await page.goto(`${split.url}/dashboard`);
    await expect(down.first()).toBeVisible();
    await expect(sheet).toContainText(word('inbox:down'));
    await expect(page.getByText('Nermin Doğan').first()).toBeVisible();
    await page
      .getByRole('link', { name: word('portal:nav.myFile') })
      .first()
      .click();
    await expect(page.getByRole('main')).toContainText('Nermin Doğan');
    await page
      .getByRole('link', { name: word('common:common.today') })
      .first()
      .click();
    await expect(down.first()).toBeVisible();
    split.wish('open');
    await expect(down).toHaveCount(0);
    await expect(sheet).toContainText(word('inbox:today.noBalance'));
  } finally {
    // it would still ask who is gone
    await page.goto('about:blank');
    split.wish('stop');
    await split.ended();
    removeFolder(folder);
  }
});
