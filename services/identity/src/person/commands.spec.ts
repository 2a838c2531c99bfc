import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Accounts } from '../testing/accounts.ts';
import { type Company, faults, ids, startCompany } from '../testing/company.ts';
import { settleDueChanges } from './due-changes/job.ts';
import { type EmployeeRow } from './rows/employee.ts';
import { employees } from './rows/employees.ts';

const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
const west = '018f0000-0000-7000-8000-000000020001';

// each test begins on 15 July 2026, 11:00 in Istanbul, with people of its own
let company: Company;
let accounts: Accounts;
let [someone, another] = ['', ''];
beforeAll(async () => {
  company = await startCompany();
  accounts = new Accounts(company);
});
beforeEach(async () => {
  at('2026-07-15T08:00:00Z');
  [someone, another] = [(await accounts.hire()).id, (await accounts.hire()).id];
});
afterAll(async () => {
  expect(faults).toEqual([]);
  await company.stop();
});

const at = (instant: string): void => company.clock.set(instant);
const row = async (id: string): Promise<EmployeeRow> =>
  (await company.hosted.runtime.rows(employees).get(ids.orgA, id))!.doc as EmployeeRow;
const typesOf = async (id: string): Promise<string[]> =>
  (await company.hosted.runtime.log.read(`identity.person-${ids.orgA}_${id}`)).map(({ name }) => name);
const employment = (id: string, body: object): Promise<object> => accounts.run('ChangeEmployment', id, body);

