import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { pathOf, problem } from '@kadro/gateway';

const retryMs = 20;

/** Answers all requests at a port, once it is free, with 503; resolves with a function that ends it. */
export async function answerUnavailable(port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer(({ url = '/', headers }, response) => {
    const lives = pathOf(url) === '/healthz';
    const { status, body } = problem('service_unavailable', headers['accept-language']);
    response.writeHead(lives ? 200 : status, {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '5',
      connection: 'close',
    });
    response.end(JSON.stringify(lives ? { status: 'ok' } : body));
  });
  while (!(await listens(server, port, host))) await setTimeout(retryMs);
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

/** false if the port is in use. */
async function listens(server: Server, port: number, host: string): Promise<boolean> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return true;
  } catch (failed) {
    if ((failed as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw failed;
    return false;
  }
}
