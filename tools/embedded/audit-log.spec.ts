import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type HostedService, perform, type Ports } from '@kadro/chassis';
import { openTestPorts } from '@kadro/chassis/testing';
import { type Gateway, startGateway } from '@kadro/gateway';
import { createOrganization, startIdentity, systemPrincipal } from '@kadro/identity';
import { startAttendance } from '@kadro/attendance';
import { startLeave } from '@kadro/leave';
import { anyLeaveType } from '../testing/leave-type.ts';

const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const folder = mkdtempSync(join(tmpdir(), 'kadro-audit-'));
const organization = '018f0000-0000-7000-8000-00000000c001';
let ports: Ports & { close(): Promise<void> };
let identity: HostedService;
let leave: HostedService;
let gateway: Gateway;
let token: string;

const json = { 'content-type': 'application/json' };
async function signIn({ username, password }: Record<string, string>): Promise<string> {
  const path = `${gateway.address}/identity/api/v1`;
  const first = await fetch(`${path}/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username, password }),
  });
  const changed = await fetch(`${path}/account/change-password`, {
    method: 'PUT',
    headers: { ...json, authorization: first.headers.get('authorization')! },
    body: JSON.stringify({ password: 'Kiraz-2026' }),
  });
  return changed.headers.get('authorization')!;
}
const make = (of: HostedService, name: string, body: object) =>
  perform(of.runtime, systemPrincipal(organization), name, {}, body, crypto.randomUUID());

beforeAll(async () => {
  ports = await openTestPorts({ folder });
  identity = await startIdentity(ports, quiet);
  leave = await startLeave(ports, quiet, identity.runtime.authenticator);
  const attendance = await startAttendance(ports, quiet, identity.runtime.authenticator);
  gateway = await startGateway({
    services: [identity, leave, attendance],
    port: 0,
    logger: quiet,
    webRoot: '/nowhere',
  });
  const made = await createOrganization(identity.runtime, {
    id: organization,
    name: 'Lale',
    zone: 'Europe/Berlin',
    language: 'en',
    branchName: 'North',
    admin: {
      firstName: 'Ada',
      lastName: 'Kaya',
      staffNumber: '1',
      workEmail: 'ada@lale.example',
      hiredDate: '2020-01-01',
    },
  });
  token = await signIn(made as never);
  for (const n of [1, 2, 3]) {
    await make(identity, 'CreateJob', { name: { en: `Job ${n}` } });
    await make(leave, 'CreateLeaveType', { ...anyLeaveType, name: { en: `Type ${n}` } });
  }
});
afterAll(async () => {
  await gateway.stop(500);
  await ports.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Page {
  items: { id: string; service: string; type: string }[];
  next: string | null;
  kinds: Record<string, string[]>;
  unavailable: string[];
}
const ask = async (at: Gateway, query: string, authorization?: string) => {
  const response = await fetch(`${at.address}/api/v1/audit-entries${query}`, {
    headers: authorization ? { authorization } : {},
  });
  return { status: response.status, body: (await response.json()) as Page };
};

describe('the audit log of the whole organization', () => {
  it('has the changes of all services in the order of time', async () => {
    const { status, body } = await ask(gateway, '?limit=100', token);
    expect(status).toBe(200);
    expect(body.items.filter(({ type }) => /^(Job|LeaveType)Created$/.test(type)).map(({ type }) => type)).toEqual([
      'LeaveTypeCreated',
      'JobCreated',
      'LeaveTypeCreated',
      'JobCreated',
      'LeaveTypeCreated',
      'JobCreated',
    ]);
    expect(new Set(body.items.map(({ service }) => service))).toEqual(new Set(['identity', 'leave']));
    expect([body.next, body.unavailable]).toEqual([null, []]);
    expect(body.kinds).toMatchObject({
      jobs: expect.arrayContaining(['JobCreated']),
      leaveTypes: expect.arrayContaining(['LeaveTypeCreated']),
    });
  });

  it('has words for every kind of record and change', async () => {
    const { kinds } = (await ask(gateway, '?limit=1', token)).body;
    const { history } = JSON.parse(
      readFileSync(new URL('../../web/packages/i18n/src/texts/en/console-history.json', import.meta.url), 'utf8'),
    ) as { history: Record<'kind' | 'type', Record<string, string>> };
    expect(Object.keys(kinds).filter((kind) => !history.kind[kind])).toEqual([]);
    expect(
      Object.values(kinds)
        .flat()
        .filter((type) => !history.type[type]),
    ).toEqual([]);
    expect(Object.keys(history.kind).toSorted()).toEqual(Object.keys(kinds).toSorted());
  });

  it('is the same page by page', async () => {
    const whole = (await ask(gateway, '?limit=100', token)).body.items.map(({ id }) => id);
    const found: string[] = [];
    for (let before = ''; ;) {
      const { items, next } = (await ask(gateway, `?limit=2${before}`, token)).body;
      found.push(...items.map(({ id }) => id));
      if (next === null) break;
      before = `&before=${encodeURIComponent(next)}`;
    }
    expect(found).toEqual(whole);
  });

  it('is refused as the services refuse it', async () => {
    expect((await ask(gateway, '')).status).toBe(401);
    expect((await ask(gateway, '?limit=1000', token)).status).toBe(400);
    expect((await ask(gateway, '?asked=1', token)).status).toBe(400);
  });

  it('names services that do not answer, and has the others', async () => {
    const alone = await startGateway({
      services: [
        { ...identity, close: async () => undefined },
        { name: 'leave', address: 'http://127.0.0.1:9' },
      ],
      port: 0,
      logger: quiet,
      webRoot: '/nowhere',
    });
    try {
      const { status, body } = await ask(alone, '?limit=100', token);
      expect([status, body.unavailable]).toEqual([200, ['leave']]);
      expect(new Set(body.items.map(({ service }) => service))).toEqual(new Set(['identity']));
    } finally {
      await alone.stop(500);
    }
  });
});
