import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, ids, startCompany } from './testing/company.ts';
import { person } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';
import { openMonths } from './workplan/open/open-days.ts';

let company: Company;
const { send, member, shift, plan, days, data } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const night = { begin: '22:00', end: '06:00', breakTime: 0, breakMode: 'NONE', totalWorkTime: 480 };
const worksheet = async (turns: readonly (readonly string[])[], fields: object = {}) =>
  send('POST', 'worksheets', 'superAdmin', {
    name: { en: 'Rotation' },
    anchor: '2026-07-06',
    days: turns.map((shiftIds) => ({ shiftIds })),
    ...fields,
  });
const give = (id: string, body: object) => send('PUT', `employees/${id}/worksheet-assignment`, 'superAdmin', body);

type Row = { date: string; assignedShifts: { id: string | null }[] };
const planned = async (id: string, from: string, to: string) =>
  (await days(id, from, to)).map(({ date, assignedShifts }: Row) => [date, assignedShifts.map((one) => one.id)]);
async function meets(id: string, wanted: readonly [date: string, shifts: readonly (string | null)[]][]) {
  const [from, to] = [wanted[0]![0], wanted.at(-1)![0]];
  const isThere = async () => JSON.stringify(await planned(id, from, to)) === JSON.stringify(wanted);
  await until(isThere).catch(() => undefined);
  expect(await planned(id, from, to)).toEqual(wanted);
}

/** With records of July. */
async function opened(): Promise<string> {
  const id = await member();
  await until(async () => (await days(id, '2026-07-10')).length === 1);
  return id;
}

describe('a worksheet', () => {
  it('rotates from the day on that it is given, after what is planned and before the default shift', async () => {
    const id = await opened();
    const [early, late, other] = [await shift(), await shift({ begin: '12:00', end: '21:00' }), await shift()];
    const { body } = await worksheet([[early], [late], []]);
    await send('PUT', `employees/${id}/time-settings`, 'superAdmin', { defaultShiftId: other, from: '2026-07-01' });
    await plan(id, [other], '2026-07-08');
    expect((await give(id, { worksheetId: body.id, from: '2026-07-06' })).status).toBe(200);
    await meets(id, [
      ['2026-07-05', [other]],
      ['2026-07-06', [early]],
      ['2026-07-07', [late]],
      ['2026-07-08', [other]],
      ['2026-07-09', [early]],
      ['2026-07-10', [late]],
      ['2026-07-11', []],
    ]);
    await give(id, { worksheetId: null, from: '2026-07-10' });
    await meets(id, [
      ['2026-07-09', [early]],
      ['2026-07-10', [other]],
    ]);
  });

  it('makes records of days before the person was known, from the one on that it is given', async () => {
    const [id, day] = [await opened(), await shift()];
    const { body } = await worksheet([[day], []]);
    expect(await days(id, '2026-05-11', '2026-05-13')).toEqual([]);
    await give(id, { worksheetId: body.id, from: '2026-05-11' });
    await meets(id, [
      ['2026-05-11', [day]],
      ['2026-05-12', []],
      ['2026-05-13', [day]],
    ]);
    expect(await days(id, '2026-05-10')).toEqual([]);
  });

  it('begins later for who has it shifted, and changes from a day on for everybody', async () => {
    const [one, two] = [await opened(), await opened()];
    const [early, late] = [await shift(), await shift({ begin: '12:00', end: '21:00' })];
    const { body } = await worksheet([[early], []]);
    await give(one, { worksheetId: body.id, from: '2026-07-06' });
    await give(two, { worksheetId: body.id, from: '2026-07-06', offset: 1 });
    const changed = { days: [{ shiftIds: [late] }, { shiftIds: [] }], effectiveOn: '2026-07-09' };
    expect((await send('PUT', `worksheets/${body.id}`, 'superAdmin', changed)).status).toBe(200);
    await meets(one, [
      ['2026-07-06', [early]],
      ['2026-07-07', []],
      ['2026-07-08', [early]],
      ['2026-07-09', []],
      ['2026-07-10', [late]],
    ]);
    await meets(two, [
      ['2026-07-06', []],
      ['2026-07-07', [early]],
      ['2026-07-08', []],
      ['2026-07-09', [late]],
    ]);
  });

  it('is refused where a turn runs into the next', async () => {
    const [late, early] = [await shift(night), await shift({ begin: '05:00', end: '14:00' })];
    expect(await worksheet([[late], [early]])).toMatchObject({ status: 422, body: { name: 'worksheet_overlap' } });
    expect((await worksheet([[late], [], [early]])).status).toBe(201);
  });

  it('plans dates of a person, who may be given other shifts afterwards', async () => {
    const id = await member();
    const early = await shift();
    const { body } = await worksheet([[early], []]);
    const answer = await send('POST', 'workplans', 'superAdmin', {
      employeeId: id,
      from: '2026-03-02',
      to: '2026-03-05',
      worksheetId: body.id,
    });
    expect(answer).toMatchObject({ status: 201, body: { warnings: [] } });
    const { workplan } = await data(`{ workplan(id: "${answer.body.id}") { origin entries { date shiftId } } }`);
    expect(workplan).toEqual({
      origin: 'WORKSHEET',
      entries: [
        { date: '2026-03-02', shiftId: early },
        { date: '2026-03-04', shiftId: early },
      ],
    });
  });
});

