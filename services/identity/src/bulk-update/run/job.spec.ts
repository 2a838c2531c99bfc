import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Job, systemScope } from '@kadro/chassis';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { BulkUpdates } from '../../testing/bulk-updates.ts';
import { type Company, ids, startCompany } from '../../testing/company.ts';
import { noRoles } from '../../testing/past.ts';
import { bulkUpdate } from '../events.ts';
import { runBulkUpdate } from './job.ts';
import { refusalOrFault } from './one-person.ts';
import { type BulkResult } from '../shared/enums.ts';
import { languages, Rejection } from '@kadro/kernel';
import { resumeBulkUpdates } from './queue.ts';

let company: Company;
let updates: BulkUpdates;
let superAdmin: string;
beforeAll(async () => {
  company = await startCompany();
  updates = await BulkUpdates.of(company);
  superAdmin = await company.session(ids.superAdmin);
});
afterAll(() => company.stop());

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
    const people = await updates.hire(3);
    const { status, body } = await updates.send(path, { employees: people, ...target });
    expect([status, body.employees]).toEqual([202, 3]);
    expect(await updates.ended(body.id)).toMatchObject({
      state: 'DONE',
      total: 3,
      done: 3,
      changed: 3,
      requestedBy: ids.superAdmin,
    });
    for (const one of people) expect(read(await updates.personOf(one))).toEqual(expected);
  });

  it('overwrites nothing that its requester has not seen', async () => {
    const [changed, other, unseen] = (await updates.hire(3)) as [string, string, string];
    const change = { employees: [changed, other, unseen], unit: ids.unit };
    const { rows } = (await updates.preview('unit', change)).body;
    const revisions = Object.fromEntries(
      rows.map(({ id, revision }: { id: string; revision: number }) => [id, revision]),
    );
    delete revisions[unseen];
    for (const id of [changed, unseen]) await company.perform('ChangeEmployment', { id }, { jobId: ids.job });
    await company.perform('ChangeContact', { id: other }, { address: 'Elsewhere 1' });
    const { body } = await updates.send('unit', { ...change, revisions });
    expect(await updates.ended(body.id)).toMatchObject({ changed: 2, refused: 1 });
    expect((await updates.report(body.id))!.items[0]).toMatchObject({ employeeId: changed, code: 'changed_meanwhile' });
    const units = await Promise.all([changed, other, unseen].map((id) => updates.personOf(id)));
    expect(units.map(({ employment }) => employment.unitId)).toEqual([null, ids.unit, ids.unit]);
  });

  it.each(['unit', 'team', 'job-info', 'manager'])('clears the %s with null', async (path) => {
    const field = path === 'job-info' ? 'jobInfo' : path;
    const people = await updates.hire(1, {
      unitId: ids.unit,
      teamId: ids.team,
      jobId: ids.job,
      managerId: ids.manager,
    });
    const { body } = await updates.send(path, { employees: people, [field]: null });
    expect(await updates.ended(body.id)).toMatchObject({ changed: 1 });
    const { unitId, teamId, jobId, managerId } = await updates.personOf(people[0]!);
    expect({ unit: unitId, team: teamId, jobInfo: jobId, manager: managerId }[field]).toBeNull();
  });

  it('reports who was refused first, who had it already, and goes on with the others', async () => {
    const people = await updates.hire(58);
    const [left] = await updates.hire(1);
    const [already] = await updates.hire(1, { unitId: ids.unit });
    await company.perform('ResignPerson', { id: left! }, { quitDate: '2026-07-01', quitReason: 'RETIREMENT' });
    const { body } = await updates.send('unit', { employees: [...people, left, already], unit: ids.unit });
    expect(await updates.ended(body.id)).toMatchObject({
      state: 'DONE',
      total: 60,
      done: 60,
      changed: 58,
      unchanged: 1,
      refused: 1,
    });
    const { items, total } = (await updates.report(body.id))!;
    expect(total).toBe(60);
    expect(items[0]).toEqual({ employeeId: left, outcome: 'REFUSED', code: 'not_active', message: expect.any(String) });
    expect(items.at(-1)).toEqual({ employeeId: already, outcome: 'UNCHANGED', code: null, message: null });
    expect(await updates.report(body.id, superAdmin, 'REFUSED')).toMatchObject({
      total: 1,
      items: [{ employeeId: left }],
    });
  });

  it('refuses the manager himself, in his own list too', async () => {
    const [one, other] = (await updates.hire(2)) as [string, string];
    const { body } = await updates.send('leave-manager', { employees: [one, other], leaveManagers: [one] });
    expect(await updates.ended(body.id)).toMatchObject({ changed: 1, refused: 1 });
    expect((await updates.report(body.id))!.items[0]).toMatchObject({ employeeId: one, code: 'manager_cycle' });
  });

  it('takes each person once, however often it is named', async () => {
    const [one] = await updates.hire(1);
    const { body } = await updates.send('unit', { employees: [one, one, one], unit: ids.unit });
    expect(await updates.ended(body.id)).toMatchObject({ total: 1, changed: 1 });
  });

  it('writes the requester into each history', async () => {
    const [one] = await updates.hire(1);
    await updates.ended((await updates.send('team', { employees: [one], team: ids.team })).body.id);
    const { body } = await company.query(`{ history: employeeHistory(id: "${one}") { items { actor } } }`, superAdmin);
    expect(body.data.history.items[0].actor).toBe(ids.superAdmin);
  });

  it('is the same update on a repeat', async () => {
    const people = await updates.hire(2);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [
      await updates.send('unit', { employees: people, unit: ids.unit }, superAdmin, key),
      await updates.send('unit', { employees: people, unit: ids.unit }, superAdmin, key),
    ];
    expect(second.body.id).toBe(first.body.id);
    await updates.ended(first.body.id);
  });
});

