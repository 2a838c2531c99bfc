import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type HostedService, perform, performUpload, type Ports, type Principal } from '@kadro/chassis';
import { openClusterPorts, readMove } from '@kadro/chassis/cluster';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { serve, testPatience, until } from '@kadro/chassis/testing';
import { createOrganization, startIdentity, systemPrincipal } from '@kadro/identity';
import { startLeave } from '@kadro/leave';
import { environmentWith, nodeFor } from './testing/scripts.ts';
import { anyLeaveType } from './testing/leave-type.ts';

const quiet = { info() {}, warn() {}, error() {} };
const data = mkdtempSync(join(tmpdir(), 'kadro-moved-'));
const masterKey = Buffer.alloc(32, 5).toString('base64');
const engines = Object.fromEntries(
  ['EVENTSTORE_URL', 'KAFKA_BROKERS', 'MONGODB_URL', 'REDIS_URL'].map((name) => [
    `KADRO_${name}`,
    process.env[`KADRO_${name}`],
  ]),
);
const settings = {
  ...engines,
  KADRO_DATA: data,
  KADRO_NAMESPACE: `moved-${crypto.randomUUID().slice(0, 13)}`,
  KADRO_MASTER_KEY: masterKey,
};
const id = (n: number) => `018f0000-0000-7000-8000-00000000b0${String(n).padStart(2, '0')}`;
const [organization, boss, anna, bert, branch, type, request] = [1, 2, 3, 4, 5, 6, 7].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const password = 'Kiraz-2026';
const pattern = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

let ports: Ports & { close(): Promise<void> };
let identity: HostedService;
let leave: HostedService;
let asked: Record<'identity' | 'leave', Awaited<ReturnType<typeof serve>>>;
let username = '';
let file = '';
let before: unknown;
let epoch = '';

async function start(opened: typeof ports): Promise<void> {
  ports = { ...opened, readYourWritesMs: 20_000 };
  identity = await startIdentity(ports, quiet);
  leave = await startLeave(ports, quiet, identity.runtime.authenticator);
}

async function stop(): Promise<void> {
  await Promise.all([identity.close(), leave.close()]);
  await ports.close();
}

const run = (name: string, params: Record<string, string>, body: object) =>
  perform(identity.runtime, systemPrincipal(organization), name, params, body, crypto.randomUUID());
const as = (employeeId: string) =>
  ({ ...systemPrincipal(organization), account: employeeId, employeeId, session: 's' }) as Principal;
const inLeave = (who: string, name: string, params: Record<string, string>, body: object) =>
  perform(leave.runtime, as(who), name, params, body, crypto.randomUUID());
const signIn = async (given: string) =>
  (await asked.identity.send('POST', 'login', { body: { username, password: given } })).headers.get('authorization') ??
  '';

async function company(): Promise<void> {
  const admin = {
    id: boss,
    firstName: 'Ada',
    lastName: 'Kaya',
    staffNumber: '1',
    workEmail: 'ada@moved.example',
    hiredDate: '2020-01-01',
  };
  const made = await createOrganization(identity.runtime, {
    id: organization,
    name: 'Obst',
    zone: 'Europe/Berlin',
    language: 'de',
    branchName: 'First',
    admin,
  });
  await run('ChangeMobileSettings', { id: organization }, { settings: { hrPage: false, leave: false } });
  await run('CreateBranch', {}, { id: branch, name: { en: 'North' }, zone: 'Europe/Berlin', workingPattern: pattern });
  // enough that a process can be killed in the middle of it
  for (let n = 0; n < 10; n++)
    await Promise.all(
      Array.from({ length: 40 }, (_, m) =>
        run('CreateBranch', {}, { name: { en: `Branch ${n}-${m}` }, zone: 'Europe/Berlin', workingPattern: pattern }),
      ),
    );
  for (const [person, firstName] of [
    [anna, 'Anna'],
    [bert, 'Bert'],
  ] as const) {
    await run(
      'HirePerson',
      {},
      {
        id: person,
        firstName,
        lastName: 'Quittenbaum',
        staffNumber: `N-${firstName}`,
        workEmail: `${firstName}@moved.example`,
        branchId: branch,
        hiredDate: '2024-01-08',
        language: 'de',
      },
    );
    await run('ChangePersonal', { id: person }, { birthDate: '1987-03-09', bloodType: 'AB_NEGATIVE' });
    await run('ChangeManagement', { id: person }, { leaveManagers: [boss] });
  }
  const first = await run('SendWelcomeNotification', { id: made.adminId }, {});
  username = first.username!;
  await asked.identity.send('PUT', 'account/change-password', {
    as: await signIn(first.password!),
    body: { password },
  });
}

