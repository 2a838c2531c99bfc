import 'reflect-metadata';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type ExecutionResult, type GraphQLSchema, printSchema } from 'graphql';
import { prefixesOf, rootOf } from '../declare/prefix.ts';
import { type Authenticator } from '../declare/principal.ts';
import { Refused } from '../declare/refusal.ts';
import { type Service } from '../declare/service.ts';
import { addGraphqlEndpoint } from '../graphql/endpoint.ts';
import { executeQuery, type GraphQLRequest } from '../graphql/execute.ts';
import { schemaOf } from '../graphql/schema.ts';
import { metrics, requestSeconds } from '../observe/metrics.ts';
import { type Log, type Ports } from '../ports/index.ts';
import { publishedLanguage } from '../messaging/published-language.ts';
import { type Role, ServiceRuntime } from '../runtime/service-runtime.ts';
import { type AddressList, addressList, loopback } from './edge/address-list.ts';
import { type CommandRates } from './edge/command-rates.ts';
import { addInternalRows, internalRows, type RowsRequest } from './internal-rows.ts';
import { addLiveStream, LiveStreams, type StreamRequest } from './live-stream.ts';
import { edgeProblem, serviceModule } from './nest-module.ts';
import { openApiOf } from './open-api.ts';
import { readerOf, problem } from '../runtime/problem.ts';
import { principalPath } from './remote-sign-in.ts';
import { keepWhatIsSaid } from './said.ts';
import { acceptUploads } from './upload.ts';
import { MessageLogTransport } from '../messaging/transport.ts';

export interface Readiness {
  ready: boolean;
  reason?: string;
  /** Names of what follows the log or a queue and has not moved for too long. */
  standing?: string[];
}

export interface HostedService {
  name: string;
  runtime: ServiceRuntime;
  /** Hands a raw request to the service's router; paths as they come. */
  handle(req: IncomingMessage, res: ServerResponse): void;
  graphql: { sdl: string; execute(request: GraphQLRequest): Promise<ExecutionResult> };
  /** All rows of a model as their caller may see them, lines of JSON: what `/internal/rows` gives over HTTP. */
  rows(request: RowsRequest): Promise<AsyncGenerator<string>>;
  /** Server-sent events for one caller: what `/internal/stream` gives over HTTP. @throws Refused */
  stream(request: StreamRequest): Promise<AsyncGenerator<string>>;
  /** Whether a caller is signed in; `unknown` where that cannot be asked just now. */
  admit(authorization: string | undefined): Promise<'yes' | 'no' | 'unknown'>;
  /** Status and body of what `rows` and `stream` refuse. */
  problem(thrown: unknown, acceptLanguage: string | undefined): { status: number; body: object };
  ready(): Promise<Readiness>;
  /** Listens on its own port, where the service runs alone. */
  listen(port: number, host: string): Promise<void>;
  close(): Promise<void>;
}

export interface HostOptions {
  /** Largest JSON body in bytes. */
  bodyLimit?: number;
  requestTimeoutMs?: number;
  /** What this process does of the service, where it is one of several. */
  role?: Role;
  /** Counts the commands and histories of each account; absent = no limit. */
  commandRates?: CommandRates;
  /** Who may read `/metrics`; by default this machine. */
  metricsFrom?: AddressList;
  /** Who signs in the callers of prefixes of another realm, by its name. */
  realms?: Readonly<Record<string, Authenticator>>;
}

