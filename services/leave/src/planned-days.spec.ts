import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shiftVersion, standingPlan, workplan, worksheetVersion } from './testing/attendance-messages.ts';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, ids, startCompany } from './testing/company.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, member, ask, decide, declare, show, settled } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const here = { organization: ids.orgA };
const unpaid = { leaveTypeId: ids.unpaid };

/** A week from Monday 2026-10-05, by the minutes of its shifts; resolves once requests were counted again. */
const plan = async (personId: string, minutes: Record<string, number[]>, more: object = {}, id = randomUUID()) => {
  const shift = Object.entries(minutes).flatMap(([date, all]) =>
    all.map((one) => ({ date, shiftId: 's', minutes: one, begin: '08:00', end: '17:00' })),
  );
  await company.publish(workplan(here, { id, personId, from: '2026-10-05', to: '2026-10-11', shift, ...more }));
  await settled('plan', id, 'recount');
  return id;
};

/** Saturday and Sunday, the latter in two shifts. */
const weekend = { '2026-10-10': [600], '2026-10-11': [240, 180] };
const daysOf = async (id: string) => {
  const { dayDetails } = await show(id);
  return dayDetails.map(({ date, kind }: Record<string, string>) => `${date!.slice(8)} ${kind}`);
};

describe('leave on dates that attendance has planned', () => {
  it('counts the days that are planned, and those without a shift are off; others follow the pattern', async () => {
    const id = await member();
    await plan(id, weekend);
    const request = { duration: 'FULL_DAY', beginDate: '2026-10-09', endDate: '2026-10-12', ...unpaid };
    const { body } = await send('POST', 'leave-requests/calculate', id, request);
    expect(body).toMatchObject({ days: 3, minutes: 600 + 420 + 480 });
    expect(await daysOf((await ask(id, '2026-10-09', '2026-10-12', unpaid)).body.id)).toEqual([
      '09 OFFDAY',
      '10 ON_LEAVE',
      '11 ON_LEAVE',
      '12 ON_LEAVE',
    ]);
  });

  it('is counted again when they are planned later, and when the plan is cancelled', async () => {
    const id = await member();
    const { body } = await ask(id, '2026-10-05', '2026-10-12', unpaid);
    await decide('manager', body.id);
    expect(await show(body.id)).toMatchObject({ days: 6 });
    const planned = await plan(id, weekend);
    expect(await show(body.id)).toMatchObject({ days: 3, minutes: 1_500, status: 'APPROVED' });
    await plan(id, weekend, { cancelled: true }, planned);
    expect(await show(body.id)).toMatchObject({ days: 6, minutes: 2_880 });
  });

  it('is one and the same for several plans of a date', async () => {
    const id = await member();
    const { body } = await ask(id, '2026-10-10', '2026-10-12', unpaid);
    await plan(id, { '2026-10-10': [240] });
    await plan(id, { '2026-10-10': [120] });
    expect(await show(body.id)).toMatchObject({ days: 2, minutes: 360 + 480 });
  });

  it('of half a day takes half of its shift', async () => {
    const id = await member();
    await plan(id, weekend);
    const half = { ...unpaid, duration: 'HALF_DAY', period: 'FIRST_HALF' };
    const { body } = await ask(id, '2026-10-10', '2026-10-10', half);
    expect(await show(body.id)).toMatchObject({ days: 0.5, minutes: 300 });
  });

  it("is not changed by somebody else's plan", async () => {
    const id = await member();
    const { body } = await ask(id, '2026-10-05', '2026-10-11', unpaid);
    await plan(await member(), weekend);
    expect(await show(body.id)).toMatchObject({ days: 5 });
  });
});

/** Days from Monday 2026-10-05 on, of one shift each or off. */
const turns = async (worksheetId: string, shiftIds: (string | null)[], more: object = {}) => {
  const day = shiftIds.map((shiftId) => ({ shift: shiftId ? [{ shiftId, version: 1 }] : [] }));
  await company.publish(worksheetVersion(here, { worksheetId, anchor: '2026-10-05', day, ...more }));
};
const stands = async (personId: string, plan: object) => {
  await company.publish(standingPlan(here, { personId, ...plan }));
  await settled('standingPlan', personId, 'recount');
};
const countsAs = (id: string, counted: object) =>
  until(async () => {
    const shown = await show(id);
    return Object.entries(counted).every(([field, value]) => shown[field] === value);
  });

