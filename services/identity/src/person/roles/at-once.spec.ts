import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { settleDueChanges } from '../due-changes/job.ts';
import { person } from '../events.ts';
import { type PersonState } from '../state.ts';
import { type Company, ids, startCompany } from '../../testing/company.ts';

let company: Company;
/** Whoever was super admin in these tests. */
const everybody: string[] = [ids.superAdmin];
let number = 500;
beforeAll(async () => void (company = await startCompany()));
afterAll(() => company.stop());
beforeEach(async () => {
  company.clock.set('2026-07-15T08:00:00Z');
  const former = await superAdmins();
  everybody.push(await hire(), await hire());
  for (const id of former) await giveRole(id, false);
});

const giveRole = (id: string, superAdmin: boolean): Promise<object> =>
  company.perform('ChangeRoles', { id }, { superAdmin });

async function hire(): Promise<string> {
  const mark = String(number++);
  const { id } = await company.perform(
    'HirePerson',
    {},
    {
      firstName: 'Super',
      lastName: 'Admin',
      staffNumber: mark,
      workEmail: `${mark}@a.example`,
      branchId: ids.north,
      hiredDate: '2026-01-05',
    },
  );
  await giveRole(id!, true);
  return id!;
}

const stateOf = async (id: string): Promise<PersonState> =>
  (await company.hosted.runtime.loop.state<PersonState>(person, ids.orgA, id)).state;
const superAdmins = async (): Promise<string[]> => {
  const states = await Promise.all(everybody.map(stateOf));
  return everybody.filter((_, n) => states[n]!.status === 'ACTIVE' && states[n]!.roles.superAdmin);
};
const take = (from: string): Promise<object> => giveRole(from, false);
const resign = (whom: string): Promise<object> =>
  company.perform('ResignPerson', { id: whom }, { quitDate: '2026-07-14', quitReason: 'RETIREMENT' });

describe('of two super admins', () => {
  it.each([
    ['take the role from each other', take, take],
    ['let each other resign', resign, resign],
    ['do the one and the other', take, resign],
  ])('who %s at once one stays', async (_what, first, second) => {
    const [one, other] = (await superAdmins()) as [string, string];
    const done = await Promise.allSettled([first(other), second(one)]);
    expect(done.map((each) => (each.status === 'rejected' ? String(each.reason.name) : 'done')).toSorted()).toEqual([
      'done',
      'last_super_admin',
    ]);
    expect(await superAdmins()).toHaveLength(1);
  });

  it('whose planned last day is the same one stays', async () => {
    const [one, other] = (await superAdmins()) as [string, string];
    for (const id of [one, other])
      await company.perform('ResignPerson', { id }, { quitDate: '2026-07-16', quitReason: 'RETIREMENT' });
    company.clock.set('2026-07-17T08:00:00Z');
    await Promise.all([settleDueChanges(company.hosted.runtime), settleDueChanges(company.hosted.runtime)]);
    const left = await superAdmins();
    expect(left).toHaveLength(1);
    const past = await company.hosted.runtime.log.read(`identity.person-${ids.orgA}_${left[0]}`);
    expect(past.at(-1)).toMatchObject({ name: 'PlannedChangeFailed', data: { reason: 'last_super_admin' } });
  });

  it('one stays where the other’s planned last day has come while he takes the role', async () => {
    const [one, other] = (await superAdmins()) as [string, string];
    await company.perform('ResignPerson', { id: one }, { quitDate: '2026-07-16', quitReason: 'RETIREMENT' });
    company.clock.set('2026-07-17T08:00:00Z');
    await Promise.allSettled([settleDueChanges(company.hosted.runtime), take(other)]);
    expect(await superAdmins()).toHaveLength(1);
  });

  it('one may be taken again after the other was given the role again', async () => {
    const [one, other] = (await superAdmins()) as [string, string];
    await take(other);
    await giveRole(other, true);
    await take(one);
    expect(await superAdmins()).toEqual([other]);
  });

  it('one stays where the same one is taken twice at once', async () => {
    const [one, other] = (await superAdmins()) as [string, string];
    await Promise.all([take(other), take(other)]);
    expect(await superAdmins()).toEqual([one]);
  });
});
