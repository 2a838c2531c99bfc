import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, member, shift, plan, worked, days, data } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const ruleSet = async (fields: object = {}): Promise<string> =>
  (await send('POST', 'shift-parameters', 'superAdmin', { name: { en: 'Warehouse' }, ...fields })).body.id;
const assign = (id: string, body: object, who = 'superAdmin') =>
  send('PUT', `employees/${id}/time-settings`, who, body);

/** In from 08:00 to 18:00 in Istanbul on a day of eight hours: an hour of overtime. */
const longDay = (id: string, date: string) => worked(id, `${date}T05:00:00Z`, `${date}T15:00:00Z`);
const overtimes = async (id: string, from: string, to: string) =>
  (await days(id, from, to))
    .filter(({ assignedShifts }: { assignedShifts: object[] }) => assignedShifts.length > 0)
    .map(({ date, overtime, overtimeUnapproved }: Record<string, unknown>) => [date, overtime, overtimeUnapproved]);

async function withLongDays(dates: readonly string[]): Promise<string> {
  const id = await member();
  const early = await shift({ clockOutOvertimeMin: 0 });
  for (const date of dates) {
    await plan(id, [early], date);
    await longDay(id, date);
  }
  return id;
}

/** Changes that touch many records arrive by a job. */
async function meets(
  id: string,
  from: string,
  to: string,
  wanted: readonly [date: string, counted: number, not: number][],
) {
  const isThere = async (): Promise<boolean> =>
    JSON.stringify(await overtimes(id, from, to)) === JSON.stringify(wanted);
  await until(isThere).catch(() => undefined);
  expect(await overtimes(id, from, to)).toEqual(wanted);
}

const around = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'];

