import { randomUUID } from 'node:crypto';
import { type Account, type Answer, type Api } from '../shared/api.ts';

export interface Entry {
  account: Account;
  /** Method and declared path: `PUT employees/{id}/contact`. */
  route: string;
  params: Record<string, string>;
  body: object;
  key: string;
  /** Below whose routes it is. */
  service: string;
  /** Sign-in routes are sent anew, not repeated under their key. */
  isSignIn: boolean;
  /** null without an answer. */
  answer: Answer | null;
}

/** Statuses of commands that were done, or refused by a rule. */
const expected = new Set([200, 201, 202, 204, 409, 422]);

export class Ledger {
  readonly entries: Entry[] = [];
  readonly unexpected: string[] = [];

  /** Sends a command and records its answer; null for a broken connection. */
  async send(
    api: Api,
    account: Account,
    route: string,
    params: Record<string, string>,
    body: object,
    { isSignIn = false, service = 'identity' } = {},
  ): Promise<Answer | null> {
    const entry: Entry = { account, route, params, body, key: randomUUID(), service, isSignIn, answer: null };
    this.entries.push(entry);
    return this.sendAgain(api, entry);
  }

  /** The same command under the same key. */
  async sendAgain(api: Api, entry: Entry): Promise<Answer | null> {
    const { account, route, params, body, key, service } = entry;
    const [method = '', path = ''] = route.split(' ');
    const headers: Record<string, string> = { 'idempotency-key': key, 'x-forwarded-for': randomAddress() };
    if (route === refreshRoute) headers['refresh-token'] = account.refresh;
    else if (route !== loginRoute) headers.authorization = account.token;
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    try {
      entry.answer = await api.send(method, url, body, headers, service);
    } catch {
      return null;
    }
    const isWrongPassword = route === loginRoute && entry.answer.status === 401;
    if (!expected.has(entry.answer.status) && !isWrongPassword)
      this.unexpected.push(`${route}: ${entry.answer.status} ${JSON.stringify(entry.answer.body)}`);
    return entry.answer;
  }

  acknowledged(): Entry[] {
    return this.entries.filter(({ answer }) => answer !== null);
  }

  unanswered(): Entry[] {
    return this.entries.filter(({ answer, isSignIn }) => answer === null && !isSignIn);
  }
}

export const loginRoute = 'POST login';
export const refreshRoute = 'POST account/refresh-token';
export const passwordRoute = 'POST change-password';

/** Sign-in counts failures by address, so that each request has another one. */
function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}
