import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, ids, startCompany } from './testing/company.ts';
import { holiday, person } from './testing/identity-messages.ts';
import { leave, type LeaveDates, leaveType } from './testing/leave-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { data, member, shift, plan, read, days } = storyOf(() => company);
const here = { organization: ids.orgA };
const annual = randomUUID();

beforeAll(async () => {
  company = await startCompany();
  await company.publish(leaveType(here, { id: annual }));
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

/** Says that leave is approved; what is said later of the same id comes after it. */
const approve = (personId: string, asked: LeaveDates & Record<string, unknown>, id = randomUUID()) =>
  company.publish(leave(here, { id, personId, leaveTypeId: annual, ...asked }));

/** In on the hour and out on the hour, Istanbul time. */
const work = async (id: string, date: string, from: number, to: number): Promise<void> => {
  const at = (hour: number): string => `${date}T${String(hour - 3).padStart(2, '0')}:00:00Z`;
  await read(id, 'CLOCK_IN', at(from));
  await read(id, 'CLOCK_OUT', at(to));
};

const dayOf = async (id: string, date: string) => (await days(id, date))[0];

describe('approved leave', () => {
  it('16: of the morning and work in the afternoon are a whole day', async () => {
    const id = await member();
    await plan(id, [await shift()], '2026-07-06', '2026-07-07');
    await approve(id, { beginDate: '2026-07-06', endDate: '2026-07-07', part: 'FIRST_HALF' });
    await work(id, '2026-07-06', 13, 17);
    expect(await days(id, '2026-07-06', '2026-07-07')).toMatchObject([
      { type: 'ON_LEAVE', expectedWorkTime: 480, leaveTime: 240, actualWorkTime: 240, missingTime: 0, colour: 'GREEN' },
      { type: 'ON_LEAVE', leaveTime: 240, actualWorkTime: 0, missingTime: 240, state: 'NOT_COME', colour: 'RED' },
    ]);
  });

  it('stands in the row with its type, as it is called now', async () => {
    const id = await member();
    const [type, request] = [randomUUID(), randomUUID()];
    await plan(id, [await shift()], '2026-08-03', '2026-08-04');
    await approve(id, { leaveTypeId: type, beginDate: '2026-08-03' }, request);
    const shown = { id: request, part: 'FULL', beginTime: null, endTime: null };
    expect((await dayOf(id, '2026-08-03')).leaveRequest).toEqual({
      ...shown,
      leaveType: { id: type, name: null, color: null },
    });
    await company.publish(leaveType(here, { id: type, names: { en: 'Travel' }, color: '#112233' }));
    const leaveRequest = { ...shown, leaveType: { id: type, name: { en: 'Travel' }, color: '#112233' } };
    expect(await days(id, '2026-08-03', '2026-08-04')).toMatchObject([
      { type: 'ON_LEAVE', state: 'ON_LEAVE', colour: 'GREY', leaveRequest, leaveRequests: [leaveRequest] },
      { type: null, leaveRequest: null, leaveRequests: [] },
    ]);
  });

  it('of a quarter, and of hours, is placed against the shift; several stand in the order of the day', async () => {
    const id = await member();
    await plan(id, [await shift()], '2026-07-06');
    await approve(id, { beginDate: '2026-07-06', part: 'HOURS', beginTime: '16:00', endTime: '17:00' });
    await approve(id, { beginDate: '2026-07-06', part: 'FIRST_QUARTER' });
    await work(id, '2026-07-06', 10, 16);
    expect(await dayOf(id, '2026-07-06')).toMatchObject({
      leaveTime: 180,
      actualWorkTime: 300,
      missingTime: 0,
      timesheet: { latelyClockInTimeInMinutes: 0, earlyClockOutTimeInMinutes: 0 },
      leaveRequest: { part: 'FIRST_QUARTER' },
      leaveRequests: [{ part: 'FIRST_QUARTER' }, { part: 'HOURS', beginTime: '16:00' }],
    });
  });

  it('on duty counts as worked', async () => {
    const id = await member();
    await plan(id, [await shift()], '2026-07-06');
    await approve(id, { beginDate: '2026-07-06', kind: 'ON_DUTY' });
    expect(await dayOf(id, '2026-07-06')).toMatchObject({
      type: 'ON_LEAVE',
      colour: 'GREEN',
      actualWorkTime: 480,
      leaveTime: 0,
      missingTime: 0,
    });
  });

  it('32: and four hours of work on it are four hours of overtime, without a break', async () => {
    const id = await member();
    await plan(id, [await shift()], '2026-07-06');
    await approve(id, { beginDate: '2026-07-06' });
    await work(id, '2026-07-06', 8, 12);
    expect(await dayOf(id, '2026-07-06')).toMatchObject({
      type: 'ON_LEAVE',
      overtime: 240,
      actualWorkTime: 240,
      leaveTime: 480,
      missingTime: 0,
      breakTime: 0,
      warnings: ['worked_on_leave'],
    });
  });
});

describe('a flexible week of 40 hours', () => {
  it('32: with a holiday on Monday and 8 hours from Tuesday to Saturday has 8 hours of overtime', async () => {
    const id = await member({ branchId: ids.south, places: [{ from: '2026-01-05', branchId: ids.south }] });
    await company.publish(
      person(here, {
        id,
        branchId: ids.south,
        places: [{ from: '2026-01-05', branchId: ids.south }],
        employments: [{ from: '2026-01-05' }],
      }),
      holiday(here, { id: randomUUID(), date: '2026-06-29', branchId: ids.south }),
    );
    const flexible = await shift({
      type: 'FLEXIBLE',
      begin: null,
      end: null,
      breakTime: 0,
      breakMode: 'NONE',
      totalWorkTime: 2_400,
      over: 'WEEK',
    });
    expect((await plan(id, [flexible], '2026-06-29', '2026-07-03')).status).toBe(201);
    for (const date of ['2026-06-30', '2026-07-01', '2026-07-02', '2026-07-03', '2026-07-04'])
      await work(id, date, 9, 17);
    const week = await days(id, '2026-06-29', '2026-07-05');
    const sum = (field: string): number =>
      week.reduce((all: number, row: Record<string, number>) => all + row[field]!, 0);
    expect(week.at(-1)).toMatchObject({ date: '2026-07-05', overtime: 480 });
    expect([sum('expectedWorkTime'), sum('actualWorkTime'), sum('overtime'), sum('missingTime')]).toEqual([
      1_920, 2_400, 480, 0,
    ]);
  });
});

describe('leave that changes', () => {
  const month = { beginDate: '2026-06-01', endDate: '2026-06-12' };
  const takenOf = async (id: string): Promise<string[]> =>
    (await days(id, '2026-06-01', '2026-06-12'))
      .filter(({ type }: { type: string }) => type === 'ON_LEAVE')
      .map(({ date }: { date: string }) => date);

  it('17: and is cancelled from a day on gives those days back, and only those are counted again', async () => {
    const id = await member();
    const request = randomUUID();
    await plan(id, [await shift()], '2026-06-01', '2026-06-05');
    await plan(id, [await shift()], '2026-06-08', '2026-06-12');
    await approve(id, month, request);
    expect(await takenOf(id)).toHaveLength(10);
    const writtenAt = async () => (await data(`{ timesheet(id: "${id}~2026-06-01") { updatedDateTime } }`)).timesheet;
    const first = await writtenAt();
    await company.publish(
      leave(
        here,
        {
          id: request,
          personId: id,
          leaveTypeId: annual,
          status: 'APPROVED',
          beginDate: '2026-06-01',
          endDate: '2026-06-08',
          cancelledFrom: '2026-06-09',
        },
        'LeaveCancelled',
      ),
    );
    expect(await takenOf(id)).toHaveLength(6);
    expect(await dayOf(id, '2026-06-09')).toMatchObject({ type: 'ABSENT', state: 'NOT_COME', missingTime: 480 });
    expect(first.updatedDateTime).toEqual(expect.any(String));
    expect(await writtenAt()).toEqual(first);
  });

  it('13: by a holiday that is declared later, counts what the holiday leaves; withdrawn, all of it again', async () => {
    const id = await member();
    const [request, feast] = [randomUUID(), randomUUID()];
    await plan(id, [await shift()], '2026-05-04', '2026-05-06');
    await approve(id, { beginDate: '2026-05-04', endDate: '2026-05-06' }, request);
    await company.publish(holiday(here, { id: feast, date: '2026-05-05', branchId: ids.north }));
    expect(await days(id, '2026-05-04', '2026-05-06')).toMatchObject([
      { type: 'ON_LEAVE', leaveTime: 480 },
      { type: 'HOLIDAY', expectedWorkTime: 0, leaveTime: 0, leaveRequest: null },
      { type: 'ON_LEAVE', leaveTime: 480 },
    ]);
    await company.publish(holiday(here, { id: feast, date: '2026-05-05', branchId: ids.north, archived: true }));
    await until(async () => (await dayOf(id, '2026-05-05')).leaveTime === 480);
  });

  it('42: and is approved late makes the day that was absent a day of leave', async () => {
    const id = await member();
    await plan(id, [await shift()], '2026-07-13');
    await until(async () => (await dayOf(id, '2026-07-13')).type === 'ABSENT');
    const request = randomUUID();
    await approve(id, { beginDate: '2026-07-13' }, request);
    expect(await dayOf(id, '2026-07-13')).toMatchObject({ type: 'ON_LEAVE', leaveTime: 480, missingTime: 0 });
    await company.publish(
      leave(
        here,
        { id: request, personId: id, leaveTypeId: annual, status: 'CANCELLED', beginDate: '2026-07-13', day: [] },
        'LeaveCancelled',
      ),
    );
    expect(await dayOf(id, '2026-07-13')).toMatchObject({ type: 'ABSENT', leaveRequest: null, missingTime: 480 });
  });

  it('and is cancelled leaves a day on which somebody did not come, also where nothing else is known of it', async () => {
    const id = await member();
    const request = { id: randomUUID(), personId: id, leaveTypeId: annual, beginDate: '2026-06-03' };
    await approve(id, { beginDate: '2026-06-03' }, request.id);
    expect(await dayOf(id, '2026-06-03')).toMatchObject({ type: 'ON_LEAVE' });
    await company.publish(leave(here, { ...request, status: 'CANCELLED', day: [] }, 'LeaveCancelled'));
    expect(await dayOf(id, '2026-06-03')).toMatchObject({ type: 'ABSENT', state: 'NOT_COME', missingTime: 480 });
  });

  it('is told in any order: a late older state is ignored', async () => {
    const id = await member();
    const request = { id: randomUUID(), personId: id, leaveTypeId: annual, beginDate: '2026-06-01' };
    await plan(id, [await shift()], '2026-06-01');
    await company.publish(
      leave({ ...here, revision: 9 }, { ...request, status: 'CANCELLED', day: [] }, 'LeaveCancelled'),
      leave({ ...here, revision: 7 }, request),
    );
    expect(await takenOf(id)).toEqual([]);
  });
});

describe('leave of somebody unknown', () => {
  it('counts once the person becomes known', async () => {
    const id = randomUUID();
    await approve(id, { beginDate: '2026-07-20' });
    await company.publish(
      person(
        here,
        {
          id,
          branchId: ids.north,
          places: [{ from: '2026-01-05', branchId: ids.north }],
          employments: [{ from: '2026-01-05' }],
        },
        'PersonHired',
      ),
    );
    await until(async () => (await dayOf(id, '2026-07-20'))?.type === 'ON_LEAVE');
  });
});