/** An update whose job nobody has queued: the test works on it. */
async function recorded(
  people: string[],
  requestedBy = ids.superAdmin,
): Promise<{ id: string; work: (stops?: () => boolean) => Promise<void> }> {
  const { runtime } = company.hosted;
  const id = crypto.randomUUID();
  const jobId = `bulkUpdate.${id}`;
  // the reaction finds a job of this id; without data a worker that takes it all the same has nothing to do
  await company.ports.jobs.add({ id: jobId, name: 'identity.nobody', organization: ids.orgA, data: {} });
  const job: Job = { ...(await company.ports.jobs.get(ids.orgA, jobId))!, data: { bulkUpdateId: id } };
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
    await runtime.caughtUp(await updates.head());
  };
  return { id, work };
}
const changesOf = async (id: string) =>
  (await company.query(`{ history: employeeHistory(id: "${id}") { total } }`, superAdmin)).body.data.history
    .total as number;

describe('a bulk update that is interrupted', () => {
  it('goes on where it was, and changes nobody twice, though its report was lost', async () => {
    const people = await updates.hire(60);
    const { id, work } = await recorded(people);
    // the first slice is done, but its end is never written down
    const { runtime } = company.hosted;
    const run = runtime.loop.run.bind(runtime.loop);
    runtime.loop.run = (decider, ...rest) =>
      decider === bulkUpdate ? Promise.reject(new Error('killed')) : run(decider, ...rest);
    await expect(work()).rejects.toThrow('killed');
    runtime.loop.run = run;
    await work();
    expect(await updates.ended(id)).toMatchObject({ state: 'DONE', changed: 60, unchanged: 0 });
    for (const one of people) expect(await changesOf(one)).toBe(2);
  });

  it('stops between two slices when the process closes', async () => {
    const { id, work } = await recorded(await updates.hire(60));
    let asked = 0;
    await work(() => asked++ > 0);
    expect(await updates.rowOf(id)).toMatchObject({ state: 'RUNNING', done: 50 });
    await work();
    expect(await updates.ended(id)).toMatchObject({ done: 60, changed: 60 });
  });

  it('reports the rest as cancelled; what is done stays', async () => {
    const { id, work } = await recorded(await updates.hire(60));
    let asked = 0;
    await work(() => asked++ > 0);
    expect((await updates.send(`${id}/cancel`, {})).status).toBe(200);
    await work();
    expect(await updates.ended(id)).toMatchObject({ state: 'CANCELLED', changed: 50, cancelled: 10 });
    expect((await updates.send(`${id}/cancel`, {})).status).toBe(409);
  });

  it('is not stopped by who is to be changed', async () => {
    const [admin, other] = (await updates.hire(2)) as [string, string];
    await company.perform('ChangeRoles', { id: admin }, { ...noRoles, admin: true });
    const { id, work } = await recorded([admin, other]);
    const answered = await updates.send(`${id}/cancel`, {}, await company.session(admin));
    expect([answered.status, answered.body.name]).toEqual([422, 'own_account']);
    await work();
    expect(await updates.ended(id)).toMatchObject({ state: 'DONE', changed: 2 });
  });

  it('is queued again at start, were its job lost', async () => {
    const { id, work } = await recorded(await updates.hire(1));
    await company.hosted.runtime.caughtUp(await updates.head());
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
    const [once, ...people] = (await updates.hire(3)) as [string, string, string];
    await company.perform('ChangeRoles', { id: once }, { ...noRoles, admin: true });
    const { id, work } = await recorded(people, once);
    await company.perform('ChangeRoles', { id: once }, noRoles);
    await work();
    expect(await updates.ended(id)).toMatchObject({ refused: 2, changed: 0 });
  });
});

describe('the reason of a refusal', () => {
  const id = '018f0000-0000-7000-8000-0000000bb0cc';
  const limits = { max: 20 };

  it('is kept with the numbers of its text', () =>
    expect(refusalOrFault(company.hosted.runtime, new Rejection('too_many', { params: limits }), 'key')).toEqual({
      code: 'too_many',
      limits,
    }));

  it('is whole in every language', async () => {
    const context = { organization: ids.orgA, actor: ids.superAdmin, key: id, body: '', correlation: 'test' };
    const results: BulkResult[] = [{ id: ids.employee, outcome: 'REFUSED', code: 'too_many', limits }];
    const { position } = await company.hosted.runtime.loop.run(bulkUpdate, id, context, () => [
      {
        type: 'BulkUpdateRequested',
        data: { kind: 'LEAVE_MANAGER', employees: [ids.employee], target: [], effectiveOn: null },
      },
      { type: 'BulkUpdateSliceDone', data: { from: 0, results } },
      { type: 'BulkUpdateEnded', data: {} },
    ]);
    await company.hosted.runtime.caughtUp(position);
    for (const language of languages) {
      const query = `{ bulkUpdateResults(id: "${id}") { items { message } } }`;
      const { body } = await company.query(query, superAdmin, { 'accept-language': language });
      const [{ message }] = body.data.bulkUpdateResults.items;
      expect([language, message]).toEqual([language, expect.stringMatching(/20/)]);
      expect(message).not.toMatch(/[{}]|undefined/);
    }
  });
});
