import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { documents } from './account/documents/storage.ts';
import { anyType, as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { holiday, settings } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, data, member, type, entitle, ask, decide, upload, show, balance, year } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const refused = (name: string, status = 422) => ({
  status,
  body: expect.objectContaining({ name, message: expect.stringMatching(/\w/) }),
});
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const eventsOf = async (id: string) => {
  const { log } = company.hosted.runtime;
  return (await log.read(`leave.leaveAccount-${ids.orgA}_${id}`)).map(({ name }) => name);
};
const counted = async (request: string, days: number) => {
  await until(async () => (await show(request)).days === days);
  return show(request);
};

describe('balance', () => {
  it('11: 20 days with 10 asked leave 10 to ask for, until the first request is denied', async () => {
    const id = await member();
    await entitle(id, 20);
    const { body: first } = await ask(id, '2026-09-07', '2026-09-18');
    const second = ['2026-10-05', '2026-10-26'] as const;
    expect(await ask(id, ...second)).toMatchObject({
      ...refused('leave_balance_insufficient'),
      body: {
        details: { missing: 6, balance: 10, on: expect.any(String) },
        fields: { endDate: expect.stringMatching(/6/) },
      },
    });
    expect(await balance(id, '2026-12-31')).toMatchObject({ balance: 10, reserved: 10, free: 10 });
    expect((await decide('manager', first.id, false)).status).toBe(200);
    expect((await ask(id, ...second)).status).toBe(201);
    expect(await balance(id, '2026-12-31')).toMatchObject({ balance: 4, reserved: 16, free: 4, used: 0 });
  });

  it('12: of 100 requests for the last day of balance at once exactly one wins', async () => {
    const id = await member();
    await entitle(id, 1);
    const days = Array.from({ length: 100 }, (_, n) => `2026-${n % 2 ? '09' : '10'}-${n % 2 ? '07' : '05'}`);
    const answers = await Promise.all(days.map((day) => ask(id, day)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 201))
      expect([
        [422, 'leave_balance_insufficient'],
        [422, 'leave_request_exists'],
        [409, 'changed_meanwhile'],
      ]).toContainEqual([status, body.name]);
    expect((await eventsOf(id)).filter((name) => name === 'LeaveRequested')).toHaveLength(1);
    expect(await balance(id, '2026-12-31')).toMatchObject({ balance: 0, reserved: 1 });
  });

  it('12: two devices ask for different days with the last day of balance: one is refused', async () => {
    const id = await member();
    await entitle(id, 1);
    const answers = await Promise.all([ask(id, '2026-09-07'), ask(id, '2026-09-08')]);
    expect(statuses(answers)).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.name).toBe('leave_balance_insufficient');
  });
});

describe('the id of a request', () => {
  it('made by two people at the same instant is taken by one; the other asks again with another', async () => {
    const people = [await member(), await member()];
    for (const one of people) await entitle(one, 5);
    const id = crypto.randomUUID();
    const answers = await Promise.all(people.map((one) => ask(one, '2026-09-07', '2026-09-07', { id })));
    expect(statuses(answers)).toEqual([201, 409]);
    const loser = people[answers.findIndex(({ status }) => status === 409)]!;
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      name: 'same_record_exist',
      fields: { id: expect.any(String) },
    });
    expect(await balance(loser, '2026-12-31')).toMatchObject({ reserved: 0 });
    expect((await ask(loser, '2026-09-07')).status).toBe(201);
  });
});

describe('days in a row', () => {
  it('are counted over weekends as far as the most that a type allows', async () => {
    const leaveTypeId = await type({ tracksBalance: false, maximumDays: 60 });
    const id = await member();
    expect((await ask(id, '2027-01-04', '2027-02-26', { leaveTypeId })).status).toBe(201);
    expect((await ask(id, '2027-03-01', '2027-03-26', { leaveTypeId })).status).toBe(201);
    for (const day of ['2027-03-29', '2027-01-01'])
      expect(await ask(id, day, day, { leaveTypeId })).toMatchObject(refused('leave_days_in_a_row_too_many'));
    expect((await ask(id, '2027-03-30', '2027-03-30', { leaveTypeId })).status).toBe(201);
  });
});

