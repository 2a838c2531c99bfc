import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, ids, startCompany } from './testing/company.ts';
import { branch, settings } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, data, member, shift, plan, read, worked, days } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

describe('a planned day', () => {
  it('that was worked has what it came to, and why it is not more', async () => {
    const id = await member();
    const early = await shift();
    expect((await plan(id, [early], '2026-07-06')).status).toBe(201);
    await read(id, 'CLOCK_IN', '2026-07-06T05:10:00Z');
    expect((await read(id, 'CLOCK_OUT', '2026-07-06T14:00:00Z')).status).toBe(201);
    expect(await days(id, '2026-07-06')).toEqual([
      expect.objectContaining({
        type: 'WORKDAY',
        state: 'CALCULATED',
        colour: 'GREEN',
        expectedWorkTime: 480,
        actualWorkTime: 470,
        missingTime: 10,
        timesheet: {
          clockInTimestamp: '2026-07-06T05:10:00.000Z',
          clockOutTimestamp: '2026-07-06T14:00:00.000Z',
          latelyClockInTimeInMinutes: 10,
          earlyClockOutTimeInMinutes: 0,
        },
        assignedShifts: [{ id: early, shiftType: 'FIX', begin: '08:00', end: '17:00' }],
      }),
    ]);
  });

  it('20: a night belongs to the evening it began on', async () => {
    const id = await member();
    await plan(id, [await shift({ begin: '20:00', end: '02:00', breakTime: 0, totalWorkTime: 360 })], '2026-05-24');
    await read(id, 'CLOCK_IN', '2026-05-24T17:00:00Z');
    await read(id, 'CLOCK_OUT', '2026-05-24T23:05:00Z');
    expect(await days(id, '2026-05-24', '2026-05-25')).toMatchObject([
      { date: '2026-05-24', actualWorkTime: 360, missingTime: 0 },
    ]);
  });

  it('20: a night may end on the second date after it', async () => {
    const id = await member();
    const long = { begin: '23:00', end: '20:00', breakTime: 0, totalWorkTime: 1_260, midnightTolerance: 300 };
    await plan(id, [await shift(long)], '2026-05-22');
    await worked(id, '2026-05-22T22:30:00Z', '2026-05-23T21:30:00Z');
    expect(await days(id, '2026-05-22', '2026-05-22')).toMatchObject([
      { date: '2026-05-22', state: 'CALCULATED', actualWorkTime: 1_110, readings: [{}, {}] },
    ]);
  });

  it('20: the last night of an employment ends on the morning after its last day, and nothing begins there', async () => {
    const id = await member({ employments: [{ from: '2026-01-05', to: '2026-05-24' }] });
    const night = { begin: '22:00', end: '06:00', breakTime: 0, totalWorkTime: 480 };
    await plan(id, [await shift(night)], '2026-05-24');
    await worked(id, '2026-05-24T19:00:00Z', '2026-05-25T03:00:00Z');
    expect(await days(id, '2026-05-24', '2026-05-25')).toMatchObject([{ date: '2026-05-24', actualWorkTime: 480 }]);
    const refused = { status: 422, body: { name: 'outside_employment' } };
    expect(await read(id, 'CLOCK_IN', '2026-05-25T05:00:00Z')).toMatchObject(refused);
    expect(await read(id, 'CLOCK_OUT', '2026-05-25T13:00:00Z')).toMatchObject(refused);
  });

  it('20: the first night of an employment may begin before midnight', async () => {
    const id = await member({ employments: [{ from: '2026-05-24' }] });
    const night = { begin: '00:00', end: '08:00', breakTime: 0, totalWorkTime: 480 };
    await plan(id, [await shift(night)], '2026-05-24');
    expect(await read(id, 'CLOCK_IN', '2026-05-23T16:59:00Z')).toMatchObject({ status: 422 });
    await worked(id, '2026-05-23T20:50:00Z', '2026-05-24T05:00:00Z');
    expect(await days(id, '2026-05-23', '2026-05-24')).toMatchObject([{ date: '2026-05-24', actualWorkTime: 480 }]);
  });

  it('is planned once: times that overlap are refused, over midnight too', async () => {
    const id = await member();
    const [late, early] = [
      await shift({ begin: '22:00', end: '04:00', breakTime: 0, totalWorkTime: 360 }),
      await shift({ begin: '02:00', end: '08:00', breakTime: 0, totalWorkTime: 360 }),
    ];
    expect((await plan(id, [late], '2026-05-04')).status).toBe(201);
    expect((await plan(id, [early], '2026-05-04')).status).toBe(201);
    expect(await plan(id, [early], '2026-05-05')).toMatchObject({ status: 422, body: { name: 'workplan_overlap' } });
  });
});

describe('a shift that gets other times from a day on', () => {
  it('changes the day before it, too, where that has what belongs to it now', async () => {
    const id = await member();
    const early = await shift({ begin: '08:00', end: '16:00', breakTime: 0, totalWorkTime: 480 });
    await plan(id, [early], '2026-03-02');
    await read(id, 'CLOCK_IN', '2026-03-01T20:00:00Z');
    await read(id, 'CLOCK_OUT', '2026-03-02T04:00:00Z');
    const worked = async () =>
      (await days(id, '2026-03-01', '2026-03-02')).map(({ date, actualWorkTime }: Record<string, unknown>) => [
        date,
        actualWorkTime,
      ]);
    expect(await worked()).toEqual([
      ['2026-03-01', 480],
      ['2026-03-02', 0],
    ]);
    await send('PUT', `shifts/${early}`, 'superAdmin', { begin: '00:30', end: '08:30', effectiveOn: '2026-03-02' });
    // of the day before nothing is known any more
    expect(await worked()).toEqual([['2026-03-02', 390]]);
  });
});

