import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorCatalogue, type ErrorName } from '@kadro/kernel';
import { meansFaults } from '@kadro/chassis/testing';
import { overHttp } from '../testing/fakes/service.ts';
import { fakes, meshConfig, startFixture } from '../testing/fixture.ts';
import { graphiqlPolicy } from '../web/headers.ts';

const introspection = '{ __schema { types { name } } }';
let fixture: Awaited<ReturnType<typeof startFixture>>;

beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.gateway.stop());

const ask: (typeof fixture)['ask'] = (body, headers) => fixture.ask(body, headers);
const firstError = ({ body }: { body: { errors?: { message: string; extensions: unknown }[] } }) => body.errors?.[0];
const firstName = (body: { errors: { extensions: { name: string } }[] }) => body.errors[0]?.extensions.name;

describe('asking /graphql', () => {
  it('answers JSON that is never stored', async () => {
    const { status, headers, body } = await ask({ query: '{ who }' }, { authorization: 'Bearer a' });
    expect({ status, body }).toEqual({ status: 200, body: { data: { who: 'Bearer a' } } });
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'application/json; charset=utf-8',
      'no-store',
    ]);
  });

  it('answers a batch of ten in order', async () => {
    const { status, body } = await ask(
      Array.from({ length: 10 }, (_, id) => ({
        query: 'query($id: ID!) { person(id: $id) { id } }',
        variables: { id },
      })),
    );
    expect({ status, ids: body.map(({ data }: { data: { person: { id: string } } }) => data.person.id) }).toEqual({
      status: 200,
      ids: Array.from('0123456789'),
    });
  });

  it('never mixes the tokens of parallel requests', async () => {
    const tokens = Array.from({ length: 30 }, (_, n) => `Bearer ${n}`);
    const answers = await Promise.all(
      tokens.map((authorization) => ask({ query: '{ who whoAtPlaces }' }, { authorization })),
    );
    expect(answers.map(({ body }) => body.data)).toEqual(tokens.map((token) => ({ who: token, whoAtPlaces: token })));
  });

  it('executes the operation that is named', async () => {
    const query = 'query A { who } query B { language }';
    expect((await ask({ query, operationName: 'B' })).body).toEqual({ data: { language: 'en' } });
  });

  it('answers a service’s refusal beside the data', async () => {
    const { status, body } = await ask({ query: '{ who refused }' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        data: { who: 'nobody', refused: null },
        errors: [{ message: 'İzin yok.', extensions: { code: 'forbidden', name: 'forbidden', fields: { id: 'x' } } }],
      },
    });
  });

  it('answers a bad token with HTTP 401', async () => {
    const { status, body } = await ask({ query: '{ who guarded }' });
    expect({ status, error: firstError({ body }) }).toMatchObject({
      status: 401,
      error: { message: 'Oturum açın.', extensions: { code: 'unauthorised', name: 'unauthorised' } },
    });
  });

  it('answers a bad token in a batch with HTTP 401', async () => {
    expect((await ask([{ query: '{ who }' }, { query: '{ guarded }' }])).status).toBe(401);
  });

  it('answers too many requests with HTTP 429 and the seconds to wait', async () => {
    for (const body of [{ query: '{ who crowded }' }, [{ query: '{ who }' }, { query: '{ crowded }' }]]) {
      const { status, headers } = await ask(body);
      expect([status, headers.get('retry-after')]).toEqual([429, '3']);
    }
    expect((await ask({ query: '{ who }' })).headers.get('retry-after')).toBeNull();
  });

  it('gives nothing internal away', async () => {
    meansFaults();
    const { body } = await ask({ query: '{ broken refused }' });
    expect(JSON.stringify(body)).not.toMatch(/secret|stack|originalError|TypeError/);
  });

  it('gives null for a dead service in the caller’s language', async () => {
    fixture.places.state.isDead = true;
    const { status, body } = await ask({ query: '{ who place(id: 1) { id } }' }, { 'accept-language': 'de' });
    fixture.places.state.isDead = false;
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        data: { who: 'nobody', place: null },
        errors: [{ path: ['place'], extensions: { code: 'SERVICE_UNAVAILABLE', name: 'service_unavailable' } }],
      },
    });
    expect(firstError({ body })?.message).not.toBe('The service is not available.');
  });
});

