import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { type Job, systemScope } from '@kadro/chassis';
import { resumeBulkUpdates } from './queue.ts';
import { runBulkUpdate } from './job.ts';
import { bulkUpdate } from '../events.ts';
import { type BulkUpdateRow, bulkUpdates } from '../rows/updates.ts';
import { employees } from '../../person/rows/employees.ts';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { type Company, ids, startCompany } from '../../testing/company.ts';
import { noRoles } from '../../testing/past.ts';

let company: Company;
let superAdmin: string;
let restricted: string;
let n = 0;
beforeAll(async () => {
  company = await startCompany();
  superAdmin = await company.session(ids.superAdmin);
  restricted = await company.session(ids.restricted);
});
afterAll(() => company.stop());

/** People of the northern branch, hired for one test. */
async function hire(count: number, more: object = {}): Promise<string[]> {
  const made = Array.from({ length: count }, (_one, at) =>
    company.perform(
      'HirePerson',
      {},
      {
        firstName: 'Eda',
        lastName: 'Ak',
        staffNumber: `b${n}-${at}`,
        workEmail: `b${n}-${at}@a.example`,
        branchId: ids.north,
        hiredDate: '2026-01-05',
        ...more,
      },
    ),
  );
  n++;
  return (await Promise.all(made)).map(({ id }) => id!);
}
const send = (path: string, body: object, as = superAdmin, headers = {}) =>
  company.send('PUT', `employees/update/${path}`, { as, body, headers });
const preview = (path: string, body: object, as = superAdmin) =>
  company.send('POST', `employees/update/${path}/preview`, { as, body });
const personOf = async (id: string) =>
  (await company.hosted.runtime.rows(employees).get(ids.orgA, id))!.doc as EmployeeRow;
const rowOf = async (id: string) =>
  (await company.hosted.runtime.rows(bulkUpdates).get(ids.orgA, id))?.doc as BulkUpdateRow | undefined;

async function ended(id: string): Promise<BulkUpdateRow> {
  for (;;) {
    const row = await rowOf(id);
    if (row && row.state !== 'RUNNING') {
      // the results are rows of another model, which may come a moment later
      await company.hosted.runtime.caughtUp(await company.ports.events.head());
      return row;
    }
    await setTimeout(10);
  }
}

async function report(id: string, as = superAdmin, outcome?: string) {
  const { body } = await company.query(
    `{ report: bulkUpdateResults(id: "${id}", rowsPerPage: 100${outcome ? `, outcome: ${outcome}` : ''}) { items { employeeId outcome code message } total } }`,
    as,
  );
  return body.data.report as {
    items: { employeeId: string; outcome: string; code: string | null; message: string | null }[];
    total: number;
  } | null;
}
const head = () => company.ports.events.head();