describe('what somebody may write', () => {
  it('is no more of the own profile than phone and channels', async () => {
    const { id, access: as } = await accounts.signIn();
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
    const { id, access: as } = await accounts.signIn();
    const put = (by: string) =>
      company.send('PUT', `employees/${id}/contact`, { as: by, body: { address: crypto.randomUUID() } });
    const turn = (hrPage: boolean) => accounts.run('ChangeMobileSettings', ids.orgA, { settings: { hrPage } });
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

  it('is no picture that is another file', async () => {
    const image = `data:image/png;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`;
    const as = await company.session(ids.employee);
    const answered = await company.send('PUT', `employees/${ids.employee}/profile/image`, { as, body: { image } });
    expect(answered.status).toBe(400);
  });

  it('is no picture of a format that is not taken, and the answer names those that are', async () => {
    const image = `data:image/heic;base64,${Buffer.from('\0\0\0\x18ftypheic').toString('base64')}`;
    const as = await company.session(ids.employee);
    const { status, body } = await company.send('PUT', `employees/${ids.employee}/profile/image`, {
      as,
      body: { image },
    });
    expect([status, body.fields.image]).toEqual([400, expect.stringContaining('PNG, JPG, WEBP, GIF')]);
  });

  it('is once under one key, and another account’s key is its own', async () => {
    const [a, b] = [await accounts.signIn(), await accounts.signIn()];
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

describe('a change with a day', () => {
  const send = async (id: string, body: object, as = ids.superAdmin) =>
    company.send('PUT', `employees/${id}/employment`, { as: await company.session(as), body });

  it('is sent with the change itself, and is answered like any other', async () => {
    expect(await send(someone, { branchId: ids.south, effectiveOn: '2026-07-16' })).toMatchObject({
      status: 200,
      body: { id: someone },
    });
    expect(await row(someone)).toMatchObject({
      branchId: ids.north,
      planned: [
        { effectiveOn: '2026-07-16', kind: 'EMPLOYMENT', changes: { branchId: ids.south }, plannedBy: ids.superAdmin },
      ],
    });
  });

  it('goes by the day at the place of the person, not of the caller', async () => {
    at('2026-07-15T22:00:00Z');
    await company.perform(
      'CreateBranch',
      {},
      { id: west, name: { en: 'West' }, zone: 'America/Los_Angeles', workingPattern: week },
    );
    await employment(another, { branchId: west });
    await send(another, { unitId: ids.unit, effectiveOn: '2026-07-16' });
    await send(someone, { unitId: ids.unit, effectiveOn: '2026-07-16' });
    expect([(await typesOf(another)).at(-1), (await typesOf(someone)).at(-1)]).toEqual([
      'EmploymentChangePlanned',
      'EmploymentChanged',
    ]);
  });

  it('moves nobody out of sight of whoever plans it', async () =>
    expect(await send(someone, { branchId: ids.south, effectiveOn: '2026-08-01' }, ids.restricted)).toMatchObject({
      status: 403,
    }));
  it('is refused where its ground is not there', async () =>
    expect(await send(someone, { unitId: ids.nobody, effectiveOn: '2026-08-01' })).toMatchObject({
      status: 422,
      body: { name: 'reference_unknown' },
    }));
  it('is recorded once for one key', async () => {
    const sent = {
      as: await company.session(ids.superAdmin),
      body: { unitId: ids.unit, effectiveOn: '2026-08-01' },
      headers: { 'idempotency-key': 'once' },
    };
    for (let n = 0; n < 2; n++)
      expect((await company.send('PUT', `employees/${someone}/employment`, sent)).status).toBe(200);
    expect((await row(someone)).planned).toHaveLength(1);
  });
});

describe('revoking a planned change', () => {
  const revoke = async (plan: string, as = ids.superAdmin, id = someone) =>
    company.send('DELETE', `employees/${id}/planned-changes/${plan}`, { as: await company.session(as) });
  const planned = async (): Promise<string> => {
    await employment(someone, { unitId: ids.unit, effectiveOn: '2026-07-20' });
    return (await row(someone)).planned[0]!.id;
  };

  it('takes it back', async () => {
    expect(await revoke(await planned())).toMatchObject({ status: 204 });
    expect(await row(someone)).toMatchObject({ planned: [], plannedOn: null });
  });
  it('is too late on its day, done or not', async () => {
    const plan = await planned();
    at('2026-07-20T08:00:00Z');
    expect(await revoke(plan)).toMatchObject({ status: 422, body: { name: 'plan_settled' } });
    await settleDueChanges(company.hosted.runtime);
    expect(await revoke(plan)).toMatchObject({ status: 422, body: { name: 'plan_settled' } });
  });
  it('answers alike for another person’s plan, another person and nobody', async () => {
    const plan = await planned();
    const met = async (as: string) =>
      Promise.all(
        [revoke(plan, as, another), revoke(ids.nobody, as), revoke(plan, as, ids.nobody)].map(
          async (answer) => (await answer).status,
        ),
      );
    expect([await met(ids.superAdmin), await met(ids.restricted)]).toEqual([
      [404, 404, 404],
      [403, 403, 403],
    ]);
  });
  it('does not keep in who stands above', async () => {
    await accounts.run('ResignPerson', ids.admin, { quitDate: '2026-08-01', quitReason: 'RETIREMENT' });
    expect(await revoke((await row(ids.admin)).planned[0]!.id, ids.restricted, ids.admin)).toMatchObject({
      status: 403,
    });
  });
  const ends = { quitDate: '2026-08-01', quitReason: 'DISMISSAL' };
  it.each([
    ['his end', {}, 'ResignPerson', ends],
    [
      'the end of who administers a branch',
      { restrictedAdmin: true, adminBranches: [ids.north] },
      'ResignPerson',
      ends,
    ],
    ['his move', {}, 'ChangeEmployment', { branchId: ids.south, effectiveOn: '2026-08-01' }],
    ['his managers', {}, 'ChangeManagement', { leaveManagers: [ids.manager], effectiveOn: '2026-08-01' }],
  ])('is not for the person himself: %s', async (_what, roles, command, body) => {
    await accounts.run('ChangeRoles', someone, { admin: true, ...roles });
    await accounts.run(command, someone, body);
    const [plan] = (await row(someone)).planned;
    expect(await revoke(plan!.id, someone)).toMatchObject({ status: 422, body: { name: 'own_account' } });
    expect((await row(someone)).planned).toEqual([plan]);
  });
});