async function leaves(): Promise<void> {
  await until(async () => (await ports.events.read(`leave.person-${organization}_${bert}`)).length >= 3);
  await inLeave(boss, 'CreateLeaveType', {}, { id: type, ...anyLeaveType, advanceDays: 50 });
  file = await performUpload(
    leave.runtime,
    as(anna),
    { name: 'Attest.pdf', bytes: Buffer.from('%PDF-1.4\nSanddornbefund\n%%EOF') },
    crypto.randomUUID(),
  );
  await inLeave(
    anna,
    'RequestLeave',
    {},
    {
      id: request,
      leaveTypeId: type,
      duration: 'FULL_DAY',
      beginDate: '2027-03-01',
      endDate: '2027-03-02',
      reason: 'Schlehdornfieber',
      documents: [file],
    },
  );
  await inLeave(boss, 'ProcessLeaveRequest', { id: request }, { approved: true, note: 'Berberitzenkur' });
  await inLeave(
    boss,
    'AdjustBalance',
    { id: anna },
    { leaveTypeId: type, on: '2026-03-01', days: 12, reason: 'Vogelbeere' },
  );
  // what was asked and what was decided, each in the app and by mail
  await until(async () => (await ports.notify.recent(10)).length === 4);
}

async function forgetBert(): Promise<void> {
  const token = await signIn(password);
  await run(
    'ResignPerson',
    { id: bert },
    { quitDate: '2026-01-31', quitReason: 'RESIGNATION', quitDescription: 'gone' },
  );
  await asked.identity.send('POST', `employees/${bert}/forget`, {
    as: token,
    body: {
      classes: ['identity', 'contact', 'health', 'text'],
      reason: 'The retention period has ended',
      confirmation: 'N-Bert',
    },
  });
  const erased = async (service: 'identity' | 'leave') =>
    (await asked[service].send('GET', `personal-data/${bert}`, { as: token })).body.erased?.length;
  await until(async () => (await erased('identity')) === 4 && (await erased('leave')) === 4);
}

const jobsOfBoth = async () =>
  (
    await Promise.all(
      ['identity', 'leave'].map((service) => ports.jobs.list(organization, service, { offset: 0, limit: 1_000 })),
    )
  ).flatMap(({ items }) => items);

/** What people see: the same on both sides. */
async function answers(): Promise<unknown> {
  const token = await signIn(password);
  const people = await asked.identity.query(
    `{
      employees(rowsPerPage: 100, sortBy: staffNumber) {
        total items { id firstName workEmail status personal { birthDate bloodType } }
      }
      branches(rowsPerPage: 1) { total }
      past: employee(id: "${anna}", asOf: "2025-06-01") { firstName branchId }
    }`,
    token,
  );
  const requests = await asked.leave.query(
    `{
      leaveRequest(id: "${request}") { status days reason approvalHistory { note } }
      leaveBalances(employeeId: "${anna}", on: "2026-06-01") { balance used reserved free }
    }`,
    token,
  );
  const attest = await asked.leave.send('GET', `leave-requests/${request}/document/${file}`, { as: token });
  for (const { body } of [people, requests]) expect([body.name, body.errors]).toEqual([undefined, undefined]);
  const jobs = (await jobsOfBoth()).map(({ id: of, name, state, addedAt, endedAt }) => [
    of,
    name,
    state,
    addedAt,
    endedAt,
  ]);
  const letters = await ports.messages.read('kadro.leave.dead', organization, { offset: 0, limit: 10 });
  return {
    people: people.body,
    requests: requests.body,
    attest: [attest.status, attest.body],
    jobs,
    letters,
    notices: (await ports.notify.recent(100)).map((one) => one.id),
  };
}

function deadLetter() {
  const place = {
    organization,
    stream: `identity.person-${organization}_${anna}`,
    revision: 9,
    at: '2026-01-05T08:00:00.000Z',
    correlation: 'test',
  };
  const heard = { id: 'dead', name: 'PersonChanged', from: 'identity', ...place, data: { person: { id: anna } } };
  return {
    id: 'dead',
    type: 'identity.PersonChanged',
    source: 'leave',
    key: place.stream,
    ...place,
    data: {
      id: 'dead',
      at: place.at,
      type: 'identity.PersonChanged',
      reaction: 'recordPerson',
      reason: 'ZodError',
      attempts: 5,
      heard,
    },
  };
}

