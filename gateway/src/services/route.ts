import { type IncomingMessage } from 'node:http';
import replyFrom from '@fastify/reply-from';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type DescribedService } from '../descriptions.ts';
import { isHosted } from '../hosted-service.ts';
import { pathOf } from '../log.ts';
import { refuse } from '../problem.ts';
import { ownerOf } from './owner.ts';

const answerTimeoutMs = 15 * 60_000;

type Forward = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Routes the open prefixes of the services, such as `/leave/api/...`, untouched: no body is read here.
 * All else under a service, its own GraphQL and internal routes among it, does not exist from outside.
 */
export function addServices(app: FastifyInstance, services: readonly DescribedService[]): void {
  void app.register(replyFrom, {
    http: { agentOptions: { keepAlive: true, maxSockets: 256 }, requestOptions: { timeout: answerTimeoutMs } },
    disableRequestLogging: true,
    disableCache: true,
    destroyAgent: true,
  });
  const forwards = new Map(services.map(({ service }): [string, Forward] => [service.name, forwardTo(service)]));
  const owner = ownerOf(services.map(({ description }) => description));

  app.addHook('onRequest', async (request, reply) => {
    const owned = owner(pathOf(request.raw.url ?? '/'));
    if (!owned) return;
    const forward = owned.prefix === undefined ? undefined : forwards.get(owned.name);
    return forward ? forward(request, reply) : refuse(request, reply, 'resource_not_found');
  });
}

function forwardTo(service: DescribedService['service']): Forward {
  if (!isHosted(service)) return (request, reply) => proxy(request, reply, service.address);
  return (request, reply) => {
    reply.hijack();
    service.handle(request.raw, reply.raw);
    return reply;
  };
}

/** Streams to a base address and back; a service that gives no answer is unavailable. */
function proxy(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  const { raw } = request;
  // not read yet: it is streamed
  if (hasBody(raw)) request.body = raw;
  return reply.from(`${address.replace(/\/$/, '')}${raw.url}`, {
    retryDelay: () => null,
    rewriteRequestHeaders: (_request, headers) => endToEnd(headers),
    rewriteHeaders: endToEnd,
    onError: () => void refuse(request, reply, 'service_unavailable'),
  });
}

const hasBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' && method !== 'HEAD' && ('transfer-encoding' in headers || Number(headers['content-length']) > 0);

const hopHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

/** Headers without those that belong to one connection, also the ones that `Connection` names. */
function endToEnd<Headers extends { connection?: string | string[] }>(headers: Headers): Headers {
  const named = new Set(
    String(headers.connection ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase()),
  );
  const kept = Object.entries(headers).filter(([name]) => !hopHeaders.has(name) && !named.has(name));
  return Object.fromEntries(kept) as Headers;
}
