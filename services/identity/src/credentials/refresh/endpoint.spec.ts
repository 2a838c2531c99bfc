import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionIn } from '../../testing/access/objects.ts';
import { Accounts, isRefused, tokensOf } from '../../testing/accounts.ts';
import { type Company, faults, ids, setPassword, startCompany } from '../../testing/company.ts';
import { noRoles } from '../../testing/past.ts';

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

describe('what happens to an open session', () => {
  const ends = (name: string, body: object) => async (id: string) => void (await accounts.run(name, id, body));
  it.each<[string, (id: string) => Promise<void>]>([
    ['resigning', ends('ResignPerson', { quitDate: '2026-07-10', quitReason: 'DISMISSAL' })],
    ['a first password', ends('SendWelcomeNotification', {})],
    ['another password', (id) => setPassword(company.hosted, ids.orgA, id, company.passwordHash)],
  ])('is that %s ends it at once, access and refresh, on every device', async (_what, change) => {
    const first = await accounts.signIn();
    const second = await accounts.open(first.id, { 'kadro-session': 'cookie' });
    expect([await accounts.statusOf(first.access), await accounts.statusOf(second.access)]).toEqual([200, 200]);
    await change(first.id);
    expect([await accounts.statusOf(first.access), await accounts.statusOf(second.access)]).toEqual([401, 401]);
    expect([
      isRefused(await accounts.refresh(first.refresh)),
      isRefused(await accounts.refreshByCookie(second.cookie)),
    ]).toEqual([true, true]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['a role', (id) => accounts.run('ChangeRoles', id, { ...noRoles, hrManager: true })],
    ['the branch', (id) => accounts.run('ChangeEmployment', id, { branchId: ids.south })],
    ['the manager', (id) => accounts.run('ChangeEmployment', id, { managerId: ids.manager })],
    ['becoming a manager', (id) => accounts.run('ChangeManagement', ids.colleague, { leaveManagers: [id] })],
  ])('is that %s ends access only', async (_what, change) => {
    const { id, access, refresh: token } = await accounts.signIn();
    await change(id);
    expect(await accounts.statusOf(access)).toBe(401);
    const again = await accounts.refresh(token);
    expect([again.status, await accounts.statusOf(tokensOf(again).access)]).toEqual([202, 200]);
  });

  it('is nothing by a change of the own file', async () => {
    const { id, access } = await accounts.signIn();
    await accounts.run('ChangeContact', id, { address: 'A 1' });
    expect(await accounts.statusOf(access)).toBe(200);
  });

  it('is its end by signing out, and another one goes on', async () => {
    const first = await accounts.signIn();
    const second = await accounts.open(first.id);
    expect((await company.send('POST', 'account/logout', { as: first.access })).status).toBe(200);
    expect([
      await accounts.statusOf(first.access),
      isRefused(await accounts.refresh(first.refresh)),
      await accounts.statusOf(second.access),
    ]).toEqual([401, true, 200]);
  });

  it('is its end by its owner from another device', async () => {
    const first = await accounts.signIn();
    const second = await accounts.open(first.id);
    expect(
      (await company.send('DELETE', `account/sessions/${sessionIn(second.access)}`, { as: first.access })).status,
    ).toBe(204);
    expect([
      await accounts.statusOf(second.access),
      isRefused(await accounts.refresh(second.refresh)),
      await accounts.statusOf(first.access),
    ]).toEqual([401, true, 200]);
  });

  it('is no way back after a rehire, nor is the password', async () => {
    const { id, username, access, refresh: token } = await accounts.signIn();
    await accounts.run('ResignPerson', id, { quitDate: '2026-07-10', quitReason: 'RESIGNATION' });
    await accounts.run('RehirePerson', id, { hiredDate: '2026-07-12' });
    expect([await accounts.statusOf(access), isRefused(await accounts.refresh(token))]).toEqual([401, true]);
    expect((await accounts.login(username)).status).toBe(401);
  });

  it('is not ended by a rehire that is sent again', async () => {
    const { id } = await accounts.signIn();
    await accounts.run('ResignPerson', id, { quitDate: '2026-07-10', quitReason: 'RESIGNATION' });
    const as = await company.session(ids.superAdmin);
    const headers = { 'idempotency-key': 'back-again' };
    const rehired = async () =>
      (await company.send('POST', `employees/${id}/rehire`, { as, headers, body: { hiredDate: '2026-07-12' } })).status;
    expect(await rehired()).toBe(200);
    const { access } = await accounts.open(id);
    expect([await rehired(), await accounts.statusOf(access)]).toEqual([200, 200]);
  });

  describe.each(['header', 'cookie'])('of %s mode', (mode) => {
    const begun = async () => {
      const { refresh, cookie } = await accounts.signIn(mode === 'cookie' ? { 'kadro-session': 'cookie' } : {});
      return mode === 'cookie' ? cookie : refresh;
    };
    const again = (token: string) => (mode === 'cookie' ? accounts.refreshByCookie(token) : accounts.refresh(token));
    const next = async (token: string) => {
      const answered = await again(token);
      return mode === 'cookie' ? tokensOf(answered).cookie : tokensOf(answered).refresh;
    };

    it('is that thirty days of silence end it', async () => {
      const token = await begun();
      company.clock.advance({ hours: 24 * 30 + 1 });
      expect(isRefused(await again(token))).toBe(true);
    });

    it('is that ninety days end it, however often it is used', async () => {
      let token = await begun();
      for (let n = 0; n < 4; n++) {
        company.clock.advance({ hours: 24 * 22 });
        token = await next(token);
      }
      // day 88
      expect(token).toBeTruthy();
      company.clock.advance({ hours: 24 * 2 + 1 });
      expect(isRefused(await again(token))).toBe(true);
    });
  });
});

describe('refreshing with a cookie', () => {
  const cookieMode = { 'kadro-session': 'cookie' };

  it('uses a token up, and repeats its successor for thirty seconds', async () => {
    const { cookie } = await accounts.signIn(cookieMode);
    const next = tokensOf(await accounts.refreshByCookie(cookie)).cookie;
    company.clock.advance({ seconds: 29 });
    expect([next === cookie, tokensOf(await accounts.refreshByCookie(cookie)).cookie]).toEqual([false, next]);
    expect((await accounts.refreshByCookie(next)).status).toBe(202);
  });

  it('gives two tabs at the same moment the same successor', async () => {
    const { cookie } = await accounts.signIn(cookieMode);
    const [one, other] = await Promise.all([accounts.refreshByCookie(cookie), accounts.refreshByCookie(cookie)]);
    expect([one.status, other.status, tokensOf(one).cookie]).toEqual([202, 202, tokensOf(other).cookie]);
  });

  it('ends the whole session when a used token comes back later', async () => {
    const { cookie, access } = await accounts.signIn(cookieMode);
    const next = tokensOf(await accounts.refreshByCookie(cookie));
    company.clock.advance({ seconds: 31 });
    expect(isRefused(await accounts.refreshByCookie(cookie))).toBe(true);
    expect([
      isRefused(await accounts.refreshByCookie(next.cookie)),
      await accounts.statusOf(next.access),
      await accounts.statusOf(access),
    ]).toEqual([true, 401, 401]);
  });

  it('does not take the cookie without the header that says so, which no foreign page can send', async () => {
    const { cookie } = await accounts.signIn(cookieMode);
    expect(isRefused(await company.send('POST', 'account/refresh-token', { headers: { cookie } }))).toBe(true);
  });
});

describe('refreshing with a header', () => {
  it('uses a token up, and repeats its successor for thirty seconds', async () => {
    const { refresh: first } = await accounts.signIn();
    const second = tokensOf(await accounts.refresh(first)).refresh;
    company.clock.advance({ seconds: 29 });
    expect(tokensOf(await accounts.refresh(first)).refresh).toBe(second);
    expect((await accounts.refresh(second)).status).toBe(202);
  });

  it('ends the whole session when a used token comes back later', async () => {
    const { refresh: first, access } = await accounts.signIn();
    const next = tokensOf(await accounts.refresh(first));
    company.clock.advance({ seconds: 31 });
    expect(isRefused(await accounts.refresh(first))).toBe(true);
    expect([
      isRefused(await accounts.refresh(next.refresh)),
      await accounts.statusOf(next.access),
      await accounts.statusOf(access),
    ]).toEqual([true, 401, 401]);
  });

  it('ends the session when a token of long before comes back, even at once', async () => {
    const { refresh: first } = await accounts.signIn();
    const second = tokensOf(await accounts.refresh(first)).refresh;
    const third = tokensOf(await accounts.refresh(second)).refresh;
    expect([isRefused(await accounts.refresh(first)), isRefused(await accounts.refresh(third))]).toEqual([true, true]);
  });

  it.each<[string, (token: string) => string]>([
    ['nothing', () => ''],
    ['another text', () => 'abc'],
    ['a changed number', (token) => token.replace(/\.0\./, '.1.')],
    ['another session', (token) => token.replace(/^[^.]+/, crypto.randomUUID())],
    ['a cut token', (token) => token.slice(0, -4)],
    ['no number', (token) => token.replace(/\.0\./, '.-1.')],
  ])('refuses %s', async (_what, change) =>
    expect(isRefused(await accounts.refresh(change((await accounts.signIn()).refresh)))).toBe(true),
  );

  it('ends what is stolen from a cookie: its token is none for the header', async () => {
    const { cookie } = await accounts.signIn({ 'kadro-session': 'cookie' });
    const stolen = await accounts.refresh(cookie.split('=')[1]!);
    expect(stolen.headers.get('refresh-token')).toBeNull();
  });
});
