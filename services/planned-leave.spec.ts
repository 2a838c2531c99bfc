import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type HostedService, publishedLanguage } from '@kadro/chassis';
import { type Answered, type FedService, serve, startFed, until } from '@kadro/chassis/testing';
import { as, identityMessages, ids, principalOf } from '@kadro/kernel/testing';
import { startAttendance } from './attendance/src/index.ts';
import { branches } from './leave/src/replicas/branches.ts';
import { startLeave } from './leave/src/index.ts';
import { anyType } from './leave/src/testing/company.ts';

const { branch, founding } = identityMessages(publishedLanguage('identity'), randomUUID);
const here = { organization: ids.orgA };
let attendance: HostedService;
let leave: FedService;
let time: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  leave = await startFed({
    name: 'leave',
    start: async (ports, logger, authenticator) => {
      const started = await startLeave(ports, logger, authenticator);
      attendance = await startAttendance(ports, logger, authenticator);
      return started;
    },
    principalOf: (authorization) => principalOf(authorization, new Map()),
    feeds: [{ from: 'identity', mark: (id) => branch(here, { id }), markedIn: branches.model }],
    now: '2026-07-15T08:00:00Z',
  });
  time = await serve('attendance', () => attendance);
  await leave.publish(...founding(ids.orgA, ['leave', 'shift']));
});
afterAll(async () => {
  time.stop();
  await attendance.close();
  await leave.stop();
});

const admin = as('superAdmin');
const made = async (answer: Promise<Answered>): Promise<string> => (await answer).body.id;

it('what attendance plans, leave counts, and what leave approves, attendance has in its day records', async () => {
  const day = { name: { en: 'Day' }, type: 'FIX', begin: '08:00', end: '14:00', totalWorkTime: 360 };
  const shift = await made(time.send('POST', 'shifts', { as: admin, body: day }));
  const saturday = { employeeId: ids.subordinate, from: '2026-08-01', shiftIds: [shift] };
  // attendance may hear of people later than leave
  await until(async () => (await time.send('POST', 'workplans', { as: admin, body: saturday })).status === 201);

  const type = { ...anyType, name: { en: 'Annual' } };
  const leaveTypeId = await made(leave.send('POST', 'leave-types', { as: admin, body: type }));
  const asked = { leaveTypeId, duration: 'FULL_DAY', beginDate: '2026-08-01', endDate: '2026-08-02' };
  const calculated = () => leave.send('POST', 'leave-requests/calculate', { as: as('subordinate'), body: asked });
  await until(async () => (await calculated()).body.minutes === 360);

  const request = await made(leave.send('POST', 'leave-requests', { as: as('subordinate'), body: asked }));
  for (const manager of ['manager', 'second'] as const)
    await leave.send('PUT', `leave-requests/processes/${request}`, { as: as(manager), body: { approved: true } });
  const record = async () => {
    const row = `timesheet(id: "${ids.subordinate}~2026-08-01") { type leaveTime leaveRequest { id leaveType { name { en } } } }`;
    return (await time.query(`{ ${row} }`, admin)).body.data?.timesheet;
  };
  await until(async () => (await record())?.leaveRequest?.leaveType.name);
  expect(await record()).toEqual({
    type: 'ON_LEAVE',
    leaveTime: 360,
    leaveRequest: { id: request, leaveType: { name: { en: 'Annual' } } },
  });
});

