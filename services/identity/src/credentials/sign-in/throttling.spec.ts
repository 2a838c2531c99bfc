import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Challenge } from 'altcha-lib';
import { systemScope } from '@kadro/chassis';
import { type Answered } from '@kadro/chassis/testing';
import { judged } from '../attempts/attempt.ts';
import { Accounts, solved, tokensOf } from '../../testing/accounts.ts';
import { type Company, faults, ids, password, startCompany } from '../../testing/company.ts';

let company: Company;
let accounts: Accounts;
beforeAll(async () => {
  company = await startCompany();
  accounts = new Accounts(company);
});
afterAll(async () => {
  expect(faults).toEqual([]);
  await company.stop();
});

let places = 0;
const somewhere = () => `10.9.${Math.floor(++places / 250)}.${places % 250}`;
interface Try {
  from: string;
  captcha?: string;
  headers?: Record<string, string>;
}
const attempt = (username: string, secret: string, { from, captcha, headers }: Try): Promise<Answered> =>
  company.send('POST', 'login', {
    body: { username, password: secret, ...(captcha ? { captcha } : {}) },
    headers: { 'x-forwarded-for': from, ...headers },
  });
const wrong = (username: string, how: Try) => attempt(username, 'Falsch-2026', how);
const told = ({ status, body }: Answered) => [status, body.name];
const challengeIn = ({ body }: Answered): Challenge => body.details.challenge as Challenge;

/** As our own apps do: the work is done where it is asked for. */
async function working(username: string, secret: string, how: Try): Promise<Answered> {
  const first = await attempt(username, secret, how);
  if (first.body.code !== 808) return first;
  return attempt(username, secret, { ...how, captcha: await solved(challengeIn(first)) });
}

async function failed(times: number, username: string, how: Try): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let n = 0; n < times; n++) answers.push(told(await working(username, 'Falsch-2026', how)));
  return answers;
}
/** So many failures as if they had happened before, without the work of a password. */
async function hadFailed(times: number, username: string, from: string): Promise<void> {
  const context = { organization: ids.orgA, actor: '', key: crypto.randomUUID(), body: '', correlation: 'test' };
  const scope = systemScope(company.hosted.runtime, context);
  const place = { name: username, address: from };
  for (let n = 0; n < times; n++) await judged(scope, place, { work: false }, () => Promise.resolve(null));
}
const refusal = [401, 'invalid_credentials'];
const locked = [429, 'login_attempt_failed'];
const work = [422, 'captcha_failed'];

