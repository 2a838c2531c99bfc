import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, ids, startCompany } from './testing/company.ts';
import { holiday } from './testing/identity-messages.ts';
import { leave } from './testing/leave-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, data, member, shift, plan, read, days } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const reasons = '{ figures { figure minutes reasons { rule minutes shiftId readings } } type { rule } state { rule } }';

interface Said {
  figure: string;
  minutes: number;
  reasons: { rule: string; minutes: number; shiftId: string | null; readings: string[] }[];
}

describe('a person asks', () => {
  it('what a month comes to, without the day that cannot be calculated', async () => {
    const id = await member();
    await plan(id, [await shift()], '2026-06-01', '2026-06-03');
    await read(id, 'CLOCK_IN', '2026-06-01T05:00:00Z');
    await read(id, 'CLOCK_OUT', '2026-06-01T14:00:00Z');
    await read(id, 'CLOCK_IN', '2026-06-02T05:00:00Z');
    await days(id, '2026-06-03');
    const { timesheetMonth } = await data(
      `{ timesheetMonth(employeeId: "${id}", month: "2026-06") { from to incalculable sums { expectedWorkTime actualWorkTime missingTime absentDays } weeks { monday expectedWorkTime } } }`,
    );
    expect(timesheetMonth).toMatchObject({
      from: '2026-06-01',
      to: '2026-06-30',
      incalculable: ['2026-06-02'],
      sums: { actualWorkTime: 480 },
      weeks: [{ monday: '2026-06-01', expectedWorkTime: 960 }],
    });
  });

  it('why the figures of a day are what they are: the reasons add up to the row', async () => {
    const id = await member();
    const early = await shift();
    await plan(id, [early], '2026-07-06');
    const { body } = await read(id, 'CLOCK_IN', '2026-07-06T05:10:00Z');
    await read(id, 'CLOCK_OUT', '2026-07-06T14:00:00Z');
    const [row] = await days(id, '2026-07-06');
    const { timesheetReasons } = await data(`{ timesheetReasons(employeeId: "${id}", date: "2026-07-06") ${reasons} }`);
    const figures: Said[] = timesheetReasons.figures;
    const of = (name: string) => figures.find(({ figure }) => figure === name)!;
    expect(of('actualWorkTime').minutes).toBe(row.actualWorkTime);
    for (const one of figures) expect(one.reasons.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(one.minutes);
    expect(of('late').reasons).toMatchObject([{ rule: 'lateBeyondTolerance', minutes: 10, shiftId: early }]);
    expect(of('late').reasons[0]!.readings).toContain(body.id);
    expect(timesheetReasons.state).toEqual([{ rule: 'over' }]);
  });

  it('nothing about somebody who is not reached', async () => {
    const id = await member();
    await plan(id, [await shift()], '2026-07-06');
    await days(id, '2026-07-06');
    const asked = `{ timesheetReasons(employeeId: "${id}", date: "2026-07-06") { type { rule } }
      timesheetMonth(employeeId: "${id}", month: "2026-07") { sums { expectedWorkTime } weeks { monday } } }`;
    expect(await data(asked, 'colleague')).toEqual({
      timesheetReasons: null,
      timesheetMonth: { sums: { expectedWorkTime: 0 }, weeks: [] },
    });
  });

  it('how long he has worked so far, by the rules of the day', async () => {
    const id = await member();
    await plan(id, [await shift()], '2026-07-15');
    await read(id, 'CLOCK_IN', '2026-07-15T05:00:00Z');
    await days(id, '2026-07-15');
    const { clockState } = await data('{ clockState { state since date worked now } }', id);
    expect(clockState).toMatchObject({ state: 'IN', since: '2026-07-15T05:00:00.000Z', date: '2026-07-15' });
    expect(clockState.worked).toBe(180);
  });

  it('whether he is in', async () => {
    expect((await data('{ clockState { state since ask { readingId } } }', 'colleague')).clockState).toEqual({
      state: 'OUT',
      since: null,
      ask: null,
    });
  });
});

describe('a plan and what came of it', () => {
  const from = '2026-07-06';
  async function workedNight(): Promise<string> {
    const id = await member();
    await plan(id, [await shift({ begin: '22:00', end: '06:00', totalWorkTime: 420 })], from);
    await read(id, 'CLOCK_IN', '2026-07-06T19:00:00Z');
    await read(id, 'CLOCK_OUT', '2026-07-07T03:00:00Z');
    return id;
  }
  const ask = (path: string, who: string) => send('GET', path, who);

  it('are the records of the dates, the calendar of the person and the events of a day', async () => {
    const id = await workedNight();
    const range = `employeeId=${id}&from=${from}&to=2026-07-07`;
    const records = (await ask(`workplans/timesheets?${range}`, 'manager')).body;
    expect(records).toMatchObject({ total: 2, items: [{ date: from, actualWorkTime: 420 }, { date: '2026-07-07' }] });
    expect(Object.keys(records.items[0]).some((key) => key.startsWith('_'))).toBe(false);
    const calendar = (await ask(`workplans/events?${range}`, id)).body.items;
    expect(calendar).toMatchObject([
      { kind: 'SHIFT', begin: '2026-07-06T22:00', end: '2026-07-07T06:00' },
      // the working pattern has hours, no times
      { kind: 'SHIFT', date: '2026-07-07', allDay: true, name: null },
    ]);
    const { events, ...day } = (await ask(`timesheets/events?employeeId=${id}&date=${from}`, 'manager')).body;
    expect(day).toMatchObject({ state: 'CALCULATED', colour: 'GREEN' });
    expect(events).toMatchObject([
      { eventType: 'CLOCK_IN', counts: 'SHIFT', terminalName: null },
      { eventType: 'CLOCK_OUT', counts: 'SHIFT', at: '2026-07-07T03:00:00.000Z' },
    ]);
  });

  it('are a file, of whom one reaches, with times of the wall and minutes', async () => {
    const id = await workedNight();
    const range = `from=${from}&to=2026-07-07`;
    const { status, body: text } = await ask(`timesheets/export?employeeId=${id}&${range}`, 'superAdmin');
    expect(status).toBe(200);
    const [header = '', first = '', second] = text.replace('\ufeff', '').split('\r\n');
    expect([header.split(';').length, first.split(';').length]).toEqual([18, 18]);
    expect(first).toContain(`;${from};`);
    expect(first).toContain(';22:00;06:00;WORKDAY;CALCULATED;');
    expect(second).toContain(';2026-07-07;');
    expect((await ask(`timesheets/export?${range}`, id)).status).toBe(403);
    expect((await ask(`timesheets/export?from=${from}&to=2026-09-06`, 'superAdmin')).body.name).toBe(
      'date_range_too_long',
    );
  });

  it('come to what somebody has to work, as a sum of the server', async () => {
    const id = await workedNight();
    const asked = `(employeeIds: ["${id}", "${ids.colleague}"], from: "${from}", to: "${from}")`;
    const sums = async (who: string) =>
      (await data(`{ plannedWorkTime${asked} { employeeId minutes weeks { monday minutes shifts } } }`, who))
        .plannedWorkTime;
    const weeks = [{ monday: '2026-07-06', minutes: 420, shifts: 1 }];
    expect(await sums('manager')).toContainEqual({ employeeId: id, minutes: 420, weeks });
    expect((await sums('colleague')).map((one: { employeeId: string }) => one.employeeId)).toEqual([ids.colleague]);
  });

  it('are a sum with what is painted, as it is once that is set, without leave that is taken or asked for', async () => {
    const id = await member();
    const [monday, sunday] = ['2026-07-20', '2026-07-26'];
    const [early, short] = [
      await shift(),
      await shift({ begin: '08:00', end: '12:00', breakTime: 0, totalWorkTime: 240 }),
    ];
    for (const date of [monday, '2026-07-21', '2026-07-22']) await plan(id, [early], date);
    const sum = async (more = '', who = 'manager') =>
      (
        await data(
          `{ plannedWorkTime(employeeIds: ["${id}"], from: "${monday}", to: "${sunday}"${more}) { minutesWithoutLeave leaveDays askedDays } }`,
          who,
        )
      ).plannedWorkTime[0];
    const meetsSum = async (wanted: object, more = '') => {
      await until(async () => JSON.stringify(await sum(more)) === JSON.stringify(wanted)).catch(() => undefined);
      expect(await sum(more)).toEqual(wanted);
    };
    const { minutesWithoutLeave: minutes } = await sum();
    const days = [
      { date: '2026-07-21', shiftIds: [short] },
      { date: '2026-07-22', shiftIds: [] },
    ];
    const drafts = days.map(
      ({ date, shiftIds }) => `{ employeeId: "${id}", date: "${date}", shiftIds: ${JSON.stringify(shiftIds)} }`,
    );
    const painted = `, drafts: [${drafts.join(', ')}]`;
    await meetsSum({ minutesWithoutLeave: minutes - 720, leaveDays: 0, askedDays: 0 }, painted);
    expect(await sum(painted, 'colleague')).toBeUndefined();
    const state = { id: randomUUID(), personId: id, leaveTypeId: randomUUID(), beginDate: monday };
    await company.publish(leave({ organization: ids.orgA }, state, 'LeaveRequested'));
    await meetsSum({ minutesWithoutLeave: minutes - 1_200, leaveDays: 1, askedDays: 1 }, painted);
    await company.publish(leave({ organization: ids.orgA }, { ...state, status: 'APPROVED' }, 'LeaveApproved'));
    await meetsSum({ minutesWithoutLeave: minutes - 1_200, leaveDays: 1, askedDays: 0 }, painted);
    const body = { ids: [id], from: '2026-07-21', to: '2026-07-22', days, replaces: true };
    await send('POST', 'workplans/multiple', 'superAdmin', body);
    await meetsSum({ minutesWithoutLeave: minutes - 1_200, leaveDays: 1, askedDays: 0 });
  });

  it('are months of people in sum, and sums of all days of a filter, as far as the caller reaches', async () => {
    const id = await workedNight();
    const months = async (who: string) => {
      const asked = `(employeeIds: ["${id}", "${ids.colleague}"], month: "${from.slice(0, 7)}")`;
      const seen = '{ employeeId incalculable sums { actualWorkTime expectedWorkTime } days { date colour } }';
      return (await data(`{ timesheetMonths${asked} ${seen} }`, who)).timesheetMonths;
    };
    const totals = async (who: string, more = '') => {
      const asked = `(employeeId: "${id}", from: "2026-07-01", to: "2026-07-31"${more})`;
      const seen = '{ days incalculable sums { actualWorkTime expectedWorkTime } }';
      return (await data(`{ timesheetTotals${asked} ${seen} }`, who)).timesheetTotals;
    };
    const [month] = (await months('manager')).filter((one: { employeeId: string }) => one.employeeId === id);
    expect(month.sums.actualWorkTime).toBeGreaterThan(0);
    expect(month.days).toContainEqual({ date: from, colour: 'GREEN' });
    expect(await totals('manager', ', colour: GREEN')).toMatchObject({ days: 1, incalculable: 0 });
    expect((await totals('superAdmin')).sums).toEqual(month.sums);
    expect((await months('colleague')).map((one: { employeeId: string }) => one.employeeId)).toEqual([ids.colleague]);
    expect(await totals('colleague')).toMatchObject({ days: 0, sums: { actualWorkTime: 0 } });
  });

  it("are nobody else's, and of at most 62 dates", async () => {
    const id = await workedNight();
    const range = `employeeId=${id}&from=${from}&to=2026-07-07`;
    for (const path of [`workplans/timesheets?${range}`, `workplans/events?${range}`])
      expect((await ask(path, 'colleague')).status).toBe(404);
    const all = (await ask(`workplans/timesheets?from=${from}&to=2026-07-07`, 'colleague')).body.items;
    expect(new Set(all.map((day: { employeeId: string }) => day.employeeId))).toEqual(new Set([ids.colleague]));
    expect((await ask(`timesheets/events?employeeId=${id}&date=${from}`, 'colleague')).status).toBe(404);
    expect(await ask(`workplans/events?from=${from}&to=2026-09-06`, id)).toMatchObject({
      status: 422,
      body: { name: 'date_range_too_long' },
    });
    expect((await ask(`workplans/events?from=${from}&to=2026-07-05`, id)).body.name).toBe('date_order');
  });
});

describe('what goes through many days', () => {
  const costly: [string, string][] = [
    ['timesheetTotals', '(from: "2026-06-01") { days }'],
    ['plannedWorkTime', '(employeeIds: [], from: "2026-06-01", to: "2026-06-02") { minutes }'],
    ['timesheetMonths', '(employeeIds: [], month: "2026-06") { employeeId }'],
    ['planCheck', '(employeeIds: [], from: "2026-06-01", to: "2026-06-02") { conflicts { date } }'],
    ['coverage', '(from: "2026-06-01", to: "2026-06-02") { places { branchId } }'],
    ['attendanceDashboard', '(month: "2026-06") { days { date } }'],
  ];
  const times = (n: number, [name, rest]: [string, string]) =>
    `{ ${Array.from({ length: n }, (_, at) => `a${at}: ${name}${rest}`).join(' ')} }`;

  it.each(costly)('is asked for a few times at once, not twenty: %s', async (...one) => {
    expect(Object.keys(await data(times(5, one)))).toHaveLength(5);
    await expect(data(times(6, one))).rejects.toThrow('query_too_complex');
  });
});

describe('a check of a plan', () => {
  const [monday, tuesday] = ['2026-07-20', '2026-07-21'];
  const place = { organization: ids.orgA };
  const check = async (person: string, more = '', who = 'manager') =>
    (
      await data(
        `{ planCheck(employeeIds: ["${person}"], from: "${monday}", to: "2026-07-26"${more}) {
          conflicts { employeeId date beside name refused painted rest fits } askedLeave { date part }
          holidays { date branchId names { en } } } }`,
        who,
      )
    ).planCheck;
  const paints = (employeeId: string, date: string, shiftIds: readonly string[]) =>
    `, drafts: [{ employeeId: "${employeeId}", date: "${date}", shiftIds: ${JSON.stringify(shiftIds)} }]`;

  it('says what does not fit, planned or painted, and which shifts would', async () => {
    const one = await member();
    const [early, late] = [
      await shift({ begin: '06:00', end: '15:00' }),
      await shift({ begin: '13:00', end: '22:00' }),
    ];
    await plan(one, [late], monday);
    await plan(one, [early], tuesday);
    const offers = `, offered: ${JSON.stringify([early, late])}`;
    const short = { employeeId: one, date: tuesday, beside: monday, name: 'workplan_rest_short', rest: 480 };
    expect((await check(one, offers)).conflicts).toEqual([{ ...short, refused: false, painted: false, fits: [late] }]);
    expect((await check(one, paints(one, monday, [early]))).conflicts).toEqual([]);
    expect((await check(one, paints(one, '2026-07-22', [early]) + offers)).conflicts).toMatchObject([
      { ...short, painted: false, fits: [] },
    ]);
    expect((await check(one, paints(one, monday, [early, late]))).conflicts).toMatchObject([
      { date: monday, name: 'workplan_overlap', refused: true, painted: true },
      { date: tuesday, painted: true },
    ]);
  });

  it('tells leave that is asked for, warns of shifts over leave that is approved, and names holidays', async () => {
    const one = await member();
    const state = { id: randomUUID(), personId: one, leaveTypeId: randomUUID(), beginDate: monday };
    await company.publish(leave(place, state, 'LeaveRequested'));
    await company.publish(holiday(place, { id: randomUUID(), branchId: ids.north, date: tuesday, part: 'FULL' }));
    await until(async () => {
      const { askedLeave, holidays } = await check(one);
      return askedLeave.length === 1 && holidays.length === 1;
    });
    expect(await check(one)).toMatchObject({
      conflicts: [],
      askedLeave: [{ date: monday, part: 'FULL' }],
      holidays: [{ date: tuesday, branchId: ids.north }],
    });
    await company.publish(leave(place, { ...state, status: 'APPROVED' }, 'LeaveApproved'));
    await until(async () => (await check(one)).askedLeave.length === 0);
    expect((await check(one, paints(one, monday, [await shift()]))).conflicts).toMatchObject([
      { date: monday, name: 'workplan_on_leave', refused: false, painted: true },
    ]);
    expect(await check(one, '', 'colleague')).toEqual({ conflicts: [], askedLeave: [], holidays: [] });
  });
});

describe('a pattern', () => {
  it('says what it has on some dates, as it is anchored and later', async () => {
    const early = await shift();
    const { body } = await send('POST', 'worksheets', 'superAdmin', {
      name: { en: 'One of three' },
      anchor: '2026-07-20',
      days: [{ shiftIds: [early] }, { shiftIds: [] }, { shiftIds: [] }],
    });
    const on = async (more = '', who = 'manager') =>
      (
        await data(
          `{ worksheetDays(worksheetId: "${body.id}", from: "2026-07-19", to: "2026-07-21"${more}) { date shiftIds } }`,
          who,
        )
      ).worksheetDays.map(({ shiftIds }: { shiftIds: string[] }) => shiftIds.length);
    expect(await on()).toEqual([0, 1, 0]);
    expect(await on(', offset: 1')).toEqual([0, 0, 1]);
    expect(await on('', 'colleague')).toEqual([0, 1, 0]);
  });
});
