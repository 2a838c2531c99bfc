import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type HostedService, perform, type Ports } from '@kadro/chassis';
import { openClusterPorts, readEngines } from '@kadro/chassis/cluster';
import { readYourWritesMs, testPatience, until } from '@kadro/chassis/testing';
import { createOrganization, startIdentity, systemPrincipal } from '@kadro/identity';
import { startLeave } from '@kadro/leave';
import { runScript } from './testing/scripts.ts';

const quiet = { info() {}, warn() {}, error() {} };
const folder = mkdtempSync(join(tmpdir(), 'kadro-commands-'));
const id = (n: number) => `018f0000-0000-7000-8000-00000000c1${String(n).padStart(2, '0')}`;
const [organization, boss, anna] = [1, 2, 3].map(id) as [string, string, string];
const engines = Object.fromEntries(
  ['EVENTSTORE_URL', 'KAFKA_BROKERS', 'MONGODB_URL', 'REDIS_URL'].map((name) => [
    `KADRO_${name}`,
    process.env[`KADRO_${name}`],
  ]),
);
const [former, current] = [4, 5].map((n) => Buffer.alloc(32, n).toString('base64')) as [string, string];
const settings: Record<string, string | undefined> = {
  ...engines,
  KADRO_PROFILE: 'cluster',
  KADRO_NAMESPACE: `commands-${crypto.randomUUID().slice(0, 13)}`,
  KADRO_MASTER_KEY: former,
};

let ports: Ports & { close(): Promise<void> };
let identity: HostedService;
let leave: HostedService;
let branchId = '';

async function start(): Promise<void> {
  ports = {
    ...(await openClusterPorts({ ...readEngines(settings), patience: testPatience }, quiet)),
    readYourWritesMs,
  };
  identity = await startIdentity(ports, quiet, { role: 'all' });
  leave = await startLeave(ports, quiet, identity.runtime.authenticator, { role: 'all' });
}

async function stop(): Promise<void> {
  await Promise.all([identity.close(), leave.close()]);
  await ports.close();
}

const script = (name: string, ...args: string[]) => runScript(settings, name, ...args);

const verified = async () => {
  const { code, out } = await script('verify');
  return {
    code,
    out,
    sum: JSON.parse(out.trim().split('\n').at(-1)!) as {
      problems: number;
      events: number;
      rows: number;
      models: number;
    },
  };
};
const rows = () => identity.runtime.rows(identity.runtime.service.readModels.find(({ name }) => name === 'employees')!);
const run = (name: string, params: Record<string, string>, body: object) =>
  perform(identity.runtime, systemPrincipal(organization), name, params, body, crypto.randomUUID());

/** All that both services say of what has happened by now is in Kafka. */
async function said(): Promise<void> {
  const place = `${ports.events.epoch}:${await ports.events.head()}`;
  await until(async () =>
    (await Promise.all(['identity', 'leave'].map((name) => ports.keyValue.get('*', `relay/kadro.${name}.v1`)))).every(
      (reached) => reached !== null && reached >= place,
    ),
  );
}

beforeAll(async () => {
  await start();
  const admin = {
    id: boss,
    firstName: 'Ada',
    lastName: 'Kaya',
    staffNumber: '1',
    workEmail: 'ada@commands.example',
    hiredDate: '2020-01-01',
  };
  await createOrganization(identity.runtime, {
    id: organization,
    name: 'Obst',
    zone: 'Europe/Berlin',
    language: 'de',
    branchName: 'First',
    admin,
  });
  ({ branchId } = (await rows().get(organization, boss))!.doc as unknown as { branchId: string });
  await run(
    'HirePerson',
    {},
    {
      id: anna,
      firstName: 'Anna',
      lastName: 'Quitte',
      staffNumber: '2',
      workEmail: 'anna@commands.example',
      branchId,
      hiredDate: '2024-01-08',
      language: 'de',
    },
  );
  await until(async () => (await ports.events.read(`leave.person-${organization}_${anna}`)).length >= 1);
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

describe('verifying the engines, beside the processes', () => {
  it('proves the log and every row', async () => {
    const { code, sum } = await verified();
    expect(sum).toMatchObject({ problems: 0, events: expect.any(Number), models: expect.any(Number) });
    expect([code, sum.events > 10, sum.rows > 5, sum.models > 20]).toEqual([0, true, true, true]);
  });

  it('finds a row that the log does not say, which a rebuild puts right beside the processes', async () => {
    const record = (await rows().get(organization, anna))!;
    await rows().apply((await rows().checkpoint())!, [
      { organization, id: anna, record: { ...record, doc: { ...record.doc, firstName: 'Olga' } } },
    ]);
    expect(await verified()).toMatchObject({
      code: 1,
      out: expect.stringContaining(`identity.employees, organization ${organization}, ${anna}: differs in firstName`),
      sum: { problems: 1 },
    });
    expect(await script('rebuild', 'identity.employees')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('identity: built and read from now on'),
    });
    expect((await verified()).sum.problems).toBe(0);
  });

  it('takes no folder', async () =>
    expect(await script('verify', '--data', folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('nothing to choose but --heads'),
    }));
});

describe('keys on the engines', () => {
  it('for access tokens are made anew beside the processes', async () => {
    expect(await script('keys', 'rotate-signing')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('signed with key 2'),
    });
    expect(await ports.keys.existingSecret('access-token/2')).not.toBeNull();
  });

  it('that were destroyed are named, a line each', async () => {
    await ports.keys.destroy(organization, 'somebody', 'health');
    expect((await script('keys', 'destroyed')).out).toBe(
      `${JSON.stringify({ organization, person: 'somebody', class: 'health' })}\n`,
    );
  });
});

