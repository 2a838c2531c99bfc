import { type DocumentNode, type ExecutionArgs, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { useEngine } from '@envelop/core';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { answerOf, type Describe, type QueryAnswer, refusedQuery, statusesOfAll } from './answers.ts';
import { documentErrors, type DocumentRules, readDocument } from './documents.ts';
import { limits, tooComplex } from './limits.ts';

type Headers = Record<string, string | undefined>;

/** One query that may be executed. `headers` is one object per HTTP request, for it decides what is batched together. */
export interface ValidQuery {
  document: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string;
  headers: Headers;
}

export interface EndpointOptions extends DocumentRules {
  /** `/graphql`. */
  path: string;
  schema: GraphQLSchema;
  execute: (query: ValidQuery) => Promise<ExecutionResult>;
  /** Whether the caller is signed in, asked before the body is read; absent where the execution alone knows. */
  admit?: (authorization: string | undefined) => Promise<boolean>;
  /** Texts of refusals for `Accept-Language`. */
  describe: (acceptLanguage: string | undefined) => Describe;
  /** The text of a document that our own apps name by its hash (SHA-256, hex); undefined for any other. */
  persisted?: (hash: string) => string | undefined;
  /** Told of what was thrown and is answered as 706. */
  failed?: (error: unknown, requestId: string) => void;
  /** Content security policy of GraphiQL, which `isOpen` answers to GET. */
  graphiqlPolicy?: string;
}

/** What one HTTP request has while it is answered; Yoga hands it to every step. */
interface Exchange {
  headers: Headers;
  id: string;
}

type Yoga = YogaServerInstance<Exchange, object>;
type OwnPlugin = Plugin<Exchange, Exchange>;

const cachedDocuments = 500;
const longestCached = 10_000;

/** `POST` of one query or up to ten in an array, JSON only, never stored; else only GET where GraphiQL is open. */
export function addGraphqlEndpoint(app: FastifyInstance, options: EndpointOptions): void {
  const yoga = yogaOf(options);
  app.route({
    method: 'POST',
    url: options.path,
    bodyLimit: limits.bodyBytes,
    onRequest: (request, reply) => admitted(request, reply, options),
    handler: (request, reply) => respond(request, reply, yoga),
  });
  let graphiql: Promise<string> | undefined;
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: options.path,
    handler: async (request, reply) => {
      if (options.isOpen && request.method === 'GET')
        return reply
          .header('content-security-policy', options.graphiqlPolicy)
          .type('text/html')
          .send(await (graphiql ??= graphiqlOf(options.path)));
      const { status, body } = options.describe(request.headers['accept-language'])('method_not_allowed');
      return reply
        .header('allow', options.isOpen ? 'GET, POST' : 'POST')
        .code(status)
        .send(body);
    },
  });
}

/** Loaded for the first who opens it: it takes 30 MB. */
async function graphiqlOf(endpoint: string): Promise<string> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  return renderGraphiQL({ endpoint, title: 'Kadro' });
}

async function admitted(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { admit, describe }: EndpointOptions,
): Promise<unknown> {
  if (!admit || (await admit(headers.authorization))) return undefined;
  const { status, result } = answerOf({ errors: [refusedQuery('unauthorised')] }, describe(headers['accept-language']));
  return reply.code(status).send(result);
}

async function respond(request: FastifyRequest, reply: FastifyReply, yoga: Yoga): Promise<FastifyReply> {
  const exchange: Exchange = { headers: request.headers as Headers, id: request.id };
  const response = await yoga.fetch(
    `http://localhost${yoga.graphqlEndpoint}`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request.body ?? null) },
    exchange,
  );
  const retryAfter = response.headers.get('retry-after');
  return reply
    .code(response.status)
    .headers(retryAfter === null ? {} : { 'retry-after': retryAfter })
    .type('application/json')
    .send(await response.text());
}