it('leave follows worksheets and default shifts, and what of them is defined anew', async () => {
  const person = ids.manager;
  const shift = { name: { en: 'Half' }, type: 'FIX', begin: '08:00', end: '12:00', totalWorkTime: 240 };
  const id = await made(time.send('POST', 'shifts', { as: admin, body: shift }));
  const pattern = { name: { en: 'Two of three' }, anchor: '2026-09-05', days: [[id], [id], []] };
  const days = pattern.days.map((shiftIds) => ({ shiftIds }));
  const worksheetId = await made(time.send('POST', 'worksheets', { as: admin, body: { ...pattern, days } }));
  const set = (path: string, body: object) => time.send('PUT', `employees/${person}/${path}`, { as: admin, body });
  await set('worksheet-assignment', { worksheetId, from: '2026-09-05' });
  await set('time-settings', { defaultShiftId: id, from: '2026-09-01' });

  const type = { ...anyType, name: { en: 'Unpaid' }, tracksBalance: false };
  const leaveTypeId = await made(leave.send('POST', 'leave-types', { as: admin, body: type }));
  // by default on the 3rd and the 4th, by the worksheet on the 5th and the 6th, none on the 7th
  const asked = { leaveTypeId, duration: 'FULL_DAY', beginDate: '2026-09-03', endDate: '2026-09-07' };
  const counts = async (minutes: number) => {
    const answer = () => leave.send('POST', 'leave-requests/calculate', { as: as('manager'), body: asked });
    await until(async () => (await answer()).body.minutes === minutes);
  };
  await counts(4 * 240);
  await time.send('PUT', `shifts/${id}`, { as: admin, body: { totalWorkTime: 180, effectiveOn: '2026-09-06' } });
  await counts(3 * 240 + 180);
  await set('worksheet-assignment', { worksheetId: null, from: '2026-09-06' });
  await counts(3 * 240 + 2 * 180);

  const request = await made(leave.send('POST', 'leave-requests', { as: as('manager'), body: asked }));
  await leave.send('PUT', `leave-requests/processes/${request}`, { as: admin, body: { approved: true } });
  const rows = `timesheets(filter: { employeeId: { eq: "${person}" }, date: { from: "2026-09-03", to: "2026-09-07" } })`;
  const records = async (): Promise<{ leaveTime: number }[]> =>
    (await time.query(`{ ${rows} { items { leaveTime } } }`, admin)).body.data.timesheets.items;
  await until(async () => (await records()).length === 5);
  expect((await records()).map(({ leaveTime }) => leaveTime).toSorted((a, b) => a - b)).toEqual([
    180, 180, 240, 240, 240,
  ]);
});

it('parts of a night are the same minutes in leave and in the day record', async () => {
  const night = { name: { en: 'Night' }, type: 'FIX', begin: '21:30', end: '06:30', totalWorkTime: 480, breakTime: 60 };
  const shift = await made(time.send('POST', 'shifts', { as: admin, body: night }));
  const type = { ...anyType, name: { en: 'Parts' }, tracksBalance: false };
  const leaveTypeId = await made(leave.send('POST', 'leave-types', { as: admin, body: type }));
  const hours = (beginTime: string, endTime: string) => ({ duration: 'HOURLY', beginTime, endTime });
  const parts: [string, object, number][] = [
    ['2026-08-10', { duration: 'HALF_DAY', period: 'SECOND_HALF' }, 240],
    ['2026-08-11', { duration: 'QUARTER_DAY', period: 'THIRD_QUARTER' }, 120],
    ['2026-08-12', hours('20:00', '23:00'), 90],
    ['2026-08-13', hours('01:00', '03:00'), 120],
    ['2026-08-14', hours('23:00', '02:00'), 180],
  ];
  const dates = { from: '2026-08-10', to: '2026-08-14' };
  await time.send('POST', 'workplans', { as: admin, body: { employeeId: ids.colleague, shiftIds: [shift], ...dates } });
  for (const [date, part, minutes] of parts) {
    const asked = { leaveTypeId, beginDate: date, endDate: date, ...part };
    const answer = () => leave.send('POST', 'leave-requests/calculate', { as: as('colleague'), body: asked });
    await until(async () => (await answer()).body.minutes === minutes);
    const request = await made(leave.send('POST', 'leave-requests', { as: as('colleague'), body: asked }));
    await leave.send('PUT', `leave-requests/processes/${request}`, { as: admin, body: { approved: true } });
    const record = `{ timesheet(id: "${ids.colleague}~${date}") { leaveTime } }`;
    await until(async () => (await time.query(record, admin)).body.data.timesheet?.leaveTime === minutes);
  }
});
