import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { isHosted, type Service } from '../hosted-service.ts';
import { pathOf } from '../log.ts';
import { problem } from '../problem.ts';
import { proxyTo, type Forward } from './proxy.ts';

/**
 * Paths of the portal that share their first part with a service: `/leave/balances` is a page, `/leave/api/...` is not.
 */
const portalPrefixes = new Set(['leave']);

/**
 * Routes `/<service>/api/...` and `/<service>/v1.0/api/...` to the service, untouched: no body is read here.
 * All else under a service, its own GraphQL and internal routes among it, does not exist from outside.
 */
export function addServices(app: FastifyInstance, services: Service[]): () => void {
  const proxies = services.flatMap((service) =>
    isHosted(service) ? [] : [{ service, proxy: proxyTo(service.address) }],
  );
  const forwards = new Map<string, Forward>(proxies.map(({ service, proxy }) => [service.name, proxy.forward]));
  for (const service of services)
    if (isHosted(service)) forwards.set(service.name, (req, res) => service.handle(req, res));

  app.addHook('onRequest', async (request, reply) => {
    const name = serviceOf(request, forwards);
    const forward = name !== undefined && forwards.get(name);
    if (!forward) return;
    if (!isOpen(request, name)) {
      const { status, body } = problem('resource_not_found', request.headers['accept-language']);
      return reply.code(status).send(body);
    }
    reply.hijack();
    forward(request.raw, reply.raw, () => {
      const { status, body } = problem('service_unavailable', request.headers['accept-language']);
      reply.raw.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
    });
  });
  return () => proxies.forEach(({ proxy }) => proxy.close());
}

function serviceOf({ raw }: FastifyRequest, known: Map<string, Forward>): string | undefined {
  const [, name = '', next = ''] = pathOf(raw.url ?? '/').split('/', 3);
  const isPage = portalPrefixes.has(name) && next !== 'api' && next !== 'graphql' && next !== 'internal';
  return known.has(name) && !isPage ? name : undefined;
}

function isOpen({ raw }: FastifyRequest, name: string): boolean {
  const rest = pathOf(raw.url ?? '/').slice(name.length + 1);
  // A client that resolves dot segments, plain or encoded, would leave the open part.
  const isPlain = !rest.split(/\/|%2f|\\|%5c/i).some((part) => /^(\.|%2e){1,2}$/i.test(part));
  return isPlain && /^\/(v[\d.]+\/)?api\//.test(rest);
}
