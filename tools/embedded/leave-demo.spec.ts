import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Finding, verifyFolder } from '@kadro/chassis/embedded';
import { readYourWritesMs, until } from '@kadro/chassis/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Embedded, startEmbedded } from './composition.ts';
import { SeedingClock, seedDemo } from './demo.ts';

interface Request {
  id: string;
  employeeId: string;
  kind: string;
  status: string;
  duration: string;
  beginDate: string;
  endDate: string;
  days: number;
  daysAsked: number;
  requestedDateTime: string;
  waitingFor: string[];
  documentIds: string[];
  leaveTypeId: string;
  steps: { state: string; managerId: string }[];
  approvalHistory: { at: string; actor: string; action: string }[];
}
interface Person {
  id: string;
  firstName: string;
  lastName: string;
  teamId: string | null;
}
interface Balance {
  leaveType: { name: string };
  previousBalance: number;
  accrualCalculatedCount: number;
  balance: number;
  free: number;
  shortfall: number;
}

// a Wednesday: what the demo tells is told from whatever day it is made on
const now = Temporal.Instant.from('2026-11-18T09:00:00Z');
const today = '2026-11-18';
const clock = new SeedingClock(() => now);
const warnings: object[] = [];
const noted = (fields: object): void => void warnings.push(fields);
const logger = { debug: () => {}, info: () => {}, warn: noted, error: noted };
const decisions = ['APPROVED', 'DENIED', 'SUPER_ADMIN', 'NEED_EXTRA_DETAIL'];

let folder: string;
let kadro: Embedded;
let organizations: string[];
let requests: Request[];
let people: Map<string, Person>;

async function rows<R>(name: string, organization: string): Promise<R[]> {
  const { runtime } = kadro.services.leave;
  const model = runtime.service.readModels.find((one) => one.name === name)!;
  return (
    await runtime
      .rows(model)
      .find(organization, { where: [] }, { sort: { index: 'id', descending: false }, offset: 0, limit: 5_000 })
  ).map(({ doc }) => doc as unknown as R);
}