describe('a day without a plan', () => {
  it('follows the working pattern of the branch, and has a record from the hiring on', async () => {
    const id = await member();
    await until(async () => (await days(id, '2026-07-10')).length === 1);
    expect(await days(id, '2026-07-10', '2026-07-12')).toMatchObject([
      { date: '2026-07-10', type: 'ABSENT', state: 'NOT_COME', expectedWorkTime: 480 },
      { date: '2026-07-11', type: 'OFF_DAY', expectedWorkTime: 0 },
      { date: '2026-07-12', type: 'OFF_DAY' },
    ]);
  });
});

describe('another zone from a day on', () => {
  it('has each shift by the clock of its date, and no minute twice', async () => {
    const [there, here] = [randomUUID(), randomUUID()];
    const inOrganization = { organization: ids.orgA };
    await company.publish(branch(inOrganization, { id: there, zone: 'America/New_York' }));
    await company.publish(branch(inOrganization, { id: here, zone: 'Asia/Tokyo' }));
    const places = [
      { from: '2026-01-05', branchId: there },
      { from: '2026-06-16', branchId: here },
    ];
    const id = await member({ branchId: here, places, plannedPlaces: places });
    await plan(id, [await shift({ begin: '22:00', end: '06:00', breakTime: 0 })], '2026-06-15', '2026-06-16');
    await worked(id, '2026-06-16T02:00:00Z', '2026-06-16T10:00:00Z');
    await worked(id, '2026-06-16T13:00:00Z', '2026-06-16T21:00:00Z');
    expect(await days(id, '2026-06-14', '2026-06-17')).toMatchObject([
      { date: '2026-06-15', actualWorkTime: 480, overtime: 0 },
      { date: '2026-06-16', actualWorkTime: 480, overtime: 0 },
    ]);
  });
});

describe('another zone of the organization', () => {
  const zoned = async (id: string) => {
    const figures = 'zone updatedDateTime timesheet { latelyClockInTimeInMinutes }';
    const { timesheet: row } = await data(`{ timesheet(id: "${id}~2026-07-06") { ${figures} } }`);
    return [row.zone, row.timesheet.latelyClockInTimeInMinutes, row.updatedDateTime];
  };

  it('makes the records anew of whoever has no branch on the date, and of nobody else', async () => {
    const homeless = { places: [{ from: '2026-01-05' }], plannedPlaces: [{ from: '2026-01-05' }] };
    const [without, inBranch] = [await member({ branchId: undefined, ...homeless }), await member()];
    const early = await shift();
    for (const id of [without, inBranch]) {
      await plan(id, [early], '2026-07-06');
      await read(id, 'CLOCK_IN', '2026-07-06T05:10:00Z');
      await read(id, 'CLOCK_OUT', '2026-07-06T14:00:00Z');
    }
    const before = await Promise.all([without, inBranch].map(zoned));
    expect(before.map(([zone, late]) => [zone, late])).toEqual([
      ['Europe/Istanbul', 10],
      ['Europe/Istanbul', 10],
    ]);
    await company.publish(settings({ organization: ids.orgA }, {}, { zone: 'Europe/Moscow' }));
    await company.publish(settings({ organization: ids.orgA }, {}, { zone: 'Europe/Berlin' }));
    await until(async () => (await zoned(without))[0] === 'Europe/Berlin');
    // an hour earlier by the wall
    expect((await zoned(without))[1]).toBe(0);
    expect(await zoned(inBranch)).toEqual(before[1]);
    await company.publish(settings({ organization: ids.orgA }));
    await until(async () => (await zoned(without))[0] === 'Europe/Istanbul');
  });
});

describe('clocking in', () => {
  it('needs a web terminal, which is told by name', async () => {
    const id = await member();
    expect(await send('POST', 'clock-records', id, { eventType: 'CLOCK_IN' })).toMatchObject({
      status: 422,
      body: { name: 'web_terminal_not_found' },
    });
  });
  it("is for oneself, one's own people or an admin's", async () => {
    const id = await member();
    expect((await send('POST', 'clock-records', 'colleague', { employeeId: id, eventType: 'CLOCK_IN' })).status).toBe(
      403,
    );
    expect(ids.manager).toBeTruthy();
  });
});

describe('a reading that was corrected', () => {
  const readings = async (id: string) =>
    (await days(id, '2026-07-07'))[0].readings.map(({ at }: { at: string }) => at.slice(11, 16));

  it('may be put back to what it was, and taken back and entered again', async () => {
    const id = await member();
    const { body } = await read(id, 'CLOCK_IN', '2026-07-07T05:10:00Z');
    const correct = (reading: string, at: string) =>
      send('PUT', `clock-records/${reading}`, 'superAdmin', { employeeId: id, at, reason: 'The clock was off' });
    const earlier = await correct(body.id, '2026-07-07T05:00:00Z');
    expect(await readings(id)).toEqual(['05:00']);
    const back = await correct(earlier.body.id, '2026-07-07T05:10:00Z');
    expect(await readings(id)).toEqual(['05:10']);
    const removed = await send('DELETE', `clock-records/${back.body.id}`, 'superAdmin', {
      employeeId: id,
      reason: 'It was somebody else',
    });
    expect(removed.status).toBe(204);
    await read(id, 'CLOCK_IN', '2026-07-07T05:10:00Z');
    expect(await readings(id)).toEqual(['05:10']);
  });
});
