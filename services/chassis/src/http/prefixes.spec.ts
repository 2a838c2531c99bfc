import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { command, endpoint } from '../declare/command.ts';
import { type Prefix } from '../declare/prefix.ts';
import { type Authenticator } from '../declare/principal.ts';
import { Refused } from '../declare/refusal.ts';
import { defineService } from '../declare/service.ts';
import { meaning, walkRoutes } from '../testing/access/walk.ts';
import { tableText } from '../testing/access/table.ts';
import { openTestPorts } from '../testing/processes/open-ports.ts';
import { serve } from '../testing/services/serving.ts';
import { smallService, somebody, thing } from '../testing/services/small-service.ts';
import { type HostedService, hostService } from './host.ts';
import { openApiOf } from './open-api.ts';

/** Applicants have tokens of their own; the office's come from another service. */
const applicants: Prefix = { path: 'hiring-manager/v1.0/api', realm: 'hiring' };
const agencies: Prefix = { path: 'agency/api', realm: 'agencies' };

const tokensOf = (realm: string): Authenticator => ({
  principal: async (token = '') => {
    const [of, account] = token.split('/');
    if (of !== realm) throw new Refused('unauthorised');
    return somebody(account);
  },
});

const [makeThing] = smallService.commands;
const whoAmI = (name: string) =>
  endpoint({
    name,
    method: 'GET',
    path: 'me',
    summary: 'Says who calls',
    access: { who: 'member' },
    input: z.strictObject({}),
    example: {},
    answers: { status: 200, shape: z.object({ account: z.string() }) },
    handle: async (_input, { principal: { account } }) => ({ status: 200, body: { account } }),
  });
const apply = command(thing, {
  name: 'Apply',
  method: 'POST',
  path: 'things',
  summary: 'Leaves a name',
  access: { who: 'member' },
  target: { creates: true },
  input: z.strictObject({ name: z.string() }),
  example: { name: 'Ada' },
  decide: (_state, { name }) => [{ type: 'ThingMade', data: { name, mail: null, code: 'applied' } }],
});

const statuses: Record<string, number> = { unauthorised: 401, resource_not_found: 404 };

const hiring = defineService({
  name: 'hiring',
  domain: {
    ...smallService.domain,
    errors: { ...smallService.domain.errors, status: (name) => statuses[name] ?? 422 },
  },
  deciders: smallService.deciders,
  readModels: smallService.readModels,
  reservations: smallService.reservations,
  commands: [makeThing!],
  endpoints: [whoAmI('whoAmI')],
  parts: [
    { prefix: applicants, commands: [apply], endpoints: [whoAmI('whichApplicant')] },
    { prefix: agencies, endpoints: [whoAmI('whichAgency')] },
  ],
  authenticator: () => tokensOf('office'),
  realms: { hiring: () => tokensOf('hiring') },
});

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const folder = mkdtempSync(join(tmpdir(), 'kadro-prefixes-'));
let hosted: HostedService;
let ports: Awaited<ReturnType<typeof openTestPorts>>;
let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  ports = await openTestPorts({ folder });
  hosted = await hostService(hiring, ports, log, { realms: { agencies: tokensOf('agencies') } });
  served = await serve('hiring', () => hosted);
});
afterAll(async () => {
  served.stop();
  await hosted.close();
  await ports.close();
  rmSync(folder, { recursive: true });
});

const roots = { office: '/hiring/api/v1', hiring: '/hiring-manager/v1.0/api', agencies: '/agency/api' };
const realms = Object.keys(roots) as (keyof typeof roots)[];

