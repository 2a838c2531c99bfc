import { describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type EventType, guarded, openApiOf } from '@kadro/chassis';
import { z } from 'zod';
import { guardedPaths } from '../../chassis/src/read-model.ts';
import { reservation } from '../../chassis/src/reservations.ts';
import { schemaText } from './schema-text.ts';
import { identity } from './service.ts';

const service = identity(null as never);
const routes = [...service.commands, ...service.endpoints];
const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: { 'application/json': { schema: { type: string; properties?: object }; example: unknown } } };
  responses: Record<string, { description: string }>;
  security: object[];
}
interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

describe('the OpenAPI document', () => {
  const document = JSON.parse(JSON.stringify(openApiOf(service))) as OpenApi;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));

  it('is of version 3.1 with a title', () => expect(document).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./), info: { title: expect.any(String), version: expect.any(String) } }));

  it('names every route by every method, and no other', () => {
    const declared = routes.flatMap((route) => [route.method, ...('alsoBy' in route ? (route.alsoBy ?? []) : [])].map((method) => `${method.toLowerCase()} /identity/api/v1/${route.path}`));
    expect(operations.map(({ path, method }) => `${method} ${path}`).toSorted()).toEqual(declared.toSorted());
  });

  it('names each operation once', () => expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length));

  it('declares the parameters of each path, a success and a refusal', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(operation.parameters.filter((one) => one.in === 'path').map(({ name, required }) => [name, required])).toEqual(inPath.map((name) => [name, true]));
      expect(Object.keys(operation.responses)).toEqual([expect.stringMatching(/^20[0124]$/), 'default']);
      for (const response of Object.values(operation.responses)) expect(response.description).toBeTruthy();
      expect(operation.summary).toMatch(/\w/);
    }
  });

  it('refers to what is there only', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect(reference.split('/').slice(1).reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document)).toBeDefined();
  });

  it('asks for a token wherever the route does', () => {
    for (const route of routes) expect(document.paths[`/identity/api/v1/${route.path}`]![route.method.toLowerCase()]!.security).toEqual(route.access.who === 'public' ? [] : [{ bearer: [] }]);
  });
});

describe('a declared route', () => {
  it.each(routes.map((route) => [route.name, route] as const))('%s has an example that fits its own shape', (_name, route) => expect(route.input.safeParse(route.example).error).toBeUndefined());
  it.each(routes.map((route) => [route.name, route] as const))('%s refuses unknown properties', (_name, route) => expect(route.input.safeParse({ ...route.example, unheardOf: 1 }).success).toBe(false));
});

describe('the GraphQL schema file', () => {
  it('is what the declarations print', () => expect(readFileSync(file('schema.graphql'), 'utf8')).toBe(schemaText()));
});

/** A shape as the catalogue has it: its JSON schema, and each personal field's class. */
function stored({ v, schema, personal }: EventType): object {
  const { $schema: _version, ...shape } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' });
  return { v, personal: Object.fromEntries(personal), shape };
}

describe('the catalogue of stored events', () => {
  const catalogue = file('events.json');
  const declared = Object.fromEntries([...service.deciders, reservation].flatMap((decider) => Object.entries(decider.events as Record<string, EventType>).map(([name, type]) => [`identity.${name}`, stored(type)])));
  const kept = (): Record<string, object> => JSON.parse(readFileSync(catalogue, 'utf8')) as Record<string, object>;

  it('is what is declared: what was stored keeps its shape for ever, additions are written with UPDATE=1', () => {
    const known = kept();
    // a changed shape needs a new version and an upcaster, never another text here
    expect(declared).toMatchObject(known);
    if (process.env.UPDATE === '1') writeFileSync(catalogue, `${JSON.stringify(declared, null, 2)}\n`);
    expect(kept()).toEqual(JSON.parse(JSON.stringify(declared)));
  });

  it('has every event sealed that may hold a name, mail, phone or text of a person', () => {
    const clear = Object.entries(declared).flatMap(([name, type]) => {
      const { personal, shape } = type as { personal: Record<string, string>; shape: { properties?: object } };
      return Object.keys(shape.properties ?? {}).filter((field) => /name$|mail$|phone$|address|birth|number|passport|identity|description|hash|image|device/i.test(field) && !(field in personal) && !/^identity\.(Branch|Unit|Team|Job|Holiday|Organization)/.test(name)).map((field) => `${name}.${field}`);
    });
    expect(clear.filter((field) => !field.endsWith('Notification'))).toEqual([]);
  });
});

describe('a read model', () => {
  it.each(service.readModels.map((model) => [model.name, model] as const))('%s has no index into a guarded field that does not ask for the guard', (_name, model) => {
    const guards = guardedPaths(model.schema);
    const open = Object.entries(model.indexes).filter(([, index]) => guards.some(({ path, guard }) => `${index.path}.`.startsWith(`${path.join('.')}.`) && index.guard !== guard));
    expect(open.map(([name]) => name)).toEqual([]);
  });

  it('is asked so that a hole would be seen', () => expect(guardedPaths(z.object({ pay: guarded('pay', z.object({ gross: z.string() })) }))).toEqual([{ path: ['pay'], guard: 'pay' }]));
});
