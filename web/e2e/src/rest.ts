import { type Account } from './server.ts';

/** A caller of the REST and GraphQL interfaces who has signed in. */
export interface Caller {
  id: string;
  /** What signs in from now on. */
  account: Account;
  token: string;
  send<T = { id: string; position: string }>(method: string, path: string, body?: object): Promise<T>;
  ask<T>(document: string, variables?: object): Promise<T>;
}

/** Signs in by header mode; with a first password it sets `password` and goes on. @throws Error on a refusal */
export async function signInByRest(url: string, account: Account, password = account.password): Promise<Caller> {
  const { username, password: given } = account;
  const first = await call(url, 'POST', 'login', { username, password: given });
  let token = first.headers.get('authorization') ?? '';
  const user = (await first.json()) as { id: string; firstTimePassword: boolean };
  if (user.firstTimePassword) token = (await call(url, 'PUT', 'account/change-password', { password }, token)).headers.get('authorization') ?? '';
  return {
    id: user.id,
    account: user.firstTimePassword ? { username, password } : account,
    token,
    send: async (method, path, body) => (await call(url, method, path, body, token)).json() as Promise<never>,
    ask: async (query, variables) => {
      const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: { authorization: token, 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) });
      return ((await answer.json()) as { data: never }).data;
    },
  };
}

async function call(url: string, method: string, path: string, body: object | undefined, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), 'accept-language': 'en', ...(token && { authorization: token }) };
  const answer = await fetch(`${url}/identity/api/v1/${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
