import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, ids, startCompany } from './testing/company.ts';
import { branch, forgotten, holiday, person } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, data, member, shift, plan, read, worked } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const place = { organization: ids.orgA };
const refused = (name: string, status = 422) => ({ status, body: expect.objectContaining({ name }) });
const correction = { reason: 'The terminal had the wrong time' };

/** A branch of its own, so that months of stories are closed apart. */
async function newBranch(): Promise<string> {
  const branchId = randomUUID();
  await company.publish(branch(place, { id: branchId, zone: 'Europe/Istanbul' }));
  return branchId;
}

const memberAt = (branchId: string | null): Promise<string> => {
  const places = [{ from: '2026-01-05', branchId }];
  return member({ branchId, places, plannedPlaces: places });
};

const show = async (id: string, who?: string) =>
  (
    await data(
      `{ period(id: "${id}") { id revision state closed done total people sums { actualWorkTime missingTime } taken { date reason } } }`,
      who,
    )
  ).period;
const close = async (id: string, body: object = {}, who = 'superAdmin') =>
  send('POST', `periods/${id}/close`, who, body);
const ofPeriod = (id: string): string => `filter: { periodId: { eq: "${id}" } }`;
const peopleOf = async (id: string) =>
  (
    await data(
      `{ periodPeople(${ofPeriod(id)}) { total items { employeeId actualWorkTime differenceCount days { date state actualWorkTime asItIs }
         differences { actualWorkTime missingTime } } } }`,
    )
  ).periodPeople.items;
const differencesOf = async (id: string) =>
  (
    await data(
      `{ periodDifferences(${ofPeriod(id)}, sortBy: recordedAt, descending: false) { items { date cause reason by terminalId payableIn
         before { state actualWorkTime } after { state actualWorkTime } change { actualWorkTime missingTime } } } }`,
    )
  ).periodDifferences.items;
const isClosed = (id: string) => until(async () => (await show(id)).state === 'CLOSED');
const found = async (id: string, count: number) => {
  await until(async () => (await differencesOf(id)).length >= count);
  return differencesOf(id);
};

/** Two days of June of one person: eight hours, and a quarter of an hour late. */
async function worksInJune(at?: null) {
  const branchId = at === null ? null : await newBranch();
  const employeeId = await memberAt(branchId);
  const dayShift = await shift();
  await plan(employeeId, [dayShift], '2026-06-01', '2026-06-02');
  await worked(employeeId, '2026-06-01T05:00:00Z', '2026-06-01T14:00:00Z');
  await worked(employeeId, '2026-06-02T05:15:00Z', '2026-06-02T14:00:00Z');
  const id = `${branchId ?? 'organization'}~2026-06`;
  await until(async () => (await show(id)) !== null);
  return { branchId, employeeId, dayShift, id };
}

async function closedJune() {
  const story = await worksInJune();
  expect(await close(story.id)).toMatchObject({ status: 200 });
  await isClosed(story.id);
  return story;
}

describe('a month of a branch', () => {
  it('is there with the first reading, where its days were not opened', async () => {
    const branchId = await newBranch();
    const employeeId = await memberAt(branchId);
    await worked(employeeId, '2026-03-03T05:00:00Z', '2026-03-03T14:00:00Z');
    await until(async () => (await show(`${branchId}~2026-03`))?.state === 'OPEN');
  });

  it('is there for whoever moves into it, as far as the months of the branch before are', async () => {
    const { branchId, employeeId } = await worksInJune();
    const other = await newBranch();
    const places = [
      { from: '2026-01-05', branchId },
      { from: '2026-05-20', branchId: other },
    ];
    const moved = { id: employeeId, branchId: other, places, plannedPlaces: places };
    await company.publish(person(place, { ...moved, employments: [{ from: '2026-01-05' }] }));
    for (const month of ['2026-06', '2026-07', '2026-08'])
      await until(async () => (await show(`${other}~${month}`))?.state === 'OPEN');
    expect(await show(`${other}~2026-05`)).toBeNull();
  });
});

