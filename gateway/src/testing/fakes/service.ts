import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { limitRules } from '@kadro/chassis';
import { type ForwardedHeaders, type GraphqlHost, type GraphqlRequest } from '@kadro/mesh-service';
import { buildSchema, execute, GraphQLError, parse, validate } from 'graphql';
import { type HostedService, type RemoteService } from '../../hosted-service.ts';

/** A service made of an SDL and a plain handler; `asked` are the GraphQL requests it got. */
export interface FakeService extends HostedService {
  asked: GraphqlRequest[];
  state: { ready: boolean; standing?: string[]; isDead: boolean; closed: number };
  /** Each answers one request to `/slow`, in the order in which they came. */
  slow: (() => void)[];
}

type Root = Record<string, (args: never, headers: ForwardedHeaders) => unknown>;

/** Makes a hosted service; its REST side echoes requests, `/slow` waits for the test, `/hops` sends a hop header. */
export function fakeService(name: string, sdl: string, root: Root): FakeService {
  const schema = buildSchema(sdl);
  const asked: GraphqlRequest[] = [];
  const state: FakeService['state'] = { ready: true, isDead: false, closed: 0 };
  const slow: (() => void)[] = [];
  const graphql: GraphqlHost = {
    sdl,
    execute: async (request) => {
      asked.push(request);
      if (state.isDead) throw new Error(`connect ECONNREFUSED 10.1.2.3:3001 { secretQuery }`);
      const errors = validate(schema, request.document);
      if (errors.length > 0) return { errors };
      return execute({
        schema,
        document: request.document,
        variableValues: request.variables,
        rootValue: root,
        contextValue: request.headers,
      });
    },
  };
  return {
    name,
    graphql,
    asked,
    state,
    slow,
    handle: (req, res) => handle(req, res, slow),
    stream: () => Promise.reject(badToken()),
    problem: () => ({ status: 401, body: { name: 'unauthorised' } }),
    ready: async () => state,
    close: async () => void state.closed++,
  };
}

export function badToken(): GraphQLError {
  return new GraphQLError('Oturum açın.', {
    extensions: { code: 'unauthorised', name: 'unauthorised', http: { status: 401 } },
  });
}

/** Serves a fake over a socket, like a service in a process of its own; port 0 is a free one. */
export async function overHttp(service: FakeService, onPort = 0): Promise<RemoteService & { close(): Promise<void> }> {
  const server = http.createServer({ keepAliveTimeout: 0 }, (req, res) => {
    if (req.url === `/${service.name}/graphql`) void answerGraphql(service, req, res);
    else if (req.url === '/readyz') res.writeHead(service.state.ready ? 200 : 503).end(JSON.stringify(service.state));
    else service.handle(req, res);
  });
  await new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections()));
  return { name: service.name, address: `http://127.0.0.1:${port}`, close };
}

async function answerGraphql({ graphql }: FakeService, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { query, variables } = JSON.parse(await text(req)) as { query: string; variables?: Record<string, unknown> };
  const document = parse(query);
  try {
    // a real service measures what a gateway's batch adds up to
    if (validate(buildSchema(graphql.sdl), document, limitRules({ isMerged: true })).length > 0)
      return void res.writeHead(400).end();
    const result = await graphql.execute({ document, variables, headers: req.headers as ForwardedHeaders });
    const isRefused = result.errors?.some(
      ({ extensions }) => (extensions.http as { status?: number } | undefined)?.status === 401,
    );
    res.writeHead(isRefused ? 401 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  } catch {
    res.destroy();
  }
}

function handle(req: IncomingMessage, res: ServerResponse, slow: (() => void)[]): void {
  const reply = (body: unknown) =>
    res.writeHead(201, { 'content-type': 'application/json', 'kadro-position': '7' }).end(JSON.stringify(body));
  if (req.url?.includes('/hops')) {
    res
      .writeHead(200, { connection: 'close, x-secret-hop', 'x-secret-hop': '1', 'content-type': 'text/plain' })
      .end('ok');
  } else if (req.url?.includes('/slow')) {
    slow.push(() => reply({ slow: true }));
  } else {
    const echo = (body: string) =>
      reply({ method: req.method, url: req.url, headers: req.headers, bytes: body.length, body: body.slice(0, 100) });
    // who leaves before the end gets no answer
    text(req).then(echo, () => res.destroy());
  }
}
