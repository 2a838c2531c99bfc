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

/** Somebody whose first password one issued, and another changed the roles afterwards. */
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
