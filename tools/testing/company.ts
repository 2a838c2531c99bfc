import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock, readYourWritesMs } from '@kadro/chassis/testing';
import { createOrganization } from '@kadro/identity';
import { type Embedded, startEmbedded } from '../embedded/composition.ts';

/** An answer over HTTP; each test knows the shape of its body. */
export interface Answer {
  status: number;
  // oxlint-disable-next-line no-explicit-any
  body: any;
}

/** A company in Istanbul and Berlin on the embedded profile, called over HTTP, with a clock of its own. */
export interface Company {
  readonly kadro: Embedded;
  readonly clock: ReturnType<typeof fixedClock>;
  readonly boss: string;
  readonly istanbul: string;
  readonly berlin: string;
  /** Hires somebody who has set the password; roles are given before. */
  hire: (firstName: string, more: object, role?: object) => Promise<string>;
  /** Signs in; resolves with the access token. */
  signIn: (who: string) => Promise<string>;
  send: (who: string, method: string, path: string, body?: object) => Promise<Answer>;
  /** The data of a query. @throws Error with the errors */
  // oxlint-disable-next-line no-explicit-any
  ask: (who: string, query: string) => Promise<any>;
  call: (token: string, method: string, path: string, body?: object) => Promise<Answer>;
  /** Waits until the rows of all services are as of now. */
  caughtUp: () => Promise<void>;
  /** Stops the system, lets time pass, and starts it again over its files. */
  again: (between?: () => void) => Promise<void>;
  stop: () => Promise<void>;
}

export const organization = '018f0000-0000-7000-8000-00000000d001';
const password = 'Kestane-2026';
export const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

/** Connections that are kept alive are not waited for longer. */
const stopMs = 200;
const ignore = () => undefined;
export const faults: object[] = [];
const logger = { debug: ignore, info: ignore, warn: ignore, error: (fields: object) => void faults.push(fields) };

type Call = (token: string, method: string, path: string, body?: object) => Promise<Answer & { token: string }>;

const callTo =
  (address: () => string): Call =>
  async (token, method: string, path, body) => {
    const headers = {
      'accept-language': 'en',
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: token }),
    };
    const answer = await fetch(`${address()}${path}`, { method, headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text ? JSON.parse(text) : null,
      token: answer.headers.get('authorization') ?? '',
    };
  };

class Accounts {
  readonly #call: Call;
  readonly #accounts = new Map<string, { username: string; token: string }>();

  constructor(call: Call) {
    this.#call = call;
  }

  async add(who: string, first: { username: string; password: string }): Promise<void> {
    const { token } = await this.#login(first.username, first.password);
    const changed = await this.#call(token, 'PUT', '/identity/api/v1/account/change-password', { password });
    this.#accounts.set(who, { username: first.username, token: changed.token });
  }

  async signIn(who: string): Promise<string> {
    const account = this.#accounts.get(who)!;
    return (account.token = (await this.#login(account.username, password)).token);
  }

  /** Sends as somebody, who signs in again where time or other rights ended the token. */
  async send(who: string, method: string, path: string, body?: object): Promise<Answer> {
    const answer = await this.#call(this.#accounts.get(who)!.token, method, path, body);
    return answer.status === 401 ? this.#call(await this.signIn(who), method, path, body) : answer;
  }

  #login(username: string, given: string): ReturnType<Call> {
    return this.#call('', 'POST', '/identity/api/v1/login', { username, password: given });
  }
}

const hiring =
  (accounts: Accounts, boss: string): Company['hire'] =>
  async (firstName, more, role) => {
    const { body: hired } = await accounts.send(boss, 'POST', '/identity/api/v1/employees', {
      firstName,
      lastName: 'Yılmaz',
      staffNumber: `S-${firstName}`,
      workEmail: `${firstName.toLowerCase()}@days.example`,
      hiredDate: '2024-03-04',
      language: 'en',
      ...more,
    });
    const path = `/identity/api/v1/employees/${hired.id}`;
    if (role) await accounts.send(boss, 'PUT', `${path}/role`, role);
    const { body: first } = await accounts.send(boss, 'PUT', `${path}/credential/send-welcome-notification`, {});
    await accounts.add(hired.id, first);
    return hired.id;
  };

/** Opens the areas of the tests and adds the second branch; resolves with its id. */
async function addBerlin(accounts: Accounts, boss: string): Promise<string> {
  await accounts.send(boss, 'PUT', `/identity/api/v1/organizations/${organization}/mobile-settings`, {
    settings: { hrPage: false, leave: false },
  });
  const { body } = await accounts.send(boss, 'POST', '/identity/api/v1/branches', {
    name: { en: 'Berlin' },
    zone: 'Europe/Berlin',
    country: 'DE',
    workingPattern: week,
  });
  return body.id;
}

type Created = Awaited<ReturnType<typeof createOrganization>>;

const created = ({ identity }: Embedded['services']): Promise<Created> =>
  createOrganization(identity.runtime, {
    id: organization,
    name: 'Zaman',
    zone: 'Europe/Istanbul',
    language: 'en',
    country: 'TR',
    branchName: 'Istanbul',
    admin: {
      firstName: 'Boss',
      lastName: 'Doğan',
      staffNumber: '1',
      workEmail: 'boss@days.example',
      hiredDate: '2020-01-06',
    },
  });

/** The embedded profile over a folder of its own; `founded` is the organization that its first start creates. */
async function startSystem(clock: Company['clock']) {
  const folder = mkdtempSync(join(tmpdir(), 'kadro-days-'));
  let founded: Created | undefined;
  const beforeListening = async (services: Embedded['services']): Promise<void> => {
    founded ??= await created(services);
  };
  const start = () => startEmbedded({ folder, port: 0, logger, clock, readYourWritesMs, beforeListening });
  let kadro = await start();
  return {
    founded: founded!,
    current: () => kadro,
    again: async (between?: () => void): Promise<void> => {
      await kadro.stop(stopMs);
      between?.();
      kadro = await start();
    },
    stop: async (): Promise<void> => {
      await kadro.stop(stopMs);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts the company; the clock stands at 15 July 2026 (a Wednesday), 08:00 UTC. */
export async function startCompany(): Promise<Company> {
  const clock = fixedClock('2026-07-15T08:00:00Z');
  const { founded, current, again, stop } = await startSystem(clock);
  const { adminId: boss, branchId: istanbul } = founded;
  const call = callTo(() => current().gateway.address);
  const accounts = new Accounts(call);
  await accounts.add(boss, founded);
  const send: Company['send'] = (...request) => accounts.send(...request);
  return {
    get kadro() {
      return current();
    },
    clock,
    boss,
    istanbul,
    berlin: await addBerlin(accounts, boss),
    hire: hiring(accounts, boss),
    signIn: (who) => accounts.signIn(who),
    send,
    call,
    ask: async (who, query) => {
      const { body } = await send(who, 'POST', '/graphql', { query });
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      return body.data;
    },
    caughtUp: async () => {
      const head = await current().ports.events.head();
      for (const { runtime } of Object.values(current().services)) await runtime.caughtUp(head);
    },
    again,
    stop,
  };
}
