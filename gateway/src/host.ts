import { type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type AddressList, type Notice, systemTime, type TimePorts, type Wait } from '@kadro/chassis';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { addAuditLog } from './audit/route.ts';
import { cameForwarded, requestId, rewriteForwarded } from './caller.ts';
import { byEndpoint, described, type DescribedService, type Descriptions, sameRealm } from './descriptions.ts';
import { persistedDocuments } from './graphql/persisted.ts';
import { addGraphql } from './graphql/route.ts';
import { gateOf } from './graphql/sign-in.ts';
import { addHealth, type HealthOptions } from './health.ts';
import { isHosted, type Service } from './hosted-service.ts';
import { pathOf, type Log } from './log.ts';
import { readMeshConfig, type MeshConfig } from './mesh/config.ts';
import { type Mesh, startMesh } from './mesh/start.ts';
import { addObserving } from './observed.ts';
import { addPeopleExport } from './people-export/route.ts';
import { type ProblemName, refuse } from './problem.ts';
import { addLiveStream } from './services/live-stream.ts';
import { addServices } from './services/route.ts';
import { addBodyDeadlines, type BodyDeadlines } from './slow-bodies.ts';
import { setSecurityHeaders } from './web/headers.ts';
import { addOutbox } from './web/outbox.ts';
import { addWeb, openWeb, type Web } from './web/route.ts';

export interface GatewayOptions {
  /** Hosted in this process or reached at an address; the list knows each of them. */
  services: Service[];
  /** Replaces the list of services. */
  list?: Descriptions;
  /** Folder with `portal/dist` and `console/dist`; default `web/apps` of the repository. */
  webRoot?: string;
  /** Enables introspection and GraphiQL; `KADRO_DEV=1`. */
  dev?: boolean;
  /** Number of proxies whose `x-forwarded-for` is trusted; `KADRO_TRUSTED_PROXIES`. */
  trustedProxies?: number;
  logger: Log;
  metrics?: HealthOptions['metrics'];
  /** Who may read them; `KADRO_METRICS_FROM`, by default this machine. */
  metricsFrom?: AddressList;
  /** Recent notices of a demo on this machine, shown at `/demo/outbox`. */
  outbox?: () => Promise<Notice[]>;
  bodyDeadlines?: BodyDeadlines;
  time?: TimePorts;
  /** Replaces the sources and joins of the list. */
  meshConfig?: MeshConfig;
}

export interface Listening {
  /** 0 takes a free one. */
  port: number;
  host?: string;
}

export interface Gateway extends Omit<OpenGateway, 'app'> {
  /** Base address, e.g. `http://127.0.0.1:3000`. */
  address: string;
  port: number;
}

/** A gateway before it listens: `app.inject` answers requests of this process. */
export interface OpenGateway {
  app: Pick<FastifyInstance, 'inject' | 'listen'>;
  /** Resolves when the web apps are compressed. */
  compressed: Promise<void>;
  /** Turns unready, stops accepting, waits for running requests or the deadline (10 s), then closes hosted services. */
  stop(deadlineMs?: number): Promise<void>;
}

const minute = 60_000;

/** Starts the single origin; resolves when the port listens. */
export async function startGateway({ port, host, ...options }: GatewayOptions & Listening): Promise<Gateway> {
  return listen(await openGateway(options), { port, host });
}

/** Lets an open gateway listen. */
export async function listen(
  { app, ...gateway }: OpenGateway,
  { port, host = '127.0.0.1' }: Listening,
): Promise<Gateway> {
  const address = await app.listen({ port, host });
  return { ...gateway, address, port: Number(new URL(address).port) };
}