/** Opens a service on its ports and puts a Nest application on Fastify around it. */
export async function hostService(
  service: Service,
  ports: Ports,
  logger: Log,
  options: HostOptions = {},
): Promise<HostedService> {
  const runtime = new ServiceRuntime(withRealms(service, options.realms), ports, logger, options.role);
  await runtime.start();
  const app = await nestApplication(runtime, options);
  const fastify = app.getHttpAdapter().getInstance() as FastifyInstance;
  const schema = schemaOf(service);
  const streams = new LiveStreams(runtime);
  let open = true;
  const ready = async (): Promise<Readiness> => (open ? movingOf(runtime) : { ready: false, reason: 'closing' });
  const routes = { runtime, schema, openApi: openApiOf(service), ready, streams, ...options };
  await startApplication(app, fastify, routes);
  return {
    name: service.name,
    runtime,
    handle: (req, res) => fastify.routing(req, res),
    graphql: {
      sdl: printSchema(schema),
      execute: (request) => executeQuery(runtime, schema, request, options.commandRates),
    },
    rows: (request) => internalRows(runtime, request),
    stream: (request) => streams.open(request),
    admit: (authorization) => admitted(runtime, authorization),
    problem: (thrown, language) =>
      problem(runtime, thrown, readerOf(runtime, { headers: { 'accept-language': language } }, null)),
    ready,
    listen: async (port, host) => void (await app.listen(port, host)),
    close: async () => {
      open = false;
      streams.close();
      await app.close();
      await runtime.close();
    },
  };
}

async function admitted(
  { authenticator }: ServiceRuntime,
  authorization: string | undefined,
): Promise<'yes' | 'no' | 'unknown'> {
  try {
    await authenticator.principal(authorization);
    return 'yes';
  } catch (refused) {
    return refused instanceof Refused ? 'no' : 'unknown';
  }
}

/** Whoever follows the log or a queue has to move. */
async function movingOf({ watchdog }: ServiceRuntime): Promise<Readiness> {
  const standing = [...new Set((await watchdog.look()).map(({ follower }) => follower))];
  if (standing.length === 0) return { ready: true };
  return { ready: false, reason: `standing: ${standing.join(', ')}`, standing };
}

async function startApplication(
  app: NestFastifyApplication,
  fastify: FastifyInstance,
  routes: OwnRoutes,
): Promise<void> {
  const { service, ports, role } = routes.runtime;
  fastify.removeContentTypeParser('text/plain');
  if (service.endpoints.some((route) => route.signed)) keepWhatIsSaid(fastify);
  if (service.endpoints.some((route) => route.upload)) await acceptUploads(fastify);
  addOwnRoutes(fastify, routes);
  // deferred, or the module's filters are dropped for messages
  if (role !== 'api')
    app.connectMicroservice(
      { strategy: new MessageLogTransport(ports.messages, service.name, routes.runtime.watchdog) },
      { deferInitialization: true },
    );
  await app.init();
  await app.startAllMicroservices();
  await fastify.ready();
}

const withRealms = (service: Service, given: HostOptions['realms'] = {}): Service => ({
  ...service,
  realms: { ...Object.fromEntries(Object.entries(given).map(([name, made]) => [name, () => made])), ...service.realms },
});

async function nestApplication(runtime: ServiceRuntime, options: HostOptions): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: options.bodyLimit ?? 512 * 1024,
    // the gateway in front puts the one address it knows into X-Forwarded-For
    trustProxy: (_address: string, hop: number) => hop < 1,
    requestTimeout: options.requestTimeoutMs ?? 900_000,
    // what comes over an open connection while it stops is answered like the rest; the connection ends with it
    return503OnClosing: false,
    genReqId: (req: { headers: Record<string, unknown> }) =>
      typeof req.headers['x-request-id'] === 'string' && /^[\w-]{8,64}$/.test(req.headers['x-request-id'])
        ? req.headers['x-request-id']
        : runtime.ports.ids.random(),
    // an address that the router cannot read, such as one with an id of a thousand characters, is nobody's
    frameworkErrors: (_thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const { status, body } = edgeProblem(runtime, new Refused('resource_not_found'), request);
      return reply.code(status).send(body);
    },
  } as ConstructorParameters<typeof FastifyAdapter>[0]);
  return NestFactory.create<NestFastifyApplication>(serviceModule(runtime, options.commandRates), adapter, {
    logger: false,
    abortOnError: false,
    bodyParser: false,
  });
}