async function signIn(username: string): Promise<(path: string, body?: object) => Promise<Response>> {
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${kadro.gateway.address}/identity/api/v1/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username, password: 'Kadro-2026' }),
  });
  const authorization = signedIn.headers.get('authorization')!;
  return (path, body) =>
    fetch(`${kadro.gateway.address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, authorization, 'accept-language': 'en' },
      body: body && JSON.stringify(body),
    });
}

async function balancesOf(ask: Awaited<ReturnType<typeof signIn>>, employeeId: string): Promise<Balance[]> {
  const query = `query($employeeId: String) { leaveBalances(employeeId: $employeeId) {
      leaveType { name } previousBalance accrualCalculatedCount balance free shortfall
    } }`;
  const { data } = (await (await ask('/graphql', { query, variables: { employeeId } })).json()) as {
    data: { leaveBalances: Balance[] };
  };
  return data.leaveBalances;
}

const idOf = (lastName: string, firstName: string): string =>
  [...people.values()].find((one) => one.lastName === lastName && one.firstName === firstName)!.id;
const waitingFor = (id: string): Request[] => requests.filter((one) => one.waitingFor.includes(id));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kadro-leave-demo-'));
  kadro = await startEmbedded({
    folder,
    port: 0,
    logger,
    clock,
    readYourWritesMs,
    beforeListening: async (services) => void (await seedDemo(services, clock)),
  });
  organizations = await kadro.services.leave.runtime
    .rows(kadro.services.leave.runtime.service.readModels.find(({ name }) => name === 'leaveRequests')!)
    .organizations();
  const all = await Promise.all(organizations.map((one) => rows<Request>('leaveRequests', one)));
  requests = all.toSorted((a, b) => b.length - a.length)[0]!;
  organizations.sort((a, b) => all[organizations.indexOf(b)]!.length - all[organizations.indexOf(a)]!.length);
  people = new Map((await rows<Person>('people', organizations[0]!)).map((one) => [one.id, one]));
}, 600_000);

afterAll(async () => {
  await kadro.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the leave of the demo', () => {
  it('has kinds of leave with names in all nine languages, fewer in the second company', async () => {
    const types = await Promise.all(organizations.map((one) => rows<{ name: object }>('leaveTypes', one)));
    expect(types.map(({ length }) => length)).toEqual([8, 4]);
    expect(types.flat().filter(({ name }) => new Set(Object.keys(name)).size !== 9)).toEqual([]);
  });

  it('asks for nothing that the rules refuse and leaves no dead letter', async () => {
    // that no web app is built is no affair of the demo
    expect(warnings.filter((warning) => !('app' in warning))).toEqual([]);
    const ask = await signIn('ayse.yilmaz@lale.example');
    expect(await (await ask('/leave/api/v1/dead-letters')).json()).toMatchObject({ items: [] });
  });

  it('gives everybody two years of requests, most of them approved', () => {
    const shares = (status: string): number => requests.filter((one) => one.status === status).length / requests.length;
    expect(requests.length).toBeGreaterThan(450);
    expect(shares('APPROVED')).toBeGreaterThan(0.8);
    for (const status of ['DENIED', 'CANCELLED', 'PENDING', 'NEED_EXTRA_DETAIL'])
      expect(shares(status)).toBeGreaterThan(0);
    expect(new Set(requests.map(({ beginDate }) => beginDate.slice(0, 4)))).toEqual(new Set(['2025', '2026']));
    const perYear = Object.values(
      Object.groupBy(requests, ({ employeeId, beginDate }) => `${employeeId} ${beginDate.slice(0, 4)}`),
    ).map((some) => some!.length);
    expect(perYear.filter((count) => count < 3 || count > 14)).toEqual([]);
  });

  it('is asked for and decided on working days', () => {
    const acts = requests.flatMap(({ approvalHistory }) =>
      approvalHistory.filter(({ action }) => action !== 'RECOUNTED'),
    );
    const weekday = (at: string): number => Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Berlin').dayOfWeek;
    expect(acts.filter(({ at }) => weekday(at) > 5 || Temporal.Instant.compare(at, now) > 0)).toEqual([]);
  });

  it('is never decided by who asks', () => {
    expect(
      requests.filter(({ employeeId, approvalHistory }) =>
        approvalHistory.some(({ actor, action }) => decisions.includes(action) && actor === employeeId),
      ),
    ).toEqual([]);
  });

  it.each([
    ['NEED_EXTRA_DETAIL', 'DETAIL', 'APPROVED'],
    ['APPROVED', 'APPROVED', 'CANCELLED'],
    ['REQUESTED', 'APPROVED', 'DENIED'],
  ])('knows the way of %s, %s, %s', (...way) => {
    expect(
      requests.some(({ approvalHistory }) =>
        approvalHistory
          .map(({ action }) => action)
          .join()
          .includes(way.join()),
      ),
    ).toBe(true);
  });

  it('leaves the line manager several kinds and lengths to decide on', async () => {
    const hasan = idOf('Yıldız', 'Hasan');
    const waiting = waitingFor(hasan);
    expect(waiting.length).toBeGreaterThanOrEqual(4);
    expect(new Set(waiting.map(({ leaveTypeId }) => leaveTypeId)).size).toBeGreaterThanOrEqual(3);
    expect(waiting.some(({ duration }) => duration === 'HALF_DAY')).toBe(true);
    expect(waiting.some(({ steps }) => steps[0]!.state === 'APPROVED' && steps[1]!.managerId === hasan)).toBe(true);
    const { id, documentIds } = waiting.find((one) => one.documentIds.length > 0)!;
    const paper = await (
      await signIn('hasan.yildiz@lale.example')
    )(`/leave/api/v1/leave-requests/${id}/document/${documentIds[0]!}`);
    expect([paper.headers.get('content-type'), (await paper.text()).slice(0, 8)]).toEqual([
      'application/pdf',
      '%PDF-1.4',
    ]);
  });

  it('leaves the super admin some', () => expect(waitingFor(idOf('Yılmaz', 'Ayşe')).length).toBeGreaterThanOrEqual(3));

  it('gives the employee 11.5 of 20 days, 3.5 of them asked for, and a question', async () => {
    const elif = idOf('Arslan', 'Elif');
    const annual = (await balancesOf(await signIn('elif.arslan@lale.example'), elif)).find(
      ({ leaveType }) => leaveType.name === 'Annual leave',
    );
    expect(annual).toMatchObject({ previousBalance: 0, accrualCalculatedCount: 20, balance: 11.5, free: 10 });
    const own = requests.filter(({ employeeId }) => employeeId === elif);
    expect(own.filter(({ status, days }) => status === 'PENDING' && days === 3.5)).toHaveLength(1);
    expect(own.filter(({ status }) => status === 'NEED_EXTRA_DETAIL')).toHaveLength(1);
  });

  it('takes nobody below the advance', async () => {
    const ask = await signIn('ayse.yilmaz@lale.example');
    const employees = [...new Set(requests.map(({ employeeId }) => employeeId))];
    const balances = (await Promise.all(employees.map((id) => balancesOf(ask, id)))).flat();
    expect(balances.length).toBeGreaterThan(employees.length);
    expect(balances.filter(({ shortfall }) => shortfall !== 0)).toEqual([]);
  });

  it('has three to five of a team away around today', () => {
    const team = people.get(idOf('Arslan', 'Elif'))!.teamId;
    const [from, to] = ['2026-11-16', '2026-11-20'];
    const away = requests.filter(
      ({ status, employeeId, beginDate, endDate }) =>
        status === 'APPROVED' && beginDate <= to && endDate >= from && people.get(employeeId)!.teamId === team,
    );
    expect(new Set(away.map(({ employeeId }) => employeeId)).size).toBeGreaterThanOrEqual(3);
    expect(away.filter(({ beginDate, endDate }) => beginDate <= today && today <= endDate).length).toBeGreaterThan(0);
  });

  it('gives days back for a holiday that came late', () => {
    const counted = requests.filter(({ approvalHistory }) =>
      approvalHistory.some(({ action }) => action === 'RECOUNTED'),
    );
    expect(counted.length).toBeGreaterThanOrEqual(5);
    expect(counted.filter(({ days, daysAsked }) => days >= daysAsked)).toEqual([]);
    expect(new Set(counted.map(({ days, daysAsked }) => daysAsked - days))).toEqual(new Set([0.5, 1]));
  });

  it('tells only of the last days', async () => {
    const notices = await kadro.ports.notify.recent(500);
    const ofLeave = notices.filter(({ template }) => template.startsWith('leave.'));
    expect(ofLeave.length).toBeGreaterThan(0);
    expect(ofLeave.length).toBeLessThan(80);
    expect(notices.length - ofLeave.length).toBeLessThan(80);
  });
});

describe('the log of the demo', () => {
  it('is proven whole beside the running system, with every row made from it', async () => {
    const runtimes = Object.values(kadro.services).map(({ runtime }) => runtime);
    // records of many days follow from jobs
    for (const one of organizations)
      await until(async () => {
        const { items } = await kadro.ports.jobs.list(one, 'attendance', { offset: 0, limit: 1_000 });
        return items.every(({ state }) => state === 'DONE');
      });
    for (const runtime of runtimes)
      await runtime.service.scheduledTasks.find(({ name }) => name === 'signLogHead')!.run(runtime);
    const findings: Finding[] = [];
    const verified = await verifyFolder({
      folder,
      keys: folder,
      masterKey: join(folder, 'master.key'),
      destroyedKeys: join(folder, 'destroyed-keys.jsonl'),
      services: runtimes.map(({ service }) => service),
      report: (finding) => findings.push(finding),
      progress: () => undefined,
    });
    expect(findings).toEqual([]);
    expect(verified).toMatchObject({ heads: 3, left: [], problems: 0 });
    expect(verified.rows).toBeGreaterThan(1_000);
  });
});