describe('leave where attendance has planned nothing, and a worksheet or a shift stands', () => {
  it('counts the days of the worksheet from its date on, and what is planned before it', async () => {
    const [id, nights, pairs] = [await member(), randomUUID(), randomUUID()];
    await company.publish(shiftVersion(here, { shiftId: nights, minutes: 600, begin: '20:00', end: '06:00' }));
    await turns(pairs, [nights, nights, null, null]);
    const { body } = await ask(id, '2026-10-05', '2026-10-18', unpaid);
    expect(await show(body.id)).toMatchObject({ days: 10 });
    await stands(id, { worksheet: [{ from: '2026-10-12', worksheetId: pairs, version: 1, offset: 0 }] });
    // Monday 12 is the last day off of the second turn: 13, 14, 17 and 18 are nights
    expect(await show(body.id)).toMatchObject({ days: 5 + 4, minutes: 5 * 480 + 4 * 600 });
    await plan(id, weekend);
    expect(await show(body.id)).toMatchObject({ days: 2 + 4, minutes: 1_020 + 4 * 600 });
    await stands(id, { worksheet: [{ from: '2026-10-12', version: 0, offset: 0 }] });
    expect(await show(body.id)).toMatchObject({ days: 2 + 5, minutes: 1_020 + 5 * 480 });
  });

  it('counts the shift that stands by default on each date', async () => {
    const [id, shiftId] = [await member(), randomUUID()];
    await company.publish(shiftVersion(here, { shiftId, minutes: 300, end: '13:00' }));
    await stands(id, { shift: [{ from: '2026-10-07', shiftId, version: 1 }] });
    const request = { duration: 'FULL_DAY', beginDate: '2026-10-06', endDate: '2026-10-11', ...unpaid };
    const { body } = await send('POST', 'leave-requests/calculate', id, request);
    expect(body).toMatchObject({ days: 6, minutes: 480 + 5 * 300 });
  });

  it('counts as many dates of a week as a duty of weeks has', async () => {
    const [id, shiftId] = [await member(), randomUUID()];
    const duty = { minutes: 480, weekDays: 5, weekMinutes: 2_402, begin: undefined, end: undefined };
    await company.publish(shiftVersion(here, { shiftId, ...duty }));
    await stands(id, { shift: [{ from: '2026-10-06', shiftId, version: 1 }] });
    // from Tuesday on five dates of its first week, of the next those up to Friday
    const { body } = await ask(id, '2026-10-07', '2026-10-18', unpaid);
    expect(await show(body.id)).toMatchObject({ days: 4 + 5, minutes: 3 * 480 + 482 + 2_402 });
    // Tuesday is off now, so that Sunday is the fifth
    await plan(id, {}, { from: '2026-10-06', to: '2026-10-06' });
    expect(await show(body.id)).toMatchObject({ days: 5 + 5, minutes: 4 * 480 + 482 + 2_402 });
  });

  it('is counted again when shift or worksheet are defined anew from a day on, and not for those given later', async () => {
    const [id, shiftId, worksheetId] = [await member(), randomUUID(), randomUUID()];
    await company.publish(shiftVersion(here, { shiftId }));
    await turns(worksheetId, [shiftId]);
    await stands(id, { worksheet: [{ from: '2026-10-05', worksheetId, version: 1, offset: 0 }] });
    const { body } = await ask(id, '2026-10-05', '2026-10-11', unpaid);
    expect(await show(body.id)).toMatchObject({ days: 7, minutes: 7 * 480 });
    await company.publish(shiftVersion(here, { shiftId, version: 2, minutes: 60 }));
    await company.publish(shiftVersion(here, { shiftId, version: 3, minutes: 240, effectiveOn: '2026-10-10' }));
    await countsAs(body.id, { days: 7, minutes: 5 * 480 + 2 * 240 });
    await turns(worksheetId, [null], { version: 2, effectiveOn: '2026-10-11' });
    await countsAs(body.id, { days: 6, minutes: 5 * 480 + 240 });
  });

  it('comes to the same whatever is heard of last', async () => {
    const [id, shiftId, worksheetId] = [await member(), randomUUID(), randomUUID()];
    const { body } = await ask(id, '2026-10-05', '2026-10-11', unpaid);
    await stands(id, { worksheet: [{ from: '2026-10-05', worksheetId, version: 1, offset: 0 }] });
    expect(await show(body.id)).toMatchObject({ days: 5 });
    await turns(worksheetId, [shiftId]);
    await company.publish(shiftVersion(here, { shiftId, minutes: 240 }));
    await countsAs(body.id, { days: 7, minutes: 7 * 240 });
  });

  it('counts a planned shift as it was defined anew, and the shortest of several candidates', async () => {
    const [id, shiftId, early, late] = [await member(), randomUUID(), randomUUID(), randomUUID()];
    const entry = (date: string, of: string) => ({ date, shiftId: of, version: 1, minutes: 480 });
    const shift = [entry('2026-10-10', shiftId), entry('2026-10-11', early), entry('2026-10-11', late)];
    await plan(id, {}, { shift });
    const { body } = await ask(id, '2026-10-10', '2026-10-11', unpaid);
    expect(await show(body.id)).toMatchObject({ minutes: 480 + 960 });
    await company.publish(shiftVersion(here, { shiftId, version: 2, minutes: 120, effectiveOn: '2026-10-01' }));
    await company.publish(shiftVersion(here, { shiftId: early, minutes: 420, candidate: true }));
    await company.publish(shiftVersion(here, { shiftId: late, minutes: 360, candidate: true }));
    await countsAs(body.id, { days: 2, minutes: 120 + 360 });
  });
});

