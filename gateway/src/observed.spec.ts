import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { metrics } from '@kadro/chassis';
import { keepSpans } from '@kadro/chassis/testing';
import { startGateway } from './host.ts';
import { overHttp } from './testing/fakes/service.ts';
import { asking, fakes, recordedLog, listOf, meshConfig } from './testing/fixture.ts';

const { people, places } = fakes();
const foreign = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
let kept: Awaited<ReturnType<typeof keepSpans>>;
let remote: Awaited<ReturnType<typeof overHttp>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  // those of a process, in which other specs have run
  metrics.resetMetrics();
  kept = await keepSpans();
  remote = await overHttp(places);
  gateway = await startGateway({
    services: [people, remote],
    list: listOf(people, remote),
    port: 0,
    logger: recordedLog(),
    webRoot: '/nowhere',
    meshConfig: await meshConfig([people, places]),
  });
});
afterAll(async () => {
  await gateway.stop();
  await remote.close();
  await kept.close();
});

const spanOf = async (name: string) => {
  for (;;) {
    const span = kept.spans().find((one) => one.name === name);
    if (span) return span;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
const call = async (path: string, init: RequestInit = {}) => {
  kept.reset();
  return fetch(`${gateway.address}${path}`, { ...init, headers: { traceparent: foreign } });
};
const headerOf = ({ traceId, spanId }: { traceId: string; spanId: string }) => `00-${traceId}-${spanId}-01`;

describe('a request that is traced', () => {
  it.each(['people', 'places'])("goes on to %s under its own span, not under the caller's", async (name) => {
    const response = await call(`/${name}/api/v1/things/17?password=secret`, { method: 'POST', body: '{}' });
    const { headers } = (await response.json()) as { headers: Record<string, string> };
    expect(headers.traceparent).toBe(headerOf((await spanOf(`POST /${name}/api/*`)).spanContext()));
    expect(headers.traceparent).not.toContain('4bf92f35');
  });

  it('goes on to the services that a query asks', async () => {
    kept.reset();
    await asking(gateway)({ query: '{ who }' });
    expect(people.asked.at(-1)!.headers.traceparent).toBe(headerOf((await spanOf('POST /graphql')).spanContext()));
  });

  it('tells neither ids nor query strings', async () => {
    await call('/people/api/v1/things/17?password=secret');
    const { attributes } = await spanOf('GET /people/api/*');
    expect(attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/people/api/*',
      'http.response.status_code': 201,
    });
  });

  it.each(['/', '/healthz', '/leave/balances'])('begins no trace for %s', async (path) => {
    await call(path);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(kept.spans()).toEqual([]);
  });
});

describe('a request that is measured', () => {
  it('counts by its pattern', async () => {
    await call('/people/api/v1/things/18?password=secret');
    await spanOf('GET /people/api/*');
    const text = await metrics.metrics();
    expect(text).toContain('service="gateway",route="GET /people/api/*",status="201"');
    expect(text).not.toMatch(/secret|things/);
  });
});
