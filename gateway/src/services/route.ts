import { type FastifyInstance } from 'fastify';
import { type DescribedService } from '../descriptions.ts';
import { isHosted } from '../hosted-service.ts';
import { pathOf } from '../log.ts';
import { problem } from '../problem.ts';
import { ownerOf } from './owner.ts';
import { proxyTo, type Forward } from './proxy.ts';

/**
 * Routes the open prefixes of the services, such as `/leave/api/...`, untouched: no body is read here.
 * All else under a service, its own GraphQL and internal routes among it, does not exist from outside.
 */
export function addServices(app: FastifyInstance, services: readonly DescribedService[]): () => void {
  const proxies = services.flatMap(({ service }) =>
    isHosted(service) ? [] : [{ service, proxy: proxyTo(service.address) }],
  );
  const forwards = new Map<string, Forward>(proxies.map(({ service, proxy }) => [service.name, proxy.forward]));
  for (const { service } of services)
    if (isHosted(service)) forwards.set(service.name, (req, res) => service.handle(req, res));
  const owner = ownerOf(services.map(({ description }) => description));

  app.addHook('onRequest', async (request, reply) => {
    const owned = owner(pathOf(request.raw.url ?? '/'));
    if (!owned) return;
    const forward = forwards.get(owned.name);
    if (!forward || owned.prefix === undefined) {
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
