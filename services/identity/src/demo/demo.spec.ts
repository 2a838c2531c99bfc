import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Clock, type HostedService, type Ports, type AnyReadModel } from '@kadro/chassis';
import { openTestPorts } from '@kadro/chassis/testing';
import { managerKinds, mobileSettingKeys, passwordError } from '@kadro/kernel';
import { type EmployeeRow } from '../person/rows/employee.ts';
import { employees } from '../person/rows/employees.ts';
import { startIdentity } from '../index.ts';
import { managerCycles } from '../person/manager-cycles/rules.ts';
import { branches } from '../organization/records/branches.ts';
import { holidays } from '../organization/records/holidays.ts';
import { jobs } from '../organization/records/jobs.ts';
import { teams } from '../organization/records/teams.ts';
import { units } from '../organization/records/units.ts';
import { type OrganizationRow, organizations } from '../organization/rows/organizations.ts';
import { type DemoAccount, seedCompany } from './index.ts';
import { lale } from './companies/lale.ts';
import { nordlys } from './companies/nordlys.ts';

const logger = { info: () => {}, warn: () => {}, error: () => {} };
const times: Temporal.Instant[] = [];
let set: Temporal.Instant | null = null;
// a Wednesday: what the demo tells is told from whatever day it is made on
const present = Temporal.Instant.from('2026-11-18T09:00:00Z');
const clock: Clock = { now: () => set ?? present };
const setClock = (at: Temporal.Instant | null): void => {
  set = at;
  if (at) times.push(at);
};

let folder: string;
let ports: Ports & { close(): Promise<void> };
let identity: HostedService;
let server: Server;
let accounts: DemoAccount[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadro-demo-'));
  ports = await openTestPorts({ folder, clock });
  identity = await startIdentity(ports, logger);
  accounts = await seedCompany(identity.runtime, setClock);
  server = createServer({ keepAliveTimeout: 0 }, (req, res) => identity.handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => (server.close(resolve), server.closeAllConnections()));
  await identity.close();
  await ports.close();
  await rm(folder, { recursive: true });
});

async function all<R>(model: AnyReadModel, organization: string): Promise<R[]> {
  const found = await identity.runtime
    .rows(model)
    .find(organization, { where: [] }, { sort: { index: 'id', descending: false }, offset: 0, limit: 500 });
  return found.map(({ doc }) => doc as R);
}
const peopleOf = ({ id }: { id: string }): Promise<EmployeeRow[]> => all<EmployeeRow>(employees, id);
const idsOf = async (model: AnyReadModel, { id }: { id: string }): Promise<string[]> =>
  (await all<{ id: string }>(model, id)).map((row) => row.id);