describe('changing many people', () => {
  it.each([
    ['branch', { branch: ids.south }, (row: EmployeeRow) => row.employment.branchId, ids.south],
    ['unit', { unit: ids.unit }, (row: EmployeeRow) => row.employment.unitId, ids.unit],
    ['team', { team: ids.team }, (row: EmployeeRow) => row.employment.teamId, ids.team],
    ['job-info', { jobInfo: ids.job }, (row: EmployeeRow) => row.employment.jobId, ids.job],
    ['manager', { manager: ids.manager }, (row: EmployeeRow) => row.employment.managerId, ids.manager],
    [
      'leave-manager',
      { leaveManagers: [ids.manager, ids.hr] },
      (row: EmployeeRow) => row.management.leaveManagers,
      [ids.manager, ids.hr],
    ],
    [
      'shift-manager',
      { shiftManagers: [ids.manager] },
      (row: EmployeeRow) => row.management.shiftManagers,
      [ids.manager],
    ],
    [
      'overtime-manager',
      { overtimeManagers: [ids.hr, ids.manager] },
      (row: EmployeeRow) => row.management.overtimeManagers,
      [ids.hr, ids.manager],
    ],
  ])('sets the %s of everybody, in the background', async (path, target, read, expected) => {
    const people = await hire(3);
    const { status, body } = await send(path, { employees: people, ...target });
    expect([status, body.employees]).toEqual([202, 3]);
    expect(await ended(body.id)).toMatchObject({
      state: 'DONE',
      total: 3,
      done: 3,
      changed: 3,
      requestedBy: ids.superAdmin,
    });
    for (const one of people) expect(read(await personOf(one))).toEqual(expected);
  });

  it.each(['unit', 'team', 'job-info', 'manager'])('clears the %s with null', async (path) => {
    const field = path === 'job-info' ? 'jobInfo' : path;
    const people = await hire(1, { unitId: ids.unit, teamId: ids.team, jobId: ids.job, managerId: ids.manager });
    const { body } = await send(path, { employees: people, [field]: null });
    expect(await ended(body.id)).toMatchObject({ changed: 1 });
    const { unitId, teamId, jobId, managerId } = await personOf(people[0]!);
    expect({ unit: unitId, team: teamId, jobInfo: jobId, manager: managerId }[field]).toBeNull();
  });

  it('reports who was refused first, who had it already, and goes on with the others', async () => {
    const people = await hire(58);
    const [left] = await hire(1);
    const [already] = await hire(1, { unitId: ids.unit });
    await company.perform('ResignPerson', { id: left! }, { quitDate: '2026-07-01', quitReason: 'RETIREMENT' });
    const { body } = await send('unit', { employees: [...people, left, already], unit: ids.unit });
    expect(await ended(body.id)).toMatchObject({
      state: 'DONE',
      total: 60,
      done: 60,
      changed: 58,
      unchanged: 1,
      refused: 1,
    });
    const { items, total } = (await report(body.id))!;
    expect(total).toBe(60);
    expect(items[0]).toEqual({ employeeId: left, outcome: 'REFUSED', code: 'not_active', message: expect.any(String) });
    expect(items.at(-1)).toEqual({ employeeId: already, outcome: 'UNCHANGED', code: null, message: null });
    expect(await report(body.id, superAdmin, 'REFUSED')).toMatchObject({ total: 1, items: [{ employeeId: left }] });
  });

  it('refuses the manager himself, in his own list too', async () => {
    const [one, other] = (await hire(2)) as [string, string];
    const { body } = await send('leave-manager', { employees: [one, other], leaveManagers: [one] });
    expect(await ended(body.id)).toMatchObject({ changed: 1, refused: 1 });
    expect((await report(body.id))!.items[0]).toMatchObject({ employeeId: one, code: 'manager_cycle' });
  });

  it('takes each person once, however often it is named', async () => {
    const [one] = await hire(1);
    const { body } = await send('unit', { employees: [one, one, one], unit: ids.unit });
    expect(await ended(body.id)).toMatchObject({ total: 1, changed: 1 });
  });

  it('writes the requester into each history', async () => {
    const [one] = await hire(1);
    await ended((await send('team', { employees: [one], team: ids.team })).body.id);
    const { body } = await company.query(`{ history: employeeHistory(id: "${one}") { items { actor } } }`, superAdmin);
    expect(body.data.history.items[0].actor).toBe(ids.superAdmin);
  });

  it('is the same update on a repeat', async () => {
    const people = await hire(2);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [
      await send('unit', { employees: people, unit: ids.unit }, superAdmin, key),
      await send('unit', { employees: people, unit: ids.unit }, superAdmin, key),
    ];
    expect(second.body.id).toBe(first.body.id);
    await ended(first.body.id);
  });
});

describe('asking for a bulk update', () => {
  it.each([
    ['no employees', 'unit', { unit: ids.unit }, 'employees'],
    ['an empty array', 'unit', { employees: [], unit: ids.unit }, 'employees'],
    ['no target', 'unit', { employees: [ids.employee] }, 'unit'],
    ['no list', 'leave-manager', { employees: [ids.employee] }, 'leaveManagers'],
  ])('is refused with %s, and nothing happens', async (_what, path, body, field) => {
    const before = await head();
    const answers = [await send(path, body), await preview(path, body)];
    for (const { status, body: answer } of answers)
      expect([status, answer.name, Object.keys(answer.fields)]).toEqual([422, 'data_integrity_violation', [field]]);
    expect(await head()).toBe(before);
  });

  it.each([
    ['an unknown property', 'unit', { employees: [ids.employee], unit: ids.unit, salary: 1 }, 400],
    ['the field of another kind', 'unit', { employees: [ids.employee], team: ids.team }, 400],
    ['a branch that is cleared', 'branch', { employees: [ids.employee], branch: null }, 400],
    ['a day that is none', 'unit', { employees: [ids.employee], unit: ids.unit, effectiveOn: 'tomorrow' }, 400],
    [
      'more than 10,000 people',
      'unit',
      { employees: Array.from({ length: 10_001 }, () => ids.employee), unit: ids.unit },
      400,
    ],
    ['an unknown unit', 'unit', { employees: [ids.employee], unit: ids.nobody }, 422],
    ['somebody who left as manager', 'manager', { employees: [ids.employee], manager: ids.nobody }, 422],
    ['an unknown person', 'unit', { employees: [ids.employee, ids.nobody], unit: ids.unit }, 403],
    ['somebody of another organization', 'unit', { employees: [ids.employee, ids.onlyB], unit: ids.unit }, 403],
  ])('is refused with %s', async (_what, path, body, status) => {
    const before = await head();
    expect((await send(path, body)).status).toBe(status);
    expect((await preview(path, body)).status).toBe(status);
    expect(await head()).toBe(before);
  });

  it.each([
    ['one person of another branch among his own', 'unit', { employees: [ids.employee, ids.distant], unit: ids.unit }],
    ['a branch that is not his', 'branch', { employees: [ids.employee], branch: ids.south }],
  ])('is refused to a restricted admin with %s', async (_what, path, body) => {
    const before = await head();
    for (const { status, body: answer } of [await send(path, body, restricted), await preview(path, body, restricted)])
      expect([status, answer.name]).toEqual([403, 'forbidden']);
    expect(await head()).toBe(before);
  });
});

