import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BulkUpdates } from '../../testing/bulk-updates.ts';
import { type Company, ids, startCompany } from '../../testing/company.ts';

let company: Company;
let updates: BulkUpdates;
let superAdmin: string;
let restricted: string;
beforeAll(async () => {
  company = await startCompany();
  updates = await BulkUpdates.of(company);
  superAdmin = await company.session(ids.superAdmin);
  restricted = await company.session(ids.restricted);
});
afterAll(() => company.stop());

describe('asking for a bulk update', () => {
  it.each([
    ['no employees', 'unit', { unit: ids.unit }, 'employees'],
    ['an empty array', 'unit', { employees: [], unit: ids.unit }, 'employees'],
    ['no target', 'unit', { employees: [ids.employee] }, 'unit'],
    ['no list', 'leave-manager', { employees: [ids.employee] }, 'leaveManagers'],
  ])('is refused with %s, and nothing happens', async (_what, path, body, field) => {
    const before = await updates.head();
    const answers = [await updates.send(path, body), await updates.preview(path, body)];
    for (const { status, body: answer } of answers)
      expect([status, answer.name, Object.keys(answer.fields)]).toEqual([422, 'data_integrity_violation', [field]]);
    expect(await updates.head()).toBe(before);
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
    const before = await updates.head();
    expect((await updates.send(path, body)).status).toBe(status);
    expect((await updates.preview(path, body)).status).toBe(status);
    expect(await updates.head()).toBe(before);
  });

  it.each([
    ['one person of another branch among his own', 'unit', { employees: [ids.employee, ids.distant], unit: ids.unit }],
    ['a branch that is not his', 'branch', { employees: [ids.employee], branch: ids.south }],
  ])('is refused to a restricted admin with %s', async (_what, path, body) => {
    const before = await updates.head();
    for (const { status, body: answer } of [
      await updates.send(path, body, restricted),
      await updates.preview(path, body, restricted),
    ])
      expect([status, answer.name]).toEqual([403, 'forbidden']);
    expect(await updates.head()).toBe(before);
  });
});

describe('the preview', () => {
  it('says old, new and what would be refused, and changes nothing', async () => {
    const [changes, has, left] = (
      await Promise.all([updates.hire(1), updates.hire(1, { unitId: ids.unit }), updates.hire(1)])
    ).flat();
    await company.perform('ResignPerson', { id: left! }, { quitDate: '2026-07-01', quitReason: 'RETIREMENT' });
    const before = await updates.head();
    const { status, body } = await updates.preview('unit', { employees: [changes, has, left], unit: ids.unit });
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
            revision: expect.any(Number),
            old: [],
            new: [ids.unit],
            outcome: 'REFUSED',
            superseded: false,
            code: 'not_active',
            message: expect.any(String),
          },
          {
            id: changes,
            revision: expect.any(Number),
            old: [],
            new: [ids.unit],
            outcome: 'CHANGED',
            superseded: false,
          },
          {
            id: has,
            revision: expect.any(Number),
            old: [ids.unit],
            new: [ids.unit],
            outcome: 'UNCHANGED',
            superseded: false,
          },
        ],
      },
    ]);
    expect(await updates.head()).toBe(before);
  });
});

describe('a bulk update from another day on', () => {
  it('plans a later one for each person', async () => {
    const people = await updates.hire(2);
    const change = { employees: people, unit: ids.unit, effectiveOn: '2026-09-01' };
    expect((await updates.preview('unit', change)).body).toMatchObject({
      changed: 2,
      rows: [{ outcome: 'PLANNED' }, { outcome: 'PLANNED' }],
    });
    const { body } = await updates.send('unit', change);
    expect(await updates.ended(body.id)).toMatchObject({ effectiveOn: '2026-09-01', planned: 2, changed: 0 });
    for (const one of people)
      expect(await updates.personOf(one)).toMatchObject({
        unitId: null,
        planned: [{ effectiveOn: '2026-09-01', kind: 'EMPLOYMENT' }],
      });
  });

  it('counts an earlier one back, lets a later change stand, and refuses a day before the hiring', async () => {
    const [plain, later, young] = (
      await Promise.all([updates.hire(1), updates.hire(1), updates.hire(1, { hiredDate: '2026-06-01' })])
    ).flat() as [string, string, string];
    await company.perform('ChangeEmployment', { id: later }, { jobId: ids.job, effectiveOn: '2026-05-01' });
    const change = { employees: [plain, later, young], jobInfo: ids.job, effectiveOn: '2026-03-01' };
    const { body: seen } = await updates.preview('job-info', change);
    expect(seen).toMatchObject({ changed: 2, refused: 1, superseded: 1 });
    // as it was on that day
    expect(seen.rows.at(-1)).toMatchObject({ id: later, old: [], new: [ids.job] });
    expect(seen.rows.map(({ id, outcome, superseded, code }: never) => ({ id, outcome, superseded, code }))).toEqual([
      { id: young, outcome: 'REFUSED', superseded: false, code: 'date_before_hiring' },
      { id: plain, outcome: 'CHANGED', superseded: false },
      { id: later, outcome: 'CHANGED', superseded: true },
    ]);
    expect(await updates.ended((await updates.send('job-info', change)).body.id)).toMatchObject({
      changed: 2,
      refused: 1,
    });
    const { body } = await company.query(
      `{ during: employee(id: "${later}", asOf: "2026-04-01") { jobId }
        before: employee(id: "${later}", asOf: "2026-02-01") { jobId } }`,
      superAdmin,
    );
    expect(body.data).toEqual({ during: { jobId: ids.job }, before: { jobId: null } });
  });
});

describe('seeing bulk updates', () => {
  it('shows a restricted admin his own only', async () => {
    const people = await updates.hire(1);
    const own = (await updates.send('unit', { employees: people, unit: ids.unit }, restricted)).body.id;
    const foreign = (await updates.send('team', { employees: people, team: ids.team })).body.id;
    await Promise.all([updates.ended(own), updates.ended(foreign)]);
    const list = async (as: string) =>
      (await company.query('{ bulkUpdates(rowsPerPage: 100) { items { id } } }', as)).body.data.bulkUpdates.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list(restricted)).toEqual([own]);
    expect(await list(superAdmin)).toEqual(expect.arrayContaining([own, foreign]));
    expect(await updates.report(own, restricted)).toMatchObject({ total: 1 });
    expect(await updates.report(foreign, restricted)).toBeNull();
    expect((await updates.send(`${foreign}/cancel`, {}, restricted)).status).toBe(403);
  });
});