async function signIn({ username, password }: DemoAccount): Promise<{ status: number; body: Record<string, unknown> }> {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/identity/api/v1/login`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('seeding the demo company', () => {
  it('hires about sixty people into three branches of three zones', async () => {
    const people = await peopleOf(lale);
    const rows = await all<{ id: string; zone: string }>(branches.model, lale.id);
    const count = Object.fromEntries(
      rows.map(({ id, zone }) => [zone, people.filter(({ branchId }) => branchId === id).length]),
    );
    expect(count).toEqual({ 'Europe/Istanbul': 33, 'Europe/Berlin': 17, 'Europe/Amsterdam': 11 });
    expect(new Set(people.map(({ language }) => language))).toEqual(
      new Set(['tr', 'de', 'nl', 'en', 'ar', 'es', 'fr', 'it', 'pt']),
    );
  });

  it('makes one tree of managers, four levels deep and without a cycle', async () => {
    const people = await peopleOf(lale);
    const managerOf = new Map(people.map(({ id, managerId }) => [id, managerId]));
    const depth = (id: string): number => (managerOf.get(id) ? 1 + depth(managerOf.get(id)!) : 1);
    expect(managerCycles(managerOf)).toEqual([]);
    expect(people.filter(({ managerId }) => managerId === null)).toHaveLength(1);
    expect(Math.max(...people.map(({ id }) => depth(id)))).toBe(4);
  });

  it('gives everybody but the root managers of every kind, two for leave, nobody himself', async () => {
    const people = (await peopleOf(lale)).filter(({ managerId }) => managerId);
    for (const kind of managerKinds)
      expect(people.filter(({ management }) => management[`${kind}Managers`].length === 0)).toEqual([]);
    expect(people.filter(({ management }) => management.leaveManagers.length !== 2)).toEqual([]);
    expect(people.filter(({ id, management }) => Object.values(management).flat().includes(id))).toEqual([]);
  });

  it('names units, teams and jobs in all nine languages', async () => {
    for (const part of [units, teams, jobs, branches]) {
      const rows = await all<{ name: object }>(part.model, lale.id);
      expect(rows.length).toBeGreaterThan(2);
      expect(rows.filter(({ name }) => Object.values(name).filter(Boolean).length !== 9)).toEqual([]);
    }
  });

  it('tells of a move, a promotion, a return and two who have left', async () => {
    const byNumber = new Map((await peopleOf(lale)).map((row) => [row.staffNumber, row]));
    expect(byNumber.get('2007')).toMatchObject({
      lastName: 'Güneş',
      employment: { company: 'Lale Textil GmbH' },
      hiredDate: '2019-09-02',
    });
    expect(byNumber.get('1005')?.title).toBe('Tasarım sorumlusu');
    expect(byNumber.get('1017')).toMatchObject({ status: 'ACTIVE', hiredDate: '2023-05-02' });
    expect(
      [...byNumber.values()].filter(({ status }) => status === 'RESIGNED').map(({ staffNumber }) => staffNumber),
    ).toEqual(expect.arrayContaining(['1026', '2016']));
  });

  it('has a move, a new unit and a leaving planned, and a change that was said late', async () => {
    const byNumber = new Map((await peopleOf(lale)).map((row) => [row.staffNumber, row]));
    const planned = (number: string) =>
      byNumber
        .get(number)!
        .planned.map(({ kind, fields, effectiveOn }) => [
          kind,
          fields.toSorted(),
          effectiveOn.slice(8),
          effectiveOn > '2026-11-18',
        ]);
    expect(planned('1029')).toEqual([
      ['EMPLOYMENT', ['branchId', 'company', 'managerId', 'teamId', 'unitId'], '01', true],
      [
        'MANAGEMENT',
        ['expenseManagers', 'generalManagers', 'leaveManagers', 'overtimeManagers', 'shiftManagers'],
        '01',
        true,
      ],
    ]);
    expect([...planned('3009'), ...planned('2017')]).toMatchObject([
      ['EMPLOYMENT', ['unitId'], '01', true],
      ['RESIGNATION', expect.anything(), '01', true],
    ]);
    const late = (await identity.runtime.log.read(`identity.person-${lale.id}_${byNumber.get('1028')!.id}`)).at(-1)!;
    expect([late.name, String(late.data.effectiveOn) < late.stored.at]).toEqual(['EmploymentChanged', true]);
  });

  it('turns every area on', async () => {
    const [row] = await all<OrganizationRow>(organizations, lale.id);
    expect(row!.mobileSettings).toEqual(Object.fromEntries(mobileSettingKeys.map((key) => [key, false])));
  });

  it('enters the holidays of three years, with the half days before the feasts', async () => {
    const rows = await all<{ date: string; part: string; branchId: string; name: Record<string, string> }>(
      holidays.model,
      lale.id,
    );
    const year = 2026;
    for (const one of [year - 1, year, year + 1])
      expect(rows.filter(({ date }) => date.startsWith(String(one))).length).toBeGreaterThan(30);
    expect(rows.find(({ date }) => date === `${year}-10-28`)).toMatchObject({
      part: 'AFTERNOON',
      name: { tr: 'Cumhuriyet Bayramı arifesi' },
    });
    expect(rows.filter(({ name }) => !name.en)).toEqual([]);
    expect(new Set(rows.map(({ branchId, date }) => `${branchId} ${date}`)).size).toBe(rows.length);
  });

  it('never turns the clock back and stays in the past', () => {
    expect(times.every((at, n) => n === 0 || Temporal.Instant.compare(times[n - 1]!, at) < 0)).toBe(true);
    expect(times[0]!.toString()).toMatch(/^2019-03-04/);
    expect(times.at(-1)!.until(present).total('hours')).toBeGreaterThan(24);
  });

  it('adds nothing when it is repeated', async () => {
    const head = await ports.events.head();
    expect(await seedCompany(identity.runtime, (at) => void (set = at))).toEqual(accounts);
    expect(await ports.events.head()).toBe(head);
  });
});

describe('seeding the second organization', () => {
  it('gives nothing an id that something of the first one has', async () => {
    for (const model of [employees, branches.model, units.model, teams.model, jobs.model, holidays.model]) {
      const [first, second] = [new Set(await idsOf(model, lale)), await idsOf(model, nordlys)];
      expect([model.name, second.filter((id) => first.has(id))]).toEqual([model.name, []]);
    }
    const [first, second] = [await peopleOf(lale), await peopleOf(nordlys)];
    const numbers = new Set(first.map(({ staffNumber }) => staffNumber));
    expect(second).toHaveLength(8);
    expect(second.filter(({ staffNumber }) => numbers.has(staffNumber)).length).toBeGreaterThan(3);
  });

  it('leaves both apart', async () => {
    const [first, second] = [await peopleOf(lale), await peopleOf(nordlys)];
    expect(second.every(({ workEmail }) => workEmail.endsWith('@nordlys.example'))).toBe(true);
    expect(first.every(({ workEmail }) => workEmail.endsWith('@lale.example'))).toBe(true);
    const own = new Set(second.map(({ id }) => id));
    expect(second.flatMap(({ management }) => Object.values(management).flat()).filter((id) => !own.has(id))).toEqual(
      [],
    );
    expect(await all<{ zone: string }>(branches.model, nordlys.id)).toMatchObject([{ zone: 'Europe/Copenhagen' }]);
  });
});

describe('signing in to a demo account', () => {
  it('lets all of them in, each with its role', async () => {
    const users = await Promise.all(accounts.map(signIn));
    expect(users.map(({ status }) => status)).toEqual(accounts.map(() => 200));
    const flags = users.map(({ body }) =>
      ['superAdmin', 'admin', 'restrictedAdmin', 'firstTimePassword'].filter((flag) => body[flag]).join(),
    );
    expect(flags).toEqual([
      'superAdmin',
      'admin',
      'restrictedAdmin',
      '',
      '',
      '',
      '',
      'firstTimePassword',
      'superAdmin',
    ]);
    expect(users.map(({ body }) => body.organization)).toEqual([
      ...Array.from({ length: 8 }, () => lale.id),
      nordlys.id,
    ]);
  });

  it('is done with passwords that keep the rules', async () => {
    const people = [...(await peopleOf(lale)), ...(await peopleOf(nordlys))];
    for (const { username, password } of accounts)
      expect(
        passwordError(
          password,
          people.find(({ workEmail }) => workEmail === username)!,
        ),
      ).toBeUndefined();
  });
});
