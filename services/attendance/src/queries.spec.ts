import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Company, faults, startCompany } from './testing/company.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { data, member, shift, plan, read, days } = storyOf(() => company);
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

  it('whether he is in', async () => {
    expect((await data('{ clockState { state since ask { readingId } } }', 'colleague')).clockState).toEqual({
      state: 'OUT',
      since: null,
      ask: null,
    });
  });
});
