import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parse, type OperationDefinitionNode } from 'graphql';
import { type RemoteService } from '../hosted-service.ts';
import { readMeshConfig } from './config.ts';
import { startMesh, type Mesh } from './start.ts';
import { overHttp, type FakeService } from '../testing/fakes/service.ts';
import { fakes, meshConfig } from '../testing/fixture.ts';

describe.each(['in process', 'over HTTP'])('asking two services %s by one configuration', (way) => {
  let people: FakeService;
  let places: FakeService;
  let mesh: Mesh;
  let remotes: (RemoteService & { close(): Promise<void> })[] = [];

  beforeEach(async () => {
    ({ people, places } = fakes());
    remotes = way === 'over HTTP' ? await Promise.all([people, places].map((service) => overHttp(service))) : [];
    mesh = await startMesh(remotes.length > 0 ? remotes : [people, places], await meshConfig([people, places]));
  });
  afterEach(async () => {
    await mesh.close();
    await Promise.all(remotes.map((remote) => remote.close()));
  });

  const ask = (query: string, headers: Record<string, string> = {}, variables?: Record<string, unknown>) =>
    mesh.execute({ document: parse(query), headers, variables });
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it('answers from both at once', async () => {
    const query = 'query ($id: ID!) { person(id: $id) { name boss { id } } place(id: 2) { address } }';
    expect(plain(await ask(query, {}, { id: '1' }))).toEqual({
      data: { person: { name: 'Name 1', boss: { id: '1b' } }, place: { address: 'Ankara' } },
    });
  });

  it('leaves out what a variable says', async () => {
    const query = `query ($id: ID!, $yes: Boolean!) {
        person(id: $id) { id name @include(if: $yes) boss @skip(if: $yes) { id } }
        who @skip(if: $yes)
      }`;
    expect(plain((await ask(query, {}, { id: '1', yes: true })).data)).toEqual({ person: { id: '1', name: 'Name 1' } });
  });

  it('asks each service once for what one request wants', async () => {
    await ask('{ a: person(id: 1) { id } b: person(id: 2) { id } who place(id: 1) { id } }');
    expect([people.asked.length, places.asked.length]).toEqual([1, 1]);
  });

  it('joins what one HTTP request asks in a batch', async () => {
    const headers = { authorization: 'Bearer a' };
    await Promise.all([ask('{ who }', headers), ask('{ language }', headers)]);
    expect(people.asked).toHaveLength(1);
  });

  it('asks for at most twenty root fields at once, as many as a service allows', async () => {
    const headers = {};
    await Promise.all(Array.from({ length: 30 }, () => ask('{ who }', headers)));
    expect(
      people.asked.map(
        ({ document }) => (document.definitions[0] as OperationDefinitionNode).selectionSet.selections.length,
      ),
    ).toEqual([20, 10]);
  });

  it('never mixes the tokens of parallel requests', async () => {
    const tokens = Array.from({ length: 40 }, (_, n) => `Bearer ${n}`);
    const results = await Promise.all(tokens.map((authorization) => ask('{ who whoAtPlaces }', { authorization })));
    expect(results.map(({ data }) => data?.who)).toEqual(tokens);
    expect(results.map(({ data }) => data?.whoAtPlaces)).toEqual(tokens);
  });

  it('forwards sign-in, language, position and request id and nothing else', async () => {
    await ask('{ who }', {
      authorization: 'Bearer a',
      'accept-language': 'tr',
      'kadro-after': 'e:1',
      'x-request-id': 'r1',
      cookie: 'kadro_refresh=1',
    });
    const {
      authorization,
      'accept-language': language,
      'kadro-after': after,
      'x-request-id': id,
      cookie,
    } = people.asked[0]!.headers;
    expect({ authorization, language, after, id, cookie }).toEqual({
      authorization: 'Bearer a',
      language: 'tr',
      after: 'e:1',
      id: 'r1',
      cookie: undefined,
    });
  });

  it('gives null for a dead service and says nothing of its address or query', async () => {
    people.state.isDead = true;
    const { data, errors } = await ask('{ who person(id: 1) { id } place(id: 1) { id } }');
    expect(plain(data)).toEqual({ who: null, person: null, place: { id: '1' } });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE']);
    expect(JSON.stringify(errors)).not.toMatch(/127\.0|10\.1\.2\.3|ECONN|secret|query/i);
  });

  it('keeps code, name and fields of a service’s error and drops the rest', async () => {
    const { data, errors } = await ask('{ refused who }', { authorization: 'x' });
    expect(plain(data)).toEqual({ refused: null, who: 'x' });
    expect(plain(errors)).toMatchObject([
      {
        message: 'İzin yok.',
        path: ['refused'],
        extensions: { code: 'forbidden', name: 'forbidden', fields: { id: 'x' } },
      },
    ]);
    expect(JSON.stringify(errors)).not.toContain('secret');
  });

  it('says nothing of a service’s inner error', async () => {
    const { errors } = await ask('{ broken }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 706, name: 'server_error' });
    expect(JSON.stringify(errors)).not.toContain('secret');
  });

  it('marks a bad token for HTTP 401', async () => {
    const { errors } = await ask('{ guarded }');
    expect(plain(errors)).toMatchObject([
      { message: 'Oturum açın.', extensions: { name: 'unauthorised', http: { status: 401 } } },
    ]);
  });
});

describe('starting a mesh', () => {
  it('is told of the sources by .meshrc.yaml', async () => {
    const { sources } = await readMeshConfig();
    expect(sources).toContainEqual({
      name: 'identity',
      handler: { '@kadro/mesh-service': expect.objectContaining({ service: 'identity' }) },
    });
  });

  it('is refused where a service has no source', async () => {
    const { people, places } = fakes();
    await expect(startMesh([people, places], await meshConfig([people]))).rejects.toThrow('no source for places');
  });

  it('is refused where two services own one name', async () => {
    const { people } = fakes();
    const twin = { ...people, name: 'twin' };
    await expect(startMesh([people, twin], await meshConfig([people, twin]))).rejects.toThrow(
      'Query.who belongs to people and to twin',
    );
  });

  it('runs with a single service', async () => {
    const { people } = fakes();
    const mesh = await startMesh([people], await meshConfig([people]));
    expect((await mesh.execute({ document: parse('{ who }'), headers: {} })).data).toEqual({ who: 'nobody' });
    await mesh.close();
  });
});
