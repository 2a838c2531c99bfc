import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { perform } from '../../write/perform.ts';
import { z } from 'zod';
import { endpoint } from '../../declare/command.ts';
import { defineService } from '../../declare/service.ts';
import { openTestPorts } from '../../testing/processes/open-ports.ts';
import { serve } from '../../testing/services/serving.ts';
import { smallService, somebody, things } from '../../testing/services/small-service.ts';
import { silentLog } from '../../testing/observe/silent-log.ts';
import { type HostedService, hostService } from '../host.ts';
import { addressList } from './address-list.ts';
import { CommandRates } from './command-rates.ts';

const statuses: Record<string, number> = { too_many_requests: 429, resource_not_found: 404, same_record_exist: 409 };
const papers = endpoint({
  name: 'ListPapers',
  method: 'GET',
  path: 'things/papers',
  summary: 'Lists them',
  access: { who: 'member' },
  query: true,
  input: z.strictObject({}),
  example: {},
  answers: { status: 200, shape: z.object({ items: z.array(z.string()) }) },
  handle: () => Promise.resolve({ status: 200, body: { items: [] } }),
});
const service = defineService({
  ...smallService,
  endpoints: [papers],
  readModels: [{ ...things, history: true as const }],
  domain: {
    ...smallService.domain,
    errors: { ...smallService.domain.errors, status: (name) => statuses[name] ?? 422 },
  },
  authenticator: () => ({ principal: async (account = '') => somebody(account) }),
});

const folder = mkdtempSync(join(tmpdir(), 'kadro-edge-'));
let now = 0;
let ports: Awaited<ReturnType<typeof openTestPorts>>;
let hosted: HostedService;
let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  ports = await openTestPorts({ folder });
  hosted = await hostService(service, ports, silentLog, {
    commandRates: new CommandRates({ perSecond: 1, burst: 3 }, () => now),
    metricsFrom: addressList('10.0.0.0/8'),
  });
  served = await serve('small', () => hosted);
});
afterAll(async () => {
  served.stop();
  await hosted.close();
  await ports.close();
  rmSync(folder, { recursive: true });
});

let made = 0;
const make = (as: string) => served.send('POST', 'things', { as, body: { name: 'A', code: String(made++) } });

describe('commands over HTTP', () => {
  it('of one account are 429 when they are too many, with the seconds to wait, and go on after them', async () => {
    const answers = [await make('ada'), await make('ada'), await make('ada'), await make('ada')];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect([answers[3]!.body.name, answers[3]!.headers.get('retry-after')]).toEqual(['too_many_requests', '1']);
    expect((await make('can')).status).toBe(201);
    now += 1_000;
    expect((await make('ada')).status).toBe(201);
  });

  it('count where they are refused, too', async () => {
    const refused = () => served.send('POST', 'things', { as: 'eve', body: {} });
    const statuses = [await refused(), await refused(), await refused(), await refused()].map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 422, 429]);
  });

  it('count where they read, too', async () => {
    const read = () => served.send('GET', 'things/papers', { as: 'hal' });
    const answers = [await read(), await read(), await read(), await read()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });

  it('and histories have one rate, 429 as well; other queries have none', async () => {
    const ask = (fields: string, as: string) =>
      served.send('POST', '/small/graphql', { as, body: { query: `{ ${fields} }` } });
    const history = 'thingHistory(id: "t") { total }';
    expect((await ask(history, 'fay')).status).toBe(200);
    const answered = await ask(history, 'fay');
    expect([answered.status, answered.headers.get('retry-after'), answered.body.errors[0].extensions]).toEqual([
      429,
      '3',
      { code: 'too_many_requests', name: 'too_many_requests', retryAfter: '3' },
    ]);
    expect((await make('fay')).status).toBe(429);
    for (let n = 0; n < 5; n++) expect((await ask('things { total }', 'fay')).status).toBe(200);
    expect((await ask(history, 'gus')).status).toBe(200);
  });

  it('in this process are not counted', async () => {
    for (let n = 0; n < 10; n++)
      await perform(hosted.runtime, somebody('deniz'), 'MakeThing', {}, { name: 'A', code: `d${n}` }, `key ${n}`);
    expect((await make('deniz')).status).toBe(201);
  });
});

describe('metrics of a service', () => {
  it('are not there for addresses that are not listed, whatever a header says', async () => {
    const headers = { 'x-forwarded-for': '10.0.0.1' };
    expect((await served.send('GET', '/metrics', { headers })).status).toBe(404);
  });
});
