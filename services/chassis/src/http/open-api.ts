import { z } from 'zod';
import { bindsKeys, type Command, type Endpoint, type Method } from '../declare/command.ts';
import { addressOf, prefixesOf } from '../declare/prefix.ts';
import { type Service } from '../declare/service.ts';

/** The OpenAPI 3.1 document of a service's routes, from their declarations. */
export function openApiOf(service: Service): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of [...service.commands, ...service.endpoints]) {
    for (const method of [route.method, ...('alsoBy' in route ? (route.alsoBy ?? []) : [])]) {
      const path = addressOf(service, route);
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route, method) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `Kadro ${service.name}`, version: '1' },
    paths,
    components: {
      securitySchemes: schemesOf(service),
      schemas: { Answer: answerSchema, Error: errorSchema },
      responses: { Refused: { description: 'refused', content: json(reference('schemas', 'Error')) } },
    },
  };
}

export const openApiText = (service: Service): string => `${JSON.stringify(openApiOf(service), null, 2)}\n`;

const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' };

/** Tokens of the service's own realm, and those of each further realm under its name. */
const schemesOf = (service: Service): object => ({
  bearer,
  ...Object.fromEntries(
    prefixesOf(service).flatMap(({ realm }) =>
      realm ? [[realm, { ...bearer, description: `a token of the realm ${realm}` }]] : [],
    ),
  ),
});

const answerSchema = {
  type: 'object',
  required: ['id', 'position'],
  properties: {
    id: { type: 'string' },
    position: { type: 'string' },
    unchanged: { const: true, description: 'nothing was recorded: it was so already' },
    effectiveOn: { type: 'string', format: 'date', description: 'the day from which a dated change counts' },
    superseded: {
      type: 'object',
      additionalProperties: { type: 'string', format: 'date' },
      description: 'by field: the day from which a later change counts instead',
    },
  },
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

/** Statuses of refusals by the catalogue: what any route may answer, and what also one that takes a body may. */
const refusals = [400, 401, 403, 404, 422, 429, 500, 503];
const refusalsOfBodies = [409, 413, 415];

const json = (schema: object): object => ({ 'application/json': { schema } });
const reference = (part: string, name: string): object => ({ $ref: `#/components/${part}/${name}` });

function operationOf(route: Command | Endpoint, method: Method): object {
  const schema = z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' });
  const isRead = method === 'GET';
  return {
    operationId: method === route.method ? route.name : `${route.name}By${method}`,
    summary: route.summary,
    parameters: [...pathParameters(route), ...keyParameter(route), ...queryParameters(route, method, schema)],
    ...(isRead ? {} : { requestBody: { content: bodyOf(route, schema) } }),
    responses: responsesOf(route, method),
    security: route.access.who === 'public' ? [] : [{ [route.prefix?.realm ?? 'bearer']: [] }],
    'x-access': route.access,
  };
}

interface InputSchema {
  properties?: object;
  required?: readonly string[];
}

const pathParameters = ({ path }: Command | Endpoint): object[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const keyParameter = (route: Command | Endpoint): object[] =>
  route.kind === 'command' || bindsKeys(route)
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }]
    : [];

function queryParameters(route: Command | Endpoint, method: Method, schema: InputSchema): object[] {
  if (method !== 'GET' && !(route.kind === 'endpoint' && route.upload && route.query)) return [];
  return Object.entries(schema.properties ?? {}).map(([name, shape]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: shape as object,
  }));
}

function responsesOf(route: Command | Endpoint, method: Method): Record<string, object> {
  const usual = route.kind === 'endpoint' ? route.answers.status : route.status;
  const status = route.kind === 'command' && method === 'POST' && route.alsoBy ? 201 : usual;
  const answered = status === 204 ? undefined : answerOf(route);
  const refused = method === 'GET' ? refusals : [...refusals, ...refusalsOfBodies];
  return {
    [status]: { description: 'done', ...(answered && { content: answered }) },
    ...alsoAnswered(route),
    ...(route.kind === 'command' && { 202: { description: 'done, and its rows follow', content: answerOf(route) } }),
    ...Object.fromEntries(refused.map((one) => [one, reference('responses', 'Refused')])),
  };
}

function alsoAnswered(route: Command | Endpoint): Record<string, object> {
  const also = Object.entries((route.kind === 'endpoint' && route.answers.also) || {});
  return Object.fromEntries(
    also.map(([status, shape]) => [
      status,
      { description: 'answered as well', content: json(z.toJSONSchema(shape, { unrepresentable: 'any' })) },
    ]),
  );
}

const bodyOf = (route: Command | Endpoint, schema: InputSchema): object =>
  'upload' in route ? formOf(schema) : { 'application/json': { schema, example: route.example } };

const formOf = ({ properties, required = [] }: InputSchema) => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: [...required, 'file'],
      properties: { ...properties, file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    },
  },
});

/** Of server-sent events the shape is that of each event. */
const textOf = (type: string): object =>
  type === 'text/event-stream'
    ? {
        type: 'object',
        properties: { event: { type: 'string' }, data: { type: 'string' } },
        required: ['event', 'data'],
      }
    : { type: 'string', contentMediaType: type };

function answerOf(route: Command | Endpoint): object | undefined {
  if (route.kind === 'command') return json(reference('schemas', 'Answer'));
  const { shape, types } = route.answers;
  if (types) return Object.fromEntries(types.map((type) => [type, { schema: textOf(type) }]));
  return shape && json(z.toJSONSchema(shape, { unrepresentable: 'any' }));
}
