import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Log } from '../log.ts';
import { type Mesh } from '../mesh/start.ts';
import { problem, type ProblemName } from '../problem.ts';
import { answered, asQuery, chosen, refused, told, type Answer, type Tell } from './answer.ts';
import { documentReader, RefusedDocument, type ReadDocument } from './documents.ts';
import { limits } from '@kadro/chassis';

/** What the route of an endpoint needs. `introspection` is for development only. */
export interface GraphqlOptions {
  /** `/graphql`. */
  path: string;
  mesh: Mesh;
  introspection: boolean;
  log: Log;
}

/** Adds `POST` of an endpoint: one query or up to ten in an array, JSON only, never stored; other methods are refused. */
export function addGraphql(app: FastifyInstance, options: GraphqlOptions): void {
  const read = documentReader(options.mesh.schema, options);
  app.route({
    method: 'POST',
    url: options.path,
    bodyLimit: limits.bodyBytes,
    handler: (request, reply) => respond(request, reply, read, options),
  });
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: options.path,
    handler: (request, reply) => refuse(request, reply.header('allow', 'POST'), 'method_not_allowed'),
  });
}

async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  read: ReadDocument,
  options: GraphqlOptions,
): Promise<FastifyReply> {
  const { body } = request;
  const isBatch = Array.isArray(body);
  const asked: unknown[] = isBatch ? body : [body];
  if (asked.length === 0) return refuse(request, reply, 'http_message_not_readable');
  if (asked.length > limits.batch) return refuse(request, reply, 'query_too_complex');
  const answers = await Promise.all(asked.map((one) => answer(one, request.headers, read, options)));
  const status = isBatch ? 200 : (answers[0]?.status ?? 200);
  const bodies = answers.map((one) => one.body);
  return reply
    .code(answers.some((one) => one.status === 401) ? 401 : status)
    .type('application/json')
    .send(JSON.stringify(isBatch ? bodies : bodies[0]));
}

async function answer(
  asked: unknown,
  headers: FastifyRequest['headers'],
  read: ReadDocument,
  { mesh, log }: GraphqlOptions,
): Promise<Answer> {
  const tell: Tell = (name) => problem(name, headers['accept-language']).body;
  const query = asQuery(asked);
  if (!query) return told(tell('http_message_not_readable'));
  const { variables, operationName } = query;
  try {
    const document = chosen(read(query.query), operationName);
    return answered(await mesh.execute({ document, variables, operationName, headers }), tell);
  } catch (error) {
    if (error instanceof RefusedDocument) return refused(error, tell);
    log.error(
      { error: error instanceof Error ? error.name : 'unknown', requestId: headers['x-request-id'] },
      'query failed',
    );
    return told(tell('server_error'));
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply, name: ProblemName): FastifyReply {
  const { status, body } = problem(name, request.headers['accept-language']);
  return reply.code(status).send(body);
}
