import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Wait } from '@kadro/chassis';
import { isLanguage, type Language, negotiateLanguage } from '@kadro/kernel';
import { z } from 'zod';
import { type DescribedService } from '../descriptions.ts';
import { type Log } from '../log.ts';
import { problem, type ProblemName } from '../problem.ts';
import { pdfAside } from './pdf-thread.ts';
import { personIn, sectionsOf } from './sections.ts';
import { collect, type Collected, NotCollected } from './collect.ts';

/** Raised when a key of the JSON changes its meaning or goes. */
const schemaVersion = 1;
const idOf = z.string().regex(/^[\w-]{1,64}$/);
const formats = z.enum(['json', 'pdf']);

/** Everything that is held about a person in one file, under stable keys. */
export interface PersonExport {
  schema: 'kadro.person-export';
  version: number;
  generatedAt: string;
  /** Account id of whoever asked. */
  generatedBy: string;
  person: string;
  services: Collected;
}

/** Adds `GET /people/{id}/export?format=json|pdf`: asks each service as the caller, and each records it. */
export function addPeopleExport(
  app: FastifyInstance,
  { services, log, wait }: { services: readonly DescribedService[]; log: Log; wait: Wait },
): void {
  app.get<{ Params: { id: string }; Querystring: { format?: string } }>(
    '/people/:id/export',
    async (request, reply) => {
      const [person, format] = [idOf.safeParse(request.params.id), formats.safeParse(request.query.format ?? 'json')];
      if (!person.success) return refused(request, reply, 'resource_not_found');
      if (!format.success) return refused(request, reply, 'constraint_violation');
      try {
        return await handedOut(reply, format.data, await exportOf(app, { services, wait }, person.data, request));
      } catch (failed) {
        if (failed instanceof NotCollected) return reply.code(failed.status).send(failed.body);
        log.warn({ error: failed instanceof Error ? failed.name : 'unknown', requestId: request.id }, 'export failed');
        return refused(request, reply, 'service_unavailable');
      }
    },
  );
}

function refused(request: FastifyRequest, reply: FastifyReply, name: ProblemName): FastifyReply {
  const { status, body } = problem(name, request.headers['accept-language']);
  return reply.code(status).send(body);
}

async function exportOf(
  app: FastifyInstance,
  { services, wait }: { services: readonly DescribedService[]; wait: Wait },
  person: string,
  { headers }: FastifyRequest,
): Promise<PersonExport> {
  const passed = Object.fromEntries(
    ['authorization', 'accept-language'].flatMap((name) =>
      typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
    ),
  );
  const collected = await collect(services, app.listeningOrigin, person, passed, wait);
  const { at, by } = (Object.values(collected)[0] ?? {}) as { at?: string; by?: string };
  return {
    schema: 'kadro.person-export',
    version: schemaVersion,
    generatedAt: at ?? '',
    generatedBy: by ?? '',
    person,
    services: collected,
  };
}

async function handedOut(
  reply: FastifyReply,
  format: z.infer<typeof formats>,
  made: PersonExport,
): Promise<FastifyReply> {
  void reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="person-${made.person}.${format}"`);
  if (format === 'json') return reply.type('application/json; charset=utf-8').send(JSON.stringify(made, null, 2));
  return reply.type('application/pdf').send(await pdfAside(made, await languageOf(made)));
}

async function languageOf(made: PersonExport): Promise<Language> {
  const { language } = personIn(made, await sectionsOf(Object.keys(made.services))) ?? {};
  return isLanguage(language) ? language : negotiateLanguage(undefined);
}