/** Opens the single origin: services under their prefixes, GraphQL, health, portal at `/`, console at `/console`. */
export async function openGateway(options: GatewayOptions): Promise<OpenGateway> {
  const { services, logger: log, time = systemTime } = options;
  const known = described(services, options.list);
  const config = options.meshConfig ?? (await readMeshConfig(options.list));
  const endpoints = [...byEndpoint(known)];
  const meshes = await Promise.all(endpoints.map(([, own]) => startMesh(own, config, log)));
  const web = await openWeb(options.webRoot ?? fileURLToPath(new URL('../../web/apps', import.meta.url)), log);
  let stopping: Promise<void> | undefined;
  const app = createApp(options);
  addObserving(app, known);
  addBodyDeadlines(app, time.wait, options.bodyDeadlines);
  addServices(app, known);
  addHealth(app, {
    services,
    isStopping: () => stopping !== undefined,
    metrics: options.metrics,
    metricsFrom: options.metricsFrom,
    log,
    wait: time.wait,
  });
  addEndpoints(app, options, { known, meshes, web });
  const endStreams = addLiveStream(app, {
    services: sameRealm(known).map(({ service }) => service),
    wait: time.wait,
    log,
  });
  addAuditLog(app, { services: sameRealm(known), log, wait: time.wait });
  addPeopleExport(app, { services: sameRealm(known), log, wait: time.wait });
  if (options.outbox) addOutbox(app, options.outbox);
  addWeb(app, web);

  async function close(deadlineMs: number): Promise<void> {
    endStreams();
    await closeServer(app, deadlineMs, time.wait);
    await Promise.all(meshes.map((mesh) => mesh.close()));
    await Promise.all(services.filter(isHosted).map((service) => service.close()));
  }
  const stop = (deadlineMs = 10_000) => (stopping ??= close(deadlineMs));
  return { app, compressed: web.compressed, stop };
}

interface Known {
  known: DescribedService[];
  /** In the order of the endpoints. */
  meshes: Mesh[];
  web: Web;
}

function addEndpoints(app: FastifyInstance, options: GatewayOptions, { known, meshes, web }: Known): void {
  const { logger: log, dev, time = systemTime } = options;
  const persisted = persistedDocuments(web);
  for (const [n, [path, own]] of [...byEndpoint(known)].entries()) {
    const realm = known.find(({ service }) => own.includes(service))?.description.realm;
    const gate = gateOf(known, realm, time.wait);
    addGraphql(app, { path, mesh: meshes[n]!, isOpen: dev === true, persisted, gate, log });
  }
}

function createApp({ trustedProxies = 0, logger: log, time = systemTime }: GatewayOptions): FastifyInstance {
  // no logger: Fastify's own lines hold query strings
  const app = Fastify({
    genReqId: (request: IncomingMessage) => requestId(request, time.ids),
    trustProxy: trustedProxies > 0 && ((_address: string, hop: number) => hop < trustedProxies),
    bodyLimit: 100 * 1024,
    requestTimeout: 15 * minute,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // requests on open connections are still answered while it stops
    return503OnClosing: false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    frameworkErrors: (_, request, reply) => {
      setSecurityHeaders(reply.raw, { isHttps: false });
      return refuse(request, reply, 'resource_not_found');
    },
  }) as unknown as FastifyInstance;
  const warnOfProxy = trustedProxies === 0 ? warningOnce(log) : undefined;
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('x-request-id', request.id);
    setSecurityHeaders(reply.raw, rewriteForwarded(request));
    if (cameForwarded(request)) warnOfProxy?.();
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

/** Behind a proxy that is not counted everybody has one address, and shares what counts by address. */
function warningOnce(log: Log): () => void {
  let isSaid = false;
  return () => {
    if (isSaid) return;
    isSaid = true;
    log.warn({ setting: 'KADRO_TRUSTED_PROXIES' }, 'requests come through a proxy that is not counted');
  };
}

function nameOf({ statusCode = 500 }: FastifyError): ProblemName {
  if (statusCode === 413) return 'payload_size_unexpected';
  if (statusCode === 415) return 'unsupported_file_format';
  return statusCode < 500 ? 'http_message_not_readable' : 'server_error';
}

/** Connections that become idle while the server closes would otherwise keep it open until their keep-alive ends. */
async function closeServer(app: FastifyInstance, deadlineMs: number, wait: Wait): Promise<void> {
  const endIdle = wait.every(50, () => app.server.closeIdleConnections());
  const cancel = wait.after(deadlineMs, () => app.server.closeAllConnections());
  await app.close();
  endIdle();
  cancel();
}
