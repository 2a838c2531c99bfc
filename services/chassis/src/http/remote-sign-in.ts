import { type Authenticator, type Principal } from '../declare/principal.ts';
import { StoreUnavailable, type Wait } from '../ports/index.ts';
import { Refused } from '../declare/refusal.ts';

/** Where the service that owns sign-in answers who calls. */
export const principalPath = '/internal/principal';

const timeoutMs = 5_000;

/** Asks the service at `address` (`http://identity:3001`) who calls, each time: ended sessions end everywhere. */
export function remoteSignIn(address: string, wait: Wait): Authenticator {
  const ask = async (authorization: string | undefined, query: string): Promise<Principal> => {
    // without a token there is nothing to ask
    if (!authorization) throw new Refused('unauthorised');
    const url = new URL(`${principalPath}${query}`, address);
    const answer = await fetch(url, { headers: { authorization }, signal: wait.deadline(timeoutMs) }).catch(() => null);
    if (answer?.ok) return (await answer.json()) as Principal;
    if (answer?.status !== 401) throw new StoreUnavailable('who calls cannot be asked just now');
    await answer.body?.cancel();
    throw new Refused('unauthorised');
  };
  return {
    principal: (authorization) => ask(authorization, ''),
    internal: (authorization, audience) => ask(authorization, `?for=${encodeURIComponent(audience)}`),
  };
}
