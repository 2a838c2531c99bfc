import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';

/** Hands a request on; `failed` answers in the place of a service that gave no answer. */
export type Forward = (req: IncomingMessage, res: ServerResponse, failed: () => void) => void;

const hopHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);
const answerTimeoutMs = 15 * 60_000;

/**
 * A streaming proxy to a base address: method, raw path, headers but those of the hop, body; an aborted caller aborts
 * the service's request.
 */
export function proxyTo(address: string): { forward: Forward; close(): void } {
  const { protocol, hostname, port } = new URL(address);
  const client = protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true, maxSockets: 256 });
  const target = { agent, hostname: hostname.replace(/^\[|\]$/g, ''), port, timeout: answerTimeoutMs };
  const forward: Forward = (req, res, failed) => {
    const { method, url: path } = req;
    const upstream = client.request({ ...target, method, path, headers: endToEnd(req.headers) });
    const giveUp = () => (res.headersSent ? res.destroy() : failed());
    upstream.on('timeout', () => upstream.destroy(new Error('timeout')));
    upstream.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      pipeline(answer, res, () => undefined);
    });
    upstream.on('error', () => res.destroyed || giveUp());
    res.on('close', () => upstream.destroy());
    // Errors of either side arrive at the listeners above; the caller's socket stays open for the answer.
    req.pipe(upstream);
  };
  return { forward, close: () => agent.destroy() };
}

/** Headers without those that belong to one connection, also the ones that `Connection` names. */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(headers.connection?.split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.has(name) && !named.has(name)));
}