describe('the routes of a service with several prefixes', () => {
  it.each(realms)('know callers of their own realm only: %s', async (realm) => {
    const statuses = await Promise.all(
      realms.map(async (from) => (await served.send('GET', `${roots[realm]}/me`, { as: `${from}/ada` })).status),
    );
    expect(statuses).toEqual(realms.map((from) => (from === realm ? 200 : 401)));
  });

  it('are different routes, also where their paths and the key of a caller are the same', async () => {
    const headers = { 'idempotency-key': 'one' };
    const made = await served.send('POST', 'things', { as: 'office/ada', body: { name: 'A', code: '1' }, headers });
    const applied = await served.send('POST', `${roots.hiring}/things`, {
      as: 'hiring/ada',
      body: { name: 'B' },
      headers,
    });
    expect([made.status, applied.status, made.body.id === applied.body.id]).toEqual([201, 201, false]);
    expect((await served.query('{ things { total } }', 'office/ada')).body).toEqual({ data: { things: { total: 2 } } });
    expect((await served.query('{ things { total } }', 'hiring/ada')).status).toBe(401);
  });

  it('stand nowhere else', async () => {
    const elsewhere = [
      '/agency/api/things',
      '/hiring-manager/v1.0/api/v1/me',
      '/hiring-manager/me',
      '/v1.0/api/me',
      `${roots.office}/%zz`,
    ];
    const found = await Promise.all(elsewhere.map((path) => served.send('GET', path, { as: 'office/ada' })));
    expect(found.map(({ status }) => status)).toEqual(elsewhere.map(() => 404));
  });

  it.each(Object.values(roots))('are described below %s', async (root) =>
    expect((await served.send('GET', `${root}/openapi.json`)).body).toEqual(openApiOf(hiring)),
  );

  it('say whose token they take', () => {
    const { paths, components } = openApiOf(hiring) as {
      paths: Record<string, Record<string, { security: object }>>;
      components: { securitySchemes: object };
    };
    const securityOf = Object.fromEntries(
      Object.entries(paths).map(([path, { get, post }]) => [path, (get ?? post)!.security]),
    );
    expect(securityOf).toEqual({
      '/hiring/api/v1/things': [{ bearer: [] }],
      '/hiring/api/v1/me': [{ bearer: [] }],
      '/hiring-manager/v1.0/api/things': [{ hiring: [] }],
      '/hiring-manager/v1.0/api/me': [{ hiring: [] }],
      '/agency/api/me': [{ agencies: [] }],
    });
    expect(Object.keys(components.securitySchemes)).toEqual(['bearer', 'hiring', 'agencies']);
  });

  it('stand in the table of access with their realms', async () => {
    const rows = await walkRoutes(hiring, {
      walkers: realms,
      send: (realm, method, path, body) =>
        served.send(method, path, { as: `${realm}/ada`, body: method === 'GET' ? undefined : body }),
      objectsOf: () => [{ on: '', id: () => '' }],
      bodyOf: () => ({}),
      meaning: (answered) => meaning(answered).split(',')[0]!,
    });
    expect(tableText('', realms, rows)).toContain(`## POST /hiring-manager/v1.0/api/things (realm hiring)

| on | office | hiring | agencies |
| --- | --- | --- | --- |
| as it is | 401 | yes | 401 |
`);
  });

  it('of its own realm are what other services ask it for', async () => {
    const asked = realms.map((realm) => served.send('GET', '/internal/principal', { as: `${realm}/ada` }));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 200, 401]);
  });
});

describe('declaring prefixes', () => {
  const declared = (prefix: Prefix, more: object = {}) =>
    defineService({ ...hiring, parts: [{ prefix, endpoints: [whoAmI('another')] }], ...more });

  it.each(['hiring', '/hiring/api', 'hiring/api/', 'hiring/../api', 'a b/api'])('refuses %j, which is none', (path) =>
    expect(() => declared({ path })).toThrow('is no prefix'),
  );
  it('refuses two realms for one of them, and two routes for one path', () => {
    expect(() => declared({ ...applicants, realm: 'office' })).toThrow('has two realms');
    expect(() => declared(applicants)).toThrow('declared twice: route GET /hiring-manager/v1.0/api/me');
  });
  it('moves all routes of a service that names one itself', () =>
    expect(
      Object.keys((openApiOf(defineService({ ...smallService, prefix: agencies })) as { paths: object }).paths),
    ).toEqual(['/agency/api/things', '/agency/api/things/{id}']));
  it('is nothing that starts while nobody signs callers of it in', () =>
    expect(hostService(hiring, ports, log)).rejects.toThrow('Nobody signs in the callers of agency/api: agencies.'));
});
