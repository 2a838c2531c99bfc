import { openSpan, type OpenSpan, requestSeconds } from '@kadro/chassis';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type DescribedService } from './descriptions.ts';
import { pathOf } from './log.ts';
import { ownerOf } from './services/owner.ts';

const ownRoutes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Measures each request by its route and starts a trace, which services continue by `traceparent`. Routes are patterns
 * such as `/leave/api/*`, without ids and query strings.
 */
export function addObserving(app: FastifyInstance, services: readonly DescribedService[]): void {
  const owner = ownerOf(services.map(({ description }) => description));
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', async (request) => {
    const { method, id, raw } = request;
    const route = routeOf(request, owner);
    if (!route || ownRoutes.has(route)) return;
    const span = openSpan(
      `${method} ${route}`,
      { 'http.request.method': method, 'http.route': route },
      { correlation: id },
    );
    if (!span) return;
    spans.set(request, span);
    raw.headers.traceparent = span.traceparent;
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request, owner) ?? 'page';
    const status = reply.raw.statusCode;
    if (!ownRoutes.has(route))
      requestSeconds.observe(
        { service: 'gateway', route: `${request.method} ${route}`, status: String(status) },
        reply.elapsedTime / 1000,
      );
    spans.get(request)?.end({ 'http.response.status_code': status }, status >= 500 ? String(status) : undefined);
  });
}

function routeOf({ raw, routeOptions }: FastifyRequest, owner: ReturnType<typeof ownerOf>): string | undefined {
  const { prefix } = owner(pathOf(raw.url ?? '/')) ?? {};
  return prefix === undefined ? routeOptions.url : `/${prefix}/*`;
}
