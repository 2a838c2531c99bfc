import { setTimeout } from 'node:timers/promises';
import { type Account } from './processes/server.ts';

export interface Caller {
  id: string;
  /** What signs in from now on. */
  account: Account;
  readonly token: string;
  /** A command of identity. */
  send<T = { id: string; position: string }>(method: string, path: string, body?: object): Promise<T>;
  sendLeave<T = { id: string; position: string }>(method: string, path: string, body?: object): Promise<T>;
  sendAttendance<T = { id: string; position: string }>(method: string, path: string, body?: object): Promise<T>;
  ask<T>(document: string, variables?: object): Promise<T>;
}

/** Signs in by header mode; with a first password it sets `password` and goes on. @throws Error on a refusal */
export async function signInByRest(url: string, account: Account, password = account.password): Promise<Caller> {
  const identity = `${url}/identity/api/v1`;
  const signIn = async (given: string) => {
    const answer = await call(`${identity}/login`, 'POST', { username: account.username, password: given });
    return { token: tokenIn(answer), user: (await answer.json()) as { id: string; firstTimePassword: boolean } };
  };
  let { token, user } = await signIn(account.password);
  if (user.firstTimePassword)
    token = tokenIn(await call(`${identity}/account/change-password`, 'PUT', { password }, token));
  const known = user.firstTimePassword ? password : account.password;
  /** Where the last command is, for what is asked afterwards. */
  let after: string | undefined;
  /** Other rights, as those of a first-time manager, end a token. */
  const send = async (to: string, method: string, body?: object): Promise<never> => {
    let answer = await fetched(to, method, body, token, after);
    if (answer.status === 401) {
      ({ token } = await signIn(known));
      answer = await fetched(to, method, body, token, after);
    }
    after = answer.headers.get('kadro-position') ?? after;
    const text = await (await fulfilled(answer, `${method} ${to}`)).text();
    return (text && JSON.parse(text)) as never;
  };
  return {
    id: user.id,
    account: { username: account.username, password: known },
    get token() {
      return token;
    },
    send: (method, path, body) => send(`${identity}/${path}`, method, body),
    sendLeave: (method, path, body) => send(`${url}/leave/api/v1/${path}`, method, body),
    sendAttendance: (method, path, body) => send(`${url}/attendance/api/v1/${path}`, method, body),
    ask: async <T>(query: string, variables?: object) =>
      ((await send(`${url}/graphql`, 'POST', { query, variables })) as { data: T }).data,
  };
}

const tokenIn = (answer: Response): string => answer.headers.get('authorization') ?? '';

const call = async (url: string, method: string, body?: object, token?: string): Promise<Response> =>
  fulfilled(await fetched(url, method, body, token), `${method} ${url}`);

function fetched(url: string, method: string, body?: object, token?: string, after?: string): Promise<Response> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    'idempotency-key': crypto.randomUUID(),
    'accept-language': 'en',
    ...(token && { authorization: token }),
    ...(after && { 'kadro-after': after }),
  };
  return fetch(url, { method, headers, body: body && JSON.stringify(body) });
}

async function fulfilled(answer: Response, what: string): Promise<Response> {
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const patienceMs = 60_000;

/** Asks until the answer is wanted, as services hear in their own time. @throws Error when it does not come */
export async function until<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<void> {
  for (const end = Date.now() + patienceMs; !isWanted(await ask()); await setTimeout(100))
    if (Date.now() > end) throw new Error('the answer does not come');
}
