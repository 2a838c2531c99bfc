import { describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { addressOf } from '../declare/prefix.ts';
import { type Service } from '../declare/service.ts';
import { schemaText } from '../graphql/schema.ts';
import { openApiOf, openApiText } from '../http/open-api.ts';
import { type Catalogue, catalogueProblems, nextCatalogue, storedTypes } from './catalogue.ts';

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: {
    content: { 'application/json': { schema: { type: string; properties?: object }; example: unknown } };
  };
  responses: Record<string, object>;
  security: object[];
}
interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

type Route = Service['commands'][number] | Service['endpoints'][number];

function describeOpenApi(service: Service, file: (name: string) => string): void {
  const routes = [...service.commands, ...service.endpoints];
  describe('the OpenAPI document', () => {
    const document = JSON.parse(JSON.stringify(openApiOf(service))) as OpenApi;
    itNamesEveryRoute(service, routes, document);
    itIsWhole(document);

    it('is what is checked in beside the service; else run npm run generate', () =>
      expect(readFileSync(file('openapi.json'), 'utf8')).toBe(openApiText(service)));

    it('asks for a token wherever the route does', () => {
      for (const route of routes)
        expect(document.paths[addressOf(service, route)]![route.method.toLowerCase()]!.security).toEqual(
          route.access.who === 'public' ? [] : [{ [route.prefix?.realm ?? 'bearer']: [] }],
        );
    });
  });
  describeRoutes(routes);
}

const operationsOf = (document: OpenApi): { path: string; method: string; operation: Operation }[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

function itNamesEveryRoute(service: Service, routes: readonly Route[], document: OpenApi): void {
  const operations = operationsOf(document);

  it('is of version 3.1 with a title', () =>
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\./),
      info: { title: expect.any(String), version: expect.any(String) },
    }));

  it('names every route by every method, and no other', () => {
    const declared = routes.flatMap((route) =>
      [route.method, ...('alsoBy' in route ? (route.alsoBy ?? []) : [])].map(
        (method) => `${method.toLowerCase()} ${addressOf(service, route)}`,
      ),
    );
    expect(operations.map(({ path, method }) => `${method} ${path}`).toSorted()).toEqual(declared.toSorted());
  });

  it('names each operation once', () =>
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length));
}

function itIsWhole(document: OpenApi): void {
  const operations = operationsOf(document);

  it('declares the parameters of each path, a success and a refusal', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        operation.parameters.filter((one) => one.in === 'path').map(({ name, required }) => [name, required]),
      ).toEqual(inPath.map((name) => [name, true]));
      const [success, ...refused] = Object.keys(operation.responses);
      expect(success).toMatch(/^20[0124]$/);
      expect(refused).toEqual(expect.arrayContaining(['400', '401', '403', '404', '422', '429', '500', '503']));
      expect(operation.summary).toMatch(/\w/);
    }
  });

  it('refers to what is there only', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references)
      expect(
        reference
          .split('/')
          .slice(1)
          .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document),
      ).toBeDefined();
  });
}

function describeRoutes(routes: readonly Route[]): void {
  describe('a declared route', () => {
    it.each(routes.map((route) => [route.name, route] as const))(
      '%s has an example that fits its own shape',
      (_name, route) => expect(route.input.safeParse(route.example).error).toBeUndefined(),
    );
    it.each(routes.map((route) => [route.name, route] as const))('%s refuses unknown properties', (_name, route) =>
      expect(route.input.safeParse({ ...route.example, unheardOf: 1 }).success).toBe(false),
    );
  });
}

function describeCatalogue(service: Service, file: string): void {
  describe('the catalogue of stored events', () => {
    const kept = (): Catalogue => JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
    const types = storedTypes(service);

    it('has a way up to what is declared for everything that was ever stored', () =>
      expect(catalogueProblems(types, kept())).toEqual([]));
    it('is what is declared: additions and new versions are written with UPDATE=1', () => {
      const next = nextCatalogue(types, kept());
      if (process.env.UPDATE === '1' && catalogueProblems(types, kept()).length === 0)
        writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
      expect(kept()).toEqual(next);
    });
  });
}

/** What the checked-in documents of a service must be; `file` gives a path beside its README. */
export function describeDocuments(service: Service, file: (name: string) => string): void {
  describeOpenApi(service, file);
  describe('the GraphQL schema file', () => {
    it('is what the declarations print', () =>
      expect(readFileSync(file('schema.graphql'), 'utf8')).toBe(schemaText(service)));
  });
  describeCatalogue(service, file('events.json'));
}
