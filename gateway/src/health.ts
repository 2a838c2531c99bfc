import { BlockList, isIPv6 } from 'node:net';
import { type Wait } from '@kadro/chassis';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { isHosted, type Service } from './hosted-service.ts';
import { type Log } from './log.ts';
import { problem } from './problem.ts';

const answerTimeoutMs = 2000;

/** What the health routes need; `metrics` gives the text of `/metrics` with its content type. */
export interface HealthOptions {
  services: Service[];
  isStopping: () => boolean;
  metrics?: () => Promise<{ contentType: string; body: string }>;
  log: Log;
  wait: Wait;
}

/**
 * Adds `/healthz` (the process lives), `/readyz` (every service is ready, 503 otherwise) and, for private addresses
 * only, `/metrics`.
 */
export function addHealth(app: FastifyInstance, { services, isStopping, metrics, log, wait }: HealthOptions): void {
  const unready = new Set<string>();
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const states = await Promise.all(
      services.map(async (service) => [service.name, await isReady(service, { log, wait }, unready)] as const),
    );
    const ready = !isStopping() && states.every(([, state]) => state);
    return reply.code(ready ? 200 : 503).send({ ready, services: Object.fromEntries(states) });
  });
  app.get('/metrics', async (request, reply) => {
    if (!metrics || !isNear(request)) {
      const { status, body } = problem('resource_not_found', request.headers['accept-language']);
      return reply.code(status).send(body);
    }
    const { contentType, body } = await metrics();
    return reply.type(contentType).send(body);
  });
}

async function isReady(
  service: Service,
  { log, wait }: Pick<HealthOptions, 'log' | 'wait'>,
  unready: Set<string>,
): Promise<boolean> {
  const deadline = wait.deadline(answerTimeoutMs);
  const { ready, reason } = await Promise.race([stateOf(service, deadline), tooLate(deadline)]).catch(
    (error: unknown) => ({
      ready: false,
      reason: error instanceof Error ? error.name : 'unknown',
    }),
  );
  // whoever watches asks every few seconds: it is said once, until it changes
  if (!ready && !unready.has(service.name)) log.warn({ service: service.name, reason }, 'service is not ready');
  if (ready) unready.delete(service.name);
  else unready.add(service.name);
  return ready;
}

async function stateOf(service: Service, signal: AbortSignal): Promise<{ ready: boolean; reason?: string }> {
  if (isHosted(service)) return service.ready();
  const { ok, status } = await fetch(new URL('/readyz', service.address), { signal });
  return { ready: ok, reason: `status ${status}` };
}

function tooLate(deadline: AbortSignal): Promise<{ ready: boolean; reason: string }> {
  return new Promise((resolve) =>
    deadline.addEventListener('abort', () => resolve({ ready: false, reason: 'no answer' }), { once: true }),
  );
}

const near = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(net, prefix);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/** A peer of this network that no proxy brought here: its address after the trusted proxies is the socket's own. */
function isNear({ ip, socket }: FastifyRequest): boolean {
  return ip === socket.remoteAddress && near.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
