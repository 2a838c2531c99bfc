import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type HostedService } from '../../http/host.ts';
import { openApiOf } from '../../http/open-api.ts';
import { ask } from './asking.ts';

/** What a test sends: `as` is the authorization header; a body that is no text and no form goes as JSON. */
export interface Sent {
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any;
}

/** Documents of what is served, by origin: answers of these are compared with them. */
function servedDocuments(): Map<string, () => object> {
  const key = Symbol.for('kadro.served');
  const known = Reflect.get(globalThis, key) as Map<string, () => object> | undefined;
  if (known) return known;
  const made = new Map<string, () => object>();
  Reflect.set(globalThis, key, made);
  return made;
}

/** A service on a free port; `hosted` is asked at each request. */
export async function listen(hosted: () => HostedService) {
  // a connection that is closed for being idle, while the machine stands still, would be lost to who uses it next
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) =>
    hosted().handle(request, response),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  servedDocuments().set(address, () => openApiOf(hosted().runtime.service));
  return {
    address,
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A service on a free port: its routes, its GraphQL, texts in English unless a header says otherwise. */
export async function serve(name: string, hosted: () => HostedService) {
  const { address, stop } = await listen(hosted);
  const call = async (path: string, method: string, { as, body, headers }: Sent): Promise<Answered> => {
    const isForm = body instanceof FormData;
    const sent = body === undefined || typeof body === 'string' || isForm ? body : JSON.stringify(body);
    const given = {
      ...(as ? { authorization: as } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      'accept-language': 'en',
      ...headers,
    };
    const { text, ...answer } = await ask(new URL(`${address}${path}`), { method, headers: given, body: sent });
    return {
      ...answer,
      body: /json/.test(answer.headers.get('content-type') ?? '') && text ? JSON.parse(text) : text,
    };
  };
  return {
    /** A request to a route, below `<name>/api/v1/`, or below the root where the path begins with a slash. */
    send: (method: string, path: string, sent: Sent = {}): Promise<Answered> =>
      call(path.startsWith('/') ? path : `/${name}/api/v1/${path}`, method, sent),
    query: (query: string, as?: string, headers?: Record<string, string>): Promise<Answered> =>
      call(`/${name}/graphql`, 'POST', { as, body: { query }, headers }),
    stop,
  };
}
