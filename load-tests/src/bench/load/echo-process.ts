import Fastify from 'fastify';
import { serveParent } from '../../shared/child.ts';

/** The bare Fastify of the comparison: JSON in, JSON of the size of a command's answer out. */
const app = Fastify();
const position = '0'.repeat(16);
app.put<{ Params: { id: string }; Body: { address: string } }>('/people/:id/contact', async ({ params, body }) => ({
  id: params.id,
  position: body.address ? position : '',
}));
app.post<{ Params: { id: string }; Body: { beginDate: string } }>(
  '/people/:id/leave',
  async ({ params, body }, reply) => reply.code(201).send({ id: params.id, position: body.beginDate ? position : '' }),
);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
serveParent({ address }, () => app.close());
