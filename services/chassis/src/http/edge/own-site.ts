import { type FastifyRequest } from 'fastify';
import { Refused } from '../../declare/refusal.ts';

/**
 * A page of another site may send forms here, and scripts of it requests, but reads no answer: what changes something
 * is refused before anything is looked at or counted. Clients that are no browsers say nothing of a site. @throws
 * Refused forbidden
 */
export function mustBeOwnSite({ method, headers, host }: Pick<FastifyRequest, 'method' | 'headers' | 'host'>): void {
  if (method === 'GET' || method === 'HEAD') return;
  const site = headers['sec-fetch-site'];
  // no script can set this header; old browsers and plain http have the origin only
  const isOwn = site === undefined ? isHost(headers.origin, host) : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new Refused('forbidden');
}

function isHost(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  const own = `http://${host}`;
  if (!URL.canParse(origin) || !URL.canParse(own)) return false;
  return new URL(origin).host === new URL(own).host.replace(/:443$/, '');
}
