import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Wait } from '@kadro/chassis';
import { apiRoot } from '../../../services/entry.ts';
import { type DescribedService } from '../descriptions.ts';
import { isHosted } from '../hosted-service.ts';
import { type Log } from '../log.ts';
import { refuse } from '../problem.ts';
import { type AuditPage, merged } from './merge.ts';

export const auditPath = '/api/v1/audit-entries';
const usualLimit = 25;
const timeoutMs = 10_000;

/** What one service answered; null where it did not. */
type Answer = { status: number; body: unknown } | null;

interface Options {
  services: readonly DescribedService[];
  log: Log;
  wait: Wait;
}

/**
 * Adds the audit log of all services: asks each as the caller, with the caller's own query, and answers them as one, in
 * the order of time. `unavailable` names services that do not answer; what they refuse is refused.
 */
export function addAuditLog(app: FastifyInstance, options: Options): void {
  app.get<{ Querystring: { limit?: string } }>(auditPath, async (request, reply) => {
    const { services } = options;
    const answers = await Promise.all(services.map((service) => ask(service, app.listeningOrigin, request, options)));
    return answered(request, reply, {
      limit: Number(request.query.limit ?? usualLimit),
      answers,
      names: services.map(({ description }) => description.name),
    });
  });
}

function answered(
  request: FastifyRequest,
  reply: FastifyReply,
  { answers, names, limit }: { answers: readonly Answer[]; names: readonly string[]; limit: number },
): FastifyReply {
  const refusal = answers.find((answer) => answer !== null && answer.status >= 400);
  if (refusal) return reply.code(refusal.status).send(refusal.body);
  const pages = answers.flatMap((answer) => (answer ? [answer.body as AuditPage] : []));
  if (pages.length === 0) return refuse(request, reply, 'service_unavailable');
  const unavailable = names.filter((_, n) => answers[n] === null);
  return reply.header('cache-control', 'private, no-store').send({ ...merged(pages, limit), unavailable });
}

async function ask(
  { service, description }: DescribedService,
  own: string,
  { headers, url, id }: FastifyRequest,
  { log, wait }: Options,
): Promise<Answer> {
  const passed = ['authorization', 'accept-language'].flatMap((name) =>
    typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [],
  );
  const { search } = new URL(url, own);
  const base = isHosted(service) ? own : service.address;
  try {
    const response = await fetch(`${base}${apiRoot(description)}/audit-entries${search}`, {
      headers: Object.fromEntries(passed),
      signal: wait.deadline(timeoutMs),
    });
    if (response.status < 500) return { status: response.status, body: await response.json() };
  } catch (failed) {
    const error = failed instanceof Error ? failed.name : 'unknown';
    log.warn({ service: service.name, error, requestId: id }, 'the audit log does not answer');
  }
  return null;
}
