import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readYourWritesMs, until } from '@kadro/chassis/testing';
import { createOrganization } from '@kadro/identity';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePorts } from '../../infra/free-ports.ts';
import { type Embedded, startEmbedded } from './composition.ts';
import { startGateway, type Gateway } from '@kadro/gateway';
import { overHttp } from '../../gateway/src/testing/fakes/service.ts';
import { asking, recordedLog as quiet } from '../../gateway/src/testing/fixture.ts';
import { fakeLeave } from '../../gateway/src/testing/fakes/leave.ts';
import { anyLeaveType } from '../testing/leave-type.ts';

const folder = mkdtempSync(join(tmpdir(), 'kadro-joins-'));
let kadro: Embedded;
let remote: Gateway;
let leavePort: number;
let ada: { id: string; token: string };
let deniz: { id: string; token: string };

async function call(token: string, method: string, path: string, body: object) {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(token && { authorization: token }),
  };
  const response = await fetch(`${kadro.gateway.address}/${path}`, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return {
    token: response.headers.get('authorization') ?? '',
    body: (await response.json()) as { id: string; username: string; password: string },
  };
}

async function signIn(account: { username: string; password: string }): Promise<string> {
  const { token } = await call('', 'POST', 'identity/api/v1/login', {
    username: account.username,
    password: account.password,
  });
  return (
    (await call(token, 'PUT', 'identity/api/v1/account/change-password', { password: 'Kiraz-2026' })).token || token
  );
}

beforeAll(async () => {
  let admin: Awaited<ReturnType<typeof createOrganization>> | undefined;
  kadro = await startEmbedded({
    folder,
    port: 0,
    logger: quiet(),
    showsOutbox: true,
    readYourWritesMs,
    beforeListening: async ({ identity }) => {
      const person = {
        firstName: 'Ada',
        lastName: 'Kaya',
        staffNumber: '1',
        workEmail: 'ada@spec.example',
        hiredDate: '2020-01-01',
      };
      admin = await createOrganization(identity.runtime, {
        name: 'Spec',
        zone: 'Europe/Berlin',
        country: 'DE',
        language: 'de',
        branchName: 'Berlin',
        admin: person,
      });
    },
  });
  ada = { id: admin!.adminId, token: await signIn(admin!) };
  await call(ada.token, 'PUT', `identity/api/v1/organizations/${admin!.id}/mobile-settings`, {
    settings: { leave: false },
  });
  const hired = await call(ada.token, 'POST', 'identity/api/v1/employees', {
    firstName: 'Deniz',
    lastName: 'Ak',
    staffNumber: '2',
    workEmail: 'deniz@spec.example',
    branchId: admin!.branchId,
    hiredDate: '2021-03-01',
  });
  const welcome = await call(
    ada.token,
    'PUT',
    `identity/api/v1/employees/${hired.body.id}/credential/send-welcome-notification`,
    {},
  );
  deniz = { id: hired.body.id, token: await signIn(welcome.body) };
  const type = await call(ada.token, 'POST', 'leave/api/v1/leave-types', {
    ...anyLeaveType,
    name: { en: 'Annual leave' },
    horizonMonths: 120,
  });
  await call(ada.token, 'POST', `leave/api/v1/employees/${deniz.id}/leave-settings/balance`, {
    leaveTypeId: type.body.id,
    year: 2031,
    days: 20,
  });
  await call(deniz.token, 'POST', 'leave/api/v1/leave-requests', {
    leaveTypeId: type.body.id,
    duration: 'FULL_DAY',
    beginDate: '2031-02-03',
    endDate: '2031-02-04',
  });
  const gone = await overHttp(fakeLeave(), await freePorts(1));
  await gone.close();
  leavePort = Number(new URL(gone.address).port);
  remote = await startGateway({
    services: [
      { ...kadro.services.identity, close: async () => {} },
      { name: 'leave', address: gone.address },
    ],
    port: 0,
    logger: quiet(),
    webRoot: '/nowhere',
  });
});

afterAll(async () => {
  await remote?.stop(500);
  await kadro?.stop(500);
  rmSync(folder, { recursive: true, force: true });
});

const card = '{ id firstName }';
const query = `{
  leaveRequests { items { employee ${card} steps { manager ${card} } approvalHistory { action by ${card} } } }
  leaveEntries(sortBy: on) { items { kind by ${card} } }
  teamAbsences(from: "2031-02-01", to: "2031-02-28") { size people { person ${card} } }
  employees(sortBy: staffNumber) { items { firstName leaveBalances { balance leaveType { name } } } }
  leaveTypes { items { name names { en } } }
  branches { items { names { en } } }
}`;

describe('asking the real leave and people at once', () => {
  it('answers every join in process', async () => {
    const { body } = await asking(kadro.gateway)({ query }, { authorization: ada.token });
    const [person, manager] = [
      { id: deniz.id, firstName: 'Deniz' },
      { id: ada.id, firstName: 'Ada' },
    ];
    expect(body.errors).toBeUndefined();
    expect(body.data.leaveRequests.items).toEqual([
      { employee: person, steps: [{ manager }], approvalHistory: [{ action: 'REQUESTED', by: person }] },
    ]);
    expect(body.data.leaveEntries.items).toEqual(
      expect.arrayContaining([
        { kind: 'ENTITLEMENT', by: manager },
        { kind: 'REQUEST', by: person },
      ]),
    );
    expect(body.data.employees.items.map(({ firstName }: { firstName: string }) => firstName)).toEqual([
      'Ada',
      'Deniz',
    ]);
    expect(body.data.employees.items[1].leaveBalances).toMatchObject([{ leaveType: { name: 'Annual leave' } }]);
    expect(body.data.leaveTypes.items[0].names.en).toBe('Annual leave');
  });

  it('answers people alone while leave is not there, and all once it listens', async () => {
    const ask = () => asking(remote)({ query }, { authorization: ada.token });
    const dead = (await ask()).body;
    expect([dead.data.leaveRequests, dead.data.leaveTypes, dead.data.teamAbsences]).toEqual([null, null, null]);
    expect(dead.data.employees.items).toEqual([
      { firstName: 'Ada', leaveBalances: null },
      { firstName: 'Deniz', leaveBalances: null },
    ]);
    expect(new Set(dead.errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code))).toEqual(
      new Set(['SERVICE_UNAVAILABLE']),
    );
    expect(dead.errors.map(({ path }: { path: unknown[] }) => path.join('.'))).toContain(
      'employees.items.1.leaveBalances',
    );
    expect(JSON.stringify(dead)).not.toMatch(/127\.0|ECONN|fetch|query/i);
    await kadro.services.leave.listen(leavePort, '127.0.0.1');
    const [whole, inProcess] = [
      (await ask()).body,
      (await asking(kadro.gateway)({ query }, { authorization: ada.token })).body,
    ];
    expect(whole).toEqual(inProcess);
  });
});

describe('asking for leave in a demo', () => {
  it('shows in the outbox what its approver is told', async () => {
    const page = async () => (await fetch(`${kadro.gateway.address}/demo/outbox`)).text();
    await until(async () => (await page()).includes('Ada Kaya'));
    expect(await page()).toContain('Deniz');
  });
});
