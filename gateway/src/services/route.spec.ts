import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePorts } from '../../../infra/free-ports.ts';
import { type RemoteService } from '../hosted-service.ts';
import { overHttp } from '../testing/fakes/service.ts';
import { fakes, recordedLog, listOf, meshConfig, startFixture } from '../testing/fixture.ts';
import { startGateway, type Gateway } from '../host.ts';

let gateway: Gateway;
let remote: RemoteService & { close(): Promise<void> };
const { people, places } = fakes();

beforeAll(async () => {
  // One hosted, one reached over HTTP.
  remote = await overHttp(places);
  gateway = await startGateway({
    services: [people, remote],
    list: listOf(people, remote).map((one) => ({
      ...one,
      prefixes: [...one.prefixes, `${one.name}-manager/v1.0/api`],
    })),
    port: 0,
    logger: recordedLog(),
    webRoot: '/nowhere',
    meshConfig: await meshConfig([people, places]),
  });
});
afterAll(async () => {
  await gateway.stop();
  await remote.close();
});

/** Sends a path as it is written, which fetch would resolve first. */
async function raw(
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<{ status?: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status?: number; body: string }>();
  http
    .request({ host: '127.0.0.1', port: gateway.port, path, headers, method }, (res) => {
      let body = '';
      res.on('data', (chunk) => (body += chunk)).on('end', () => resolve({ status: res.statusCode, body }));
    })
    .on('error', reject)
    .end();
  return promise;
}

describe.each(['people', 'places'])('calling a route of %s', (name) => {
  const call = (path: string, init?: RequestInit) => fetch(`${gateway.address}/${name}${path}`, init);

  it('passes method, path, query, headers and body on', async () => {
    const response = await call('/api/v1/things/7?a=1&a=2', {
      method: 'PUT',
      body: '{"x":1}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer a' },
    });
    const body = (await response.json()) as { headers: Record<string, string> };
    expect(body).toMatchObject({
      method: 'PUT',
      url: `/${name}/api/v1/things/7?a=1&a=2`,
      body: '{"x":1}',
      headers: { authorization: 'Bearer a' },
    });
    expect([response.status, response.headers.get('kadro-position')]).toEqual([201, '7']);
  });

  it('streams a body that is larger than the gateway’s own limit', async () => {
    const body = (await (await call('/api/v1/files', { method: 'POST', body: 'x'.repeat(3_000_000) })).json()) as {
      bytes: number;
    };
    expect(body.bytes).toBe(3_000_000);
  });

  it.each([
    'x-forwarded-for, x-forwarded-proto, x-forwarded-host, x-request-id',
    'close, X-Forwarded-For',
    'forwarded,x-forwarded-for , keep-alive',
  ])('sets its own headers whatever Connection names: %s', async (connection) => {
    const { body } = await raw(`/${name}/api/v1/x`, { connection, 'x-forwarded-for': '6.6.6.6' });
    expect(JSON.parse(body).headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': expect.any(String),
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  it('reads a body whose framing Connection names', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const headers = { connection: 'content-length, x-mine', 'content-length': 3, 'x-mine': '1' };
    const options = { host: '127.0.0.1', port: gateway.port, path: `/${name}/api/v1/x`, method: 'POST', headers };
    http
      .request(options, (res) => {
        let text = '';
        res.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text));
      })
      .end('abc');
    const answered = JSON.parse(await promise) as { body: string; headers: object };
    expect([answered.body, Object.keys(answered.headers)]).toEqual(['abc', expect.not.arrayContaining(['x-mine'])]);
  });

  it('adds security headers and a request id to the answer', async () => {
    const { headers } = await call('/api/v1/things');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('does not believe what a caller says about its address', async () => {
    const { body } = await raw(`/${name}/api/v1/x`, {
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'x-forwarded-proto': 'https',
    });
    expect(JSON.parse(body).headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(body).not.toContain('6.6.6.6');
  });

  it.each([
    '/graphql',
    '/internal/rows/x',
    '/',
    '',
    '/nothing',
    '/api',
    '/api/../graphql',
    '/api/%2e%2e/graphql',
    '/api/x/..%2f..%2fgraphql',
    '/%67raphql',
    '//graphql',
    '/api/..\\graphql',
  ])('refuses %s, which is not open', async (path) => {
    const { status, body } = await raw(`/${name}${path}`);
    expect([status, JSON.parse(body).name]).toEqual([404, 'resource_not_found']);
  });
});

describe.each(['people', 'places'])('another prefix of %s', (name) => {
  it('is open, untouched, beside the usual one', async () => {
    const { status, body } = await raw(`/${name}-manager/v1.0/api/postings?a=1`, { authorization: 'Bearer applicant' });
    expect([status, JSON.parse(body)]).toMatchObject([
      201,
      { url: `/${name}-manager/v1.0/api/postings?a=1`, headers: { authorization: 'Bearer applicant' } },
    ]);
  });
  it.each(['/graphql', '/v2.0/api/x', '/v1.0/graphql', '/v1.0/api/../graphql', '/v1.0/internal/rows/x', ''])(
    'opens nothing but itself: %s',
    async (path) => {
      const { status, body } = await raw(`/${name}-manager${path}`);
      expect([status, JSON.parse(body).name]).toEqual([404, 'resource_not_found']);
    },
  );
});

describe.each(['people', 'places'])('routes between services of %s', (name) => {
  const paths = [
    `/${name}/internal/rows/x`,
    `/${name}/INTERNAL/rows/x`,
    `/${name}/Internal/principal`,
    `/${name}/%69nternal/rows/x`,
    `/${name}/%49NTERNAL/rows/x`,
    `/${name}/api/../internal/rows/x`,
    `/${name}/api/%2e%2E/internal/rows/x`,
    `/${name}/api/v1/..%2finternal/rows/x`,
    `/${name}/api/v1/..%5cinternal/rows/x`,
    `/${name}//internal/rows/x`,
    `/${name}/./internal/rows/x`,
    `/${name}/internal/rows/x?a=/api/`,
    `/${name}/internal/rows/x#/api/`,
    `http://127.0.0.1/${name}/internal/rows/x`,
    '/internal/rows/x',
    '/internal/principal?for=x',
    '/%69nternal/rows/x',
    '//internal/rows/x',
    '/INTERNAL/rows/x',
  ];
  it.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])(
    'do not exist from outside for %s, however they are written',
    async (method) => {
      const body = method === 'HEAD' ? '' : expect.stringContaining('resource_not_found');
      const answers = await Promise.all(paths.map((path) => raw(path, {}, method)));
      expect(answers).toEqual(paths.map(() => ({ status: 404, body })));
    },
  );
});

