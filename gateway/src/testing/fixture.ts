import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GraphQLError } from 'graphql';
import { type Descriptions } from '../descriptions.ts';
import { startGateway, type Gateway, type GatewayOptions } from '../host.ts';
import { type Log } from '../log.ts';
import { type MeshConfig } from '../mesh/config.ts';
import { badToken, fakeService, type FakeService } from './fakes/service.ts';

const people = `
  type Person { id: ID! name: String boss: Person }
  enum Order { UP DOWN }
  type Query {
    who: String
    language: String
    person(id: ID!): Person
    sorted(order: Order!): String
    broken: String
    refused: String
    guarded: String
    crowded: String
  }`;
const places = `
  type Place { id: ID! address: String }
  enum Order { UP DOWN }
  type Query { place(id: ID!): Place whoAtPlaces: String }`;

const person = ({ id }: { id: string }): unknown => ({ id, name: `Name ${id}`, boss: () => person({ id: `${id}b` }) });

/** Two fakes: `people` has callers, errors and nesting, `places` only plain answers. */
export function fakes(): { people: FakeService; places: FakeService } {
  return {
    people: fakeService('people', people, {
      who: (_, headers) => headers.authorization ?? 'nobody',
      language: (_, headers) => headers['accept-language'] ?? 'none',
      person,
      sorted: ({ order }: { order: string }) => order,
      broken: () => {
        throw new TypeError('secret row 17 of /var/data/people.db');
      },
      refused: () => {
        throw new GraphQLError('İzin yok.', {
          extensions: { code: 'forbidden', name: 'forbidden', fields: { id: 'x' }, inner: 'secret' },
        });
      },
      guarded: () => {
        throw badToken();
      },
      crowded: () => {
        throw new GraphQLError('Too many.', {
          extensions: { code: 'too_many_requests', name: 'too_many_requests', retryAfter: '3', http: { status: 429 } },
        });
      },
    }),
    places: fakeService('places', places, {
      place: ({ id }: { id: string }) => ({ id, address: 'Ankara' }),
      whoAtPlaces: (_, { authorization }) => authorization,
    }),
  };
}

/** The fakes as sources of one configuration, with their SDL files in a new folder for those reached over HTTP. */
export async function meshConfig(services: FakeService[]): Promise<MeshConfig> {
  const dir = await mkdtemp(join(tmpdir(), 'kadro-mesh-'));
  const sources = services.map(async ({ name, graphql }) => {
    const schema = join(dir, `${name}.graphql`);
    await writeFile(schema, graphql.sdl);
    return { name, handler: { '@kadro/mesh-service': { service: name, schema } } };
  });
  return { sources: await Promise.all(sources), merger: 'stitching' } as MeshConfig;
}

export const listOf = (...services: { name: string }[]): Descriptions =>
  services.map(({ name }) => ({ name, port: 0, prefixes: [`${name}/api`], realm: 'people' }));

export function recordedLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const record = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
  return { lines, debug: record, info: record, warn: record, error: record };
}

/** A gateway with the two fakes on a free port; `ask` posts to its `/graphql`. */
export async function startFixture(options: Partial<GatewayOptions> = {}) {
  const services = fakes();
  const hosted = Object.values(services);
  const logger = recordedLog();
  const gateway = await startGateway({
    services: hosted,
    list: listOf(...(options.services ?? hosted)),
    port: 0,
    logger,
    webRoot: '/nowhere',
    meshConfig: await meshConfig(hosted),
    ...options,
  });
  return { ...services, gateway, logger, ask: asking(gateway) };
}

export function asking({ address }: Pick<Gateway, 'address'>) {
  return async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: JSON.parse((await response.text()) || 'null') };
  };
}