describe('refusing a query', () => {
  it.each([
    ['too deep', { query: `{ person(id: 1) ${'{ boss '.repeat(8)} { id } ${'}'.repeat(8)} }` }, 'query_too_complex'],
    [
      'with 31 aliases',
      { query: `{ person(id: 1) { ${Array.from({ length: 31 }, (_, n) => `n${n}: name`).join(' ')} } }` },
      'query_too_complex',
    ],
    ['with 21 root fields', { query: `{ ${'who '.repeat(21)} }` }, 'query_too_complex'],
    ['with 21 directives', { query: `{ who ${'@include(if: true) '.repeat(21)} }` }, 'query_too_complex'],
    ['of too many tokens', { query: `{ person(id: 1) { ${'id '.repeat(5000)} } }` }, 'query_too_complex'],
    ['for the schema', { query: introspection }, 'constraint_violation'],
    ['for a type', { query: '{ __type(name: "Person") { name } }' }, 'constraint_violation'],
    ['for an unknown field', { query: '{ whu }' }, 'constraint_violation'],
    ['that is a mutation', { query: 'mutation { who }' }, 'constraint_violation'],
    ['that is a subscription', { query: 'subscription { who }' }, 'constraint_violation'],
    ['of several operations without a name', { query: 'query A { who } query B { who }' }, 'constraint_violation'],
    ['whose operation is not there', { query: 'query A { who }', operationName: 'B' }, 'constraint_violation'],
    ['that cannot be parsed', { query: '{ who' }, 'http_message_not_readable'],
    [
      'with a variable of the wrong type',
      { query: 'query($o: Order!) { sorted(order: $o) }', variables: { o: 'UPP' } },
      'wrong_argument_type',
    ],
    ['with a missing variable', { query: 'query($o: Order!) { sorted(order: $o) }' }, 'wrong_argument_type'],
    ['with variables that are a list', { query: '{ who }', variables: [] }, 'http_message_not_readable'],
    ['with a property nobody knows', { query: '{ who }', id: 'hash' }, 'http_message_not_readable'],
  ])('%s', async (_, query, name) => {
    const { status, body } = await ask(query);
    expect({ status, name: firstName(body) }).toEqual({ status: 400, name });
    expect(body.errors[0].extensions.code).toBe(errorCatalogue[name as ErrorName].code);
    expect(JSON.stringify(body)).not.toContain('Did you mean');
  });

  it('over 100 kB is 413 with code 701', async () => {
    const { status, body } = await ask({ query: `{ who } #${'x'.repeat(102_400)}` });
    expect({ status, code: body.code, name: body.name }).toEqual({
      status: 413,
      code: 701,
      name: 'payload_size_unexpected',
    });
  });

  it('in a batch of eleven', async () => {
    const { status, body } = await ask(Array(11).fill({ query: '{ who }' }));
    expect({ status, name: firstName(body) }).toEqual({ status: 400, name: 'query_too_complex' });
  });

  it.each([null, 'text', 7, [[]]])('in a batch of %j', async (one) => {
    const { status, body } = await ask([one]);
    expect({ status, name: firstName(body[0]) }).toEqual({ status: 200, name: 'http_message_not_readable' });
  });
  it('in an empty batch', async () => expect((await ask([])).status).toBe(400));
  it('that is no JSON', async () => expect((await ask('{')).body.name).toBe('http_message_not_readable'));
  it('that would change a prototype', async () =>
    expect((await ask('{"query":"{ who }","variables":{"__proto__":{"a":1}}}')).status).toBe(400));
  it('of another content type', async () =>
    expect((await ask('{ who }', { 'content-type': 'text/plain' })).status).toBe(415));

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('by %s', async (method) => {
    const response = await fetch(`${fixture.gateway.address}/graphql?query=%7Bwho%7D`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('a document of our own apps', () => {
  const byHash = (hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });

  it('is asked for by its hash, and is told when it is not known', async () => {
    const webRoot = await mkdtemp(join(tmpdir(), 'kadro-web-'));
    await mkdir(join(webRoot, 'portal/dist'), { recursive: true });
    const documents = { 'sha256:ab': 'query Who($id: ID!) { who person(id: $id) { name } }' };
    await writeFile(join(webRoot, 'portal/dist/persisted-documents.json'), JSON.stringify(documents));
    const { gateway, ask: asked } = await startFixture({ webRoot });
    const known = await asked({ ...byHash('sha256:ab'), variables: { id: '1' } });
    const unknown = await asked(byHash('sha256:cd'));
    const batch = await asked([{ ...byHash('sha256:ab'), variables: { id: '2' } }, byHash('sha256:cd')]);
    await gateway.stop();
    await rm(webRoot, { recursive: true });
    expect([known.status, known.body.data]).toEqual([200, { who: 'nobody', person: { name: 'Name 1' } }]);
    expect([unknown.status, firstName(unknown.body)]).toEqual([404, 'resource_not_found']);
    expect([batch.status, batch.body[0].data.person, firstName(batch.body[1])]).toEqual([
      200,
      { name: 'Name 2' },
      'resource_not_found',
    ]);
  });
});

describe('developing', () => {
  it('answers introspection, and GraphiQL with a policy of its own', async () => {
    const dev = await startFixture({ dev: true });
    expect((await dev.ask({ query: introspection })).body.data.__schema.types.length).toBeGreaterThan(3);
    const page = await fetch(`${dev.gateway.address}/graphql`);
    expect([page.status, page.headers.get('content-type'), page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('text/html'),
      graphiqlPolicy,
    ]);
    expect(await page.text()).toContain('GraphiQL');
    await dev.gateway.stop();
  });
});

describe('a caller who is not signed in', () => {
  const garbage = `{ ${'who '.repeat(23_000)}}`;

  it.each<[string, boolean]>([
    ['in this process', true],
    ['elsewhere', false],
  ])('is 401 before the query is read, where the service that knows him is %s', async (_what, isHere) => {
    const { people, places } = fakes();
    const asked: (string | undefined)[] = [];
    const admit = async (token: string | undefined) => {
      asked.push(token);
      return token === 'Bearer good' ? ('yes' as const) : ('no' as const);
    };
    const plain = people.handle;
    people.handle = (req, res) => {
      if (req.url !== '/internal/principal') return plain(req, res);
      void admit(req.headers.authorization).then((is) => res.writeHead(is === 'yes' ? 200 : 401).end('{}'));
    };
    const remote = isHere ? undefined : await overHttp(people);
    const { gateway, ask } = await startFixture({
      services: [remote ?? Object.assign(people, { admit }), places],
      meshConfig: await meshConfig([people, places]),
    });
    const refused = [401, 'unauthorised'];
    const told = async (query: string, headers: Record<string, string> = {}) => {
      const { status, body } = await ask({ query }, headers);
      return [status, body.errors?.[0]?.extensions.name];
    };
    expect([
      await told(garbage),
      await told('{ no such query'),
      await told(garbage, { authorization: 'Bearer bad' }),
      await told('{ who }', { authorization: 'Bearer good' }),
      await told('{ no such query', { authorization: 'Bearer good' }),
    ]).toEqual([refused, refused, refused, [200, undefined], [400, 'http_message_not_readable']]);
    expect(people.asked).toHaveLength(1);
    // another process is not asked again about a token that was good
    expect(asked.filter((token) => token === 'Bearer good')).toHaveLength(isHere ? 2 : 1);
    await gateway.stop();
    await remote?.close();
  });
});
