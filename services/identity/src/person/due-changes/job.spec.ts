import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { settleDueChanges } from './job.ts';
import { type EmployeeRow } from '../rows/employee.ts';
import { employees } from '../rows/employees.ts';
import { type Company, faults, ids, startCompany } from '../../testing/company.ts';
import { noRoles } from '../../testing/past.ts';

const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
const closing = '018f0000-0000-7000-8000-000000020002';

// each test begins on 15 July 2026, 11:00 in Istanbul, with people of its own
let company: Company;
let [someone, another, boss] = ['', '', ''];
let hired = 100;
beforeAll(async () => void (company = await startCompany()));
beforeEach(async () => {
  at('2026-07-15T08:00:00Z');
  [someone, another, boss] = await Promise.all([hire(), hire(), hire()]);
});
afterAll(() => company.stop());

async function hire(): Promise<string> {
  const number = String(hired++);
  const { id } = await company.perform(
    'HirePerson',
    {},
    {
      firstName: 'Someone',
      lastName: 'New',
      staffNumber: number,
      workEmail: `${number}@a.example`,
      branchId: ids.north,
      hiredDate: '2026-01-05',
    },
  );
  return id!;
}

const at = (instant: string): void => company.clock.set(instant);
const settle = (): Promise<void> => settleDueChanges(company.hosted.runtime);
const row = async (id: string): Promise<EmployeeRow> =>
  (await company.hosted.runtime.rows(employees).get(ids.orgA, id))!.doc as EmployeeRow;
const past = (id: string) => company.hosted.runtime.log.read(`identity.person-${ids.orgA}_${id}`);
const typesOf = async (id: string): Promise<string[]> => (await past(id)).map(({ name }) => name);
const after = async (id: string, first: string): Promise<string[]> =>
  (await typesOf(id)).slice((await typesOf(id)).indexOf(first));
const employment = (id: string, body: object): Promise<object> => company.perform('ChangeEmployment', { id }, body);
const resign = (id: string, quitDate: string): Promise<object> =>
  company.perform('ResignPerson', { id }, { quitDate, quitReason: 'RETIREMENT', quitDescription: 'why' });

