import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Company, faults, ids, startCompany } from '../../testing/company.ts';
import { noRoles } from '../../testing/past.ts';
import { signInOf } from './sign-in-context.ts';

let company: Company;
let server: Server;
let base: string;
beforeAll(async () => {
  company = await startCompany();
  server = createServer((request, response) => company.hosted.handle(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  expect(faults).toEqual([]);
  server.closeAllConnections();
  server.close();
  await company.stop();
});

const acting = async (person: string, service = 'identity') => {
  const token = await signInOf(company.hosted.runtime).principals.actingToken(ids.orgA, person, service);
  return token && `Bearer ${token}`;
};

async function rows(authorization: string | null, model = 'employees', body: object = {}) {
  const response = await fetch(`${base}/internal/rows/${model}`, {
    method: 'POST',
    headers: { ...(authorization && { authorization }), 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return response.ok
    ? {
        status: 200,
        rows: text
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Record<string, unknown>),
      }
    : { status: response.status, name: (JSON.parse(text) as { name: string }).name };
}

describe('a caller', () => {
  it('has the date pattern of the organization, as it is now', async () => {
    const { principals } = signInOf(company.hosted.runtime);
    const token = await company.session(ids.admin);
    const pattern = async () => (await principals.principal(token)).datePattern;
    const before = await pattern();
    const change = { as: token, body: { datePattern: 'DD/MM/YYYY' } };
    const { status } = await company.send('PUT', `organizations/${ids.orgA}`, change);
    expect([before, status, await pattern()]).toEqual(['YYYY-MM-DD', 200, 'DD/MM/YYYY']);
  });
});

describe('reading rows between services', () => {
  it('gives a caller every row that he reaches, as he may see it, and nothing that stays inside', async () => {
    const all = await rows(await company.session(ids.admin));
    const own = await rows(await company.session(ids.employee));
    expect([all.rows!.length, own.rows!.map(({ id }) => id)]).toEqual([11, [ids.employee]]);
    expect(Object.keys(all.rows![0]!).filter((name) => name.startsWith('_'))).toEqual([]);
  });

  it('hides from a caller what a guard keeps from him', async () => {
    const { rows: seen } = await rows(await company.session(ids.manager), 'employees', {});
    const subordinate = seen!.find(({ id }) => id === ids.subordinate)!;
    expect([subordinate.id, subordinate.personal]).toEqual([ids.subordinate, null]);
  });

  it('filters and sorts by what lists are filtered and sorted by', async () => {
    const body = { filter: { branchId: { eq: ids.south } }, sortBy: 'updatedDateTime', descending: true };
    expect((await rows(await company.session(ids.admin), 'employees', body)).rows!.map(({ id }) => id)).toEqual([
      ids.distant,
    ]);
  });

  it('shows a day of the past where the model keeps it', async () => {
    const body = { asOf: '2026-01-04' };
    expect((await rows(await company.session(ids.admin), 'employees', body)).rows).toEqual([]);
    expect(await rows(await company.session(ids.admin), 'units', body)).toMatchObject({ status: 400 });
  });

  it.each<[string, string, object, number, string]>([
    ['a filter that is not declared', 'employees', { filter: { ssn: { eq: '1' } } }, 400, 'unknown_property'],
    ['a sort that is not declared', 'employees', { sortBy: 'ssn' }, 400, 'unsorted_field'],
    ['a model that is not offered', 'principals', {}, 404, 'resource_not_found'],
    ['a model that is given by ids only', 'personCards', {}, 404, 'resource_not_found'],
  ])('refuses %s', async (_what, model, body, status, name) => {
    expect(await rows(await company.session(ids.admin), model, body)).toEqual({ status, name });
  });

  it('refuses who is not signed in', async () => {
    expect(await rows(null)).toEqual({ status: 401, name: 'unauthorised' });
  });

  it('refuses a token that is older than a change of rights', async () => {
    const authorization = await company.session(ids.colleague);
    await company.perform('ChangeRoles', { id: ids.colleague }, { ...noRoles, admin: true });
    expect(await rows(authorization)).toMatchObject({ status: 401 });
    await company.perform('ChangeRoles', { id: ids.colleague }, noRoles);
  });
});

describe('an acting token', () => {
  let token: string;
  beforeEach(async () => {
    token = (await acting(ids.employee))!;
  });

  it('reads rows as its account, without a session', async () => {
    expect((await rows(token)).rows!.map(({ id }) => id)).toEqual([ids.employee]);
  });

  it('is refused on every other route', async () => {
    expect((await company.send('GET', 'account/session', { as: token })).status).not.toBe(200);
    expect(
      (await company.send('PUT', `employees/${ids.employee}/contact`, { as: token, body: { address: 'x' } })).status,
    ).toBe(401);
    expect((await company.query('{ employees { total } }', token)).status).toBe(401);
    expect((await fetch(`${base}/internal/principal`, { headers: { authorization: token } })).status).toBe(401);
  });

  it('is refused by a service that it is not for', async () => {
    expect(await rows(await acting(ids.employee, 'leave'))).toMatchObject({ status: 401 });
    const asked = (service: string) =>
      fetch(`${base}/internal/principal?for=${service}`, { headers: { authorization: token } });
    expect([(await asked('identity')).status, (await asked('leave')).status]).toEqual([200, 401]);
  });

  it('is over after ten minutes', async () => {
    company.clock.advance({ minutes: 9 });
    expect(await rows(token)).toMatchObject({ status: 200 });
    company.clock.advance({ minutes: 2 });
    expect(await rows(token)).toMatchObject({ status: 401 });
  });

  it('is over when the rights of its account change', async () => {
    await company.perform('ChangeEmployment', { id: ids.employee }, { branchId: ids.south });
    expect(await rows(token)).toMatchObject({ status: 401 });
    await company.perform('ChangeEmployment', { id: ids.employee }, { branchId: ids.north });
  });

  it('is not made for an account that nobody stands behind', async () => {
    expect([await acting('nobody'), await acting('system')]).toEqual([null, null]);
  });
});