function yogaOf(options: EndpointOptions): Yoga {
  const { path, schema, persisted } = options;
  const plugins = [engine(options), answering(options), shapes, persisted ? persistedDocuments(persisted) : {}];
  return createYoga<Exchange>({
    schema,
    plugins,
    graphqlEndpoint: path,
    batching: { limit: limits.batch },
    parserAndValidationCache: { documentCache: cacheOf(), errorCache: cacheOf() },
    // every error is given its catalogue entry by `answering`, in the caller's language
    maskedErrors: false,
    multipart: false,
    cors: false,
    logging: false,
    graphiql: false,
    landingPage: false,
  });
}

/** Documents of our own apps by their hash; other clients send their text. */
const persistedDocuments = (find: NonNullable<EndpointOptions['persisted']>): OwnPlugin =>
  // typed for a server without a context of its own, of which it uses nothing
  usePersistedOperations<Exchange>({
    allowArbitraryOperations: true,
    getPersistedOperation: (hash) => find(hash) ?? null,
    customErrors: {
      notFound: () => refusedQuery('resource_not_found'),
      keyNotFound: () => refusedQuery('http_message_not_readable'),
    },
  }) as OwnPlugin;

function cacheOf<Value extends object>() {
  const cache = new LRUCache<string, Value>({ max: cachedDocuments });
  return {
    get: (text: string) => cache.get(text),
    set: (text: string, value: Value) => void (text.length <= longestCached && cache.set(text, value)),
  };
}

/** graphql-js itself reads, checks and executes, each with our limits. */
function engine({ schema, execute, failed, ...rules }: EndpointOptions): OwnPlugin {
  return useEngine({
    parse: (text: string) => readDocument(text),
    validate: (_schema: GraphQLSchema, document: DocumentNode) => documentErrors(schema, document, rules),
    execute: async ({ document, variableValues, operationName, contextValue }: ExecutionArgs) => {
      // what Yoga was given for this request
      const { headers, id } = contextValue as Exchange;
      try {
        return await execute({
          document,
          variables: variableValues ?? undefined,
          operationName: operationName ?? undefined,
          headers,
        });
      } catch (error) {
        failed?.(error, id);
        return { errors: [refusedQuery('server_error')] };
      }
    },
  }) as OwnPlugin;
}

/** Gives every result its texts and the response its status. */
const answering = ({ describe }: EndpointOptions): OwnPlugin => ({
  onResultProcess(done) {
    const { result, serverContext } = done;
    const texts = describe(serverContext.headers['accept-language']);
    const answers = [result].flat().map((one) => answerOf(one as ExecutionResult, texts));
    const isBatch = Array.isArray(result);
    const status = isBatch ? statusOfAll(answers) : answers[0]!.status;
    const results = answers.map((one) => one.result);
    const body = JSON.stringify(isBatch ? results : results[0]);
    const headers = retryAfterOf(answers);
    done.setResultProcessor((_result, { Response: Made }) => new Made(body, { status, headers }), 'application/json');
  },
});

const statusOfAll = (answers: QueryAnswer[]): number =>
  statusesOfAll.find((one) => answers.some(({ status }) => status === one)) ?? 200;

function retryAfterOf(answers: QueryAnswer[]): Record<string, string> {
  const seconds = Math.max(0, ...answers.map(({ retryAfter = 0 }) => retryAfter));
  return seconds > 0 ? { 'retry-after': String(seconds) } : {};
}

/** A batch is refused whole where it is empty or too long, a query where it is no object. */
const shapes: OwnPlugin = {
  onParams({ params }) {
    if (typeof params !== 'object' || params === null) throw refusedQuery('http_message_not_readable');
  },
  onRequestParse: () => ({
    onRequestParseDone({ requestParserResult }) {
      if (!Array.isArray(requestParserResult)) return;
      if (requestParserResult.length === 0) throw refusedQuery('http_message_not_readable');
      if (requestParserResult.length > limits.batch) throw tooComplex('batch');
    },
  }),
};
