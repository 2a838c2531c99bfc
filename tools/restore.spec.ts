import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { epochOf, listBackups, verifyBackup } from '@kadro/chassis/embedded';
import { environmentWith, nodeFor, runScript } from './testing/scripts.ts';

const place = mkdtempSync(join(tmpdir(), 'kadro-restoring-'));
const data = join(place, 'data');
const [backups, keys] = [`${data}-backups`, `${data}-key-backups`];
const settings = { KADRO_DATA: data, KADRO_PORT: '0', KADRO_LOG: 'error' };
const organization = [
  '--name=Acme',
  '--zone=Europe/Berlin',
  '--country=de',
  '--language=de',
  '--branch=Berlin',
  '--first-name=Jo',
  '--last-name=Bär',
  '--email=jo@acme.example',
  '--staff-number=1',
];

const second = 'Heavy-Rain=1';

let server: ChildProcess | undefined;
let address = '';
let account: { username: string; password: string };

const script = (name: string, ...args: string[]) => runScript(settings, name, ...args);

async function start(more: Record<string, string> = {}): Promise<void> {
  server = spawn(process.execPath, nodeFor('embedded/start'), {
    env: environmentWith({ ...settings, ...more }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout!.iterator({ destroyOnReturn: false })) {
    address = /Portal +(http:\S+)\//.exec(String(chunk))?.[1] ?? address;
    if (String(chunk).includes('Kadro is running')) return;
  }
  throw new Error('Kadro did not start');
}

async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

const send = (method: string, path: string, body: object, authorization = '') =>
  fetch(`${address}/identity/api/v1/${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), authorization },
  });
/** Signs in; answers the token, or null where the password is another one. */
const signIn = async (password: string) =>
  (await send('POST', 'login', { username: account.username, password })).headers.get('authorization');
const newest = () => listBackups(backups).at(-1)!;
/** Everything a later run might trip over. */
const left = () =>
  readdirSync(place).filter((name) => !/^data(-backups|-key-backups|-nightly|\.before-restore-.*)?$/.test(name));

beforeAll(async () => {
  const { out } = await script('create-organization', ...organization);
  account = { username: /User name +(\S+)/.exec(out)![1]!, password: /First password +(\S+)/.exec(out)![1]! };
});
afterEach(() => end());
afterAll(() => rmSync(place, { recursive: true }));

describe('backing up from the shell', () => {
  it('works while nobody uses the folder, and lists what was made', async () => {
    const { code, out, err } = await script('backup');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Backed up \d+ events and \d files, [\d.]+ MB, read again and found whole/);
    expect((await script('backup', '--list')).out).toMatch(new RegExp(`${newest().name} +\\d+ events +[\\d.]+ MB`));
  });

  it('is done by a running server where hours are set, and works beside it', async () => {
    const former = newest().name;
    await start({ KADRO_BACKUP_HOURS: '24', KADRO_BACKUP: `${data}-nightly` });
    while (!listBackups(`${data}-nightly`).length) await setTimeout(50);
    const nightly = listBackups(`${data}-nightly`)[0]!;
    await verifyBackup(nightly.path, join(keys, nightly.name));
    expect(await script('backup')).toMatchObject({ code: 0, err: '' });
    expect([(await verifyBackup(newest().path, join(keys, newest().name))).epoch, newest().name > former]).toEqual([
      epochOf(join(data, 'events.db')),
      true,
    ]);
  });
});

describe('restoring from the shell', () => {
  it('lets a running server go on with what was restored, at its port, and ends all sessions', async () => {
    await start();
    const before = await signIn(account.password);
    await script('backup');
    const token = await signIn(account.password);
    const changed = await send('PUT', 'account/change-password', { password: second }, token!);
    expect([changed.status, typeof (await signIn(second))]).toEqual([200, 'string']);
    const answers = new Set<number>();
    const asking = new AbortController();
    const asked = (async () => {
      // none waits for the one before: a question that the closing server took along may hang until its end
      for (; !asking.signal.aborted; await setTimeout(50))
        void fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
          (answer) => answers.add(answer.status),
          () => undefined,
        );
    })();
    const { code, out, err } = await script('restore', 'latest');
    asking.abort();
    await asked;
    // how many questions fall into the moment of turning is chance: none has another answer
    expect([code, err, [...answers].filter((status) => status !== 200 && status !== 503)]).toEqual([0, '', []]);
    expect(out).toMatch(/Restored \d+ events as of .*\n.*Kadro runs on them.\n.*before-restore-/);
    expect([typeof (await signIn(account.password)), await signIn(second)]).toEqual(['string', null]);
    expect(
      (await send('PUT', 'account/change-password', { password: second }, changed.headers.get('authorization')!))
        .status,
    ).toBe(401);
    // the session is in the back-up, and its token would still be good
    expect((await send('PUT', 'account/change-password', { password: second }, before!)).status).toBe(401);
    expect([
      (await fetch(`${address}/metrics`)).status,
      left(),
      readdirSync(data).filter((name) => name.startsWith('restore')),
    ]).toEqual([200, [], []]);
  });

  it('works while nobody uses the folder', async () => {
    const before = epochOf(join(data, 'events.db'));
    expect(await script('restore', newest().name)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('Start Kadro'),
    });
    expect(epochOf(join(data, 'events.db')) === before).toBe(false);
    await start();
    expect(typeof (await signIn(account.password))).toBe('string');
  });

  it('takes over from a server that is killed before it has begun', async () => {
    await start();
    const before = epochOf(join(data, 'events.db'));
    server!.kill('SIGSTOP');
    const restored = script('restore', 'latest');
    while (!existsSync(join(data, 'restore-request.json'))) await setTimeout(20);
    await end('SIGKILL');
    expect(await restored).toMatchObject({ code: 0, err: '' });
    expect([epochOf(join(data, 'events.db')) === before, left()]).toEqual([false, []]);
    await start();
  });

  it('brings a lost folder back, with the master key from where it was kept', async () => {
    const lost = join(place, 'lost');
    renameSync(data, lost);
    expect((await script('restore', 'latest')).err).toMatch(/master key is missing/);
    expect(await script('restore', 'latest', '--master-key', join(lost, 'master.key'))).toMatchObject({
      code: 0,
      err: '',
    });
    rmSync(lost, { recursive: true });
    await start();
    expect(typeof (await signIn(account.password))).toBe('string');
  });

  it('refuses what is no whole back-up, and a running server does not notice', async () => {
    await start();
    const refused = await Promise.all([
      script('restore'),
      script('restore', '2020-01-01T00-00-00.000Z'),
      script('restore', 'latest', '--keys', place),
    ]);
    const messages = [/Name one back-up/, /manifest\.json is missing/, /keys\.db is missing/];
    expect(refused.map(({ code, err }) => [code, err])).toEqual(
      messages.map((message) => [1, expect.stringMatching(message)]),
    );
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });
});