describe('planning for several people', () => {
  it('says for each what came of it, and does nothing where one is out of reach', async () => {
    const [one, busy, far] = [await member(), await member(), await member({ branchId: ids.south })];
    const early = await shift();
    await plan(busy, [early], '2026-03-02');
    const body = { from: '2026-03-02', to: '2026-03-03', shiftIds: [early] };
    expect((await send('POST', 'workplans/multiple', 'restricted', { ...body, ids: [one, far] })).status).toBe(403);
    const { status, body: answer } = await send('POST', 'workplans/multiple', 'restricted', {
      ...body,
      ids: [one, busy],
    });
    expect([status, answer.results]).toEqual([
      200,
      [
        { id: one, details: { id: expect.any(String), warnings: [], revision: expect.any(Number), replaced: [] } },
        expect.objectContaining({ id: busy, name: 'workplan_overlap' }),
      ],
    ]);
    expect(await planned(one, '2026-03-02', '2026-03-03')).toEqual([
      ['2026-03-02', [early]],
      ['2026-03-03', [early]],
    ]);
    const { workplan } = await data(`{ workplan(id: "${answer.results[0].details.id}") { origin employeeId } }`);
    expect(workplan).toEqual({ origin: 'MULTIPLE', employeeId: one });
  });

  it('is taken back the same way, all shifts or some', async () => {
    const [one, two] = [await member(), await member()];
    const [early, late] = [
      await shift({ end: '12:00', breakTime: 0, totalWorkTime: 240 }),
      await shift({ begin: '14:00', end: '18:00', breakTime: 0, totalWorkTime: 240 }),
    ];
    for (const id of [one, two]) await plan(id, [early, late], '2026-03-02', '2026-03-04');
    const remove = (body: object) => send('POST', 'workplans/removals/multiple', 'superAdmin', body);
    const { body } = await remove({ ids: [one, two], from: '2026-03-03', to: '2026-03-04', shiftIds: [late] });
    expect(body.results).toEqual([{ id: one }, { id: two }]);
    for (const id of [one, two])
      expect(await planned(id, '2026-03-02', '2026-03-04')).toEqual([
        ['2026-03-02', [early, late]],
        ['2026-03-03', [early]],
        ['2026-03-04', [early]],
      ]);
    expect(
      (await send('POST', 'workplans/removals', 'superAdmin', { employeeId: one, from: '2026-04-01' })).status,
    ).toBe(404);
  });
});