describe('proxying', () => {
  it('drops headers of the hop, also those that Connection names', async () => {
    const { headers } = await fetch(`${gateway.address}/places/api/v1/hops`);
    expect(headers.get('x-secret-hop')).toBeNull();
    const { body } = await raw('/places/api/v1/x', { connection: 'close, x-mine', 'x-mine': '1', te: 'trailers' });
    expect(Object.keys(JSON.parse(body).headers)).not.toEqual(expect.arrayContaining(['x-mine']));
    expect(JSON.parse(body).headers.te).toBeUndefined();
  });

  it.each([
    ['%zz', 404, 'resource_not_found'],
    ['%', 404, 'resource_not_found'],
    ['a..%2fb', 400, 'http_message_not_readable'],
  ])('refuses a path with %s, which nobody can read', async (part, expected, name) => {
    const { status, body } = await raw(`/places/api/v1/${part}`);
    expect([status, JSON.parse(body).name]).toEqual([expected, name]);
  });

  it('passes on a request without a body, a stream of unknown length, and a body that a GET has for nothing', async () => {
    const stream = new Blob(['x'.repeat(70_000)]).stream();
    const streamed = await fetch(`${gateway.address}/places/api/v1/x`, {
      method: 'POST',
      body: stream,
      duplex: 'half',
    } as RequestInit);
    const { body: plain } = await raw('/places/api/v1/x', {}, 'DELETE');
    const { body: odd } = await raw('/places/api/v1/x', { 'content-length': '0' });
    expect([
      ((await streamed.json()) as { bytes: number }).bytes,
      JSON.parse(plain).bytes,
      JSON.parse(odd).bytes,
    ]).toEqual([70_000, 0, 0]);
  });

  it('answers 503 in the caller’s language for a service that is gone', async () => {
    const gone = await overHttp(fakes().places, await freePorts(1));
    await gone.close();
    const alone = await startGateway({
      services: [gone],
      list: listOf(gone),
      port: 0,
      logger: recordedLog(),
      webRoot: '/nowhere',
      meshConfig: await meshConfig([places]),
    });
    const response = await fetch(`${alone.address}/places/api/v1/x`, {
      method: 'POST',
      body: '{}',
      headers: { 'accept-language': 'en' },
    });
    expect([response.status, await response.json()]).toMatchObject([503, { name: 'service_unavailable' }]);
    await alone.stop();
  });
});

describe('standing behind one trusted proxy', () => {
  it('takes the address that this proxy saw, and https with it', async () => {
    const { gateway: behind } = await startFixture({ trustedProxies: 1 });
    const response = await fetch(`${behind.address}/people/api/v1/x`, {
      headers: { 'x-forwarded-for': '6.6.6.6, 9.9.9.9', 'x-forwarded-proto': 'https' },
    });
    expect(((await response.json()) as { headers: object }).headers).toMatchObject({
      'x-forwarded-for': '9.9.9.9',
      'x-forwarded-proto': 'https',
    });
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
    await behind.stop();
  });
});
