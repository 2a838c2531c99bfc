import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answered } from '@kadro/chassis/testing';
import { type JWTPayload, SignJWT } from 'jose';
import { hashPassword } from '../shared/password-hash.ts';
import { sessionIn } from '../../testing/access-walk.ts';
import { type Company, faults, ids, password, png, setPassword, startCompany } from '../../testing/company.ts';
import { noRoles } from '../../testing/past.ts';

let company: Company;
let hash: string;
beforeAll(async () => {
  company = await startCompany();
  hash = await hashPassword(password);
});
afterAll(async () => {
  expect(faults).toEqual([]);
  await company.stop();
});

let count = 0;
/** Somebody new with the password of everybody. */
const someone = async (change: object = {}): Promise<{ id: string; username: string }> => {
  const n = ++count;
  const username = `someone${n}@a.example`;
  const { id } = await company.perform(
    'HirePerson',
    {},
    {
      firstName: 'Jemand',
      lastName: `Nummer${n}`,
      staffNumber: `S${n}`,
      workEmail: username,
      branchId: ids.north,
      hiredDate: '2026-01-05',
      ...change,
    },
  );
  await setPassword(company.hosted, ids.orgA, id!, hash);
  return { id: id!, username };
};
const login = (username: string, secret = password, headers: Record<string, string> = {}) =>
  company.send('POST', 'login', {
    body: { username, password: secret },
    headers: { 'x-forwarded-for': `10.1.0.${count % 250}`, ...headers },
  });
/** A new session of somebody, without the work of a password. */
const open = async (id: string, request: Record<string, string> = {}) =>
  tokensOf({ headers: new Headers(await company.open(id, request)) });
const signIn = async (request: Record<string, string> = {}) => {
  const who = await someone();
  return { ...who, ...(await open(who.id, request)) };
};
const tokensOf = ({ headers }: Pick<Answered, 'headers'>) => ({
  access: headers.get('authorization')!,
  refresh: headers.get('refresh-token')!,
  cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
});
const refresh = (token: string) =>
  company.send('POST', 'account/refresh-token', { headers: { 'refresh-token': token } });
const byCookie = (cookie: string) =>
  company.send('POST', 'account/refresh-token', { headers: { cookie, 'kadro-session': 'cookie' } });
const works = async (access: string): Promise<number> => (await company.query('{ employeeCount }', access)).status;
const isDead = (answered: Answered) =>
  answered.status === 200 && answered.body.code === 750 && !answered.headers.get('authorization');
const run = (name: string, id: string, body: object) => company.perform(name, { id }, body);

describe('signing in', () => {
  it('answers with the session user and two tokens', async () => {
    const { id, username } = await someone();
    const { status, body, headers } = await login(` ${username.toUpperCase()} `);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        id,
        firstName: 'Jemand',
        admin: false,
        firstTimePassword: false,
        passwordExpired: false,
        passwordExpireNotification: null,
        organization: ids.orgA,
        language: 'en',
        datePattern: 'YYYY-MM-DD',
      }),
    ]);
    expect([
      headers.get('authorization'),
      headers.get('refresh-token'),
      headers.get('set-cookie'),
      headers.get('cache-control'),
    ]).toEqual([expect.stringMatching(/^Bearer [\w.-]+$/), expect.any(String), null, 'no-store']);
  });

  it('takes its credentials from the query too', async () => {
    const { username } = await someone();
    expect(
      (await company.send('POST', `login?username=${encodeURIComponent(username)}&password=${password}`)).status,
    ).toBe(200);
  });

  it('keeps the refresh token from scripts in cookie mode', async () => {
    const { username } = await someone();
    const { headers } = await login(username, password, { 'kadro-session': 'cookie' });
    expect(headers.get('refresh-token')).toBeNull();
    expect(headers.get('set-cookie')).toMatch(
      /^kadro_refresh=[^;]+; HttpOnly; SameSite=Strict; Path=\/identity\/api\/v1\/account\/refresh-token; Max-Age=\d+/,
    );
  });

  it('answers alike for wrong, unknown, resigned and without a password, after as much work', async () => {
    const [known, gone] = [await someone(), await someone()];
    const { username: without } = await company
      .perform(
        'HirePerson',
        {},
        {
          firstName: 'O',
          lastName: 'P',
          staffNumber: 'op',
          workEmail: 'without@a.example',
          branchId: ids.north,
          hiredDate: '2026-01-05',
        },
      )
      .then(() => ({ username: 'without@a.example' }));
    await run('ResignPerson', gone.id, { quitDate: '2026-07-01', quitReason: 'OTHER' });
    const tries: [string, string][] = [
      [known.username, 'Falsch-2026'],
      ['unknown@a.example', password],
      [gone.username, password],
      [without, password],
    ];
    // of the processor, whoever else is at work there
    const took: number[] = [];
    const answers: unknown[] = [];
    for (const [username, secret] of tries) {
      const spent: number[] = [];
      for (let n = 0; n < 3; n++) {
        const start = process.cpuUsage();
        const { status, body } = await login(username, secret);
        const { user, system } = process.cpuUsage(start);
        spent.push(user + system);
        answers.push([status, body]);
      }
      took.push(Math.min(...spent));
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toEqual([401, { code: 805, name: 'invalid_credentials', message: expect.any(String) }]);
    for (const one of took) expect(one).toBeGreaterThan(took[0]! * 0.3);
  });

  it('does not open one’s own session again for a request that comes twice', async () => {
    const { username } = await someone();
    const key = { 'idempotency-key': 'the-same-key' };
    const [first, second] = [await login(username, password, key), await login(username, password, key)];
    expect([await works(tokensOf(first).access), await works(tokensOf(second).access)]).toEqual([200, 200]);
  });
});

