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

/** The request id of a caller when it looks like one, else a new one. */
export function requestId({ headers }: IncomingMessage, ids: Ids): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : ids.random();
}

/**
 * Replaces what the caller says about its way by what is known: the address, scheme and host after the trusted proxies.
 * Services behind may trust exactly this one hop. Returns whether the caller came over https.
 */
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