describe('right sign-ins', () => {
  it('never count: sixty from one address pass, of one account and of many', async () => {
    const from = somewhere();
    const many = [await accounts.hire(), await accounts.hire(), await accounts.hire()];
    const statuses: number[] = [];
    for (let n = 0; n < 60; n++) statuses.push((await attempt(many[n % 3]!.username, password, { from })).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  }, 60_000);

  it('at the same moment pass, too', async () => {
    const [{ username }, from] = [await accounts.hire(), somewhere()];
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(username, password, { from })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('pass at an address where others failed', async () => {
    const from = somewhere();
    for (let n = 0; n < 60; n++) await hadFailed(1, `nobody${n}@a.example`, from);
    expect((await attempt((await accounts.hire()).username, password, { from })).status).toBe(200);
  });

  it('end what was counted', async () => {
    const [{ username }, from] = [await accounts.hire(), somewhere()];
    for (let round = 0; round < 3; round++) {
      expect(await failed(2, username, { from })).toEqual([refusal, refusal]);
      expect((await attempt(username, password, { from })).status).toBe(200);
    }
  });
});

describe.each<[string, () => Promise<string>]>([
  ['a known name', async () => (await accounts.hire()).username],
  ['an unknown name', async () => `unknown${++places}@a.example`],
])('wrong sign-ins of %s', (_what, make) => {
  it('need work after three, and five minutes after five, for this name at this address', async () => {
    const [username, from] = [await make(), somewhere()];
    expect([
      told(await wrong(username, { from })),
      told(await wrong(username, { from })),
      told(await wrong(username, { from })),
      told(await wrong(username, { from })),
    ]).toEqual([refusal, refusal, refusal, work]);
    expect(await failed(3, username, { from })).toEqual([refusal, refusal, locked]);
    const waits = await attempt(username, password, { from });
    expect([told(waits), waits.headers.get('retry-after')]).toEqual([locked, '300']);
    company.clock.advance({ minutes: 5 });
    expect(await failed(3, username, { from })).toEqual([refusal, refusal, locked]);
  });

  it('at the same moment are no more guesses than one after another', async () => {
    const [username, from] = [await make(), somewhere()];
    const answers = await Promise.all(Array.from({ length: 12 }, () => wrong(username, { from })));
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((one) => one === 401).length, statuses.filter((one) => one === 422).length]).toEqual([
      3, 9,
    ]);
  });

  it('are forgotten after a quarter of an hour', async () => {
    const [username, from] = [await make(), somewhere()];
    await hadFailed(3, username, from);
    company.clock.advance({ minutes: 15, seconds: 1 });
    expect(told(await wrong(username, { from }))).toEqual(refusal);
  });

  it('at another address, and of another name here, are none of these', async () => {
    const [username, from] = [await make(), somewhere()];
    await hadFailed(5, username, from);
    const other = await accounts.hire();
    expect([
      told(await wrong(username, { from })),
      told(await wrong(username, { from: somewhere() })),
      (await attempt(other.username, password, { from })).status,
    ]).toEqual([locked, refusal, 200]);
  });

  it('count by the address that the gateway says, not by what stood before it', async () => {
    const [username, from] = [await make(), somewhere()];
    for (let n = 0; n < 3; n++) await wrong(username, { from: `9.9.9.${n}, ${from}` });
    expect(told(await wrong(username, { from: `8.8.8.8, ${from}` }))).toEqual(work);
    expect(told(await wrong(username, { from: `${from}, 6.6.6.6` }))).toEqual(refusal);
  });

  it('from many places need work at once, and nobody has to wait', async () => {
    const username = await make();
    for (let n = 0; n < 100; n++) await hadFailed(1, username, somewhere());
    expect(told(await wrong(username, { from: somewhere() }))).toEqual(work);
  });
});

describe('the work', () => {
  const afterThree = async () => {
    const [{ username }, from] = [await accounts.hire(), somewhere()];
    await hadFailed(3, username, from);
    return { username, from, challenge: challengeIn(await wrong(username, { from })) };
  };

  it('lets the right password in', async () => {
    const { username, from, challenge } = await afterThree();
    expect((await attempt(username, password, { from, captcha: await solved(challenge) })).status).toBe(200);
  });

  it('is good once', async () => {
    const { username, from, challenge } = await afterThree();
    const captcha = await solved(challenge);
    expect(told(await wrong(username, { from, captcha }))).toEqual(refusal);
    expect(told(await attempt(username, password, { from, captcha }))).toEqual(work);
  });

  it('for another name or another address, or done too late, is none', async () => {
    const [one, other] = [await afterThree(), await afterThree()];
    const captcha = await solved(one.challenge);
    expect(told(await attempt(other.username, password, { from: other.from, captcha }))).toEqual(work);
    company.clock.advance({ minutes: 10, seconds: 1 });
    expect(told(await attempt(one.username, password, { from: one.from, captcha }))).toEqual(work);
  });

  it.each<[string, (captcha: string) => string]>([
    ['nothing', () => 'x'],
    ['no object', () => Buffer.from('[]').toString('base64')],
    ['another cost', (text) => changed(text, '"cost":5000', '"cost":1')],
    ['another key', (text) => changed(text, /"derivedKey":"../, '"derivedKey":"00')],
    ['another signature', (text) => changed(text, /"signature":"../, '"signature":"00')],
    ['a later end', (text) => changed(text, /"until":"2026/, '"until":"2027')],
    ['no solution', (text) => changed(text, /"solution":.*$/, '"solution":null}')],
  ])('is refused where it is %s, and counts as no failure', async (_what, change) => {
    const { username, from, challenge } = await afterThree();
    const captcha = change(await solved(challenge));
    for (let n = 0; n < 3; n++) expect(told(await attempt(username, password, { from, captcha }))).toEqual(work);
    expect((await working(username, password, { from })).status).toBe(200);
  });
  const changed = (captcha: string, what: string | RegExp, to: string) =>
    Buffer.from(Buffer.from(captcha, 'base64').toString().replace(what, to)).toString('base64');
});

describe('a device that signed in before', () => {
  const devices: Record<string, (username: string, from: string) => Promise<Record<string, string>>> = {
    cookie: async (username, from) => {
      const mode = { 'kadro-session': 'cookie' };
      const { headers } = await attempt(username, password, { from, headers: mode });
      const [device] = headers.getSetCookie().filter((one) => one.startsWith('kadro_device='));
      expect(device).toMatch(/; HttpOnly; SameSite=Strict; Path=\/identity\/api\/v1\/login; Max-Age=31536000$/);
      return { ...mode, cookie: device!.split(';')[0]! };
    },
    header: async (username, from) => {
      const { headers } = await attempt(username, password, { from });
      return { 'kadro-device': headers.get('kadro-device')! };
    },
  };

  it.each(Object.keys(devices))('is not locked out by strangers, at its address or elsewhere: by %s', async (kind) => {
    const [{ username }, from] = [await accounts.hire(), somewhere()];
    const headers = await devices[kind]!(username, from);
    await hadFailed(5, username, from);
    expect([
      told(await attempt(username, password, { from })),
      (await attempt(username, password, { from, headers })).status,
      (await attempt(username, password, { from: somewhere(), headers })).status,
    ]).toEqual([locked, 200, 200]);
  });

  it('needs no work because of strangers', async () => {
    const [{ username }, from] = [await accounts.hire(), somewhere()];
    const headers = await devices.header!(username, from);
    for (let n = 0; n < 100; n++) await hadFailed(1, username, somewhere());
    expect((await attempt(username, password, { from, headers })).status).toBe(200);
  });

  it('counts its own failures, wherever it is', async () => {
    const [{ username }, from] = [await accounts.hire(), somewhere()];
    const headers = await devices.header!(username, from);
    expect(await failed(6, username, { from, headers })).toEqual([...Array(5).fill(refusal), locked]);
    expect(told(await attempt(username, password, { from: somewhere(), headers }))).toEqual(locked);
  });

  it('is known for its own accounts only, and for all of them', async () => {
    const [one, other, third, from] = [
      await accounts.hire(),
      await accounts.hire(),
      await accounts.hire(),
      somewhere(),
    ];
    const first = await devices.header!(one.username, from);
    const { headers } = await attempt(other.username, password, { from, headers: first });
    const both = { 'kadro-device': headers.get('kadro-device')! };
    for (const { username } of [one, other, third]) await hadFailed(5, username, from);
    expect([
      (await attempt(one.username, password, { from, headers: both })).status,
      (await attempt(other.username, password, { from, headers: both })).status,
      told(await attempt(third.username, password, { from, headers: both })),
    ]).toEqual([200, 200, locked]);
  });

  it('is none that somebody made up', async () => {
    const [{ username }, from] = [await accounts.hire(), somewhere()];
    await hadFailed(5, username, from);
    for (const made of [`${crypto.randomUUID()}.${'a'.repeat(27)}`, 'x', '', 'é.'])
      expect(told(await attempt(username, password, { from, headers: { 'kadro-device': encodeURI(made) } }))).toEqual(
        locked,
      );
  });
});

describe('unlocking', () => {
  const lockedAccount = async () => {
    const [{ id, username }, from] = [await accounts.hire(), somewhere()];
    await hadFailed(5, username, from);
    expect(told(await attempt(username, password, { from }))).toEqual(locked);
    return { id, username, from };
  };

  it('is done by a new password of an admin', async () => {
    const { id, username, from } = await lockedAccount();
    const { password: secret } = await accounts.run('SendWelcomeNotification', id, {});
    expect((await attempt(username, secret!, { from })).status).toBe(200);
  });

  it('is done by an admin, who leaves the password as it is', async () => {
    const { id, username, from } = await lockedAccount();
    const as = await company.session(ids.admin);
    expect((await company.send('PUT', `employees/${id}/credential/unlock`, { as, body: {} })).status).toBe(200);
    expect((await attempt(username, password, { from })).status).toBe(200);
  });

  it('is not done by who has fewer rights than the account', async () => {
    const as = await company.session(ids.restricted);
    const unlock = (id: string) => company.send('PUT', `employees/${id}/credential/unlock`, { as, body: {} });
    expect([
      told(await unlock(ids.hr)),
      told(await unlock(ids.superAdmin)),
      (await unlock(ids.colleague)).status,
    ]).toEqual([[403, 'forbidden'], [403, 'forbidden'], 200]);
  });

  it('also ends the wait for a change of the password', async () => {
    const { id, access: as } = await accounts.signIn();
    const change = (oldPassword: string) =>
      company.send('POST', 'change-password', { as, body: { oldPassword, password: 'Erik-2027' } });
    for (let n = 0; n < 5; n++) expect((await change('Falsch-1')).status).toBe(422);
    expect(told(await change(password))).toEqual(locked);
    await accounts.run('UnlockSignIn', id, {});
    expect((await change(password)).status).toBe(200);
  });
});

describe('a page of another site', () => {
  it.each<[string, Record<string, string>]>([
    ['by what the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['beside ours', { 'sec-fetch-site': 'same-site' }],
    ['by its origin', { origin: 'https://evil.example' }],
    ['without an origin of its own', { origin: 'null' }],
  ])('signs nobody in and counts nothing: %s', async (_what, headers) => {
    const [{ username }, from] = [await accounts.hire(), somewhere()];
    const query = `login?username=${encodeURIComponent(username)}&password=`;
    for (let n = 0; n < 6; n++) {
      const sent = { headers: { 'x-forwarded-for': from, ...headers } };
      expect(told(await company.send('POST', `${query}Falsch-1`, sent))).toEqual([403, 'forbidden']);
      expect((await company.send('POST', `${query}${password}`, sent)).status).toBe(403);
    }
    expect((await attempt(username, password, { from })).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' }],
    ['our own page without TLS', { origin: 'http://kadro.example', 'x-forwarded-host': 'kadro.example' }],
    ['our own page with TLS', { origin: 'https://kadro.example', 'x-forwarded-host': 'kadro.example:443' }],
    ['a client that is no browser', {}],
  ])('is not %s', async (_what, headers) => {
    const { username } = await accounts.hire();
    const from = somewhere();
    const answered = await attempt(username, password, { from, headers });
    expect([answered.status, typeof tokensOf(answered).access]).toEqual([200, 'string']);
  });
});