describe('closing a month', () => {
  it('records what everybody worked on each day', async () => {
    const { id, employeeId } = await closedJune();
    expect(await show(id)).toMatchObject({ people: 1, sums: { actualWorkTime: 945, missingTime: 15 } });
    expect(await peopleOf(id)).toEqual([
      {
        employeeId,
        actualWorkTime: 945,
        differenceCount: 0,
        differences: { actualWorkTime: 0, missingTime: 0 },
        days: [
          { date: '2026-06-01', state: 'CALCULATED', actualWorkTime: 480, asItIs: false },
          { date: '2026-06-02', state: 'CALCULATED', actualWorkTime: 465, asItIs: false },
        ],
      },
    ]);
  });

  it('comes to the sums of all closed branches of whoever asks, whatever is found later', async () => {
    const [one, other] = [await closedJune(), await closedJune()];
    const totals = async (more = '', who?: string) =>
      (await data(`{ periodTotals(month: "2026-06"${more}) { periods sums { actualWorkTime } } }`, who)).periodTotals;
    const { periods, sums } = await totals();
    expect(periods).toBeGreaterThanOrEqual(2);
    expect(sums.actualWorkTime).toBeGreaterThanOrEqual(2 * 945);
    const ofOne = { periods: 1, sums: { actualWorkTime: 945 } };
    for (const { branchId } of [one, other]) expect(await totals(`, branchId: "${branchId}"`)).toEqual(ofOne);
    expect(await totals('', 'subordinate')).toBeNull();
    expect(await totals(`, branchId: "${await newBranch()}"`)).toBeNull();
  });

  it('is refused twice, and before the month is over', async () => {
    const { id, branchId } = await closedJune();
    expect(await close(id)).toMatchObject(refused('period_closed_already', 409));
    await until(async () => (await show(`${branchId}~2026-07`)) !== null);
    expect(await close(`${branchId}~2026-07`)).toMatchObject(refused('period_not_over'));
  });

  it('names days that cannot be calculated, and takes them as they are for a reason', async () => {
    const { id, employeeId, dayShift } = await worksInJune();
    await plan(employeeId, [dayShift], '2026-06-03');
    await read(employeeId, 'CLOCK_IN', '2026-06-03T05:00:00Z');
    expect(await close(id)).toMatchObject({
      status: 422,
      body: { name: 'period_incalculable', details: { days: [{ employeeId, date: '2026-06-03' }] } },
    });
    const asTheyAre = [{ employeeId, date: '2026-06-03', reason: 'He was there until noon' }];
    expect((await close(id, { asTheyAre })).status).toBe(200);
    await isClosed(id);
    expect((await show(id)).taken).toEqual([{ date: '2026-06-03', reason: 'He was there until noon' }]);
    expect((await peopleOf(id))[0].days.at(-1)).toMatchObject({
      date: '2026-06-03',
      state: 'INCALCULABLE',
      asItIs: true,
    });
  });

  it('of people without a branch is the organization’s, and no restricted administrator’s', async () => {
    const { id, employeeId, dayShift } = await worksInJune(null);
    expect((await close(id, {}, 'restricted')).status).toBe(403);
    expect((await close(id)).status).toBe(200);
    await isClosed(id);
    expect(await show(id)).toMatchObject({ people: 1, sums: { actualWorkTime: 945 } });
    const body = { employeeId, shiftIds: [dayShift], from: '2026-06-04' };
    expect(await send('POST', 'workplans', 'superAdmin', body)).toMatchObject(refused('period_closed'));
    expect((await send('POST', 'workplans', 'superAdmin', { ...body, correction })).status).toBe(201);
    expect(await found(id, 1)).toMatchObject([{ date: '2026-06-04', cause: 'PLAN', payableIn: '2026-07' }]);
    const ofNobody =
      'periods(filter: { branchId: { isNull: true }, month: { eq: "2026-06" } }) { items { id branchId } }';
    expect((await data(`{ ${ofNobody} }`)).periods.items).toEqual([{ id, branchId: null }]);
  });

  it('is for administrators of the branch; HR managers read', async () => {
    const { id } = await worksInJune();
    expect((await close(id, {}, 'hr')).status).toBe(403);
    expect(await show(id, 'hr')).toMatchObject({ state: 'OPEN' });
    expect((await close(id, {}, 'restricted')).status).toBe(403);
  });
});

