import { once } from 'node:events';
import { createServer } from 'node:http';
import { pathOf } from './log.ts';
import { problem } from './problem.ts';

/** Answers every request at a port with 503 while Kadro is being put on another data folder; resolves with how to end it. */
export async function answerMeanwhile(port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer(({ url = '/', headers }, response) => {
    const lives = pathOf(url) === '/healthz';
    const { status, body } = problem('service_unavailable', headers['accept-language']);
    response.writeHead(lives ? 200 : status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5', connection: 'close' });
    response.end(JSON.stringify(lives ? { status: 'ok' } : body));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
