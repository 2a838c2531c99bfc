import { randomUUID } from 'node:crypto';
import { type Account, type Answer, type Api } from '../shared/api.ts';

/** A command that was sent, and what came back. */
export interface Entry {
  account: Account;
  /** Method and declared path: `PUT employees/{id}/contact`. */
  route: string;
  params: Record<string, string>;
  body: object;
  key: string;
  /** Sign-in routes take part in another way: they are asked anew, not repeated. */
  isSignIn: boolean;
  /** null while nothing came back. */
  answer: Answer | null;
}

/** Statuses that say that a command was done, or refused by a rule. */
const expected = new Set([200, 201, 202, 204, 409, 422]);

/** Everything that was sent, whether answered or not. */
export class Ledger {
  readonly entries: Entry[] = [];
  /** Answers that no command of these scripts should get. */
  readonly unexpected: string[] = [];

  /** Sends a command of an account and writes down what came back; null where the connection broke. */
  async send(
    api: Api,
    account: Account,
    route: string,
    params: Record<string, string>,
    body: object,
    isSignIn = false,
  ): Promise<Answer | null> {
    const entry: Entry = { account, route, params, body, key: randomUUID(), isSignIn, answer: null };
    this.entries.push(entry);
    return this.sendAgain(api, entry);
  }

  /** The same command under the same key. */
  async sendAgain(api: Api, entry: Entry): Promise<Answer | null> {
    const { account, route, params, body, key } = entry;
    const [method = '', path = ''] = route.split(' ');
    const headers: Record<string, string> = { 'idempotency-key': key, 'x-forwarded-for': someAddress() };
    if (route === refreshRoute) headers['refresh-token'] = account.refresh;
    else if (route !== loginRoute) headers.authorization = account.token;
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    try {
      entry.answer = await api.send(method, url, body, headers);
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

/** Sign-in counts failures by address; nobody of these signs in twice from one. */
function someAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}
