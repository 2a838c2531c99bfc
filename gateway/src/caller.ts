import { type IncomingMessage } from 'node:http';
import { type Ids } from '@kadro/chassis';
import { type FastifyRequest } from 'fastify';

const forwardedNames = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'traceparent',
  'tracestate',
  'baggage',
];

/** Belong to one connection; what frames the body has been used, but is needed to read it. */
const hopNames = ['keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'upgrade'];
const framing = new Set(['content-length', 'transfer-encoding', 'trailer', 'host', 'expect']);

/** Requests that said to come through a proxy. */
const forwarded = new WeakSet<IncomingMessage>();

/** The caller's request id if it is well-formed, else a new one. */
export function requestId({ headers }: IncomingMessage, ids: Ids): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : ids.random();
}

/**
 * Removes the headers of the hop, those that `Connection` names among them, and then replaces forwarding headers by the
 * address, scheme and host after the trusted proxies; services trust this one hop.
 */
export function rewriteForwarded(request: FastifyRequest): { isHttps: boolean } {
  // read before: they rest on what the trusted proxies said
  const { ip, protocol, host, id, raw } = request;
  const { headers } = raw;
  if (headers['x-forwarded-for'] ?? headers.forwarded) forwarded.add(raw);
  removeHop(headers);
  for (const name of forwardedNames) remove(headers, name);
  headers['x-forwarded-for'] = ip;
  headers['x-forwarded-proto'] = protocol;
  headers['x-forwarded-host'] = host;
  headers['x-request-id'] = id;
  return { isHttps: protocol === 'https' };
}

/** Whether a request came through a proxy, or said so. */
export const cameForwarded = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => forwarded.has(raw);

function removeHop(headers: IncomingMessage['headers']): void {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of [...hopNames, ...named]) if (!framing.has(name)) remove(headers, name);
  remove(headers, 'connection');
}

/** Most are not there, and deleting costs even so. */
function remove(headers: IncomingMessage['headers'], name: string): void {
  if (headers[name] !== undefined) delete headers[name];
}
