import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { addressList } from '@kadro/chassis';
import { meansFaults, until } from '@kadro/chassis/testing';
import { openGateway } from './host.ts';
import { fakes, listOf, meshConfig, recordedLog, startFixture } from './testing/fixture.ts';

let fixture: Awaited<ReturnType<typeof startFixture>>;

beforeAll(async () => {
  fixture = await startFixture({ metrics: async () => ({ contentType: 'text/plain; version=0.0.4', body: 'up 1\n' }) });
});
afterAll(() => fixture.gateway.stop());

const get = (path: string, init?: RequestInit) => fetch(`${fixture.gateway.address}${path}`, init);

describe('watching a gateway', () => {
  it('is alive', async () => expect((await get('/healthz')).status).toBe(200));

  it('is ready when every service is', async () => {
    expect(await (await get('/readyz')).json()).toEqual({ ready: true, services: { people: true, places: true } });
  });

  it('is not ready when a service is not', async () => {
    fixture.places.state.ready = false;
    const response = await get('/readyz');
    fixture.places.state.ready = true;
    expect([response.status, await response.json()]).toEqual([
      503,
      { ready: false, services: { people: true, places: false } },
    ]);
  });

  it('names what stands, in which service', async () => {
    Object.assign(fixture.places.state, { ready: false, standing: ['projections', 'messages of people'] });
    const response = await get('/readyz');
    Object.assign(fixture.places.state, { ready: true, standing: undefined });
    expect([response.status, await response.json()]).toEqual([
      503,
      {
        ready: false,
        services: { people: true, places: false },
        standing: ['places: projections', 'places: messages of people'],
      },
    ]);
  });

  it('gives metrics to this machine', async () => expect(await (await get('/metrics')).text()).toBe('up 1\n'));

  it.each<[string, string, Record<string, string>]>([
    ['an address that is not listed', '10.0.0.0/8', {}],
    ['whoever comes through a proxy that is not counted', '127.0.0.0/8', { 'x-forwarded-for': '127.0.0.1' }],
    ['whoever comes through another kind of proxy', '127.0.0.0/8', { forwarded: 'for=127.0.0.1' }],
    ['nobody of an empty list', '', {}],
  ])('gives no metrics to %s', async (_what, from, headers) => {
    const { gateway } = await startFixture({
      metricsFrom: addressList(from),
      metrics: async () => ({ contentType: 'text/plain', body: 'up 1' }),
    });
    expect((await fetch(`${gateway.address}/metrics`, { headers })).status).toBe(404);
    await gateway.stop();
  });

  it('gives no metrics through a proxy', async () => {
    const { gateway } = await startFixture({
      trustedProxies: 1,
      metrics: async () => ({ contentType: 'text/plain', body: 'up 1' }),
    });
    expect((await fetch(`${gateway.address}/metrics`, { headers: { 'x-forwarded-for': '9.9.9.9' } })).status).toBe(404);
    await gateway.stop();
  });
});

