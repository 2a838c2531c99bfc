import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, ids, startCompany } from './testing/company.ts';
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

const june = { from: '2026-06-01', to: '2026-06-30' };

interface Change {
  figure: string;
  before: number;
  after: number;
  difference: number;
}

interface Answer {
  people: { employeeId: string; figures: Change[]; days: { date: string; figures: Change[] }[] }[];
  totals: (Change & { more: number; fewer: number; same: number })[];
  touched: number;
  changed: number;
  looked: number;
  of: number;
  cursor: string | null;
}

const tryOut = (path: string, body: object, who = 'superAdmin') =>
  send('POST', `${path}/try-out`, who, { ...june, ...body });

/** All its pages. */
async function triedOut(path: string, body: object): Promise<Answer> {
  const { body: first } = await tryOut(path, body);
  const all: Answer = first;
  while (all.cursor !== null) {
    const { body: next } = await tryOut(path, { ...body, cursor: all.cursor });
    Object.assign(all, { ...next, people: [...all.people, ...next.people] });
  }
  return all;
}

const changed = (figures: readonly Change[]) =>
  Object.fromEntries(figures.filter(({ difference }) => difference !== 0).map((one) => [one.figure, one.difference]));

const of = ({ people }: Answer, employeeId: string) => people.find((one) => one.employeeId === employeeId);

/** On 1 June so many minutes late, on 2 June on time. */
async function lateBy(minutes: number, shiftId: string): Promise<string> {
  const id = await member();
  await plan(id, [shiftId], '2026-06-01', '2026-06-02');
  await worked(id, `2026-06-01T05:${String(minutes).padStart(2, '0')}:00Z`, '2026-06-01T14:00:00Z');
  await worked(id, '2026-06-02T05:00:00Z', '2026-06-02T14:00:00Z');
  await until(async () => (await days(id, '2026-06-02')).length === 1);
  return id;
}

describe('a tolerance that is tried out over a past month', () => {
  it('says of whom and on which days what is another, in sum too, and that nothing was stored', async () => {
    const early = await shift();
    const [some, more, none] = [await lateBy(8, early), await lateBy(12, early), await lateBy(0, early)];
    const head = await company.hosted.runtime.ports.events.head();
    const rows = await days(some, '2026-06-01', '2026-06-02');
    const answer = await triedOut(`shifts/${early}`, { lateTolerance: 10 });
    expect(of(answer, some)).toMatchObject({
      days: [
        {
          date: '2026-06-01',
          figures: [
            { figure: 'actualWorkTime', before: 472, after: 480, difference: 8 },
            { figure: 'missingTime', before: 8, after: 0, difference: -8 },
            { figure: 'late', before: 8, after: 0, difference: -8 },
            { figure: 'toleratedTime', before: 0, after: 8, difference: 8 },
          ],
        },
      ],
    });
    expect(of(answer, more)!.days).toEqual([]);
    expect(of(answer, none)!.days).toEqual([]);
    expect(answer).toMatchObject({ touched: 3, changed: 1, cursor: null, looked: answer.of });
    expect(answer.totals.find(({ figure }) => figure === 'missingTime')).toEqual({
      figure: 'missingTime',
      before: 20,
      after: 12,
      difference: -8,
      more: 0,
      fewer: 1,
      same: 2,
    });
    expect(await company.hosted.runtime.ports.events.head()).toBe(head);
    expect(await days(some, '2026-06-01', '2026-06-02')).toEqual(rows);
  });

  it('says what the day records are once it is set from that day on', async () => {
    const early = await shift();
    const one = await lateBy(8, early);
    const { people } = await triedOut(`shifts/${early}`, { lateTolerance: 10 });
    await send('PUT', `shifts/${early}`, 'superAdmin', { lateTolerance: 10, effectiveOn: june.from });
    await until(async () => (await days(one, '2026-06-01'))[0].missingTime === 0);
    const [row] = await days(one, '2026-06-01');
    const first = people[0]!.days[0]!.figures;
    expect(row.actualWorkTime).toBe(first.find(({ figure }) => figure === 'actualWorkTime')!.after);
    expect((await triedOut(`shifts/${early}`, { lateTolerance: 10 })).changed).toBe(0);
  });
});

describe('many people over a year', () => {
  it('are answered in pages, and the sums of each are those of everybody so far', async () => {
    const early = await shift();
    const many: string[] = [];
    for (let n = 0; n < 20; n++) many.push(await member());
    const all = { ids: many, shiftIds: [early], from: '2026-06-01' };
    expect((await send('POST', 'workplans/multiple', 'superAdmin', all)).status).toBe(200);
    await until(async () => (await days(many[19]!, '2026-06-01')).length === 1);
    const year = { from: '2025-07-15', totalWorkTime: 420 };
    const { body: first } = await tryOut(`shifts/${early}`, year);
    expect(first.people.length).toBeLessThan(20);
    expect(first.cursor).not.toBeNull();
    const answer = await triedOut(`shifts/${early}`, year);
    expect(answer.people.map(({ employeeId }) => employeeId).toSorted()).toEqual(many.toSorted());
    expect(answer.totals.find(({ figure }) => figure === 'expectedWorkTime')).toMatchObject({
      difference: 20 * -60,
      fewer: 20,
    });
  });
});