describe('trying passwords', () => {
  it('locks the account after five, the right one too, for fifteen minutes', async () => {
    const { username } = await someone();
    for (let n = 0; n < 5; n++) expect((await login(username, `Falsch-${n}`)).status).toBe(401);
    const locked = await login(username);
    expect([locked.status, locked.body.code]).toEqual([429, 800]);
    company.clock.advance({ minutes: 15, seconds: 1 });
    expect((await login(username)).status).toBe(200);
  });

  it('forgets wrong ones after a right one', async () => {
    const { username } = await someone();
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 4; n++) await login(username, 'Falsch-1');
      expect((await login(username)).status).toBe(200);
    }
  });

  it('locks an address after fifty, whatever it says of the way before it', async () => {
    const from = (way: string) => (n: number) =>
      login(`guess${n}@a.example`, 'Falsch-1', { 'x-forwarded-for': way.replace('*', String(n)) });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => from('9.9.9.*, 5.5.5.5')(n)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await from('8.8.8.8, 5.5.5.5')(51)).status).toBe(429);
    expect((await from('5.5.5.5, 6.6.6.6')(52)).status).toBe(401);
  });
});

describe('what happens to an open session', () => {
  const ends = (name: string, body: object) => async (id: string) => void (await run(name, id, body));
  it.each<[string, (id: string) => Promise<void>]>([
    ['resigning', ends('ResignPerson', { quitDate: '2026-07-10', quitReason: 'DISMISSAL' })],
    ['a first password', ends('SendWelcomeNotification', {})],
    ['another password', (id) => setPassword(company.hosted, ids.orgA, id, hash)],
  ])('is that %s ends it at once, access and refresh, on every device', async (_what, change) => {
    const first = await signIn();
    const second = await open(first.id, { 'kadro-session': 'cookie' });
    expect([await works(first.access), await works(second.access)]).toEqual([200, 200]);
    await change(first.id);
    expect([await works(first.access), await works(second.access)]).toEqual([401, 401]);
    expect([isDead(await refresh(first.refresh)), isDead(await byCookie(second.cookie))]).toEqual([true, true]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['a role', (id) => run('ChangeRoles', id, { ...noRoles, hrManager: true })],
    ['the branch', (id) => run('ChangeEmployment', id, { branchId: ids.south })],
    ['the manager', (id) => run('ChangeEmployment', id, { managerId: ids.manager })],
    ['becoming a manager', (id) => run('ChangeManagement', ids.colleague, { leaveManagers: [id] })],
  ])('is that %s ends access only', async (_what, change) => {
    const { id, access, refresh: token } = await signIn();
    await change(id);
    expect(await works(access)).toBe(401);
    const again = await refresh(token);
    expect([again.status, await works(tokensOf(again).access)]).toEqual([202, 200]);
  });

  it('is nothing by a change of the own file', async () => {
    const { id, access } = await signIn();
    await run('ChangeContact', id, { address: 'A 1' });
    expect(await works(access)).toBe(200);
  });

  it('is its end by signing out, and another one goes on', async () => {
    const first = await signIn();
    const second = await open(first.id);
    expect((await company.send('POST', 'account/logout', { as: first.access })).status).toBe(200);
    expect([await works(first.access), isDead(await refresh(first.refresh)), await works(second.access)]).toEqual([
      401,
      true,
      200,
    ]);
  });

  it('is its end by its owner from another device', async () => {
    const first = await signIn();
    const second = await open(first.id);
    expect(
      (await company.send('DELETE', `account/sessions/${sessionIn(second.access)}`, { as: first.access })).status,
    ).toBe(204);
    expect([await works(second.access), isDead(await refresh(second.refresh)), await works(first.access)]).toEqual([
      401,
      true,
      200,
    ]);
  });

  it('is no way back after a rehire', async () => {
    const { id, username, access, refresh: token } = await signIn();
    await run('ResignPerson', id, { quitDate: '2026-07-10', quitReason: 'RESIGNATION' });
    await run('RehirePerson', id, { hiredDate: '2026-07-12' });
    expect([await works(access), isDead(await refresh(token))]).toEqual([401, true]);
    expect((await login(username)).status).toBe(200);
  });

  it('is that thirty days of silence end it', async () => {
    const { refresh: token } = await signIn();
    company.clock.advance({ hours: 24 * 30 + 1 });
    expect(isDead(await refresh(token))).toBe(true);
  });
});

describe('refreshing with a cookie', () => {
  const cookieMode = { 'kadro-session': 'cookie' };

  it('uses a token up, and repeats its successor for thirty seconds', async () => {
    const { cookie } = await signIn(cookieMode);
    const next = tokensOf(await byCookie(cookie)).cookie;
    company.clock.advance({ seconds: 29 });
    expect([next === cookie, tokensOf(await byCookie(cookie)).cookie]).toEqual([false, next]);
    expect((await byCookie(next)).status).toBe(202);
  });

  it('gives two tabs at the same moment the same successor', async () => {
    const { cookie } = await signIn(cookieMode);
    const [one, other] = await Promise.all([byCookie(cookie), byCookie(cookie)]);
    expect([one.status, other.status, tokensOf(one).cookie]).toEqual([202, 202, tokensOf(other).cookie]);
  });

  it('ends the whole session when a used token comes back later', async () => {
    const { cookie, access } = await signIn(cookieMode);
    const next = tokensOf(await byCookie(cookie));
    company.clock.advance({ seconds: 31 });
    expect(isDead(await byCookie(cookie))).toBe(true);
    expect([isDead(await byCookie(next.cookie)), await works(next.access), await works(access)]).toEqual([
      true,
      401,
      401,
    ]);
  });

  it('does not take the cookie without the header that says so, which no foreign page can send', async () => {
    const { cookie } = await signIn(cookieMode);
    expect(isDead(await company.send('POST', 'account/refresh-token', { headers: { cookie } }))).toBe(true);
  });
});

describe('refreshing with a header', () => {
  it('keeps the old token until the new one is used', async () => {
    const { refresh: first } = await signIn();
    const second = tokensOf(await refresh(first)).refresh;
    expect(tokensOf(await refresh(first)).refresh).toBe(second);
    expect((await refresh(second)).status).toBe(202);
    expect(isDead(await refresh(first))).toBe(true);
  });

  it.each<[string, (token: string) => string]>([
    ['nothing', () => ''],
    ['another text', () => 'abc'],
    ['a changed number', (token) => token.replace(/\.0\./, '.1.')],
    ['another session', (token) => token.replace(/^[^.]+/, crypto.randomUUID())],
    ['a cut token', (token) => token.slice(0, -4)],
    ['no number', (token) => token.replace(/\.0\./, '.-1.')],
  ])('refuses %s', async (_what, change) => expect(isDead(await refresh(change((await signIn()).refresh)))).toBe(true));

  it('ends what is stolen from a cookie: its token is none for the header', async () => {
    const { cookie } = await signIn({ 'kadro-session': 'cookie' });
    const stolen = await refresh(cookie.split('=')[1]!);
    expect(stolen.headers.get('refresh-token')).toBeNull();
  });
});

describe('an access token', () => {
  let key: KeyObject;
  let claims: JWTPayload;
  let now: number;
  beforeAll(async () => {
    key = createPrivateKey({
      key: await company.ports.keys.secret('access-token', () => Buffer.alloc(0)),
      format: 'der',
      type: 'pkcs8',
    });
    claims = JSON.parse(
      Buffer.from((await company.session(ids.employee)).split('.')[1]!, 'base64url').toString(),
    ) as JWTPayload;
    now = claims.iat!;
  });
  const bearer = async (change: JWTPayload, by = key, alg = 'RS256') =>
    `Bearer ${await new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg }).sign(by)}`;
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = (alg: string) => `${encoded({ alg })}.${encoded(claims)}`;

  it('is good for fifteen minutes as it was made', async () => {
    expect(await works(await bearer({}))).toBe(200);
    expect(claims.exp! - claims.iat!).toBe(900);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['nothing', () => ''],
    ['no scheme', async () => (await bearer({})).slice(7)],
    ['another scheme', async () => (await bearer({})).replace('Bearer', 'Basic')],
    ['no algorithm', () => `Bearer ${unsigned('none')}.`],
    ['no algorithm in capitals', () => `Bearer ${unsigned('None')}.`],
    [
      'the public key as a secret',
      () =>
        `Bearer ${unsigned('HS256')}.${createHmac(
          'sha256',
          createPublicKey(key).export({ format: 'pem', type: 'spki' }),
        )
          .update(unsigned('HS256'))
          .digest('base64url')}`,
    ],
    ['another key', () => bearer({}, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)],
    ['another algorithm', () => bearer({}, key, 'RS512')],
    ['another audience', () => bearer({ aud: 'hiring' })],
    ['no audience', () => bearer({ aud: undefined })],
    ['the other organization', () => bearer({ organization: ids.orgB })],
    ['another account', () => bearer({ account: ids.superAdmin })],
    ['a session that is not there', () => bearer({ session: crypto.randomUUID() })],
    ['a time that is over', () => bearer({ iat: now - 2000, nbf: now - 2000, exp: now - 10 })],
    ['no end', () => bearer({ exp: undefined })],
    ['a time to come', () => bearer({ nbf: now + 60 })],
    ['older rights', () => bearer({ access: 'an older one' })],
    ['a password before', () => bearer({ sign: 0 })],
    [
      'changed claims',
      async () => (await bearer({})).replace(/\.[^.]+\./, `.${encoded({ ...claims, superAdmin: true })}.`),
    ],
  ])('is refused with %s, for REST and GraphQL', async (_what, make) => {
    const as = await make();
    const rest = await company.send('PUT', `employees/${ids.employee}/language`, { as, body: { language: 'en' } });
    expect([rest.status, rest.body.name, await works(as)]).toEqual([401, 'unauthorised', 401]);
  });

  it('is refused after its time, though it was good before', async () => {
    const { access } = await signIn();
    expect(await works(access)).toBe(200);
    company.clock.advance({ minutes: 15, seconds: 6 });
    expect(await works(access)).toBe(401);
  });

  it('decides nothing by its flags', async () => {
    const as = await bearer({ superAdmin: true, admin: true, leaveManager: true, roles: ['SUPER_ADMIN'], iat: now });
    company.clock.set(Temporal.Instant.fromEpochMilliseconds(now * 1000).toString());
    expect((await company.send('PUT', `organizations/${ids.orgA}`, { as, body: { name: 'Mine' } })).status).toBe(403);
  });
});

describe('a first password', () => {
  const first = async () => {
    const who = await someone();
    const { password: secret } = await run('SendWelcomeNotification', who.id, {});
    return { ...who, secret: secret!, ...(await open(who.id)) };
  };

  it('opens nothing but its own change', async () => {
    const { username, secret } = await first();
    const answered = await login(username, secret);
    const { access: as } = tokensOf(answered);
    expect([answered.status, answered.body.firstTimePassword]).toEqual([200, true]);
    const { commands, endpoints } = company.hosted.runtime.service;
    const closed = [...commands, ...endpoints].filter(
      ({ path, access }) =>
        access.who !== 'public' && !/^(account\/(logout|change-password)|change-password)$/.test(path),
    );
    expect(closed.length).toBeGreaterThan(25);
    for (const { method, path, example } of closed)
      expect(
        await company.send(method, path.replace('{id}', ids.employee), {
          as,
          ...(method === 'GET' ? {} : { body: example }),
        }),
      ).toMatchObject({ status: 403, body: { name: 'password_change_required' } });
    expect((await company.query('{ organizationDetail { name } }', as)).body.errors[0].extensions.name).toBe(
      'password_change_required',
    );
    expect((await company.send('PUT', 'account/change-password', { as, body: { password: 'Erik-2027' } })).status).toBe(
      200,
    );
  });

  it.each([
    ['Kurz-1', 766],
    ['Viel-zu-lang-12345', 766],
    ['ohnegross-1', 767],
    ['OhneZahl-', 767],
    ['OhneZeichen1', 767],
    ['Mit-1 Leer', 767],
    ['Jemand-2026', 768],
  ])('is not changed to %s (%d)', async (wish, code) => {
    const { access: as } = await first();
    expect(await company.send('PUT', 'account/change-password', { as, body: { password: wish } })).toMatchObject({
      status: 422,
      body: { code, fields: { password: expect.any(String) } },
    });
  });

  it('is not used again, and the session goes on with new tokens while others end', async () => {
    const { access: as, secret, username, id } = await first();
    const other = await open(id);
    expect(await company.send('PUT', 'account/change-password', { as, body: { password: secret } })).toMatchObject({
      status: 422,
      body: { code: 769 },
    });
    const changed = await company.send('PUT', 'account/change-password', { as, body: { password: 'Erik-2027' } });
    expect([
      changed.status,
      changed.body.firstTimePassword,
      await works(as),
      await works(tokensOf(changed).access),
      await works(other.access),
    ]).toEqual([200, false, 401, 200, 401]);
    expect((await refresh(tokensOf(changed).refresh)).status).toBe(202);
    expect((await login(username, 'Erik-2027')).status).toBe(200);
    expect(
      (
        await company.send('PUT', 'account/change-password', {
          as: tokensOf(changed).access,
          body: { password: 'Erik-2028' },
        })
      ).status,
    ).toBe(403);
  });

  it('is told once: a repeat of the request does not tell another', async () => {
    const { id } = await someone();
    const sent = {
      as: await company.session(ids.superAdmin),
      body: {},
      headers: { 'idempotency-key': crypto.randomUUID() },
    };
    const path = `employees/${id}/credential/send-welcome-notification`;
    const [one, two] = [await company.send('PUT', path, sent), await company.send('PUT', path, sent)];
    expect([one.body.password, two.body.password, two.body.position]).toEqual([
      expect.any(String),
      undefined,
      one.body.position,
    ]);
  });
});

describe('changing the own password', () => {
  it('wants the old one, and counts the tries', async () => {
    const { access: as } = await signIn();
    for (let n = 0; n < 5; n++)
      expect(
        await company.send('POST', 'change-password', { as, body: { oldPassword: 'Falsch-1', password: 'Erik-2027' } }),
      ).toMatchObject({ status: 422, body: { code: 806 } });
    expect(
      (await company.send('POST', 'change-password', { as, body: { oldPassword: password, password: 'Erik-2027' } }))
        .status,
    ).toBe(429);
  });

  it('ends the other sessions, and refuses the last three', async () => {
    const { access, id } = await signIn();
    const other = await open(id);
    const changed = await company.send('POST', 'change-password', {
      as: access,
      body: { oldPassword: password, password: 'Erik-2027' },
    });
    expect([changed.status, await works(other.access), await works(tokensOf(changed).access)]).toEqual([200, 401, 200]);
    const back = await company.send('POST', 'change-password', {
      as: tokensOf(changed).access,
      body: { oldPassword: 'Erik-2027', password },
    });
    expect([back.status, back.body.code]).toEqual([422, 769]);
  });
});

describe('what somebody may write', () => {
  it('is no more of the own profile than phone and channels', async () => {
    const { id, access: as } = await signIn();
    const answered = await company.send('PUT', `employees/${id}/profile`, {
      as,
      body: { firstName: 'X', workEmail: 'x@a.example', phone: '+493011122' },
    });
    expect([answered.status, Object.keys(answered.body.fields)]).toEqual([403, ['firstName', 'workEmail']]);
    expect(
      (
        await company.send('PUT', `employees/${id}/profile`, {
          as,
          body: { phone: '+49 30 901820', emailNotification: false },
        })
      ).status,
    ).toBe(200);
  });

  it('is nothing of the own file where its area is off, which binds no administrator', async () => {
    const { id, access: as } = await signIn();
    const put = (by: string) =>
      company.send('PUT', `employees/${id}/contact`, { as: by, body: { address: crypto.randomUUID() } });
    const turn = (hrPage: boolean) => run('ChangeMobileSettings', ids.orgA, { settings: { hrPage } });
    expect((await put(as)).status).toBe(200);
    await turn(true);
    const [own, byAdmin] = [await put(as), await put(await company.session(ids.admin))];
    await turn(false);
    expect([own.status, byAdmin.status]).toEqual([403, 200]);
  });

  it('is no name of another account to sign in with', async () => {
    const as = await company.session(ids.restricted);
    const answered = await company.send('PUT', `employees/${ids.superAdmin}/profile`, {
      as,
      body: { workEmail: 'mine@a.example' },
    });
    expect(answered.status).toBe(403);
  });

  it('is data, whatever it looks like', async () => {
    const as = await company.session(ids.superAdmin);
    const name = `<script>alert("1")</script>`;
    await company.send('PUT', `employees/${ids.colleague}/profile`, { as, body: { firstName: name } });
    const { body, headers } = await company.query(`{ employee(id: "${ids.colleague}") { firstName } }`, as);
    expect([body.data.employee.firstName, headers.get('content-type')]).toEqual([
      name,
      expect.stringMatching(/^application\/json/),
    ]);
  });

  it.each([
    ['an SVG', `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`],
    [
      'an SVG that says it is a PNG',
      `data:image/png;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`,
    ],
    ['an address', 'https://evil.example/x.png'],
    ['a PNG that is too large', `${png.slice(0, -2)}${'A'.repeat(100_000)}`],
    ['nothing', 'data:image/png;base64,'],
  ])('is no picture that is %s', async (_what, image) => {
    expect(
      (
        await company.send('PUT', `employees/${ids.employee}/profile/image`, {
          as: await company.session(ids.employee),
          body: { image },
        })
      ).status,
    ).toBe(400);
  });

  it('is once under one key, and another account’s key is its own', async () => {
    const [a, b] = [await signIn(), await signIn()];
    const headers = { 'idempotency-key': 'one-key' };
    const put = ({ id, access: as }: typeof a, address: string) =>
      company.send('PUT', `employees/${id}/contact`, { as, body: { address }, headers });
    const [first, again, other, foreign] = [
      await put(a, 'A 1'),
      await put(a, 'A 1'),
      await put(a, 'A 2'),
      await put(b, 'B 1'),
    ];
    expect([again.body, other.status, other.body.name, foreign.status, foreign.body.id]).toEqual([
      first.body,
      422,
      'idempotency_key_reused',
      200,
      b.id,
    ]);
  });
});

describe('files on disk', () => {
  it('hold no name, mail, phone, date of birth, device, address or password in clear, but in the read models', async () => {
    const { id, username } = await signIn({ 'user-agent': 'Geheimgerät/1.0' });
    await run('ChangeProfile', id, { firstName: 'Gülbahar', lastName: 'Çetinkaya', phone: '+49301112233' });
    await run('ChangePersonal', id, { birthDate: '1987-06-05', birthPlace: 'Trabzon', passportNumber: 'U1234567' });
    await run('ChangeContact', id, { emergencyContactName: 'Nilüfer Korkmaz', address: 'Lindenallee 77' });
    const secrets = [
      username,
      'Gülbahar',
      'Çetinkaya',
      '+49301112233',
      '1987-06-05',
      'Trabzon',
      'U1234567',
      'Nilüfer',
      'Lindenallee',
      'Geheimger',
      '10.1.2.3',
      password,
      'argon2id',
    ];
    const files = readdirSync(company.folder).filter((name) => /\.db/.test(name));
    expect(files).toEqual(expect.arrayContaining(['events.db', 'keys.db', 'ops.db']));
    const found = files.flatMap((file) =>
      secrets
        .filter((secret) => readFileSync(join(company.folder, file)).includes(secret))
        .map((secret) => `${file}: ${secret}`),
    );
    expect(found).toEqual([]);
  });
});
