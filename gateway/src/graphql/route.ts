import { addGraphqlEndpoint } from '@kadro/chassis/http';
import { isErrorName } from '@kadro/kernel';
import { type FastifyInstance } from 'fastify';
import { type Log } from '../log.ts';
import { type Mesh } from '../mesh/start.ts';
import { type Gate } from './sign-in.ts';
import { problem } from '../problem.ts';
import { graphiqlPolicy } from '../web/headers.ts';

/** What the route of an endpoint needs. `isOpen` is for development only: introspection and GraphiQL. */
export interface GraphqlOptions {
  /** `/graphql`. */
  path: string;
  mesh: Mesh;
  isOpen: boolean;
  persisted?: (hash: string) => string | undefined;
  /** Known before a query is read; absent where the services alone know. */
  gate?: Gate;
  log: Log;
}

export function addGraphql(app: FastifyInstance, { path, mesh, isOpen, persisted, gate, log }: GraphqlOptions): void {
  addGraphqlEndpoint(app, {
    path,
    schema: mesh.schema,
    execute: (query) => mesh.execute(query),
    describe: (acceptLanguage) => (name) => problem(isErrorName(name) ? name : 'server_error', acceptLanguage),
    // introspection is asked without a token
    admit: isOpen ? undefined : gate,
    isOpen,
    persisted,
    graphiqlPolicy,
    failed: (error, requestId) =>
      log.error({ error: error instanceof Error ? error.name : 'unknown', requestId }, 'query failed'),
  });
}
