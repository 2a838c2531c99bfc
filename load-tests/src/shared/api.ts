import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** An answer that is not a 2xx. */
export class Unexpected extends Error {
  override name = 'Unexpected';
}

/** Few enough that no account is locked. */
const mostSignIns = 4;

interface Issued {
  username: string;
  password: string;
}

export interface Account {
  id: string;
  username: string;
  password: string;
  /** A password whose change is sent and not yet answered. */
  next?: string;
  /** Access token with its scheme. */
  token: string;
  refresh: string;
  /** Client address in `x-forwarded-for`. */
  from: string;
}

const password = 'Heavy-Rain=1';
let accounts = 0;

export class Api {
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  /** Sends a request below `/<service>/api/v1/`; any status is an answer. @throws TypeError without an answer */
  async send(
    method: string,
    path: string,
    body: object,
    headers: Record<string, string> = {},
    service = 'identity',
  ): Promise<Answer> {
    const all = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers };
    const response = await fetch(`${this.address}/${service}/api/v1/${path}`, {
      method,
      headers: all,
      body: JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text ? (JSON.parse(text) as Answer['body']) : {},
    };
  }

  /** As `send`, for an account. @throws Unexpected for any status but a 2xx */
  async command(
    account: Pick<Account, 'token'>,
    method: string,
    path: string,
    body: object,
    service = 'identity',
  ): Promise<Answer['body']> {
    const answer = await this.send(method, path, body, { authorization: account.token }, service);
    return fine(answer, `${method} ${path}`).body;
  }

  /** The answer of a route that is read. @throws Unexpected for any status but a 2xx */
  async read<T>(account: Pick<Account, 'token'>, path: string, service = 'identity'): Promise<T> {
    const url = `${this.address}/${service}/api/v1/${path}`;
    const response = await fetch(url, { headers: { authorization: account.token } });
    if (!response.ok) throw new Unexpected(`GET ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Data of a GraphQL query. @throws Unexpected for errors */
  async query<T>(account: Pick<Account, 'token'>, query: string, variables: object = {}): Promise<T> {
    const headers = { 'content-type': 'application/json', authorization: account.token };
    const response = await fetch(`${this.address}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: T; errors?: unknown };
    if (errors || !data) throw new Unexpected(`query: ${response.status} ${JSON.stringify(errors)}`);
    return data;
  }

  async signIn({ username, password: first }: Issued): Promise<Account> {
    accounts += 1;
    const from = `10.1.${accounts >> 8}.${accounts & 255}`;
    const login = fine(
      await this.send('POST', 'login', { username, password: first }, { 'x-forwarded-for': from }),
      'login',
    );
    const authorization = login.headers.get('authorization')!;
    const changed = fine(
      await this.send('PUT', 'account/change-password', { password }, { authorization }),
      'change-password',
    );
    return {
      id: String(login.body.id),
      username,
      password,
      token: changed.headers.get('authorization')!,
      refresh: changed.headers.get('refresh-token')!,
      from,
    };
  }

  /** The tokens of a new session; null for a wrong password. */
  async session({
    username,
    password: own,
    from,
  }: Pick<Account, 'username' | 'password' | 'from'>): Promise<Pick<Account, 'token' | 'refresh'> | null> {
    const { status, headers } = await this.send(
      'POST',
      'login',
      { username, password: own },
      { 'x-forwarded-for': from },
    );
    return status === 200 ? { token: headers.get('authorization')!, refresh: headers.get('refresh-token')! } : null;
  }

  /** Hires a person and signs in. */
  async hire(admin: Account, branchId: string, staffNumber: string): Promise<Account> {
    const person = {
      firstName: 'Load',
      lastName: `Person ${staffNumber}`,
      staffNumber,
      workEmail: `p${staffNumber}@load.example`,
      branchId,
      hiredDate: '2020-01-01',
    };
    const { id } = await this.command(admin, 'POST', 'employees', person);
    const issued = await this.command(admin, 'PUT', `employees/${String(id)}/credential/send-welcome-notification`, {});
    return this.firstSignIn(issued as unknown as Issued);
  }

  /** Commands of a busy system are answered before their rows are there: a new account may not be known at once. */
  private async firstSignIn(issued: Issued): Promise<Account> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.signIn(issued);
      } catch (failed) {
        if (tries === mostSignIns || !(failed instanceof Unexpected)) throw failed;
        await setTimeout(tries * 1_000);
      }
    }
  }
}

/** The answer when it is a 2xx. @throws Unexpected */
export function fine(answer: Answer, what: string): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new Unexpected(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
}
