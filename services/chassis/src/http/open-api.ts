import { z } from 'zod';
import { type Command, type Endpoint, type Method } from '../declare/command.ts';
import { type Service } from '../declare/service.ts';

/** The OpenAPI 3.1 document of a service's routes, from their declarations. */
export function openApiOf(service: Service): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of [...service.commands, ...service.endpoints]) {
    for (const method of [route.method, ...('alsoBy' in route ? (route.alsoBy ?? []) : [])]) {
      const path = `/${service.name}/api/v1/${route.path}`;
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route, method) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `Kadro ${service.name}`, version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Answer: answerSchema, Error: errorSchema },
    },
  };
}

const answerSchema = {
  type: 'object',
  required: ['id', 'position'],
  properties: { id: { type: 'string' }, position: { type: 'string' } },
};
const errorSchema = {
  type: 'object',
  required: ['code', 'name', 'message'],
  properties: {
    code: { type: ['integer', 'string'] },
    name: { type: 'string' },
    message: { type: 'string' },
    fields: { type: 'object' },
    details: { type: 'object' },
  },
};

function operationOf(route: Command | Endpoint, method: Method): object {
  const schema = z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' });
  const content = 'upload' in route ? formOf(schema) : { 'application/json': { schema, example: route.example } };
  return {
    operationId: method === route.method ? route.name : `${route.name}By${method}`,
    summary: route.summary,
    parameters: parametersOf(route, method, schema),
    ...(method === 'GET' ? {} : { requestBody: { content } }),
    responses: responsesOf(route, method),
    security: route.access.who === 'public' ? [] : [{ bearer: [] }],
    'x-access': route.access,
  };
}

interface InputSchema {
  properties?: object;
  required?: readonly string[];
}

/** Parameters of the path, the header that makes a repeat harmless, and what stands in the query string. */
function parametersOf(
  route: Command | Endpoint,
  method: Method,
  { properties = {}, required = [] }: InputSchema,
): object[] {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const isRepeatable = route.kind === 'command' || route.upload;
  const hasQuery = method === 'GET' || (route.kind === 'endpoint' && route.upload && route.query);
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...(isRepeatable ? [idempotencyKey] : []), ...(hasQuery ? inQuery : [])];
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};

function responsesOf(route: Command | Endpoint, method: Method): object {
  const status =
    route.kind === 'endpoint' ? route.answers.status : method === 'POST' && route.alsoBy ? 201 : route.status;
  const content = answerOf(route);
  return {
    [status]: status === 204 || !content ? { description: 'done' } : { description: 'done', content },
    default: {
      description: 'refused',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  };
}

const formOf = ({ properties, required = [] }: InputSchema) => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: [...required, 'file'],
      properties: { ...properties, file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    },
  },
});

function answerOf(route: Command | Endpoint): object | undefined {
  const json = (schema: object): object => ({ 'application/json': { schema } });
  if (route.kind === 'command') return json({ $ref: '#/components/schemas/Answer' });
  const { shape, types } = route.answers;
  if (types)
    return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]));
  return shape && json(z.toJSONSchema(shape, { unrepresentable: 'any' }));
}