describe('the day of a planned change', () => {
  it('comes at midnight of the branch', async () => {
    await employment(someone, { branchId: ids.south, effectiveOn: '2026-07-16' });
    at('2026-07-15T20:59:00Z');
    await settle();
    expect((await row(someone)).branchId).toBe(ids.north);
    at('2026-07-15T21:00:00Z');
    await settle();
    expect(await row(someone)).toMatchObject({ branchId: ids.south, planned: [] });
  });

  it('comes once, also late, again and twice at once', async () => {
    await employment(someone, { branchId: ids.south, effectiveOn: '2026-07-16' });
    at('2026-07-24T08:00:00Z');
    await Promise.all([settle(), settle()]);
    await settle();
    expect(await after(someone, 'EmploymentChangePlanned')).toEqual([
      'EmploymentChangePlanned',
      'EmploymentChangeTookEffect',
    ]);
  });

  it('brings several of one person in the order of their days', async () => {
    await employment(someone, { branchId: ids.north, unitId: ids.unit, effectiveOn: '2026-07-18' });
    await employment(someone, { unitId: null, teamId: ids.team, effectiveOn: '2026-07-20' });
    await company.perform('ChangeManagement', { id: someone }, { leaveManagers: [boss], effectiveOn: '2026-07-17' });
    at('2026-07-24T08:00:00Z');
    await settle();
    expect(await row(someone)).toMatchObject({
      unitId: null,
      teamId: ids.team,
      management: { leaveManagers: [boss] },
      planned: [],
    });
    expect((await after(someone, 'ManagementChangePlanned')).slice(1)).toEqual([
      'ManagementChangeTookEffect',
      'EmploymentChangeTookEffect',
      'EmploymentChangeTookEffect',
    ]);
  });

  it('fails what has lost its ground, and nothing else', async () => {
    await company.perform(
      'CreateBranch',
      {},
      { id: closing, name: { en: 'Closing' }, zone: 'Europe/Istanbul', workingPattern: week },
    );
    await employment(someone, { branchId: closing, effectiveOn: '2026-07-16' });
    await employment(someone, { managerId: boss, effectiveOn: '2026-07-17' });
    await employment(another, { managerId: someone, effectiveOn: '2026-07-18' });
    await employment(someone, { managerId: another, effectiveOn: '2026-07-19' });
    await employment(another, { unitId: ids.unit, effectiveOn: '2026-07-20' });
    await company.perform('ArchiveBranch', { id: closing }, {});
    await resign(boss, '2026-07-15');
    at('2026-07-24T08:00:00Z');
    await settle();
    const failed = (await past(someone))
      .filter(({ name }) => name === 'PlannedChangeFailed')
      .map(({ data }) => data.reason);
    expect(failed).toEqual(['archived_record', 'reference_unknown', 'manager_cycle']);
    expect([await row(someone), await row(another)]).toMatchObject([
      { branchId: ids.north, managerId: null, planned: [] },
      { managerId: someone, unitId: ids.unit, planned: [] },
    ]);
    expect(faults).toEqual([]);
  });

  it('ends the employment and the sessions of one who leaves', async () => {
    await resign(someone, '2026-07-16');
    // the last day goes on until midnight in Istanbul
    at('2026-07-16T20:55:00Z');
    await settle();
    const session = await company.session(someone);
    const me = () => company.query('{ employeeCount }', session);
    expect([(await me()).status, (await row(someone)).status]).toEqual([200, 'ACTIVE']);
    at('2026-07-16T21:00:00Z');
    await settle();
    expect([(await me()).status, await row(someone)]).toMatchObject([
      401,
      { status: 'RESIGNED', employment: { quitDate: '2026-07-16', quitReason: 'RETIREMENT', quitDescription: 'why' } },
    ]);
    expect((await company.hosted.runtime.log.read(`identity.credentials-${ids.orgA}_${someone}`)).at(-1)?.name).toBe(
      'PasswordWithdrawn',
    );
  });

  it('moves the person from the eyes of one branch to those of the other, and not before', async () => {
    await company.perform(
      'ChangeRoles',
      { id: ids.hr },
      { ...noRoles, admin: true, restrictedAdmin: true, adminBranches: [ids.south] },
    );
    const { staffNumber } = await row(someone);
    const everywhere = `{ employees(filter: { staffNumber: { eq: "${staffNumber}" } }) { total }
      found: employees(filter: { q: "Someone" }, rowsPerPage: 100) { items { id } } employeeCount
      employee(id: "${someone}") { id } employeesByIds(ids: ["${someone}"]) { id } }`;
    const sees = async (who: string): Promise<[number, boolean, boolean, boolean, number]> => {
      const { data } = (await company.query(everywhere, await company.session(who))).body;
      return [
        data.employees.total,
        data.found.items.some(({ id }: { id: string }) => id === someone),
        Boolean(data.employee),
        Boolean(data.employeesByIds[0]),
        data.employeeCount,
      ];
    };
    await employment(someone, { branchId: ids.south, effectiveOn: '2026-07-16' });
    const [north, south] = [await sees(ids.restricted), await sees(ids.hr)];
    expect([north.slice(0, 4), south.slice(0, 4)]).toEqual([
      [1, true, true, true],
      [0, false, false, false],
    ]);
    at('2026-07-15T21:00:00Z');
    await settle();
    expect([await sees(ids.restricted), await sees(ids.hr)]).toEqual([
      [0, false, false, false, north[4] - 1],
      [1, true, true, true, south[4] + 1],
    ]);
  });

  it('is hidden beforehand from the branch to be, on every day to come and in histories, and from the person', async () => {
    await company.perform(
      'ChangeRoles',
      { id: ids.distant },
      { ...noRoles, admin: true, restrictedAdmin: true, adminBranches: [ids.south] },
    );
    await employment(someone, { branchId: ids.south, effectiveOn: '2026-07-20' });
    const { staffNumber } = await row(someone);
    const ahead = `{ list: employees(asOf: "2026-07-20", filter: { staffNumber: { eq: "${staffNumber}" } }) {
        total items { branchId } }
      one: employee(id: "${someone}", asOf: "2026-07-20") { branchId }
      now: employee(id: "${someone}") { planned { id } plannedOn } employeeHistory(id: "${someone}") { items { type } } }`;
    const told = async (who: string) => (await company.query(ahead, await company.session(who))).body.data;
    expect(await told(ids.distant)).toEqual({
      list: { total: 0, items: [] },
      one: null,
      now: null,
      employeeHistory: null,
    });
    expect(await told(someone)).toEqual({
      list: { total: 1, items: [{ branchId: ids.north }] },
      one: { branchId: ids.north },
      now: { planned: null, plannedOn: null },
      employeeHistory: { items: [{ type: 'PersonHired' }] },
    });
    expect(await told(ids.restricted)).toMatchObject({
      one: { branchId: ids.south },
      now: { plannedOn: '2026-07-20' },
      employeeHistory: { items: [{ type: 'EmploymentChangePlanned' }, { type: 'PersonHired' }] },
    });
    expect(await told(ids.superAdmin)).toMatchObject({
      list: { total: 1, items: [{ branchId: ids.south }] },
      one: { branchId: ids.south },
    });
  });

  it('leaves the time at a branch with that branch', async () => {
    await company.perform(
      'ChangeRoles',
      { id: ids.distant },
      { ...noRoles, admin: true, restrictedAdmin: true, adminBranches: [ids.south] },
    );
    await employment(someone, { branchId: ids.south, effectiveOn: '2026-05-01' });
    const { staffNumber: number } = await row(someone);
    const asked = ['2026-04-30', '2026-05-01']
      .map(
        (day, n) =>
          `d${n}: employee(id: "${someone}", asOf: "${day}") { branchId }
           l${n}: employees(asOf: "${day}", filter: { staffNumber: { eq: "${number}" } }) { total }`,
      )
      .join(' ');
    const told = async (who: string) => (await company.query(`{ ${asked} }`, await company.session(who))).body.data;
    expect(await told(ids.restricted)).toEqual({
      d0: { branchId: ids.north },
      l0: { total: 1 },
      d1: null,
      l1: { total: 0 },
    });
    expect(await told(ids.distant)).toEqual({
      d0: null,
      l0: { total: 0 },
      d1: { branchId: ids.south },
      l1: { total: 1 },
    });
  });

  it('is found by the first day of what is planned, by those who may read it of everybody', async () => {
    await employment(someone, { unitId: ids.unit, effectiveOn: '2027-01-01' });
    const sought = `{ employees(filter: { plannedOn: { from: "2027-01-01", to: "2027-01-01" } }) {
      items { id planned { id effectiveOn kind fields changes { unitId } plannedAt plannedBy } } } }`;
    const [all, some] = await Promise.all(
      [ids.superAdmin, ids.manager].map(async (who) => (await company.query(sought, await company.session(who))).body),
    );
    expect(all.data.employees.items).toMatchObject([
      {
        id: someone,
        planned: [
          {
            effectiveOn: '2027-01-01',
            kind: 'EMPLOYMENT',
            fields: ['unitId'],
            changes: { unitId: ids.unit },
            plannedAt: '2026-07-15T08:00:00.000Z',
            plannedBy: 'system',
          },
        ],
      },
    ]);
    expect(some.errors[0].extensions.name).toBe('guarded_field');
  });

  it('is the same whether it is looked at before, then or afterwards, and stands in the history once', async () => {
    const [plan, taken] = [
      { unitId: ids.unit, effectiveOn: '2026-07-18' },
      { teamId: ids.team, effectiveOn: '2026-07-20' },
    ];
    await employment(someone, plan);
    await employment(someone, taken);
    await employment(someone, { jobId: ids.job, effectiveOn: '2026-03-01' });
    await company.send('DELETE', `employees/${someone}/planned-changes/${(await row(someone)).planned[1]!.id}`, {
      as: await company.session(ids.superAdmin),
    });
    const as = await company.session(ids.superAdmin);
    const onDays = ['2026-02-28', '2026-03-01', '2026-07-17', '2026-07-18', '2026-07-20']
      .map((day, n) => `d${n}: employee(id: "${someone}", asOf: "${day}") { unitId teamId jobId }`)
      .join(' ');
    const asked = `{ ${onDays}
      employeeHistory(id: "${someone}") { items { type state on changes { field new } } } }`;
    const look = async () => (await company.query(asked, as)).body.data;
    const before = await look();
    const days = [
      { unitId: null, jobId: null },
      { unitId: null, jobId: ids.job },
      { unitId: null, jobId: ids.job },
      { unitId: ids.unit, jobId: ids.job },
      { unitId: ids.unit, jobId: ids.job },
    ].map((one) => ({ teamId: null, ...one }));
    expect(
      Object.entries(before)
        .filter(([name]) => name.startsWith('d'))
        .map(([, seen]) => seen),
    ).toEqual(days);
    const entry = (type: string, state: string, on: string, changes: object[]) => ({ type, state, on, changes });
    const history = (state: string) => [
      entry('PlannedChangeRevoked', 'DONE', '2026-07-15', []),
      entry('EmploymentChanged', 'DONE', '2026-03-01', [{ field: 'employment.jobId', new: ids.job }]),
      entry('EmploymentChangePlanned', 'REVOKED', '2026-07-20', [{ field: 'employment.teamId', new: ids.team }]),
      entry('EmploymentChangePlanned', state, '2026-07-18', [{ field: 'employment.unitId', new: ids.unit }]),
    ];
    expect(before.employeeHistory.items.slice(0, 4)).toEqual(history('PLANNED'));
    at('2026-07-24T08:00:00Z');
    await settle();
    const afterwards = (await company.query(asked, await company.session(ids.superAdmin))).body.data;
    expect({ ...afterwards, employeeHistory: null }).toEqual({ ...before, employeeHistory: null });
    expect(afterwards.employeeHistory.items.slice(0, 4)).toEqual(history('DONE'));
    expect(await row(someone)).toMatchObject(days[4]!);
  });

  it('keeps one super admin, whoever else leaves', async () => {
    await company.perform('ChangeRoles', { id: someone }, { ...noRoles, superAdmin: true });
    await resign(someone, '2026-07-16');
    company.clock.advance({ seconds: 1 });
    await resign(ids.superAdmin, '2026-07-16');
    at('2026-07-24T08:00:00Z');
    await settle();
    expect([(await row(someone)).status, (await row(ids.superAdmin)).status]).toEqual(['RESIGNED', 'ACTIVE']);
  });
});