describe('a pattern that is tried out', () => {
  it('moves what was expected to other days', async () => {
    const id = await member();
    const early = await shift();
    const body = { name: { en: 'Two days' }, anchor: '2026-06-01', days: [{ shiftIds: [early] }, { shiftIds: [] }] };
    const sheet: string = (await send('POST', 'worksheets', 'superAdmin', body)).body.id;
    await send('PUT', `employees/${id}/worksheet-assignment`, 'superAdmin', { worksheetId: sheet, from: june.from });
    await plan(id, [early], '2026-07-08');
    await until(async () => (await days(id, '2026-07-08')).length === 1);
    const week = { from: '2026-07-06', to: '2026-07-10' };
    const answer = await triedOut(`worksheets/${sheet}`, { ...week, days: [{ shiftIds: [] }, { shiftIds: [early] }] });
    const expected = of(answer, id)!.days.map(({ date, figures }) => [date, changed(figures).expectedWorkTime]);
    // what is planned for a date stays
    expect(expected).toEqual([
      ['2026-07-06', 480],
      ['2026-07-07', -480],
      ['2026-07-09', -480],
      ['2026-07-10', 480],
    ]);
    expect(answer.touched).toBe(1);
  });
});

describe('rules that are tried out', () => {
  const ruleSet = async (fields: object = {}): Promise<string> =>
    (await send('POST', 'shift-parameters', 'superAdmin', { name: { en: 'Warehouse' }, ...fields })).body.id;
  const stayed = async (id: string, shiftId: string) => {
    await plan(id, [shiftId], '2026-06-01');
    await worked(id, '2026-06-01T05:00:00Z', '2026-06-01T15:00:00Z');
  };

  it('count on every day of the range, though the set was changed in it', async () => {
    const id = await member();
    const rules = await ruleSet();
    await send('PUT', `employees/${id}/time-settings`, 'superAdmin', { shiftParameterId: rules, from: '2026-01-05' });
    await stayed(id, await shift({ clockOutOvertimeMin: 0 }));
    const later = { setOff: true, overtimeNeedsApproval: false, effectiveOn: '2026-05-30' };
    await send('PUT', `shift-parameters/${rules}`, 'superAdmin', later);
    await until(async () => (await days(id, '2026-06-01'))[0]?.overtime === 60);
    const answer = await triedOut(`shift-parameters/${rules}`, { overtimeNeedsApproval: true });
    expect(changed(of(answer, id)!.figures)).toEqual({ actualWorkTime: -60, overtime: -60, overtimeUnapproved: 60 });
  });

  it('are tried out at places where they do not count yet', async () => {
    const id = await member();
    const strict = await ruleSet({ overtimeNeedsApproval: true });
    await stayed(id, await shift({ clockOutOvertimeMin: 0 }));
    await until(async () => (await days(id, '2026-06-01'))[0]?.overtime === 60);
    expect(of(await triedOut(`shift-parameters/${strict}`, {}), id)).toBeUndefined();
    const answer = await triedOut(`shift-parameters/${strict}`, { branchIds: [ids.north] });
    expect(changed(of(answer, id)!.figures)).toMatchObject({ overtime: -60, overtimeUnapproved: 60 });
    const { rulePlaces } = await data('{ rulePlaces { items { branchId } } }');
    expect(rulePlaces.items).toEqual([]);
  });
});

describe('what cannot be tried out', () => {
  it('is refused as setting it is, and so are days to come and more than a year', async () => {
    const early = await shift();
    expect(await tryOut(`shifts/${early}`, { breakTime: 600 })).toMatchObject({
      status: 422,
      body: { name: 'shift_value_not_possible' },
    });
    expect(await tryOut(`shifts/${early}`, { to: '2026-07-16' })).toMatchObject({
      body: { name: 'try_out_not_past', message: expect.stringContaining('15.07.2026') },
    });
    expect(await tryOut(`shifts/${early}`, { to: '2020-01-01' })).toMatchObject({ body: { name: 'date_order' } });
    expect(await tryOut(`shifts/${early}`, { from: '2025-06-01' })).toMatchObject({
      body: { name: 'date_range_too_long' },
    });
    expect(await tryOut(`shifts/${early}`, { cursor: 'anything' })).toMatchObject({ body: { name: 'value_invalid' } });
    expect((await tryOut(`shifts/${ids.nobody}`, {})).status).toBe(404);
  });

  it('by whom may not set it', async () => {
    const early = await shift();
    for (const who of ['restricted', 'hr', 'manager', 'subordinate'])
      expect((await tryOut(`shifts/${early}`, {}, who)).status).toBe(403);
  });
});