describe('rules of a plan', () => {
  const assigned = async (fields: object): Promise<string> => {
    const id = await member();
    const { body } = await send('POST', 'shift-parameters', 'superAdmin', { name: { en: 'Rules' }, ...fields });
    await send('PUT', `employees/${id}/time-settings`, 'superAdmin', {
      shiftParameterId: body.id,
      from: '2026-01-05',
    });
    return id;
  };

  it('are warnings, with the texts of the rules', async () => {
    const id = await assigned({ dailyMost: 420, breakPreset: 'DE' });
    const [late, early] = [
      await shift({ begin: '14:00', end: '22:30', breakTime: 0, breakMode: 'NONE', totalWorkTime: 510 }),
      await shift({ begin: '06:00', end: '12:00', breakTime: 0, breakMode: 'NONE', totalWorkTime: 360 }),
    ];
    expect((await plan(id, [early], '2026-03-02')).body.warnings).toEqual([]);
    const { body, status } = await plan(id, [late], '2026-03-01');
    expect([status, body.warnings]).toEqual([
      201,
      [
        expect.objectContaining({ name: 'workplan_rest_short', details: { on: '2026-03-02', rest: 450 } }),
        expect.objectContaining({ name: 'workplan_daily_most', details: { on: '2026-03-01', planned: 510 } }),
        expect.objectContaining({ name: 'shift_without_break_room', details: { on: '2026-03-01', lack: 30 } }),
      ],
    ]);
    expect(body.warnings[0].message).toContain('11 hours');
  });

  it('refuse where the rule set says so', async () => {
    const id = await assigned({ restLimit: 'REFUSE', dailyMost: 420, dailyLimit: 'REFUSE' });
    const [late, early] = [
      await shift({ ...night, end: '04:00', totalWorkTime: 360 }),
      await shift({ begin: '12:00', end: '17:00', totalWorkTime: 240 }),
    ];
    await plan(id, [late], '2026-03-02');
    expect(await plan(id, [early], '2026-03-03')).toMatchObject({ status: 422, body: { name: 'workplan_rest_short' } });
    expect(await plan(id, [await shift()], '2026-03-10')).toMatchObject({
      status: 422,
      body: { name: 'workplan_daily_most' },
    });
  });
});

describe('what is held of a person', () => {
  it('has what was planned, with its note', async () => {
    const id = await member();
    await plan(id, [await shift()], '2026-07-20', '2026-07-20', { note: 'Covers for Ada' });
    const { body } = await send('GET', `personal-data/${id}/export`, id);
    expect(body.workplans).toMatchObject([{ from: '2026-07-20', note: 'Covers for Ada', status: 'PLANNED' }]);
  });
});

describe('a plan that replaces', () => {
  it('takes the place of what its dates have, and leaves the others', async () => {
    const id = await opened();
    const [early, other] = [await shift(), await shift({ begin: '09:00', end: '18:00' })];
    await plan(id, [early], '2026-07-06', '2026-07-08');
    const days = [
      { date: '2026-07-07', shiftIds: [other] },
      { date: '2026-07-08', shiftIds: [] },
    ];
    const body = { employeeId: id, from: '2026-07-07', to: '2026-07-08', days };
    expect((await send('POST', 'workplans', 'superAdmin', body)).body.name).toBe('workplan_overlap');
    const many = { ...body, employeeId: undefined, ids: [id], replaces: true };
    expect((await send('POST', 'workplans/multiple', 'superAdmin', many)).body.results[0].name).toBeUndefined();
    await meets(id, [
      ['2026-07-06', [early]],
      ['2026-07-07', [other]],
      ['2026-07-08', []],
    ]);
  });

  it('is taken back with what it replaced, as long as nobody changed it', async () => {
    const id = await opened();
    const [early, other] = [await shift(), await shift({ begin: '09:00', end: '18:00' })];
    await plan(id, [early], '2026-07-07');
    const days = [
      { date: '2026-07-07', shiftIds: [other] },
      { date: '2026-07-08', shiftIds: [other] },
    ];
    const body = { ids: [id], from: '2026-07-07', to: '2026-07-08', days, replaces: true };
    const set = async () => {
      const [{ details }] = (await send('POST', 'workplans/multiple', 'superAdmin', body)).body.results;
      return details as { id: string; revision: number; replaced: object[] };
    };
    const takeBack = ({ id: plan, revision }: { id: string; revision: number }) =>
      send('PUT', `workplans/${plan}/cancel`, 'superAdmin', { reason: 'Set by mistake', revision });
    const first = await set();
    expect(first.replaced).toEqual([{ date: '2026-07-07', shiftIds: [early] }]);
    const second = await set();
    expect(second.replaced).toEqual(days);
    expect((await takeBack(first)).body.name).toBe('changed_meanwhile');
    expect((await takeBack(second)).status).toBe(200);
    await plan(id, [early], '2026-07-07');
    await meets(id, [
      ['2026-07-07', [early]],
      ['2026-07-08', []],
    ]);
  });

  it('is refused as a whole, and what was planned stays', async () => {
    const id = await opened();
    const [early, late] = [await shift(), await shift(night)];
    await plan(id, [early], '2026-07-07', '2026-07-08');
    // the night reaches into the next morning
    const early6 = await shift({ ...night, begin: '05:00', end: '13:00' });
    await plan(id, [early6], '2026-07-10');
    const days = [{ date: '2026-07-09', shiftIds: [late] }];
    const body = { employeeId: id, from: '2026-07-08', to: '2026-07-09', days, replaces: true };
    expect((await send('POST', 'workplans', 'superAdmin', body)).body.name).toBe('workplan_overlap');
    await meets(id, [
      ['2026-07-07', [early]],
      ['2026-07-08', [early]],
    ]);
  });
});

