import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { as, type Company, faults, ids, type People, startCompany } from '../testing/company.ts';
import { noRoles, person } from '../testing/identity-messages.ts';

let company: Company;
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults).toEqual([]);
  await company.stop();
});

const place = { organization: ids.orgA };

/** Somebody in the north, as identity tells of them, and whom they manage. */
async function member(state: object, managed: object[] = []): Promise<string> {
  const id = randomUUID();
  await company.publish(
    person(place, { id, branchId: ids.north, ...state }),
    ...managed.map((one) => person(place, { id: randomUUID(), ...one, managerId: id })),
  );
  return id;
}
const exportOf = async (id: string, who: People) =>
  (await company.send('GET', `personal-data/${id}/export`, { as: as(who) })).status;
const inventoryOf = async (id: string, who: People) =>
  (await company.send('GET', `personal-data/${id}`, { as: as(who) })).status;

const restricted = (...adminBranches: string[]) => ({ ...noRoles, admin: true, restrictedAdmin: true, adminBranches });

describe('the export of what leave knows of an account', () => {
  it.each<[string, object, object[]]>([
    ['a super admin', { superAdmin: true, roles: { ...noRoles, admin: true, superAdmin: true } }, []],
    ['an admin', { roles: { ...noRoles, admin: true } }, []],
    ['an HR manager', { roles: { ...noRoles, hrManager: true } }, []],
    ['an admin of more branches', { roles: restricted(ids.north, ids.south) }, []],
    ['a manager of somebody elsewhere', {}, [{ branchId: ids.south }]],
    ['somebody of whose roles identity has said nothing', { roles: undefined }, []],
  ])('of %s is none for an admin of one branch, as with identity', async (_who, state, managed) => {
    const id = await member(state, managed);
    expect([await exportOf(id, 'restricted'), await exportOf(id, 'superAdmin')]).toEqual([403, 200]);
  });

  it.each<[string, object, object[]]>([
    ['somebody without roles', {}, []],
    ['an admin of the same branch', { roles: restricted(ids.north) }, []],
    ['a manager in the same branch', {}, [{ branchId: ids.north }]],
  ])('of %s is one for an admin of the branch', async (_who, state, managed) =>
    expect(await exportOf(await member(state, managed), 'restricted')).toBe(200),
  );

  it('of a super admin is one for super admins, and so is the inventory', async () => {
    const roles = { ...noRoles, admin: true, superAdmin: true };
    const id = await member({ superAdmin: true, roles });
    expect([await exportOf(id, 'admin'), await inventoryOf(id, 'admin')]).toEqual([403, 403]);
    expect([await exportOf(id, 'superAdmin'), await inventoryOf(id, 'superAdmin')]).toEqual([200, 200]);
  });

  it('is one of oneself', async () => expect(await exportOf(ids.restricted, 'restricted')).toBe(200));
});
