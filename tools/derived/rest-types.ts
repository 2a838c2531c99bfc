/** Writes `routes.ts` and `<service>.ts` of `@kadro/contract`: what each route of the services takes and answers, from their OpenAPI documents. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { services } from '../../services/services.ts';

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: JSONSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JSONSchema }> }>;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JSONSchema> };
}

const json = 'application/json';
const folder = new URL('../../web/packages/contract/generated/', import.meta.url);

/** One property per route, `<METHOD> <path>`, with `body` and `answer`; what is not JSON has neither. */
function routesOf({ paths, components }: OpenApi): JSONSchema {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, routeOf(operation)] as const,
    ),
  );
  return { ...objectOf(Object.fromEntries(routes)), components } as JSONSchema;
}

function routeOf({ requestBody, responses }: Operation): JSONSchema {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const body = requestBody?.content[json]?.schema;
  const answer = success?.content?.[json]?.schema;
  return objectOf({ body: body ?? { tsType: 'undefined' }, answer: answer ?? { tsType: 'undefined' } });
}

const objectOf = (properties: Record<string, JSONSchema>): JSONSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

mkdirSync(folder, { recursive: true });
for (const { name: service } of services) {
  const document = JSON.parse(
    readFileSync(new URL(`../../services/${service}/openapi.json`, import.meta.url), 'utf8'),
  ) as OpenApi;
  const text = await compile(routesOf(document), 'Routes', {
    bannerComment: `/* Made from services/${service}/openapi.json by \`npm run contract\`. */`,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
    format: false,
  });
  writeFileSync(new URL(`${service}.ts`, folder), text);
}

const name = (service: string): string =>
  `${service[0]?.toUpperCase()}${service.slice(1)}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const imports = services
  .map((one) => `import type { Routes as ${name(one.name)} } from './${one.name}.ts';\n`)
  .join('');
const all = services.map((one) => name(one.name)).join(' & ');
writeFileSync(
  new URL('routes.ts', folder),
  `${imports}\n/** The routes of all services. */\nexport type Routes = ${all};\n`,
);
