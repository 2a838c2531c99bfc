import { type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type Notice, systemTime, type TimePorts, type Wait } from '@kadro/chassis';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { requestId, rewriteForwarded } from './caller.ts';
import { byEndpoint, described, type Descriptions, sameRealm } from './descriptions.ts';
import { addGraphql } from './graphql/route.ts';
import { addHealth, type HealthOptions } from './health.ts';
import { isHosted, type Service } from './hosted-service.ts';
import { pathOf, type Log } from './log.ts';
import { readMeshConfig, type MeshConfig } from './mesh/config.ts';
import { startMesh } from './mesh/start.ts';
import { addObserving } from './observed.ts';
import { addPeopleExport } from './people-export/route.ts';
import { problem, type ProblemName } from './problem.ts';
import { addLiveStream } from './services/live-stream.ts';
import { addServices } from './services/route.ts';
import { setSecurityHeaders } from './web/headers.ts';
import { addOutbox } from './web/outbox.ts';
import { addWeb, openWeb } from './web/route.ts';

/** How a gateway is started. */
export interface GatewayOptions {
  /** Hosted in this process or reached at an address; the list knows each of them. */
  services: Service[];
  /** Takes the place of the list of services. */
  list?: Descriptions;
  /** 0 takes a free one. */
  port: number;
  host?: string;
  /** Folder with `portal/dist` and `console/dist`; the repository's `web/apps` unless told. */
  webRoot?: string;
  /** Introspection is answered, and GraphiQL; `KADRO_DEV=1`. */
  dev?: boolean;
  /** How many proxies before the gateway are believed about the caller's address; `KADRO_TRUSTED_PROXIES`. */
  trustedProxies?: number;
  logger: Log;
  metrics?: HealthOptions['metrics'];
  /** Of a demo on this machine: the notices handed over lately, shown at `/demo/outbox`. */
  outbox?: () => Promise<Notice[]>;
  /** The system's unless told. */
  time?: TimePorts;
  /** Takes the place of the sources and joins of the list. */
  meshConfig?: MeshConfig;
}

/** A listening gateway. */
export interface Gateway {
  /** Base address, e.g. `http://127.0.0.1:3000`. */
  address: string;
  port: number;
  /** Settles when the web apps are compressed. */
  compressed: Promise<void>;
  /**
   * Not ready first, then no new connections, then an end of what runs or of the deadline, 10 s unless told; hosted
   * services are closed last.
   */
  stop(deadlineMs?: number): Promise<void>;
}

const minute = 60_000;

/**
 * Starts the single origin: services under their prefixes, GraphQL endpoints, health, portal at `/`, console at `/console`.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { services, port, host = '127.0.0.1', logger: log, time = systemTime } = options;
  const known = described(services, options.list);
  const config = options.meshConfig ?? (await readMeshConfig(options.list));
  const endpoints = [...byEndpoint(known)];
  const meshes = await Promise.all(endpoints.map(([, own]) => startMesh(own, config, log)));
  const web = await openWeb(options.webRoot ?? fileURLToPath(new URL('../../web/apps', import.meta.url)), log);
  let stopping: Promise<void> | undefined;
  const app = createApp(options);
  addObserving(app, known);
  addServices(app, known);
  addHealth(app, {
    services,
    isStopping: () => stopping !== undefined,
    metrics: options.metrics,
    log,
    wait: time.wait,
  });
  for (const [n, [path]] of endpoints.entries())
    addGraphql(app, { path, mesh: meshes[n]!, isOpen: options.dev === true, log });
  const endStreams = addLiveStream(app, {
    services: sameRealm(known).map(({ service }) => service),
    wait: time.wait,
    log,
  });
  addPeopleExport(app, { services: sameRealm(known), log, wait: time.wait });
  if (options.outbox) addOutbox(app, options.outbox);
  addWeb(app, web);
  const address = await app.listen({ port, host });

  async function close(deadlineMs: number): Promise<void> {
    endStreams();
    await closeServer(app, deadlineMs, time.wait);
    await Promise.all(meshes.map((mesh) => mesh.close()));
    await Promise.all(services.filter(isHosted).map((service) => service.close()));
  }
  const stop = (deadlineMs = 10_000) => (stopping ??= close(deadlineMs));
  return { address, port: Number(new URL(address).port), compressed: web.compressed, stop };
}

function createApp({ trustedProxies = 0, logger: log, time = systemTime }: GatewayOptions): FastifyInstance {
  // Fastify's own log lines hold query strings, so it is given no logger.
  const app = Fastify({
    genReqId: (request: IncomingMessage) => requestId(request, time.ids),
    trustProxy: trustedProxies > 0 && ((_address: string, hop: number) => hop < trustedProxies),
    bodyLimit: 100 * 1024,
    requestTimeout: 15 * minute,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // what comes over an open connection while it stops is answered like the rest; the connection ends with it
    return503OnClosing: false,
    http: { headersTimeout: minute / 2 },
    frameworkErrors: (_, request, reply) => {
      setSecurityHeaders(reply.raw, { isHttps: false });
      return refuse(request, reply, 'resource_not_found');
    },
  }) as unknown as FastifyInstance;
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('x-request-id', request.id);
    setSecurityHeaders(reply.raw, rewriteForwarded(request));
  });
  app.addHook('onResponse', async ({ method, raw, id }, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ method, path: pathOf(raw.url ?? ''), status: reply.raw.statusCode, ms, requestId: id }, 'request');
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const name = nameOf(error);
    if (name === 'server_error')
      log.error({ error: error.name, code: error.code, requestId: request.id }, 'request failed');
    return refuse(request, reply, name);
  });
  return app;
}

function nameOf({ statusCode = 500 }: FastifyError): ProblemName {
  if (statusCode === 413) return 'payload_size_unexpected';
  if (statusCode === 415) return 'unsupported_file_format';
  return statusCode < 500 ? 'http_message_not_readable' : 'server_error';
}

function refuse(request: FastifyRequest, reply: FastifyReply, name: ProblemName): FastifyReply {
  const { status, body } = problem(name, request.headers['accept-language']);
  return reply.code(status).send(body);
}

/** Connections that fall idle while the server closes would otherwise be waited for until their keep-alive ends. */
async function closeServer(app: FastifyInstance, deadlineMs: number, wait: Wait): Promise<void> {
  const endIdle = wait.every(50, () => app.server.closeIdleConnections());
  const callOff = wait.after(deadlineMs, () => app.server.closeAllConnections());
  await app.close();
  endIdle();
  callOff();
}
