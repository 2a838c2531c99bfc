import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock, readYourWritesMs } from '@kadro/chassis/testing';
import { createOrganization } from '@kadro/identity';
import { type Embedded, startEmbedded } from '../embedded/composition.ts';

/** What an answer's body holds is for the test to say. */
export interface Answer {
  status: number;
  // oxlint-disable-next-line no-explicit-any
  body: any;
}

/** A company in Istanbul and Berlin on a real house, spoken to over HTTP, with a clock of its own. */
export interface Company {
  readonly kadro: Embedded;
  readonly clock: ReturnType<typeof fixedClock>;
  readonly boss: string;
  readonly istanbul: string;
  readonly berlin: string;
  /** Hires somebody who has set the password; roles are given before. */
  hire: (firstName: string, more: object, role?: object) => Promise<string>;
  /** Signs in; answers what signs somebody's requests from now on. */
  signIn: (who: string) => Promise<string>;
  send: (who: string, method: string, path: string, body?: object) => Promise<Answer>;
  /** The data of a query. @throws Error with the errors */
  // oxlint-disable-next-line no-explicit-any
  ask: (who: string, query: string) => Promise<any>;
  call: (token: string, method: string, path: string, body?: object) => Promise<Answer>;
  /** Until all rows are as of now. */
  caughtUp: () => Promise<void>;
  /** Closes the house, lets time pass, and starts it over its files. */
  again: (between?: () => void) => Promise<void>;
  stop: () => Promise<void>;
}

export const organization = '018f0000-0000-7000-8000-00000000d001';
const password = 'Kestane-2026';
export const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

/** Kept connections are not waited for longer. */
const stopMs = 200;
const note = () => undefined;
/** What the house complained about. */
export const faults: object[] = [];
const logger = { debug: note, info: note, warn: note, error: (fields: object) => void faults.push(fields) };

async function call(
  address: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<Answer & { token: string }> {
  const headers = {
    'accept-language': 'en',
    'idempotency-key': crypto.randomUUID(),
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: token }),
  };
  const answer = await fetch(`${address}${path}`, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text ? JSON.parse(text) : null,
    token: answer.headers.get('authorization') ?? '',
  };
}

/** Starts the company; the clock stands at 15 July 2026 (a Wednesday), 08:00 UTC. */
export async function startCompany(): Promise<Company> {
  const folder = mkdtempSync(join(tmpdir(), 'kadro-days-'));
  const clock = fixedClock('2026-07-15T08:00:00Z');
  let made: Awaited<ReturnType<typeof createOrganization>> | undefined;
  const admin = {
    firstName: 'Boss',
    lastName: 'Doğan',
    staffNumber: '1',
    workEmail: 'boss@days.example',
    hiredDate: '2020-01-06',
  };
  const found = async ({ identity }: Embedded['services']) => {
    made ??= await createOrganization(identity.runtime, {
      id: organization,
      name: 'Zaman',
      zone: 'Europe/Istanbul',
      language: 'en',
      country: 'TR',
      branchName: 'Istanbul',
      admin,
    });
  };
  const start = () => startEmbedded({ folder, port: 0, logger, clock, readYourWritesMs, beforeListening: found });
  let kadro = await start();
  const { adminId: boss, branchId: istanbul, ...first } = made!;
  const accounts = new Map([[boss, { username: first.username, token: '' }]]);

  const to = (token: string, method: string, path: string, body?: object) =>
    call(kadro.gateway.address, token, method, path, body);
  const signIn = async (username: string, given = password) =>
    (await to('', 'POST', '/identity/api/v1/login', { username, password: given })).token;
  const welcome = async (username: string, given: string) =>
    (await to(await signIn(username, given), 'PUT', '/identity/api/v1/account/change-password', { password })).token;
  const signInAgain = async (who: string): Promise<string> => {
    const account = accounts.get(who)!;
    return (account.token = await signIn(account.username));
  };
  // a day later, or with other rights, one signs in again
  const send = async (who: string, method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await to(accounts.get(who)!.token, method, path, body);
    return answer.status === 401 ? to(await signInAgain(who), method, path, body) : answer;
  };
  const hire = async (firstName: string, more: object, role?: object): Promise<string> => {
    const workEmail = `${firstName.toLowerCase()}@days.example`;
    const { id } = (
      await send(boss, 'POST', '/identity/api/v1/employees', {
        firstName,
        lastName: 'Yılmaz',
        staffNumber: `S-${firstName}`,
        workEmail,
        hiredDate: '2024-03-04',
        language: 'en',
        ...more,
      })
    ).body;
    if (role) await send(boss, 'PUT', `/identity/api/v1/employees/${id}/role`, role);
    const { body } = await send(
      boss,
      'PUT',
      `/identity/api/v1/employees/${id}/credential/send-welcome-notification`,
      {},
    );
    accounts.set(id, { username: body.username, token: await welcome(body.username, body.password) });
    return id;
  };

  accounts.get(boss)!.token = await welcome(first.username, first.password);
  await send(boss, 'PUT', `/identity/api/v1/organizations/${organization}/mobile-settings`, {
    settings: { hrPage: false, leave: false },
  });
  const { id: berlin } = (
    await send(boss, 'POST', '/identity/api/v1/branches', {
      name: { en: 'Berlin' },
      zone: 'Europe/Berlin',
      country: 'DE',
      workingPattern: week,
    })
  ).body;
  return {
    get kadro() {
      return kadro;
    },
    clock,
    boss,
    istanbul,
    berlin,
    hire,
    signIn: signInAgain,
    send,
    call: to,
    ask: async (who, query) => {
      const { body } = await send(who, 'POST', '/graphql', { query });
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      return body.data;
    },
    caughtUp: async () => {
      const head = await kadro.ports.events.head();
      for (const { runtime } of Object.values(kadro.services)) await runtime.caughtUp(head);
    },
    again: async (between) => {
      await kadro.stop(stopMs);
      between?.();
      kadro = await start();
    },
    stop: async () => {
      await kadro.stop(stopMs);
      rmSync(folder, { recursive: true });
    },
  };
}