describe('counted days', () => {
  it('13: a holiday declared later gives six days back, its withdrawal takes them again and flags what is lacking', async () => {
    const leaveTypeId = await type({ countsCalendarDays: true });
    const id = await member();
    await entitle(id, 31, { year: 2027, leaveTypeId });
    const { body } = await ask(id, '2027-03-20', '2027-04-19', { leaveTypeId });
    await decide('manager', body.id);
    expect(await show(body.id)).toMatchObject({ days: 31, daysAsked: 31, status: 'APPROVED' });
    const days = ['2027-03-30', '2027-03-31', '2027-04-01', '2027-04-02', '2027-04-03', '2027-04-04'].map((date) => ({
      id: `spring-${date}`,
      date,
    }));
    const place = { organization: ids.orgA };
    await company.publish(...days.map((day) => holiday(place, day)));
    const fewer = await counted(body.id, 25);
    expect(fewer).toMatchObject({ daysAsked: 31, status: 'APPROVED' });
    expect(fewer.dayDetails.filter(({ holiday: name }: { holiday: string | null }) => name === 'Feast')).toHaveLength(
      6,
    );
    expect(fewer.approvalHistory.map(({ action }: { action: string }) => action)).toEqual([
      'REQUESTED',
      'APPROVED',
      ...Array(6).fill('RECOUNTED'),
    ]);
    expect(await balance(id, '2027-12-31', leaveTypeId)).toMatchObject({ balance: 6, used: 25, shortfall: 0 });
    expect(
      (await year(id, 2027, leaveTypeId)).entries
        .filter(({ kind }: { kind: string }) => kind === 'RECOUNT')
        .map((one: { days: number }) => one.days),
    ).toEqual(Array(6).fill(1));
    const recounted = (id: string) =>
      data(`{ leaveOnHoliday(holidayId: "${id}") { approved open } }`, as('superAdmin')).then(
        (found) => found.leaveOnHoliday,
      );
    expect(await recounted(days[5]!.id)).toEqual({ approved: 1, open: 0 });
    expect(await recounted('nowhere')).toBeNull();
    // the six days are spent before the holiday is withdrawn
    expect((await ask(id, '2027-06-07', '2027-06-12', { leaveTypeId })).status).toBe(201);
    await company.publish(...days.map((day) => holiday(place, { ...day, archived: true })));
    expect((await counted(body.id, 31)).daysAsked).toBe(31);
    expect(await recounted(days[5]!.id)).toEqual({ approved: 0, open: 0 });
    expect(await balance(id, '2027-12-31', leaveTypeId)).toMatchObject({ balance: -6, shortfall: 6 });
    const last = (await company.hosted.runtime.log.read(`leave.leaveAccount-${ids.orgA}_${id}`)).at(-1)!;
    expect([last.name, last.data.shortfall]).toEqual(['LeaveRecounted', { on: expect.any(String), days: '6' }]);
  });

  it('14: half a holiday leaves half a day', async () => {
    const place = { organization: ids.orgA };
    await company.publish(
      holiday(place, { id: 'eve', date: '2026-12-24', part: 'AFTERNOON' }),
      holiday(place, { id: 'christmas', date: '2026-12-25' }),
    );
    const id = await member();
    await entitle(id, 5);
    const asked = { leaveTypeId: ids.annual, duration: 'FULL_DAY', beginDate: '2026-12-21', endDate: '2026-12-25' };
    expect((await send('POST', 'leave-requests/calculate', id, asked)).body).toMatchObject({
      days: 3.5,
      balanceBefore: 5,
      balanceAfter: 1.5,
      problems: [],
      dayDetails: expect.arrayContaining([
        expect.objectContaining({ date: '2026-12-24', days: 0.5, part: 'FIRST_HALF', holiday: 'Feast' }),
        expect.objectContaining({ date: '2026-12-25', days: 0, kind: 'HOLIDAY' }),
      ]),
    });
    const { body } = await ask(id, '2026-12-21', '2026-12-25');
    expect(await show(body.id)).toMatchObject({ days: 3.5 });
    await company.publish(
      ...['eve', 'christmas'].map((one) =>
        holiday(place, { id: one, date: one === 'eve' ? '2026-12-24' : '2026-12-25', archived: true }),
      ),
    );
    await counted(body.id, 5);
  });
});