describe('restored engines', () => {
  const list = join(folder, 'destroyed-keys.jsonl');
  let epoch = '';
  let told: number;
  let heard: number;

  it('are left alone while a worker runs, and where nobody says yes', async () => {
    expect(await script('reset-after-restore', '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('A service runs on these engines'),
    });
    expect(await script('reset-after-restore')).toMatchObject({ code: 1, err: expect.stringContaining('Say --yes') });
  });

  it('become one house, as often as one likes', async () => {
    await ports.keys.dataKey(organization, 'forgotten', 'health');
    await ports.keyValue.set('*', 'refresh:s', 'open', 3_600);
    told = (await ports.notify.recent(100)).length;
    heard = (await ports.events.read(`leave.person-${organization}_${anna}`)).length;
    epoch = ports.events.epoch;
    await said();
    await stop();
    writeFileSync(list, `${JSON.stringify({ organization, person: 'forgotten', class: 'health' })}\n`);
    const [first, second] = [
      await script('reset-after-restore', '--yes', '--destroyed', list),
      await script('reset-after-restore', '--yes', '--destroyed', list),
    ];
    expect([first, second]).toMatchObject([
      { code: 0, err: '', out: expect.stringMatching(/1 keys are destroyed.* 3 topics deleted/) },
      { code: 0, out: expect.stringContaining('0 topics deleted') },
    ]);
    expect(await verified()).toMatchObject({ code: 0, sum: { problems: 0, models: 0 } });
  });

  it('go on: rows are made anew, who was forgotten stays so, sessions are over, nobody is told again', async () => {
    await start();
    expect([
      ports.events.epoch === epoch,
      await ports.keyValue.get('*', 'refresh:s'),
      await ports.keys.dataKey(organization, 'forgotten', 'health'),
    ]).toEqual([false, null, null]);
    expect((await rows().get(organization, anna))!.doc).toMatchObject({ firstName: 'Anna' });
    await run('ChangeProfile', { id: anna }, { phone: '+493098765432' });
    await run(
      'ResignPerson',
      { id: anna },
      { quitDate: '2026-01-31', quitReason: 'RESIGNATION', quitDescription: 'gone' },
    );
    await until(async () => (await ports.events.read(`leave.person-${organization}_${anna}`)).length > heard);
    expect(await ports.notify.recent(100)).toHaveLength(told);
    expect((await verified()).sum.problems).toBe(0);
  });
});

describe('the messages of a lost Kafka', () => {
  it('are said anew from the log, and what was heard before changes nothing', async () => {
    const heard = (await ports.events.read(`leave.person-${organization}_${anna}`)).length;
    await said();
    await stop();
    expect(await script('reset-after-restore', '--messages', '--yes')).toMatchObject({
      code: 0,
      err: '',
      out: '  3 topics deleted. Start the workers.\n',
    });
    await start();
    await run(
      'HirePerson',
      {},
      {
        id: id(4),
        firstName: 'Bert',
        lastName: 'Quitte',
        staffNumber: '3',
        workEmail: 'bert@commands.example',
        branchId,
        hiredDate: '2024-01-08',
        language: 'de',
      },
    );
    await until(async () => (await ports.events.read(`leave.person-${organization}_${id(4)}`)).length >= 1);
    expect(await ports.events.read(`leave.person-${organization}_${anna}`)).toHaveLength(heard);
  });
});

describe('the master key of the engines', () => {
  it('is rotated where both are given, and then the former one is needed no more', async () => {
    expect(await script('keys', 'rotate-master')).toMatchObject({
      code: 1,
      err: expect.stringContaining('KADRO_FORMER_MASTER_KEY is missing'),
    });
    await stop();
    Object.assign(settings, { KADRO_MASTER_KEY: current, KADRO_FORMER_MASTER_KEY: former });
    await start();
    expect(await script('keys', 'rotate-master')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/(\d+) of \1 keys were wrapped anew/),
    });
    expect(await script('keys', 'rotate-master')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^ {2}0 of \d+ keys/),
    });
    await stop();
    delete settings['KADRO_FORMER_MASTER_KEY'];
    await start();
    expect((await verified()).sum.problems).toBe(0);
  });
});

describe('a log with what no process wrote', () => {
  it('is found out', async () => {
    const meta = { organization, actor: 'system', command: 'k.b', cause: 'k', correlation: 'c' };
    const strange = { id: crypto.randomUUID(), v: 1, at: '2026-01-05T08:00:00.000Z', data: {} };
    await ports.events.append(`identity.branch-${organization}_strange`, -1, [
      { ...strange, type: 'identity.BranchPainted', meta: { ...meta, hash: 'A'.repeat(43) } },
    ]);
    const { code, out } = await verified();
    expect(code).toBe(1);
    expect(out).toMatch(/strange #0 .*its hash does not fit/);
    expect(out).toMatch(/strange #0 .*its type is not known/);
  });
});