describe('a rule set', () => {
  it('31: that changes from 1 March on, as decided in July, changes exactly March on', async () => {
    const id = await withLongDays(around);
    const rules = await ruleSet();
    await assign(id, { shiftParameterId: rules, from: '2026-01-05' });
    await meets(
      id,
      '2026-02-27',
      '2026-03-02',
      around.map((date) => [date, 60, 0]),
    );
    await send('PUT', `shift-parameters/${rules}`, 'superAdmin', {
      overtimeNeedsApproval: true,
      effectiveOn: '2026-03-01',
    });
    await meets(id, '2026-02-27', '2026-03-02', [
      ['2026-02-27', 60, 0],
      ['2026-02-28', 60, 0],
      ['2026-03-01', 0, 60],
      ['2026-03-02', 0, 60],
    ]);
  });

  it('says what counts from which day on; a change of an earlier day leaves later ones', async () => {
    const rules = await ruleSet({ windowAfter: 60 });
    const change = (body: object) => send('PUT', `shift-parameters/${rules}`, 'superAdmin', body);
    await change({ windowAfter: 90, effectiveOn: '2026-06-01' });
    await change({ windowAfter: 30, setOff: true, effectiveOn: '2026-03-01' });
    const { shiftParameter } = await data(
      `{ shiftParameter(id: "${rules}") { windowAfter setOff version periods { from windowAfter setOff restBetweenShifts } } }`,
    );
    expect(shiftParameter).toEqual({
      windowAfter: 90,
      setOff: true,
      version: 3,
      periods: [
        { from: null, windowAfter: 60, setOff: false, restBetweenShifts: 660 },
        { from: '2026-03-01', windowAfter: 30, setOff: true, restBetweenShifts: 660 },
        { from: '2026-06-01', windowAfter: 90, setOff: true, restBetweenShifts: 660 },
      ],
    });
  });

  it('counts for a person over the branch over the organization, each from its day on', async () => {
    const id = await withLongDays(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']);
    const [strict, open, own] = [
      await ruleSet({ overtimeNeedsApproval: true }),
      await ruleSet(),
      await ruleSet({ overtimeNeedsApproval: true }),
    ];
    const place = (one: string, body: object) => send('PUT', `shift-parameters/${one}/places`, 'superAdmin', body);
    await place(strict, { organization: true, from: '2026-03-03' });
    await place(open, { branchIds: [ids.north], from: '2026-03-04' });
    await assign(id, { shiftParameterId: own, from: '2026-03-05' });
    await meets(id, '2026-03-02', '2026-03-05', [
      ['2026-03-02', 60, 0],
      ['2026-03-03', 0, 60],
      ['2026-03-04', 60, 0],
      ['2026-03-05', 0, 60],
    ]);
    await place(strict, { organization: false, from: '2026-03-03' });
    await place(open, { branchIds: [], from: '2026-03-04' });
    await assign(id, { shiftParameterId: null, from: '2026-03-05' });
    await meets(
      id,
      '2026-03-02',
      '2026-03-05',
      ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'].map((date) => [date, 60, 0]),
    );
  });
});

describe('a stay over the midnight at which rules change', () => {
  it('0082: belongs where the window of its shift has it, and the evening before is made anew, too', async () => {
    const id = await member();
    const rules = await ruleSet();
    await assign(id, { shiftParameterId: rules, from: '2026-01-05' });
    await plan(id, [await shift({ begin: '00:30', end: '08:30', breakTime: 0 })], '2026-03-02');
    await plan(id, [await shift({ begin: '09:00', end: '10:00', breakTime: 0, totalWorkTime: 60 })], '2026-03-01');
    await worked(id, '2026-03-01T20:00:00Z', '2026-03-01T21:20:00Z');
    const placed = async (): Promise<string[]> =>
      (await days(id, '2026-03-01', '2026-03-02')).flatMap((row: { date: string; readings: { counts: string }[] }) =>
        row.readings.map(({ counts }) => `${row.date} ${counts}`),
      );
    const meet = async (wanted: string) => {
      await until(async () => (await placed())[0] === wanted).catch(() => undefined);
      expect(await placed()).toEqual([wanted, wanted]);
    };
    await meet('2026-03-02 SHIFT');
    await send('PUT', `shift-parameters/${rules}`, 'superAdmin', { windowBefore: 60, effectiveOn: '2026-03-02' });
    await meet('2026-03-01 UNPLANNED');
  });
});

describe('time settings', () => {
  it('hold a default shift from a day on, in the version that it has then', async () => {
    const id = await member();
    const early = await shift();
    await plan(id, [early], '2026-03-02');
    expect((await assign(id, { defaultShiftId: early, from: '2026-07-14' })).status).toBe(200);
    await until(async () => (await days(id, '2026-07-13')).length === 1);
    expect(await days(id, '2026-07-13', '2026-07-15')).toMatchObject([
      { date: '2026-07-13', assignedShifts: [{ id: null }] },
      { date: '2026-07-14', assignedShifts: [{ id: early }], state: 'NOT_COME' },
      { date: '2026-07-15', assignedShifts: [{ id: early }] },
    ]);
    const { timeSettingsOf } = await data(`{ timeSettingsOf(id: "${id}") { defaultShifts { from shiftId version } } }`);
    expect(timeSettingsOf).toEqual({ defaultShifts: [{ from: '2026-07-14', shiftId: early, version: 1 }] });
  });

  it("are nobody's own, and the same again says nothing", async () => {
    const id = await member();
    const rules = await ruleSet();
    expect(await assign(ids.superAdmin, { shiftParameterId: rules })).toMatchObject({
      status: 403,
      body: { name: 'own_time' },
    });
    expect(await assign(id, { shiftParameterId: rules })).toMatchObject({ status: 200 });
    expect(await assign(id, { shiftParameterId: rules })).toMatchObject({ status: 200, body: { unchanged: true } });
  });

  it('of many are given at once, or to nobody', async () => {
    const [one, other, far] = [await member(), await member(), await member({ branchId: ids.south })];
    const rules = await ruleSet();
    const give = (employees: readonly string[], who: string) =>
      send('PUT', `employees/update/shift-parameter/${rules}`, who, { employees, from: '2026-03-01' });
    expect(await give([], 'superAdmin')).toMatchObject({ status: 422, body: { name: 'data_integrity_violation' } });
    expect((await give([one, far], 'restricted')).status).toBe(403);
    expect(await give([one, other], 'restricted')).toMatchObject({
      status: 200,
      body: { results: [{ id: one }, { id: other }] },
    });
    const { timeSettingsByIds } = await data(
      `{ timeSettingsByIds(ids: ["${one}", "${far}"]) { id shiftParameters { from ruleSetId } } }`,
    );
    expect(timeSettingsByIds).toEqual([
      { id: one, shiftParameters: [{ from: '2026-03-01', ruleSetId: rules }] },
      { id: far, shiftParameters: [] },
    ]);
  });
});

describe('who has seen what was changed meanwhile', () => {
  const stale = { status: 409, body: { name: 'changed_meanwhile' } };
  const seen = async (id: string): Promise<{ settingsRevision: number; worksheetRevision: number }> =>
    (await data(`{ timeSettingsOf(id: "${id}") { settingsRevision worksheetRevision } }`)).timeSettingsOf;

  it('overwrites no settings of a person, each section by its own', async () => {
    const id = await member();
    const [rules, early] = [await ruleSet(), await shift()];
    const body = { name: { en: 'Rotation' }, anchor: '2026-06-01', days: [{ shiftIds: [early] }] };
    const worksheetId = (await send('POST', 'worksheets', 'superAdmin', body)).body.id;
    const give = (revision: number) =>
      send('PUT', `employees/${id}/worksheet-assignment`, 'superAdmin', { worksheetId, revision });
    await until(async () => (await seen(id)) !== null);
    expect(await seen(id)).toEqual({ settingsRevision: -1, worksheetRevision: -1 });
    expect((await assign(id, { shiftParameterId: rules, revision: -1 })).status).toBe(200);
    expect((await give(-1)).status).toBe(200);
    expect(await assign(id, { defaultShiftId: early, revision: -1 })).toMatchObject(stale);
    expect(await give(-1)).toMatchObject(stale);
    const { settingsRevision } = await seen(id);
    expect((await assign(id, { defaultShiftId: early, revision: settingsRevision })).status).toBe(200);
  });

  it('is told of whom, where many are given a rule set', async () => {
    const [one, other] = [await member(), await member()];
    const rules = await ruleSet();
    await assign(one, { shiftParameterId: await ruleSet() });
    const revisions = { [one]: -1, [other]: -1 };
    const path = `employees/update/shift-parameter/${rules}`;
    const { body } = await send('PUT', path, 'superAdmin', { employees: [one, other], revisions });
    expect(body.results).toMatchObject([{ id: one, code: 'changed_meanwhile' }, { id: other }]);
    expect(body.results[1].code).toBeUndefined();
  });

  it('lays out no places', async () => {
    const rules = await ruleSet();
    const place = (body: object) => send('PUT', `shift-parameters/${rules}/places`, 'superAdmin', body);
    await place({ branchIds: [ids.south], from: '2026-03-01' });
    const { rulePlaces } = await data('{ rulePlaces { items { revision } } }');
    const revision = Math.max(...rulePlaces.items.map((row: { revision: number }) => row.revision));
    expect(await place({ branchIds: [], from: '2026-03-01', revision: revision - 1 })).toMatchObject(stale);
    expect((await place({ branchIds: [], from: '2026-03-01', revision })).status).toBe(200);
  });
});

describe('who is not an admin of the organization', () => {
  it('defines no rules, and places none', async () => {
    const rules = await ruleSet();
    expect((await send('POST', 'shift-parameters', 'restricted', { name: { en: 'Mine' } })).status).toBe(403);
    expect((await company.send('PUT', `shift-parameters/${rules}/places`, { as: as('hr'), body: {} })).status).toBe(
      403,
    );
  });
});