describe('logging requests', () => {
  it('writes method, path, status, time and id', async () => {
    await get('/people/api/v1/employees', { headers: { 'x-request-id': 'request-0001' } });
    const line = () => fixture.logger.lines.find((text) => text.includes('request-0001'));
    // a line is written when the answer is out
    await until(() => line() !== undefined);
    expect(JSON.parse(line()!)).toMatchObject({
      method: 'GET',
      path: '/people/api/v1/employees',
      status: 201,
      ms: expect.any(Number),
      requestId: 'request-0001',
    });
  });

  it('writes no query string, header or body', async () => {
    meansFaults();
    await get('/people/api/v1/login?username=u&password=Secret1', {
      method: 'POST',
      body: 'Secret2',
      headers: { authorization: 'Bearer Secret3' },
    });
    await get('/dashboard?password=Secret1');
    await get('/%zz?password=Secret1');
    await get('/graphql?query=Secret1');
    await fixture.ask('{"query": Secret2');
    await fixture.ask({ query: '{ broken Secret2 }' });
    await fixture.ask({ query: '{ broken }' });
    expect(fixture.logger.lines.join('\n')).not.toMatch(/secret/i);
  });

  it('takes no request id that looks like something else', async () => {
    const { headers } = await get('/healthz', { headers: { 'x-request-id': 'a b{}' } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a proxy in front', () => {
  const warningsOf = async (trustedProxies: number) => {
    const { gateway, logger } = await startFixture({ trustedProxies });
    await fetch(`${gateway.address}/healthz`);
    const before = logger.lines.filter((line) => line.includes('not counted')).length;
    for (let n = 0; n < 3; n++)
      await fetch(`${gateway.address}/healthz`, { headers: { 'x-forwarded-for': '9.9.9.9' } });
    const after = logger.lines.filter((line) => line.includes('not counted')).length;
    await gateway.stop();
    return [before, after];
  };

  it('that is not counted is told of once', async () => expect(await warningsOf(0)).toEqual([0, 1]));
  it('that is counted is not told of', async () => expect(await warningsOf(1)).toEqual([0, 0]));
});

describe('stopping a gateway', () => {
  it('lets a running request finish, then closes its services once', async () => {
    const { gateway, people } = await startFixture();
    const running = fetch(`${gateway.address}/people/api/v1/slow`);
    await until(() => people.slow.length === 1);
    // the connection, which stays open, is not waited for until the deadline
    const stopped = Promise.all([gateway.stop(3_600_000), gateway.stop()]);
    people.slow[0]!();
    await stopped;
    expect([(await running).status, people.state.closed]).toEqual([201, 1]);
    await expect(fetch(`${gateway.address}/healthz`)).rejects.toThrow();
  });

  it('answers what comes over an open connection meanwhile like the rest', async () => {
    const { gateway, people } = await startFixture();
    const socket = connect(gateway.port, '127.0.0.1');
    const said = text(socket);
    const ask = (path: string): void => void socket.write(`GET /people/api/v1/${path} HTTP/1.1\r\nhost: kadro\r\n\r\n`);
    ask('slow');
    await until(() => people.slow.length === 1);
    const stopped = gateway.stop();
    await until(() =>
      fetch(`${gateway.address}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    ask('slow');
    await until(() => people.slow.length === 2);
    for (const answer of people.slow) answer();
    await stopped;
    expect((await said).match(/^HTTP\/1\.1 \d+|^connection: close/gim)).toEqual([
      'HTTP/1.1 201',
      'HTTP/1.1 201',
      'Connection: close',
    ]);
  });

  it('cuts a request off at the deadline', async () => {
    const { gateway, people } = await startFixture();
    const running = fetch(`${gateway.address}/people/api/v1/slow`).catch(() => 'cut off');
    await until(() => people.slow.length === 1);
    await gateway.stop(20);
    expect(await running).toBe('cut off');
  });
});

describe('a gateway that does not listen', () => {
  it('answers requests that are injected, however long they take', async () => {
    const services = fakes();
    const hosted = Object.values(services);
    const log = recordedLog();
    const bodyDeadlines = { stillMs: 5, wholeMs: 10, uploadMs: 10 };
    const list = listOf(...hosted);
    const config = await meshConfig(hosted);
    const options = { services: hosted, list, logger: log, webRoot: '/nowhere', meshConfig: config, bodyDeadlines };
    const gateway = await openGateway(options);
    const { app } = gateway;
    const slow = app.inject({ method: 'POST', url: '/people/api/v1/slow', payload: 'abc' });
    const answers = await Promise.all([
      app.inject('/healthz'),
      app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ who }' } }),
    ]);
    await new Promise((done) => setTimeout(done, 50));
    services.people.slow[0]!();
    expect([...answers, await slow].map(({ statusCode }) => statusCode)).toEqual([200, 200, 201]);
    await gateway.stop();
  });
});