/** A way to the event store through this process, which can hold a script up. */
async function wayToEvents(): Promise<{ KADRO_EVENTSTORE_URL: string; close: () => void }> {
  const address = process.env.KADRO_EVENTSTORE_URL!;
  const { hostname, port } = new URL(address);
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) end.on('error', () => [near, far].map((one) => one.destroy()));
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  return {
    KADRO_EVENTSTORE_URL: address.replace(`${hostname}:${port}`, `127.0.0.1:${(way.address() as AddressInfo).port}`),
    close: () => void way.close(),
  };
}

/** Runs the script, to its end or until it has said something. */
async function migrate(until?: RegExp, more: object = {}): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, nodeFor('migrate', '--from', 'embedded', '--to', 'cluster'), {
    env: environmentWith({ ...settings, ...more }),
  });
  let [out, err] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => (err += String(chunk)));
  child.stdout.on('data', (chunk: Buffer) => {
    out += String(chunk);
    if (until?.test(out)) child.kill('SIGKILL');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

const place = () => readMove(settings).engines;

beforeAll(async () => {
  await start(await openEmbeddedPorts({ folder: data }));
  asked = { identity: await serve('identity', () => identity), leave: await serve('leave', () => leave) };
  await company();
  await leaves();
  await forgetBert();
  await ports.messages.append('kadro.leave.dead', [deadLetter()]);
  await until(async () => (await jobsOfBoth()).every(({ state }) => state === 'DONE'));
  await ports.jobs.add({
    id: 'later',
    name: 'leave.notify',
    organization,
    data: { event: 'e', request: 'none', notice: 'approved', person: anna },
    runAt: '2099-01-01T00:00:00Z',
  });
  before = await answers();
  epoch = ports.events.epoch;
  await stop();
});

afterAll(async () => {
  asked?.identity.stop();
  asked?.leave.stop();
  await stop();
  rmSync(data, { recursive: true, force: true });
});

describe('moving a data folder to the engines', () => {
  it('may be killed half way', async () => {
    const { close, ...way } = await wayToEvents();
    const { code, out } = await migrate(/20 % of \d+ events copied/, way);
    close();
    expect(code).toBeNull();
    expect(out).not.toContain('events compared');
  });

  it('goes on where it was, and says what was moved', async () => {
    const { code, out, err } = await migrate();
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/100 % of \d+ events compared/);
    expect(JSON.parse(out.trim().split('\n').at(-1)!)).toMatchObject({
      destroyed: expect.any(Number),
      files: 1,
      letters: 1,
    });
    expect(out).not.toContain(masterKey);
  });

  it('is not done twice', async () => {
    expect(await migrate()).toMatchObject({ code: 1, err: expect.stringContaining('was moved here already') });
  });
});

describe('what was moved', () => {
  beforeAll(async () => start(await openClusterPorts({ ...place(), patience: testPatience }, quiet)));

  it('has another epoch', () => expect(ports.events.epoch).not.toBe(epoch));

  it('answers as before: people, balances, days past, a file, jobs, dead letters, notices, with the same password', async () => {
    expect(await answers()).toEqual(before);
  });

  it('keeps who is forgotten forgotten', async () => {
    const { body } = await asked.identity.query(
      `{ employee(id: "${bert}") { firstName personal { birthDate } } }`,
      await signIn(password),
    );
    expect(body.data.employee).toEqual({ firstName: '', personal: { birthDate: null } });
    expect(await ports.keys.existingKey(organization, bert, 'identity')).toBeNull();
  });

  it('tells nobody again, and goes on', async () => {
    const told = async () => (await ports.notify.recent(100)).map((one) => one.title);
    const before = await told();
    await inLeave(
      anna,
      'RequestLeave',
      {},
      { id: id(8), leaveTypeId: type, duration: 'FULL_DAY', beginDate: '2027-04-05', endDate: '2027-04-05' },
    );
    // the approver, in the app and by mail
    await until(async () => (await told()).length === before.length + 2);
    expect((await told()).slice(2)).toEqual(before);
    await run('ChangePersonal', { id: anna }, { bloodType: 'A_NEGATIVE' });
    await run('ChangeProfile', { id: anna }, { phone: '+493098765432' });
  });
});
