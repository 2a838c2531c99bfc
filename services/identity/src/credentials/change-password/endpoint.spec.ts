import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Accounts, tokensOf } from '../../testing/accounts.ts';
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

describe('a first password', () => {
  const first = async () => {
    const who = await accounts.hire();
    const { password: secret } = await accounts.run('SendWelcomeNotification', who.id, {});
    return { ...who, secret: secret!, ...(await accounts.open(who.id)) };
  };

  it('opens nothing but its own change', async () => {
    const { username, secret } = await first();
    const answered = await accounts.login(username, secret);
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

  it('is not changed to one that the rules refuse', async () => {
    const { access: as } = await first();
    expect(
      await company.send('PUT', 'account/change-password', { as, body: { password: 'Jemand-2026' } }),
    ).toMatchObject({ status: 422, body: { code: 768, fields: { password: expect.any(String) } } });
  });

  it('is not used again, and the session goes on with new tokens while others end', async () => {
    const { access: as, secret, username, id } = await first();
    const other = await accounts.open(id);
    expect(await company.send('PUT', 'account/change-password', { as, body: { password: secret } })).toMatchObject({
      status: 422,
      body: { code: 769 },
    });
    const changed = await company.send('PUT', 'account/change-password', { as, body: { password: 'Erik-2027' } });
    expect([
      changed.status,
      changed.body.firstTimePassword,
      await accounts.statusOf(as),
      await accounts.statusOf(tokensOf(changed).access),
      await accounts.statusOf(other.access),
    ]).toEqual([200, false, 401, 200, 401]);
    expect((await accounts.refresh(tokensOf(changed).refresh)).status).toBe(202);
    expect((await accounts.login(username, 'Erik-2027')).status).toBe(200);
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
    const { id } = await accounts.hire();
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
    const { access: as } = await accounts.signIn();
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
    const { access, id } = await accounts.signIn();
    const other = await accounts.open(id);
    const changed = await company.send('POST', 'change-password', {
      as: access,
      body: { oldPassword: password, password: 'Erik-2027' },
    });
    expect([
      changed.status,
      await accounts.statusOf(other.access),
      await accounts.statusOf(tokensOf(changed).access),
    ]).toEqual([200, 401, 200]);
    const back = await company.send('POST', 'change-password', {
      as: tokensOf(changed).access,
      body: { oldPassword: 'Erik-2027', password },
    });
    expect([back.status, back.body.code]).toEqual([422, 769]);
  });

  it.each<[string, object]>([
    ['another new one', { oldPassword: password, password: 'Armut-2028' }],
    ['the new one as the old one', { oldPassword: 'Erik-2027', password: 'Armut-2028' }],
    ['a wrong old one', { oldPassword: 'Falsch-1', password: 'Erik-2027' }],
  ])('is not repeated under a used key with %s: nothing is changed and no token is given', async (_what, body) => {
    const { access, username } = await accounts.signIn();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = { oldPassword: password, password: 'Erik-2027' };
    const changed = await company.send('POST', 'change-password', { as: access, body: first, headers });
    const as = tokensOf(changed).access;
    const again = await company.send('POST', 'change-password', { as, body, headers });
    expect([again.status, again.body.name, again.headers.get('authorization')]).toEqual([
      422,
      'idempotency_key_reused',
      null,
    ]);
    const same = await company.send('POST', 'change-password', { as, body: first, headers });
    expect([same.status, (await accounts.login(username, 'Erik-2027')).status]).toEqual([200, 200]);
  });

  it('repeats the change of a first password under its key, and no other', async () => {
    const { id, username } = await accounts.hire();
    const { password: secret } = await accounts.run('SendWelcomeNotification', id, {});
    const { access } = tokensOf(await accounts.login(username, secret));
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { oldPassword: secret, password: 'Erik-2027' };
    const as = tokensOf(await company.send('POST', 'change-password', { as: access, body, headers })).access;
    expect((await company.send('POST', 'change-password', { as, body, headers })).status).toBe(200);
    const other = { ...body, oldPassword: password };
    expect((await company.send('POST', 'change-password', { as, body: other, headers })).status).toBe(422);
  });
});
