import { BlockList, isIPv6 } from 'node:net';
import { type Wait } from '@kadro/chassis';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { isHosted, type Service } from './hosted-service.ts';
import { type Log } from './log.ts';
import { refuse } from './problem.ts';

const answerTimeoutMs = 2000;

export interface HealthOptions {
  services: Service[];
  isStopping: () => boolean;
  /** Body of `/metrics` with its content type. */
  metrics?: () => Promise<{ contentType: string; body: string }>;
  log: Log;
  wait: Wait;
}

/** Adds `/healthz` (200), `/readyz` (503 unless every service is ready) and, for private addresses, `/metrics`. */
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
    if (!metrics || !isInternal(request)) return refuse(request, reply, 'resource_not_found');
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
  const { ready, reason } = await Promise.race([stateOf(service, deadline), timeout(deadline)]).catch(
    (error: unknown) => ({
      ready: false,
      reason: error instanceof Error ? error.name : 'unknown',
    }),
  );
  // probes come every few seconds: only the change is logged
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

function timeout(deadline: AbortSignal): Promise<{ ready: boolean; reason: string }> {
  return new Promise((resolve) =>
    deadline.addEventListener('abort', () => resolve({ ready: false, reason: 'no answer' }), { once: true }),
  );
}

const privateNetworks = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(net, prefix);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

/** A caller of a private network without a proxy between: its address is the socket's own. */
function isInternal({ ip, socket }: FastifyRequest): boolean {
  return ip === socket.remoteAddress && privateNetworks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