describe('the file of a closed month', () => {
  const hash = async (id: string, query: string) => {
    const { headers, body } = await send('GET', `periods/${id}/export?${query}`, 'superAdmin');
    expect(headers.get('content-type')).toMatch(query.includes('xlsx') ? /sheet/ : /csv/);
    return createHash('sha256').update(String(body)).digest('hex');
  };
  it('42: is the same, byte for byte, whatever is corrected afterwards; the differences are another one', async () => {
    const { id, employeeId } = await closedJune();
    const before = [await hash(id, 'format=csv'), await hash(id, 'format=xlsx')];
    const body = { employeeId, eventType: 'CLOCK_OUT', at: '2026-06-02T15:00:00Z', correction };
    expect((await send('POST', 'clock-records', 'superAdmin', body)).status).toBe(201);
    await found(id, 1);
    expect([await hash(id, 'format=csv'), await hash(id, 'format=xlsx')]).toEqual(before);
    const { body: later } = await send('GET', `periods/${id}/export?differences=true`, 'superAdmin');
    expect(later).toMatch(/2026-06-02;/);
  });
});

describe('whoever is forgotten', () => {
  it('has no name and no reasons in closed months, and keeps the minutes', async () => {
    const { id, employeeId, dayShift } = await worksInJune();
    await plan(employeeId, [dayShift], '2026-06-03');
    await read(employeeId, 'CLOCK_IN', '2026-06-03T05:00:00Z');
    const asTheyAre = [{ employeeId, date: '2026-06-03', reason: 'He was there until noon' }];
    await close(id, { asTheyAre });
    await isClosed(id);
    await company.publish(forgotten(place, employeeId, ['identity', 'text']));
    const name = async () =>
      (await data(`{ periodPeople(${ofPeriod(id)}) { items { firstName staffNumber actualWorkTime } } }`)).periodPeople
        .items;
    await until(async () => (await name())[0].firstName === null);
    expect(await name()).toEqual([{ firstName: null, staffNumber: null, actualWorkTime: 945 }]);
    expect((await show(id)).taken).toEqual([{ date: '2026-06-03', reason: null }]);
  });
});