interface OwnRoutes extends Pick<HostOptions, 'metricsFrom' | 'commandRates'> {
  runtime: ServiceRuntime;
  schema: GraphQLSchema;
  openApi: object;
  ready: () => Promise<Readiness>;
  streams: LiveStreams;
}

function addOwnRoutes(fastify: FastifyInstance, routes: OwnRoutes): void {
  const { runtime, openApi, streams } = routes;
  observeAnswers(fastify, runtime);
  // in a scope of their own: Nest answers the faults of its routes, these are ours
  void fastify.register((own, _options, done) => {
    own.setErrorHandler((thrown, request, reply) => {
      const { status, body } = edgeProblem(runtime, thrown, request);
      return reply.code(status).send(body);
    });
    addHealth(own, routes);
    addPrincipal(own, runtime);
    addInternalRows(own, runtime);
    addLiveStream(own, runtime, streams);
    addDescriptions(own, runtime.service, openApi);
    addGraphql(own, routes);
    done();
  });
}

function observeAnswers(fastify: FastifyInstance, { service, logger }: ServiceRuntime): void {
  fastify.addHook('onResponse', async (request, reply) => {
    // the route's pattern, never the address as it came: ids and query strings stay out of metrics and logs
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const status = reply.statusCode;
    const { elapsedTime } = reply;
    requestSeconds.observe(
      { service: service.name, route: `${method} ${route}`, status: `${status}` },
      elapsedTime / 1000,
    );
    const ms = Math.round(elapsedTime * 10) / 10;
    logger.info({ service: service.name, request: request.id, method, route, status, ms }, 'answered');
  });
}

type Health = Pick<OwnRoutes, 'ready' | 'metricsFrom'>;

function addHealth(own: FastifyInstance, { ready, metricsFrom = addressList(loopback) }: Health): void {
  own.get('/healthz', () => ({ alive: true }));
  own.get('/readyz', async (_request, reply) => {
    const state = await ready();
    return reply.code(state.ready ? 200 : 503).send(state);
  });
  own.get('/metrics', async ({ socket }, reply) => {
    // the connection's own address: what a header says of it is for commands
    if (!metricsFrom.has(socket.remoteAddress ?? '')) throw new Refused('resource_not_found');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** Who a token speaks for, asked by other services with what their caller gave them; no gateway leads here. */
function addPrincipal(own: FastifyInstance, { ownRealm }: ServiceRuntime): void {
  own.get<{ Querystring: { for?: string } }>(principalPath, ({ headers: { authorization }, query }) =>
    query.for !== undefined && ownRealm.internal
      ? ownRealm.internal(authorization, query.for)
      : ownRealm.principal(authorization),
  );
}

function addGraphql(own: FastifyInstance, { runtime, schema, commandRates }: OwnRoutes): void {
  const { name, domain } = runtime.service;
  addGraphqlEndpoint(own, {
    path: `/${name}/graphql`,
    schema,
    execute: (query) => executeQuery(runtime, schema, query, commandRates),
    describe: (acceptLanguage) => {
      const reader = readerOf(runtime, { headers: { 'accept-language': acceptLanguage } }, null);
      return (refusal) => ({
        status: domain.errors.status(refusal),
        body: domain.errors.body({ name: refusal }, reader),
      });
    },
    isMerged: true,
  });
}

/** Below each root, so that whoever may come to one of them only finds them too. */
function addDescriptions(own: FastifyInstance, service: Service, openApi: object): void {
  const asyncApi = service.publications.length > 0 && publishedLanguage(service.name).asyncApi({ version: '1' });
  const roots = [rootOf(service), ...prefixesOf(service).map((prefix) => rootOf(service, prefix))];
  for (const root of new Set(roots)) {
    own.get(`${root}/openapi.json`, () => openApi);
    if (asyncApi) own.get(`${root}/asyncapi.json`, () => asyncApi);
  }
}
