import { type Wait } from '@kadro/chassis';
import { type DescribedService } from '../descriptions.ts';
import { isHosted } from '../hosted-service.ts';

/** Whether a caller may ask at all: known before his query is read. Services check again who he is. */
export type Gate = (authorization: string | undefined) => Promise<boolean>;

const principalPath = '/internal/principal';
const answerTimeoutMs = 5_000;
/** So long another process is not asked again about a token that was good. */
const trustedMs = 15_000;
const mostTrusted = 10_000;

/** Asks the service that signs in the callers of a realm; undefined where it is none of these. */
export function gateOf(services: readonly DescribedService[], realm: string | undefined, wait: Wait): Gate | undefined {
  const owner = services.find(({ service }) => service.name === realm)?.service;
  if (!owner) return undefined;
  if (!isHosted(owner)) return remembering(askedAt(owner.address, wait), wait);
  const { admit } = owner;
  return admit && (async (authorization) => (await admit(authorization)) !== 'no');
}

/** A service that does not answer lets everybody through: the query's own refusal says so. */
const askedAt =
  (address: string, wait: Wait): Gate =>
  async (authorization) => {
    if (authorization === undefined) return false;
    const signal = wait.deadline(answerTimeoutMs);
    const url = new URL(principalPath, address);
    const answer = await fetch(url, { headers: { authorization }, signal }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.status !== 401;
  };

function remembering(ask: Gate, wait: Wait): Gate {
  const trusted = new Map<string | undefined, AbortSignal>();
  return async (authorization) => {
    const known = trusted.get(authorization);
    if (known && !known.aborted) return true;
    trusted.delete(authorization);
    const isIn = await ask(authorization);
    if (isIn) {
      trusted.set(authorization, wait.deadline(trustedMs));
      if (trusted.size > mostTrusted) trusted.delete(trusted.keys().next().value);
    }
    return isIn;
  };
}