describe('leave by the hour on dates that attendance has planned', () => {
  const hourly = { ...unpaid, duration: 'HOURLY' };
  /** Of a shift 22:00 to 06:00 on Saturday 2026-10-10. */
  const atNight = async () => {
    const id = await member();
    const shift = [{ date: '2026-10-10', shiftId: 's', minutes: 480, begin: '22:00', end: '06:00' }];
    await plan(id, {}, { shift });
    return id;
  };
  const hours = (id: string, beginTime: string, endTime: string) =>
    ask(id, '2026-10-10', '2026-10-10', { ...hourly, beginTime, endTime });

  it('takes what of it lies in the shift, of a night those after midnight too', async () => {
    const id = await atNight();
    const [early, last] = [await hours(id, '21:00', '23:00'), await hours(id, '05:00', '07:00')];
    expect([await show(early.body.id), await show(last.body.id)]).toMatchObject([{ minutes: 60 }, { minutes: 60 }]);
  });

  it('goes on after midnight in a night, and nowhere else', async () => {
    const { body } = await hours(await atNight(), '23:30', '01:00');
    expect(await show(body.id)).toMatchObject({ minutes: 90 });
    const other = await member();
    const { body: refused } = await ask(other, '2026-10-05', '2026-10-05', {
      ...hourly,
      beginTime: '15:00',
      endTime: '01:00',
    });
    expect(refused).toMatchObject({ name: 'time_order' });
  });

  it('is refused where none of it lies in the shift', async () => {
    const answer = await hours(await atNight(), '12:00', '14:00');
    expect(answer).toMatchObject({ status: 422, body: { name: 'leave_no_working_day' } });
  });

  it('takes its length of a shift that has no times', async () => {
    const [id, shiftId] = [await member(), randomUUID()];
    await company.publish(shiftVersion(here, { shiftId, minutes: 420, begin: undefined, end: undefined }));
    await plan(id, {}, { shift: [{ date: '2026-10-10', shiftId, version: 1, minutes: 420 }] });
    const { body } = await hours(id, '19:00', '21:00');
    expect(await show(body.id)).toMatchObject({ minutes: 120, dayDetails: [{ kind: 'ON_LEAVE' }] });
  });

  it('meets half a day where the halves of the shift lie', async () => {
    const id = await atNight();
    await ask(id, '2026-10-10', '2026-10-10', { ...unpaid, duration: 'HALF_DAY', period: 'FIRST_HALF' });
    expect((await hours(id, '01:00', '02:00')).body).toMatchObject({ name: 'leave_request_exists' });
    expect((await hours(id, '02:00', '03:00')).status).toBe(201);
  });

  it('gives back what half a holiday takes of the shift', async () => {
    const id = await atNight();
    const { body } = await hours(id, '01:00', '03:00');
    await declare(randomUUID(), '2026-10-10', { part: 'AFTERNOON' });
    expect(await show(body.id)).toMatchObject({ minutes: 60 });
  });
});
