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

/** The caller's request id if it is well-formed, else a new one. */
export function requestId({ headers }: IncomingMessage, ids: Ids): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : ids.random();
}

/** Replaces forwarding headers by the address, scheme and host after the trusted proxies; services trust this one hop. */
export function rewriteForwarded(request: FastifyRequest): { isHttps: boolean } {
  const { ip, protocol, host, id } = request;
  const { headers } = request.raw;
  for (const name of forwardedNames) delete headers[name];
  headers['x-forwarded-for'] = ip;
  headers['x-forwarded-proto'] = protocol;
  headers['x-forwarded-host'] = host;
  headers['x-request-id'] = id;
  return { isHttps: protocol === 'https' };
}
