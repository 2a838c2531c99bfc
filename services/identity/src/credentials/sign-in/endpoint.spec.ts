import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JWTPayload, SignJWT } from 'jose';
import { publishedLanguage } from '@kadro/chassis';
import { Accounts, tokensOf } from '../../testing/accounts.ts';
import { atRealCost, type Company, faults, ids, password, startCompany } from '../../testing/company.ts';

const workingPattern = {
  monday: 480,
  tuesday: 480,
  wednesday: 480,
  thursday: 480,
  friday: 480,
  saturday: 0,
  sunday: 0,
};

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

describe('signing in', () => {
  it('answers with the session user and two tokens', async () => {
    const { id, username } = await accounts.hire();
    const { status, body, headers } = await accounts.login(` ${username.toUpperCase()} `);
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

  it('says the zone of the branch and the clock of the server, of which today follows', async () => {
    const auckland = { name: { en: 'Auckland' }, zone: 'Pacific/Auckland', workingPattern };
    const { id: branchId } = await company.perform('CreateBranch', {}, auckland);
    const { username } = await accounts.hire({ branchId });
    const answeredAt = company.clock.now().toString();
    expect((await accounts.login(username)).body).toMatchObject({ zone: 'Pacific/Auckland', answeredAt });
    const { username: elsewhere } = await accounts.hire();
    expect((await accounts.login(elsewhere)).body).toMatchObject({ zone: 'Europe/Istanbul', answeredAt });
  });

  it('takes its credentials from the query too', async () => {
    const { username } = await accounts.hire();
    expect(
      (await company.send('POST', `login?username=${encodeURIComponent(username)}&password=${password}`)).status,
    ).toBe(200);
  });

  it('keeps the refresh token from scripts in cookie mode', async () => {
    const { username } = await accounts.hire();
    const { headers } = await accounts.login(username, password, { 'kadro-session': 'cookie' });
    expect(headers.get('refresh-token')).toBeNull();
    expect(headers.get('set-cookie')).toMatch(
      /^kadro_refresh=[^;]+; HttpOnly; SameSite=Strict; Path=\/identity\/api\/v1\/account\/refresh-token; Max-Age=\d+/,
    );
  });

  it('answers alike for wrong, unknown, resigned and without a password, after as much work', async () => {
    const [known, gone] = [await accounts.hire(), await accounts.hire()];
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
    await accounts.run('ResignPerson', gone.id, { quitDate: '2026-07-01', quitReason: 'OTHER' });
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
        const { status, body } = await atRealCost(() => accounts.login(username, secret));
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
    const { username } = await accounts.hire();
    const key = { 'idempotency-key': 'the-same-key' };
    const [first, second] = [
      await accounts.login(username, password, key),
      await accounts.login(username, password, key),
    ];
    expect([await accounts.statusOf(tokensOf(first).access), await accounts.statusOf(tokensOf(second).access)]).toEqual(
      [200, 200],
    );
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
    expect(await accounts.statusOf(await bearer({}))).toBe(200);
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
    expect([rest.status, rest.body.name, await accounts.statusOf(as)]).toEqual([401, 'unauthorised', 401]);
  });

  it('is refused after its time, though it was good before', async () => {
    const { access } = await accounts.signIn();
    expect(await accounts.statusOf(access)).toBe(200);
    company.clock.advance({ minutes: 15, seconds: 6 });
    expect(await accounts.statusOf(access)).toBe(401);
  });

  it('decides nothing by its flags', async () => {
    const as = await bearer({ superAdmin: true, admin: true, leaveManager: true, roles: ['SUPER_ADMIN'], iat: now });
    company.clock.set(Temporal.Instant.fromEpochMilliseconds(now * 1000).toString());
    expect((await company.send('PUT', `organizations/${ids.orgA}`, { as, body: { name: 'Mine' } })).status).toBe(403);
  });
});

describe('asking for the AsyncAPI document', () => {
  it('is answered beside the OpenAPI document, without a token', async () => {
    const { status, body } = await company.send('GET', 'asyncapi.json');
    expect([status, body]).toEqual([200, publishedLanguage('identity').asyncApi({ version: '1' })]);
  });
});

describe('files on disk', () => {
  it('hold no name, mail, phone, date of birth, device, address or password in clear, but in the read models', async () => {
    const { id, username } = await accounts.signIn({ 'user-agent': 'Geheimgerät/1.0' });
    await accounts.run('ChangeProfile', id, { firstName: 'Gülbahar', lastName: 'Çetinkaya', phone: '+49301112233' });
    await accounts.run('ChangePersonal', id, {
      birthDate: '1987-06-05',
      birthPlace: 'Trabzon',
      passportNumber: 'U1234567',
    });
    await accounts.run('ChangeContact', id, { emergencyContactName: 'Nilüfer Korkmaz', address: 'Lindenallee 77' });
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
