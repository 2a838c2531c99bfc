import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Accounts, tokensOf } from '../../testing/accounts.ts';
import { type Company, faults, ids, startCompany } from '../../testing/company.ts';
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

/** Somebody whose first password one issued, and what became of both afterwards. */
async function issuedBefore(issuer: string, change: (id: string) => Promise<unknown>) {
  const { id, username } = await accounts.hire();
  const as = await company.session(issuer);
  const issued = await company.send('PUT', `employees/${id}/credential/send-welcome-notification`, { as, body: {} });
  expect(issued.status).toBe(200);
  const { password } = issued.body as { password: string };
  const { access, refresh } = tokensOf(await accounts.login(username, password));
  await change(id);
  const signsIn = (await accounts.login(username, password)).status === 200;
  const refreshed = await accounts.refresh(refresh);
  const newest = refreshed.status === 202 ? tokensOf(refreshed).access : access;
  const sent = { as: newest, body: { password: 'Elma-Armut-77' } };
  const changes = (await company.send('PUT', 'account/change-password', sent)).status === 200;
  return { signsIn, changes, refreshes: refreshed.status === 202 };
}

async function promoted(issuer: string, roles: object, between?: (id: string, password: string) => Promise<void>) {
  const { id, username } = await accounts.hire();
  const as = await company.session(issuer);
  const issued = await company.send('PUT', `employees/${id}/credential/send-welcome-notification`, { as, body: {} });
  const { password } = issued.body as { password: string };
  const { access, refresh } = tokensOf(await accounts.login(username, password));
  await between?.(access, password);
  const given = await company.send('PUT', `employees/${id}/role`, {
    as: await company.session(ids.superAdmin),
    body: { ...noRoles, ...roles },
  });
  expect([issued.status, given.status]).toEqual([200, 200]);
  return {
    username,
    signsIn: (await accounts.login(username, password)).status === 200,
    refreshes: (await accounts.refresh(refresh)).status === 202,
  };
}

const ended = { signsIn: false, refreshes: false };

describe('a first password that its issuer knows', () => {
  it.each<[string, string, object]>([
    ['an HR manager, issued by a restricted admin', ids.restricted, { hrManager: true }],
    ['an admin of another branch', ids.restricted, { admin: true, restrictedAdmin: true, adminBranches: [ids.south] }],
    ['a super admin, issued by an admin', ids.admin, { admin: true, superAdmin: true }],
  ])('ends, with its sessions, when its owner becomes more than the issuer is: %s', async (_what, issuer, roles) =>
    expect(await promoted(issuer, roles)).toMatchObject(ended),
  );

  it.each<[string, string, object]>([
    ['an HR manager, issued by an admin', ids.admin, { hrManager: true }],
    [
      'an admin of the issuer’s branch',
      ids.restricted,
      { admin: true, restrictedAdmin: true, adminBranches: [ids.north] },
    ],
    ['a super admin, issued by the one who gives the role', ids.superAdmin, { admin: true, superAdmin: true }],
  ])('stays where the issuer has as many rights: %s', async (_what, issuer, roles) =>
    expect(await promoted(issuer, roles)).toMatchObject({ signsIn: true, refreshes: true }),
  );

  it('is nobody’s any more once its owner has another, which stays', async () => {
    const { username } = await promoted(ids.restricted, { hrManager: true }, async (as, oldPassword) => {
      const body = { oldPassword, password: 'Elma-Armut-77' };
      expect((await company.send('POST', 'change-password', { as, body })).status).toBe(200);
    });
    expect((await accounts.login(username, 'Elma-Armut-77')).status).toBe(200);
  });
});

const inBranch = async (branchId: string) => (await accounts.hire({ branchId })).id;

describe('a first password whose issuer does not reach all that its owner does', () => {
  const closed = { signsIn: false, changes: false, refreshes: false };
  const open = { signsIn: true, changes: true, refreshes: true };
  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'manages somebody of another branch by a list',
      async (id) => accounts.run('ChangeManagement', await inBranch(ids.south), { leaveManagers: [id] }),
    ],
    [
      'manages somebody of another branch',
      async (id) => accounts.run('ChangeEmployment', await inBranch(ids.south), { managerId: id }),
    ],
    ['manages somebody who is hired in another branch', (id) => accounts.hire({ branchId: ids.south, managerId: id })],
    [
      'manages somebody who moves to another branch',
      async (id) => {
        const one = await inBranch(ids.north);
        await accounts.run('ChangeManagement', one, { leaveManagers: [id] });
        await accounts.run('ChangeEmployment', one, { branchId: ids.south });
      },
    ],
    ['works in another branch', (id) => accounts.run('ChangeEmployment', id, { branchId: ids.south })],
  ])('is good for nothing when its owner %s', async (_what, change) => {
    expect(await issuedBefore(ids.restricted, change)).toEqual(closed);
    expect(await issuedBefore(ids.wider, change)).toEqual(open);
    expect(await issuedBefore(ids.superAdmin, change)).toEqual(open);
  });

  it('is good for nothing when it is the issuer who has fewer rights, or leaves', async () => {
    const roles = { ...noRoles, admin: true, restrictedAdmin: true, adminBranches: [ids.north] };
    const issuer = async () => {
      const { id } = await accounts.hire();
      await accounts.run('ChangeRoles', id, roles);
      return id;
    };
    const [demoted, left] = [await issuer(), await issuer()];
    expect(await issuedBefore(demoted, () => accounts.run('ChangeRoles', demoted, noRoles))).toEqual(closed);
    const quit = { quitDate: '2026-07-01', quitReason: 'OTHER' };
    expect(await issuedBefore(left, () => accounts.run('ResignPerson', left, quit))).toEqual(closed);
  });

  it('is good where its owner manages people of the issuer’s branch', async () =>
    expect(
      await issuedBefore(ids.restricted, async (id) =>
        accounts.run('ChangeManagement', await inBranch(ids.north), { leaveManagers: [id] }),
      ),
    ).toEqual(open));
});