describe('the preview', () => {
  it('says old, new and what would be refused, and changes nothing', async () => {
    const [changes, has, left] = (await Promise.all([hire(1), hire(1, { unitId: ids.unit }), hire(1)])).flat();
    await company.perform('ResignPerson', { id: left! }, { quitDate: '2026-07-01', quitReason: 'RETIREMENT' });
    const before = await head();
    const { status, body } = await preview('unit', { employees: [changes, has, left], unit: ids.unit });
    expect([status, body]).toEqual([
      200,
      {
        total: 3,
        changed: 1,
        unchanged: 1,
        refused: 1,
        superseded: 0,
        rows: [
          {
            id: left,
            old: [],
            new: [ids.unit],
            outcome: 'REFUSED',
            superseded: false,
            code: 'not_active',
            message: expect.any(String),
          },
          { id: changes, old: [], new: [ids.unit], outcome: 'CHANGED', superseded: false },
          { id: has, old: [ids.unit], new: [ids.unit], outcome: 'UNCHANGED', superseded: false },
        ],
      },
    ]);
    expect(await head()).toBe(before);
  });
});

describe('a bulk update from another day on', () => {
  it('plans a later one for each person', async () => {
    const people = await hire(2);
    const wanted = { employees: people, unit: ids.unit, effectiveOn: '2026-09-01' };
    expect((await preview('unit', wanted)).body).toMatchObject({
      changed: 2,
      rows: [{ outcome: 'PLANNED' }, { outcome: 'PLANNED' }],
    });
    const { body } = await send('unit', wanted);
    expect(await ended(body.id)).toMatchObject({ effectiveOn: '2026-09-01', planned: 2, changed: 0 });
    for (const one of people)
      expect(await personOf(one)).toMatchObject({
        unitId: null,
        planned: [{ effectiveOn: '2026-09-01', kind: 'EMPLOYMENT' }],
      });
  });

  it('counts an earlier one back, lets a later change stand, and refuses a day before the hiring', async () => {
    const [plain, later, young] = (
      await Promise.all([hire(1), hire(1), hire(1, { hiredDate: '2026-06-01' })])
    ).flat() as [string, string, string];
    await company.perform('ChangeEmployment', { id: later }, { jobId: ids.job, effectiveOn: '2026-05-01' });
    const wanted = { employees: [plain, later, young], jobInfo: ids.job, effectiveOn: '2026-03-01' };
    const { body: seen } = await preview('job-info', wanted);
    expect(seen).toMatchObject({ changed: 2, refused: 1, superseded: 1 });
    // as it was on that day
    expect(seen.rows.at(-1)).toMatchObject({ id: later, old: [], new: [ids.job] });
    expect(seen.rows.map(({ id, outcome, superseded, code }: never) => ({ id, outcome, superseded, code }))).toEqual([
      { id: young, outcome: 'REFUSED', superseded: false, code: 'date_before_hiring' },
      { id: plain, outcome: 'CHANGED', superseded: false },
      { id: later, outcome: 'CHANGED', superseded: true },
    ]);
    expect(await ended((await send('job-info', wanted)).body.id)).toMatchObject({ changed: 2, refused: 1 });
    const { body } = await company.query(
      `{ during: employee(id: "${later}", asOf: "2026-04-01") { jobId } before: employee(id: "${later}", asOf: "2026-02-01") { jobId } }`,
      superAdmin,
    );
    expect(body.data).toEqual({ during: { jobId: ids.job }, before: { jobId: null } });
  });
});