describe('the same command again', () => {
  it('12: a double click with one key is one request', async () => {
    const id = await member();
    await entitle(id, 1);
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask(id, '2026-09-07', undefined, {}, { 'idempotency-key': 'one' })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.position}`)).size).toBe(1);
    expect((await eventsOf(id)).filter((name) => name === 'LeaveRequested')).toHaveLength(1);
  });

  it('is answered as the first time, whatever has happened to the request since', async () => {
    const id = await member();
    await entitle(id, 5);
    const asked = () => ask(id, '2026-11-03', undefined, {}, { 'idempotency-key': 'before' });
    const first = await asked();
    const cancelled = await send('PUT', `leave-requests/${first.body.id}/cancel`, id, { reason: 'Back at work' });
    expect(cancelled.status).toBe(200);
    // a repeat looks whether a holiday has been missed, which a request that was taken back does not count
    await company.publish(holiday({ organization: ids.orgA }, { id: 'since', date: '2026-11-03' }));
    const { status, body } = await asked();
    expect([status, body.id, body.position]).toEqual([201, first.body.id, first.body.position]);
  });

  it('is refused with another body under the same key', async () => {
    const id = await member();
    await entitle(id, 5);
    const { status } = await ask(id, '2026-09-07', undefined, {}, { 'idempotency-key': 'two' });
    expect([status, await ask(id, '2026-09-08', undefined, {}, { 'idempotency-key': 'two' })]).toEqual([
      201,
      expect.objectContaining(refused('idempotency_key_reused')),
    ]);
  });
});

describe('what stands against a request', () => {
  const rules = {
    noticeDays: 10,
    minimumDays: 2,
    maximumDays: 3,
    reasonRequired: true,
    durations: ['FULL_DAY', 'HOURLY', 'HALF_DAY'],
    usageRule: null,
  };
  let id: string;
  let leaveTypeId: string;
  beforeAll(async () => {
    [id, leaveTypeId] = [await member(), await type(rules)];
    await entitle(id, 2, { leaveTypeId });
  });

  it('is said in Turkish and Arabic where the dates are taken', async () => {
    const taken = await member();
    await ask(taken, '2026-09-07', undefined, { leaveTypeId: ids.unpaid });
    const [tr, ar] = await Promise.all(
      ['tr', 'ar'].map(
        async (language) =>
          (
            await send(
              'POST',
              'leave-requests',
              taken,
              { leaveTypeId: ids.unpaid, duration: 'FULL_DAY', beginDate: '2026-09-07' },
              { 'accept-language': language },
            )
          ).body,
      ),
    );
    expect([tr.code, tr.message, ar.code, ar.message]).toEqual([
      756,
      expect.stringContaining('zaten bir izin var: 07.09.2026.'),
      756,
      expect.stringContaining('\u206807.09.2026\u2069'),
    ]);
  });

  it('is all said at once by the calculation, which changes nothing', async () => {
    const head = await company.ports.events.head();
    const { status, body } = await send('POST', 'leave-requests/calculate', id, {
      leaveTypeId,
      duration: 'FULL_DAY',
      beginDate: '2026-07-20',
      endDate: '2026-07-23',
    });
    expect([
      status,
      body.problems.map(({ name, field }: { name: string; field: string }) => `${field} ${name}`),
    ]).toEqual([
      200,
      [
        'beginDate leave_notice_too_short',
        'endDate leave_days_too_many',
        'endDate leave_balance_insufficient',
        'reason meaningful_text',
      ],
    ]);
    expect(body.problems.map(({ message }: { message: string }) => message)).toEqual([
      'This leave has to be requested earlier. Minimum notice: 10 days. Choose a later date.',
      'The period is too long for this leave type. Maximum: 3 days.',
      'The leave balance is not sufficient. Balance on 23.07.2026: 2 days. Missing: 2 days. Choose a shorter period or another leave type.',
      'The text says too little. Minimum length, without spaces and punctuation: 5 letters.',
    ]);
    expect(body).toMatchObject({
      days: 4,
      balanceBefore: 2,
      balanceAfter: -2,
      missing: 2,
      granted: 2,
      reserved: 0,
      steps: [{ order: 1, kind: 'LEAVE_MANAGER', managerId: ids.manager, state: 'PENDING' }],
    });
    expect(
      (
        await send('POST', 'leave-requests/calculateHourly', id, {
          leaveTypeId,
          date: '2026-09-07',
          beginTime: '09:00',
          endTime: '11:30',
        })
      ).body,
    ).toMatchObject({ minutes: 150, days: 0.3125 });
    // what was done before may still have its effects on others
    expect((await company.ports.events.readAll(head, 100)).filter(({ stream }) => stream.endsWith(id))).toEqual([]);
  });

  it('is a document that is missing, until one is uploaded', async () => {
    const ill = await member();
    const body = { leaveTypeId: ids.sick };
    expect((await ask(ill, '2026-07-13', '2026-07-14', body)).body).toMatchObject({
      name: 'leave_document_required',
      fields: { documents: expect.any(String) },
    });
    const paper = await upload(ill);
    const { status, body: made } = await ask(ill, '2026-07-13', '2026-07-14', { ...body, documents: [paper] });
    expect(status).toBe(201);
    await until(
      async () =>
        (await company.send('GET', `leave-requests/${made.id}/document/${paper}`, { as: as(ill) })).status === 200,
    );
    const [{ url }] = (await show(made.id)).documents;
    expect((await send('DELETE', `leave-requests/${made.id}/document`, ill, { url })).body.name).toBe(
      'leave_document_required',
    );
  });

  it('is a document, which a change may replace: the one before is its owner’s again', async () => {
    const ill = await member();
    const [first, second] = [await upload(ill), await upload(ill)];
    const days = { leaveTypeId: ids.sick, duration: 'FULL_DAY', beginDate: '2026-07-13', endDate: '2026-07-14' };
    const { body: made } = await send('POST', 'leave-requests', ill, { ...days, documents: [first] });
    const fileOf = async (id: string) => (await company.hosted.runtime.rows(documents.files).get(ids.orgA, id))?.doc;
    await until(async () => (await fileOf(first))?.parent === made.id);
    expect((await send('PUT', `leave-requests/${made.id}`, ill, { ...days, documents: [second] })).status).toBe(200);
    await until(async () => (await fileOf(second))?.parent === made.id);
    await until(async () => (await fileOf(first))?.state === 'ORPHAN');
    expect((await send('DELETE', `storage/${first}`, ill)).status).toBe(204);
    expect((await send('DELETE', `storage/${second}`, ill)).status).toBe(403);
  });

  it('is a type that is archived or of somewhere else', async () => {
    const old = await type({ tracksBalance: false });
    expect((await send('DELETE', `leave-types/${old}`, 'superAdmin')).status).toBe(204);
    expect((await ask(await member(), '2026-09-07', undefined, { leaveTypeId: old })).body).toMatchObject({
      name: 'archived_record',
      fields: { leaveTypeId: expect.any(String) },
    });
    const { body } = await company.send('POST', 'leave-types', {
      as: as('superAdmin', ids.orgB),
      body: { name: { en: 'Theirs' }, ...anyType },
    });
    expect((await ask(await member(), '2026-09-07', undefined, { leaveTypeId: body.id })).body.name).toBe(
      'reference_unknown',
    );
  });

  it('follows the parameters of the organization', async () => {
    const place = { organization: ids.orgA };
    await company.publish(settings(place, { dateRangeDays: 2 }));
    expect((await ask(id, '2026-09-07', '2026-09-09', { leaveTypeId: ids.unpaid })).body.name).toBe(
      'date_range_too_long',
    );
    await company.publish(settings(place));
  });
});
