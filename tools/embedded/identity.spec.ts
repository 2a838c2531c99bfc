import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestPorts } from '@kadro/chassis/testing';
import { createOrganization, startIdentity } from '@kadro/identity';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePorts } from '../../infra/free-ports.ts';
import { startGateway, type Gateway } from '@kadro/gateway';

const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const folder = mkdtempSync(join(tmpdir(), 'kadro-gateway-'));
const opened: (() => Promise<unknown>)[] = [];
let gateways: Record<'in process' | 'over HTTP', Gateway>;
let account: { username: string; password: string; adminId: string };

beforeAll(async () => {
  const ports = await openTestPorts({ folder });
  const identity = await startIdentity(ports, quiet);
  account = await createOrganization(identity.runtime, {
    name: 'Spec',
    zone: 'Europe/Berlin',
    country: 'DE',
    language: 'de',
    branchName: 'Berlin',
    admin: {
      firstName: 'Ada',
      lastName: 'Kaya',
      staffNumber: '1',
      workEmail: 'ada@spec.example',
      hiredDate: '2020-01-01',
    },
  });
  const port = await freePorts(1);
  await identity.listen(port, '127.0.0.1');
  const inProcess = await startGateway({ services: [{ ...identity, close: async () => {} }], port: 0, logger: quiet });
  const overHttp = await startGateway({
    services: [{ name: 'identity', address: `http://127.0.0.1:${port}` }],
    port: 0,
    logger: quiet,
  });
  gateways = { 'in process': inProcess, 'over HTTP': overHttp };
  opened.push(
    () => inProcess.stop(500),
    () => overHttp.stop(500),
    () => identity.close(),
    () => ports.close(),
  );
});

afterAll(async () => {
  for (const close of opened) await close();
  rmSync(folder, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json' };

async function signIn(address: string): Promise<string> {
  const first = await fetch(`${address}/identity/api/v1/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: account.username, password: account.password }),
  });
  const token = first.headers.get('authorization')!;
  const changed = await fetch(`${address}/identity/api/v1/account/change-password`, {
    method: 'PUT',
    headers: { ...json, authorization: token },
    body: JSON.stringify({ password: 'Kiraz-2026' }),
  });
  account.password = 'Kiraz-2026';
  return changed.headers.get('authorization') ?? token;
}

describe.each(['in process', 'over HTTP'] as const)('a gateway in front of identity %s', (profile) => {
  it('signs in, reads by one query and tells a foreign token by HTTP 401', async () => {
    const { address } = gateways[profile];
    const authorization = await signIn(address);
    const query = `{
      me: employee(id: "${account.adminId}") { firstName role }
      organizationDetail { name }
      employees(filter: { q: "ada" }) { total }
    }`;
    const ask = (headers: Record<string, string>) =>
      fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify({ query }),
      });
    const good = await ask({ authorization });
    expect(await good.json()).toEqual({
      data: {
        me: { firstName: 'Ada', role: 'SUPER_ADMIN' },
        organizationDetail: { name: 'Spec' },
        employees: { total: 1 },
      },
    });
    expect((await ask({ authorization: 'Bearer no' })).status).toBe(401);
    expect((await ask({})).status).toBe(401);
  });
});
