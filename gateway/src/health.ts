import { type AddressList, addressList, loopback, type Readiness, type Wait } from '@kadro/chassis';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { cameForwarded } from './caller.ts';
import { isHosted, type Service } from './hosted-service.ts';
import { type Log } from './log.ts';
import { refuse } from './problem.ts';

const answerTimeoutMs = 2000;

export interface HealthOptions {
  services: Service[];
  isStopping: () => boolean;
  metrics?: () => Promise<{ contentType: string; body: string }>;
  metricsFrom?: AddressList;
  log: Log;
  wait: Wait;
}

/** Adds `/healthz` (200), `/readyz` (503 unless every service is ready) and, for listed addresses, `/metrics`. */
export function addHealth(app: FastifyInstance, options: HealthOptions): void {
  const { services, isStopping, metrics, metricsFrom = addressList(loopback), log, wait } = options;
  const unready = new Set<string>();
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const states = await Promise.all(
      services.map(async (service) => [service.name, await stateWithin(service, { log, wait }, unready)] as const),
    );
    const ready = !isStopping() && states.every(([, state]) => state.ready);
    const standing = states.flatMap(([name, state]) => (state.standing ?? []).map((one) => `${name}: ${one}`));
    return reply.code(ready ? 200 : 503).send({
      ready,
      services: Object.fromEntries(states.map(([name, state]) => [name, state.ready])),
      ...(standing.length > 0 ? { standing } : {}),
    });
  });
  app.get('/metrics', async (request, reply) => {
    if (!metrics || !isDirect(request, metricsFrom)) return refuse(request, reply, 'resource_not_found');
    const { contentType, body } = await metrics();
    return reply.type(contentType).send(body);
  });
}

async function stateWithin(
  service: Service,
  { log, wait }: Pick<HealthOptions, 'log' | 'wait'>,
  unready: Set<string>,
): Promise<Readiness> {
  const deadline = wait.deadline(answerTimeoutMs);
  const { ready, reason, standing }: Readiness = await Promise.race([
    stateOf(service, deadline),
    timeout(deadline),
  ]).catch((error: unknown) => ({
    ready: false,
    reason: error instanceof Error ? error.name : 'unknown',
  }));
  // probes come every few seconds: only the change is logged
  if (!ready && !unready.has(service.name)) log.warn({ service: service.name, reason }, 'service is not ready');
  if (ready) unready.delete(service.name);
  else unready.add(service.name);
  return { ready, reason, standing };
}

async function stateOf(service: Service, signal: AbortSignal): Promise<Readiness> {
  if (isHosted(service)) return service.ready();
  const response = await fetch(new URL('/readyz', service.address), { signal });
  const body: unknown = await response.json().catch(() => null);
  return { ready: response.ok, reason: `status ${response.status}`, standing: standingIn(body) };
}

/** What the answer of another process names, which may be of another version. */
function standingIn(body: unknown): string[] | undefined {
  if (typeof body !== 'object' || body === null || !('standing' in body) || !Array.isArray(body.standing))
    return undefined;
  return body.standing.filter((one) => typeof one === 'string');
}

function timeout(deadline: AbortSignal): Promise<{ ready: boolean; reason: string }> {
  return new Promise((resolve) =>
    deadline.addEventListener('abort', () => resolve({ ready: false, reason: 'no answer' }), { once: true }),
  );
}

/** A listed caller without a proxy between, counted or not. */
const isDirect = (request: FastifyRequest, from: AddressList): boolean =>
  !cameForwarded(request) && from.has(request.socket.remoteAddress ?? '');