describe('what touches a closed month', () => {
  it('is refused, and corrected with a reason', async () => {
    const { id, employeeId, dayShift } = await closedJune();
    const on = '2026-06-04';
    const ruleSet = (await send('POST', 'shift-parameters', 'superAdmin', { name: { en: 'Night' } })).body.id;
    await send('PUT', `employees/${employeeId}/time-settings`, 'superAdmin', {
      shiftParameterId: ruleSet,
      from: '2026-06-01',
      correction,
    });
    const acts: [string, string, object][] = [
      ['POST', 'workplans', { employeeId, shiftIds: [dayShift], from: on }],
      ['POST', 'workplans/removals', { employeeId, from: '2026-06-02' }],
      ['PUT', `employees/${employeeId}/time-settings`, { defaultShiftId: dayShift, from: on }],
      ['PUT', `shifts/${dayShift}`, { begin: '08:30', totalWorkTime: 450, effectiveOn: '2026-06-01' }],
      ['PUT', `shift-parameters/${ruleSet}`, { setOff: true, effectiveOn: '2026-03-01' }],
      ['POST', 'clock-records', { employeeId, eventType: 'CLOCK_IN', at: `${on}T05:00:00Z` }],
    ];
    for (const [method, path, body] of acts)
      expect([path, await send(method, path, 'superAdmin', body)]).toEqual([
        path,
        expect.objectContaining(refused('period_closed')),
      ]);
    expect(
      await send('POST', 'workplans', 'superAdmin', { employeeId, shiftIds: [dayShift], from: '2026-07-20' }),
    ).toMatchObject({ status: 201 });
    expect(
      (await send('POST', 'workplans', 'superAdmin', { employeeId, shiftIds: [dayShift], from: on, correction }))
        .status,
    ).toBe(201);
    expect(await found(id, 1)).toMatchObject([
      { date: on, cause: 'PLAN', reason: correction.reason, payableIn: '2026-07', change: { missingTime: 480 } },
    ]);
  });

  it.each([
    [
      'a correction of clock records',
      'clock-corrections',
      { problem: 'MISSING', date: '2026-06-03', time: '08:00', eventType: 'CLOCK_IN', reason: 'Forgotten' },
      'READING',
    ],
    ['other shifts', 'workplan-requests', { days: [{ date: '2026-06-01', shiftIds: [] }], reason: 'Was free' }, 'PLAN'],
  ])('by %s that somebody asked for is approved with a reason', async (_what, path, asked, cause) => {
    const { id, employeeId } = await closedJune();
    const { status, body } = await send('POST', path, employeeId, asked);
    expect(status).toBe(201);
    const decide = (more: object) =>
      send('PUT', `${path}/processes/${body.id}`, 'manager', { approved: true, ...more });
    expect(await decide({})).toMatchObject({
      status: 422,
      body: { name: 'period_closed', details: { on: expect.stringMatching(/^2026-06-0/) } },
    });
    expect(await decide({ correction: { reason: '...' } })).toMatchObject(refused('meaningful_text'));
    expect((await decide({ correction })).status).toBe(200);
    expect(await found(id, 1)).toMatchObject([{ cause, reason: correction.reason }]);
  });

  it('by a corrected reading is a difference, once', async () => {
    const { id, employeeId } = await closedJune();
    const { items } = (
      await data(`{ clockRecords(filter: { employeeId: { eq: "${employeeId}" } }) { items { id at } } }`)
    ).clockRecords;
    const late = items.find(({ at }: { at: string }) => at.startsWith('2026-06-02T05:15'));
    const body = { employeeId, at: '2026-06-02T05:00:00Z', reason: 'Read late' };
    expect(await send('PUT', `clock-records/${late.id}`, 'superAdmin', body)).toMatchObject(refused('period_closed'));
    expect((await send('PUT', `clock-records/${late.id}`, 'superAdmin', { ...body, correction })).status).toBe(200);
    const [one] = await found(id, 1);
    expect(one).toMatchObject({
      date: '2026-06-02',
      cause: 'READING',
      reason: correction.reason,
      by: ids.superAdmin,
      terminalId: null,
      before: { actualWorkTime: 465 },
      after: { actualWorkTime: 480 },
      change: { actualWorkTime: 15, missingTime: -15 },
    });
    await company.publish(holiday(place, { id: randomUUID(), branchId: null, date: '2026-03-03', part: 'FULL' }));
    expect(await differencesOf(id)).toEqual([one]);
    expect((await peopleOf(id))[0]).toMatchObject({ actualWorkTime: 945, differences: { actualWorkTime: 15 } });
  });

  it('by a holiday or another branch is a difference, too', async () => {
    const { id, branchId, employeeId } = await closedJune();
    await company.publish(holiday(place, { id: randomUUID(), branchId, date: '2026-06-01', part: 'FULL' }));
    expect(await found(id, 1)).toMatchObject([{ date: '2026-06-01', cause: 'HOLIDAY', reason: null, by: null }]);
    const other = await newBranch();
    const places = [
      { from: '2026-01-05', branchId },
      { from: '2026-06-02', branchId: other },
    ];
    const moved = {
      id: employeeId,
      branchId: other,
      places,
      plannedPlaces: places,
      employments: [{ from: '2026-01-05' }],
    };
    await company.publish(person(place, moved));
    expect((await found(id, 2))[1]).toMatchObject({ date: '2026-06-02', cause: 'EMPLOYMENT', after: null });
  });
});