describe('seeing bulk updates', () => {
  it('shows a restricted admin his own only', async () => {
    const people = await hire(1);
    const own = (await send('unit', { employees: people, unit: ids.unit }, restricted)).body.id;
    const foreign = (await send('team', { employees: people, team: ids.team })).body.id;
    await Promise.all([ended(own), ended(foreign)]);
    const list = async (as: string) =>
      (await company.query('{ bulkUpdates(rowsPerPage: 100) { items { id } } }', as)).body.data.bulkUpdates.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list(restricted)).toEqual([own]);
    expect(await list(superAdmin)).toEqual(expect.arrayContaining([own, foreign]));
    expect(await report(own, restricted)).toMatchObject({ total: 1 });
    expect(await report(foreign, restricted)).toBeNull();
    expect((await send(`${foreign}/cancel`, {}, restricted)).status).toBe(403);
  });
});

/** An update whose job nobody has queued: the test works on it. */
async function recorded(
  people: string[],
  requestedBy = ids.superAdmin,
): Promise<{ id: string; work: (stops?: () => boolean) => Promise<void> }> {
  const { runtime } = company.hosted;
  const id = crypto.randomUUID();
  const job = { id: `bulkUpdate.${id}`, data: { bulkUpdateId: id } } as unknown as Job;
  // the reaction finds a job of this name done
  await company.ports.jobs.add({ id: job.id, name: 'identity.nobody', organization: ids.orgA, data: {} });
  await runtime.loop.run(
    bulkUpdate,
    id,
    { organization: ids.orgA, actor: requestedBy, key: id, body: '', correlation: id },
    () => [
      { type: 'BulkUpdateRequested', data: { kind: 'UNIT', employees: people, target: [ids.unit], effectiveOn: null } },
    ],
  );
  const work = async (isStopped = () => false): Promise<void> => {
    await runBulkUpdate(
      job,
      systemScope(runtime, {
        organization: ids.orgA,
        actor: 'system',
        key: `job/${job.id}`,
        body: '',
        correlation: job.id,
      }),
      { isStopped, progress: async () => undefined },
    );
    await runtime.caughtUp(await head());
  };
  return { id, work };
}
const changesOf = async (id: string) =>
  (await company.query(`{ history: employeeHistory(id: "${id}") { total } }`, superAdmin)).body.data.history
    .total as number;

describe('a bulk update that is interrupted', () => {
  it('goes on where it was, and changes nobody twice, though its report was lost', async () => {
    const people = await hire(60);
    const { id, work } = await recorded(people);
    // the first slice is done, but its end is never written down
    const { runtime } = company.hosted;
    const run = runtime.loop.run.bind(runtime.loop);
    runtime.loop.run = (decider, ...rest) =>
      decider === bulkUpdate ? Promise.reject(new Error('killed')) : run(decider, ...rest);
    await expect(work()).rejects.toThrow('killed');
    runtime.loop.run = run;
    await work();
    expect(await ended(id)).toMatchObject({ state: 'DONE', changed: 60, unchanged: 0 });
    for (const one of people) expect(await changesOf(one)).toBe(2);
  });

  it('stops between two slices when the process closes', async () => {
    const { id, work } = await recorded(await hire(60));
    let asked = 0;
    await work(() => asked++ > 0);
    expect(await rowOf(id)).toMatchObject({ state: 'RUNNING', done: 50 });
    await work();
    expect(await ended(id)).toMatchObject({ done: 60, changed: 60 });
  });

  it('reports the rest as cancelled; what is done stays', async () => {
    const { id, work } = await recorded(await hire(60));
    let asked = 0;
    await work(() => asked++ > 0);
    expect((await send(`${id}/cancel`, {})).status).toBe(200);
    await work();
    expect(await ended(id)).toMatchObject({ state: 'CANCELLED', changed: 50, cancelled: 10 });
    expect((await send(`${id}/cancel`, {})).status).toBe(409);
  });

  it('is queued again at start, were its job lost', async () => {
    const { id, work } = await recorded(await hire(1));
    await company.hosted.runtime.caughtUp(await head());
    const { jobs } = company.ports;
    const add = jobs.add.bind(jobs);
    const queued: string[] = [];
    jobs.add = async (job) => void queued.push(job.id);
    await resumeBulkUpdates(company.hosted.runtime);
    jobs.add = add;
    // the reaction to the request may come as late as this, with the same job
    expect([...new Set(queued)]).toEqual([`bulkUpdate.${id}`]);
    await work();
  });

  it('refuses everybody once the requester is no admin any more', async () => {
    const [once, ...people] = (await hire(3)) as [string, string, string];
    await company.perform('ChangeRoles', { id: once }, { ...noRoles, admin: true });
    const { id, work } = await recorded(people, once);
    await company.perform('ChangeRoles', { id: once }, noRoles);
    await work();
    expect(await ended(id)).toMatchObject({ refused: 2, changed: 0 });
  });
});