describe('days of an employment that becomes known later', () => {
  /** As identity says it; answers once its days have the records of a worked month. */
  const employed = (id: string, type: 'PersonResigned' | 'PersonRehired' | 'PersonChanged', employments: object[]) =>
    company.publish(
      person(
        { organization: ids.orgA },
        { id, branchId: ids.north, employments, status: type === 'PersonResigned' ? 'RESIGNED' : 'ACTIVE' },
        type,
      ),
    );
  const dates = async (id: string) =>
    (await days(id, '2026-07-01', '2026-07-31')).map(({ date }: Row) => Number(date.slice(8)));
  const from = (first: number, last = 31) => Array.from({ length: last - first + 1 }, (_, n) => first + n);
  async function have(id: string, wanted: readonly number[]) {
    await until(async () => JSON.stringify(await dates(id)) === JSON.stringify(wanted)).catch(() => undefined);
    expect(await dates(id)).toEqual(wanted);
  }

  it('have records again for whoever is hired again, what is planned too', async () => {
    const [id, early] = [await opened(), await shift()];
    await plan(id, [early], '2026-07-22');
    await employed(id, 'PersonResigned', [{ from: '2026-01-05', to: '2026-07-08' }]);
    await have(id, from(1, 8));
    await employed(id, 'PersonRehired', [{ from: '2026-01-05', to: '2026-07-08' }, { from: '2026-07-13' }]);
    await have(id, [...from(1, 8), ...from(13)]);
    await meets(id, [['2026-07-22', [early]]]);
    // what else is said of somebody changes nothing
    await employed(id, 'PersonChanged', [{ from: '2026-01-05', to: '2026-07-08' }, { from: '2026-07-13' }]);
    await have(id, [...from(1, 8), ...from(13)]);
  });

  it('have records for whoever came earlier than was said, or stays longer', async () => {
    const id = await member({ employments: [{ from: '2026-07-20', to: '2026-07-24' }] });
    await have(id, from(20, 24));
    await employed(id, 'PersonChanged', [{ from: '2026-07-13', to: '2026-07-28' }]);
    await have(id, from(13, 28));
    await employed(id, 'PersonChanged', [{ from: '2026-07-13' }]);
    await have(id, from(13));
  });

  // the clock does not go back: nothing may come after it
  it('have records of the month after next when it is time, whoever is looked for only once a day', async () => {
    const id = await member();
    const { runtime } = company.hosted;
    const last = async (date: string) => (await days(id, date)).length;
    await openMonths.run(runtime);
    company.clock.set('2026-08-01T08:00:00Z');
    expect(await last('2026-09-30')).toBe(0);
    await openMonths.run(runtime);
    await until(async () => (await last('2026-09-30')) === 1);
    // all is known to be open, and nobody's plan is read
    const head = await company.ports.events.head();
    await openMonths.run(runtime);
    expect(await runtime.keyValue.get(ids.orgA, 'attendance/opened')).toBe('2026-09-30');
    expect(await company.ports.events.head()).toBe(head);
  });
});
