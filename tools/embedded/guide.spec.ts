import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readYourWritesMs } from '@kadro/chassis/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { services } from '../../services/services.ts';
import { differences, made, type Names, withGaps } from '../testing/guide/answers.ts';
import { examplesOf } from '../testing/guide/examples.ts';
import { type Embedded, startEmbedded } from './composition.ts';
import { SeedingClock, seedDemo } from './demo.ts';

const guides = ['docs/integrating.md', 'docs/guide/integrators.md'];
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const now = Temporal.Instant.from('2026-11-18T09:00:00Z');

let folder: string;
let kadro: Embedded;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kadro-guide-'));
  const clock = new SeedingClock(() => now);
  const beforeListening = async (all: Embedded['services']): Promise<void> => void (await seedDemo(all, clock));
  kadro = await startEmbedded({ folder, port: 0, logger: quiet, clock, readYourWritesMs, beforeListening });
}, 600_000);
afterAll(async () => {
  await kadro.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(guides)('%s', (guide) => {
  const names: Names = new Map();
  it.each(examplesOf(read(guide)).map((one) => [`${guide}:${one.line}`, one] as const))(
    'is answered as it says: %s',
    async (where, { call, answer }) => {
      const found = await made(call, kadro.gateway.address, names).then(
        (given) => differences(answer, given, names),
        (failed: Error) => [failed.message],
      );
      expect(found.map((text) => `${where}: ${text}`)).toEqual([]);
    },
  );
});

/** By `<METHOD> <path>` the statuses that are declared; none for what no OpenAPI document describes. */
const routes = new Map<string, string[]>(
  ['POST /graphql', 'GET /api/v1/stream', 'GET /people/{id}/export'].map((route) => [route, []]),
);
for (const { name } of services) {
  const { paths } = JSON.parse(read(`services/${name}/openapi.json`)) as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  for (const document of ['openapi', 'asyncapi']) routes.set(`GET /${name}/api/v1/${document}.json`, []);
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(methods))
      routes.set(`${method.toUpperCase()} ${path}`, Object.keys(responses));
}

/** `{...}`, `<...>` and `$...` stand for a part of a path or several; its beginning may be left out. */
function routeOf(method: string, path: string): string | undefined {
  const gaps = withGaps(path.replace(/\?.*/, '').replace(/^\//, ''), /\{[^}]*\}|<[^>]*>|\$[A-Z]+/);
  const pattern = new RegExp(`^${method} /(?:.*/)?${gaps}$`);
  return [...routes.keys()].find((route) => pattern.test(route));
}

describe.each(guides)('%s and the OpenAPI documents', (guide) => {
  it('have the same routes', () => {
    const named = [...read(guide).matchAll(/(?:^|`)(GET|POST|PUT|DELETE) ([^\s`]+)/gm)];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(([, method, path]) => !routeOf(method!, path!)).map(([all]) => all)).toEqual([]);
  });
  it('have the same statuses', () => {
    const undeclared = examplesOf(read(guide)).filter(({ call, answer }) => {
      const statuses = routes.get(routeOf(call.method, call.path) ?? '') ?? [];
      return answer && statuses.length > 0 && !statuses.includes(String(answer.status));
    });
    expect(undeclared.map(({ line }) => `${guide}:${line}`)).toEqual([]);
  });
});
