import { type FastifyInstance, type FastifyRequest } from 'fastify';

const said = new WeakMap<FastifyRequest, string>();
const json = 'application/json';

/** Keeps JSON bodies as they came, as long as their requests live. */
export function keepWhatIsSaid(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(json);
  fastify.addContentTypeParser(json, { parseAs: 'string' }, (request, body, done) => {
    said.set(request, String(body));
    return parse(request, String(body), done);
  });
}

/** The body as it came; empty without one. */
export const saidIn = (request: FastifyRequest): string => said.get(request) ?? '';
