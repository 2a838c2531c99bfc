import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fakeService } from './testing/fakes/service.ts';
import { fakes, recordedLog, meshConfig } from './testing/fixture.ts';
import { startGateway, type Gateway } from './host.ts';

const { places } = fakes();
// a type and a field of places have these names: on one endpoint that would be refused
const hiring = fakeService('hiring', 'type Place { id: ID! posting: String } type Query { place(id: ID!): Place }', {
  place: ({ id }: { id: string }) => ({ id, posting: 'Gardener' }),
});
const services = [places, hiring];
const list = [
  { name: 'places', port: 0, prefixes: ['places/api'], realm: 'places' },
  { name: 'hiring', port: 0, prefixes: ['hiring-manager/v1.0/api'], endpoint: '/hiring/graphql', realm: 'hiring' },
];
let gateway: Gateway;

beforeAll(async () => {
  const config = await meshConfig(services);
  gateway = await startGateway({
    services,
    list,
    port: 0,
    logger: recordedLog(),
    webRoot: '/nowhere',
    meshConfig: config,
  });
});
afterAll(() => gateway.stop());

const ask = async (endpoint: string, query: string) => {
  const response = await fetch(`${gateway.address}${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, body: (await response.json()) as { data?: unknown; name?: string } };
};

describe('a service with an endpoint of its own', () => {
  it('is asked there, of its own sources alone', async () => {
    expect(await ask('/hiring/graphql', '{ place(id: "1") { posting } }')).toEqual({
      status: 200,
      body: { data: { place: { posting: 'Gardener' } } },
    });
    expect((await ask('/hiring/graphql', '{ whoAtPlaces }')).status).toBe(400);
  });

  it('is not part of the main one', async () => {
    expect(await ask('/graphql', '{ place(id: "2") { address } }')).toEqual({
      status: 200,
      body: { data: { place: { address: 'Ankara' } } },
    });
    expect((await ask('/graphql', '{ place(id: "1") { posting } }')).status).toBe(400);
  });

  it('answers below its own prefix, and nowhere below its name', async () => {
    const open = await fetch(`${gateway.address}/hiring-manager/v1.0/api/postings?open=1`);
    expect(await open.json()).toMatchObject({ method: 'GET', url: '/hiring-manager/v1.0/api/postings?open=1' });
    expect((await fetch(`${gateway.address}/hiring/api/v1/postings`)).status).toBe(404);
  });

  it('is not asked for the data of people of another realm', async () => {
    const answer = await fetch(`${gateway.address}/people/7/export`, { headers: { 'accept-language': 'en' } });
    const body = (await answer.json()) as { services?: object };
    expect(Object.keys(body.services ?? {})).toEqual(['places']);
  });
});

it('refuses a service that the list does not know', async () => {
  await expect(
    startGateway({ services, list: list.slice(0, 1), port: 0, logger: recordedLog(), webRoot: '/nowhere' }),
  ).rejects.toThrow('The list of services does not know hiring.');
});
