import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { aForm, anyType, as, type Company, faults, ids, startCompany, turnedOff } from './testing/company.ts';
import { holiday, person, settings } from './testing/identity-messages.ts';
import { stepsOf, storyOf } from './testing/story.ts';

let company: Company;
const { send, member, type, entitle, ask, decide, cancel, upload, show, balance, year, data } = storyOf(() => company);
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
const letters = (...managers: string[]) =>
  Object.fromEntries([...managers.entries()].map(([n, id]) => [id, `M${n + 1}`]));
/** Somebody whose leave is decided by three managers, one after the other. */
const withManagers = async (count = 3) => {
  const managers = await Promise.all(Array.from({ length: count }, () => member()));
  return { managers, marks: letters(...managers), id: await member({ leaveManagers: managers }) };
};
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const eventsOf = async (id: string) => {
  const { log } = company.hosted.runtime;
  return (await log.read(`leave.leaveAccount-${ids.orgA}_${id}`)).map(({ name }) => name);
};
/** What was asked, once it was counted again. */
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

  it('11: the advance of the type covers what the balance does not', async () => {
    const leaveTypeId = await type({ advanceDays: 6 });
    const id = await member();
    await entitle(id, 20, { leaveTypeId });
    await ask(id, '2026-09-07', '2026-09-18', { leaveTypeId });
    expect((await ask(id, '2026-10-05', '2026-10-27', { leaveTypeId })).body).toMatchObject({
      name: 'leave_balance_insufficient',
      details: { missing: 1, balance: 10 },
    });
    expect((await ask(id, '2026-10-05', '2026-10-26', { leaveTypeId })).status).toBe(201);
    expect(await balance(id, '2026-12-31', leaveTypeId)).toMatchObject({ balance: -6, free: 0, shortfall: 0 });
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

  it('lets a request cross New Year, each year pays its own days', async () => {
    const id = await member();
    await entitle(id, 4);
    await entitle(id, 5, { year: 2027 });
    const over = ['2026-12-28', '2027-01-08'] as const;
    expect((await ask(id, ...over)).body).toMatchObject({
      name: 'leave_balance_insufficient',
      details: { missing: 1, on: '2027-01-08' },
    });
    await entitle(id, 6, { year: 2027 });
    expect((await ask(id, ...over)).status).toBe(201);
    const line = async (of: number) => {
      const { opening, closing, points, entries } = await year(id, of);
      return {
        opening,
        closing,
        last: points.at(-1),
        entries: entries.map(
          ({ kind, days, pending }: { kind: string; days: number; pending: boolean }) =>
            `${kind} ${days}${pending ? ' pending' : ''}`,
        ),
      };
    };
    expect(await line(2026)).toEqual({
      opening: 0,
      closing: 4,
      last: { on: '2026-12-31', balance: 4, expected: 0 },
      entries: ['ENTITLEMENT 4', 'REQUEST -4 pending'],
    });
    expect(await line(2027)).toEqual({
      opening: 4,
      closing: 10,
      last: { on: '2027-01-08', balance: 10, expected: 0 },
      entries: ['REQUEST -6 pending', expect.any(String), expect.any(String)],
    });
  });

  it('lets nobody take what comes only next year', async () => {
    const id = await member();
    await entitle(id, 3);
    await entitle(id, 20, { year: 2027 });
    expect((await ask(id, '2026-12-28', '2027-01-08')).body).toMatchObject({
      name: 'leave_balance_insufficient',
      details: { missing: 1, on: '2026-12-31' },
    });
  });

  it('shows the difference where an entitlement is set anew', async () => {
    const id = await member();
    for (const days of [20, 20, 22.5, 18]) {
      company.clock.advance({ seconds: 1 });
      expect((await entitle(id, days)).status).toBe(201);
    }
    expect(
      (await year(id, 2026)).entries.map(({ kind, days }: { kind: string; days: number }) => [kind, days]),
    ).toEqual([
      ['ENTITLEMENT', 20],
      ['ENTITLEMENT', 2.5],
      ['ENTITLEMENT', -4.5],
    ]);
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
    await company.tell(...days.map((day) => holiday(place, day)));
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
    // the six days are spent before the holiday is withdrawn
    expect((await ask(id, '2027-06-07', '2027-06-12', { leaveTypeId })).status).toBe(201);
    await company.tell(...days.map((day) => holiday(place, { ...day, archived: true })));
    expect((await counted(body.id, 31)).daysAsked).toBe(31);
    expect(await balance(id, '2027-12-31', leaveTypeId)).toMatchObject({ balance: -6, shortfall: 6 });
    const last = (await company.hosted.runtime.log.read(`leave.leaveAccount-${ids.orgA}_${id}`)).at(-1)!;
    expect([last.name, last.data.shortfall]).toEqual(['LeaveRecounted', { on: expect.any(String), days: '6' }]);
  });

  it('14: half a holiday leaves half a day', async () => {
    const place = { organization: ids.orgA };
    await company.tell(
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
    await company.tell(
      ...['eve', 'christmas'].map((one) =>
        holiday(place, { id: one, date: one === 'eve' ? '2026-12-24' : '2026-12-25', archived: true }),
      ),
    );
    await counted(body.id, 5);
  });

  it.each([
    ['FIRST_HALF', 'SECOND_HALF'],
    ['SECOND_HALF', 'FIRST_HALF'],
  ])('15: %s of one type and %s of another fill the day', async (first, second) => {
    const [one, other] = [await type({ tracksBalance: false }), await type({ tracksBalance: false })];
    const id = await member();
    const made = [
      await ask(id, '2026-09-07', '2026-09-07', { leaveTypeId: one, duration: 'HALF_DAY', period: first }),
      await ask(id, '2026-09-07', '2026-09-07', { leaveTypeId: other, duration: 'HALF_DAY', period: second }),
    ];
    expect(await Promise.all(made.map(async ({ body }) => (await show(body.id)).days))).toEqual([0.5, 0.5]);
    for (const more of [
      { duration: 'HALF_DAY', period: first },
      { duration: 'FULL_DAY' },
      { duration: 'QUARTER_DAY', period: 'THIRD_QUARTER' },
      { duration: 'HOURLY', beginTime: '09:00', endTime: '09:30' },
    ])
      expect((await ask(id, '2026-09-07', '2026-09-07', { leaveTypeId: one, ...more })).body).toMatchObject({
        code: 756,
        name: 'leave_request_exists',
      });
  });

  it('15: a full day leaves no half of it', async () => {
    const id = await member();
    const { body: full } = await ask(id, '2026-09-07', '2026-09-08', { leaveTypeId: ids.unpaid });
    expect(
      (
        await ask(id, '2026-09-08', '2026-09-08', {
          leaveTypeId: ids.unpaid,
          duration: 'HALF_DAY',
          period: 'FIRST_HALF',
        })
      ).body,
    ).toMatchObject({
      code: 756,
      fields: { beginDate: expect.stringContaining('2026-09-07') },
      details: { requestId: full.id, date: '2026-09-08' },
    });
  });

  it('17: back after six of ten days, four come back and the first decision stays', async () => {
    const id = await member();
    await entitle(id, 10);
    const { body } = await ask(id, '2026-09-07', '2026-09-18');
    await decide('manager', body.id, true, 'Have fun');
    expect(await balance(id, '2026-12-31')).toMatchObject({ balance: 0, used: 10 });
    // later the entitlement was lowered: a cancellation is possible all the same
    await entitle(id, 2);
    expect((await cancel(id, body.id, '2026-09-15')).status).toBe(200);
    expect(await show(body.id)).toMatchObject({
      status: 'APPROVED',
      days: 6,
      daysAsked: 10,
      cancelledFrom: '2026-09-15',
      cancelReason: 'Plans have changed',
    });
    expect(
      (await show(body.id)).approvalHistory.map(({ action, note }: { action: string; note: string | null }) => [
        action,
        note,
      ]),
    ).toEqual([
      ['REQUESTED', null],
      ['APPROVED', 'Have fun'],
      ['CANCELLED', 'Plans have changed'],
    ]);
    expect(await balance(id, '2026-12-31')).toMatchObject({ balance: -4, used: 6 });
    expect(
      (await year(id, 2026)).entries.map(({ kind, days }: { kind: string; days: number }) => [kind, days]).slice(-2),
    ).toEqual([
      ['REQUEST', -10],
      ['RETURN', 4],
    ]);
    expect((await cancel(id, body.id, '2026-10-01')).body).toMatchObject({
      name: 'leave_day_outside',
      fields: { from: expect.any(String) },
    });
    expect((await send('PUT', `leave-requests/${body.id}/cancel`, id, { reason: ' . ' })).body.name).toBe(
      'meaningful_text',
    );
    expect(
      (
        await send('POST', 'leave-requests', id, {
          leaveTypeId: ids.unpaid,
          duration: 'FULL_DAY',
          beginDate: '2026-09-15',
          endDate: '2026-09-18',
        })
      ).status,
    ).toBe(201);
  });

  it('18: eight hours one by one are exactly a day', async () => {
    const leaveTypeId = await type();
    const id = await member();
    await entitle(id, 1, { leaveTypeId });
    for (let hour = 8; hour < 16; hour++) {
      const [beginTime, endTime] = [hour, hour + 1].map((one) => `${String(one).padStart(2, '0')}:00`);
      const { status, body } = await ask(id, '2026-09-07', '2026-09-07', {
        leaveTypeId,
        duration: 'HOURLY',
        beginTime,
        endTime,
      });
      expect([status, (await show(body.id)).days]).toEqual([201, 0.125]);
    }
    expect(await balance(id, '2026-12-31', leaveTypeId)).toMatchObject({ balance: 0, reserved: 1, free: 0 });
    expect(
      (
        await ask(id, '2026-09-07', '2026-09-07', {
          leaveTypeId,
          duration: 'HOURLY',
          beginTime: '16:00',
          endTime: '16:01',
        })
      ).status,
    ).toBe(422);
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

describe('the chain of approval', () => {
  const asked = async (count = 3) => {
    const chain = await withManagers(count);
    return {
      ...chain,
      request: (await ask(chain.id, '2026-09-07', '2026-09-08', { leaveTypeId: ids.unpaid })).body.id as string,
    };
  };

  it('34: goes from one manager to the next; who is early waits, who is outside has no right', async () => {
    const {
      managers: [m1, m2, m3],
      marks,
      request,
    } = await asked();
    expect(await decide(m3!, request)).toMatchObject({
      ...refused('waiting_for_previous_manager'),
      body: { message: expect.stringContaining('Deniz Kaya') },
    });
    expect(await decide(await member(), request)).toMatchObject(refused('forbidden', 403));
    for (const who of ['hr', 'restricted', 'manager'])
      expect(await decide(who, request)).toMatchObject({ status: 403 });
    for (const manager of [m1!, m2!]) expect((await decide(manager, request)).status).toBe(200);
    expect([stepsOf(await show(request), marks), (await show(request)).waitingFor]).toEqual([
      'M1 APPROVED, M2 APPROVED, M3 PENDING',
      [m3],
    ]);
    expect((await decide(m3!, request)).status).toBe(200);
    expect(await show(request)).toMatchObject({ status: 'APPROVED', waitingFor: [], canDecide: false });
  });

  it('34: ends where one denies', async () => {
    const {
      managers: [m1, m2],
      marks,
      request,
    } = await asked();
    await decide(m1!, request);
    await decide(m2!, request, false, 'Too many are away');
    expect([stepsOf(await show(request), marks), (await show(request)).status]).toEqual([
      'M1 APPROVED, M2 DENIED, M3 STOPPED denied',
      'DENIED',
    ]);
  });

  it.each(['superAdmin', 'admin'] as const)('35: nobody decides what is his own: %s', async (who) => {
    const { body } = await ask(who, '2026-09-07', undefined, { leaveTypeId: ids.unpaid });
    for (const path of [`processes/${body.id}`, `processes/${body.id}/need-extra-detail`])
      expect(
        await send(
          'PUT',
          `leave-requests/${path}`,
          who,
          path.endsWith('detail') ? { note: 'Really?' } : { approved: true },
        ),
      ).toMatchObject(refused('own_request', 403));
    expect(
      (await send('PUT', 'leave-requests/processes/multiple', who, { ids: [body.id], approved: true })).body.results,
    ).toEqual([expect.objectContaining({ id: body.id, name: 'own_request' })]);
    expect((await show(body.id, who)).canDecide).toBe(false);
    await cancel(who, body.id);
  });

  it('35: the approval of a super admin shows on her step, the others are skipped', async () => {
    const {
      managers: [m1],
      marks,
      request,
    } = await asked();
    await decide(m1!, request);
    expect((await decide('superAdmin', request)).status).toBe(200);
    expect(stepsOf(await show(request), { ...marks, [ids.superAdmin]: 'SA' })).toBe(
      'M1 APPROVED, M2 STOPPED skipped, SA SUPER_ADMIN, M3 STOPPED skipped',
    );
    expect((await show(request)).approvalHistory.at(-1)).toMatchObject({
      action: 'SUPER_ADMIN',
      actor: ids.superAdmin,
    });
  });

  it('36: of an approval and a denial at once one counts, the other is a conflict', async () => {
    const {
      managers: [m1],
      request,
    } = await asked(1);
    const answers = await Promise.all([decide(m1!, request), decide('superAdmin', request, false)]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.name).toBe('changed_meanwhile');
    expect((await show(request)).status).toBe(answers[0]!.status === 200 ? 'APPROVED' : 'DENIED');
  });

  it('36: two tabs that approve are one event', async () => {
    const {
      managers: [m1],
      id,
      request,
    } = await asked(1);
    expect(statuses(await Promise.all([1, 2, 3, 4].map(() => decide(m1!, request))))).toEqual([200, 409, 409, 409]);
    expect((await eventsOf(id)).filter((name) => name === 'LeaveApproved')).toHaveLength(1);
  });

  it('12: a debit follows the approval once', async () => {
    const id = await member();
    await entitle(id, 3);
    const { body } = await ask(id, '2026-09-07', '2026-09-08');
    await Promise.all([1, 2, 3].map(() => decide('manager', body.id)));
    expect(await balance(id, '2026-12-31')).toMatchObject({ balance: 1, used: 2, reserved: 0 });
  });

  it('leaves out the requester', async () => {
    const [m1, id] = [await member(), crypto.randomUUID()];
    await company.tell(person({ organization: ids.orgA }, { id, branchId: ids.north, leaveManagers: [id, m1] }));
    const { body } = await ask(id, '2026-09-07', undefined, { leaveTypeId: ids.unpaid });
    expect([stepsOf(await show(body.id), letters(m1)), (await show(body.id)).escalated]).toEqual(['M1 PENDING', null]);
  });

  it('leaves out who has resigned, may not approve or is unknown', async () => {
    const [gone, mayNot, m1] = [
      await member({ status: 'RESIGNED' }),
      await member({ mayApproveLeave: false }),
      await member({ mayApproveLeave: true }),
    ];
    const id = await member({ leaveManagers: [gone, mayNot, crypto.randomUUID(), m1] });
    const { body } = await ask(id, '2026-09-07', undefined, { leaveTypeId: ids.unpaid });
    expect(stepsOf(await show(body.id), letters(m1))).toBe('M1 PENDING');
  });

  it('goes to the general managers where it is empty, and to the super admins where there is none', async () => {
    const m1 = await member();
    const [one, other] = [
      await member({ leaveManagers: [], generalManagers: [m1] }),
      await member({ leaveManagers: [] }),
    ];
    const rows = await Promise.all(
      [one, other].map(async (id) =>
        show((await ask(id, '2026-09-07', undefined, { leaveTypeId: ids.unpaid })).body.id),
      ),
    );
    expect(
      rows.map((row) => [row.escalated, stepsOf(row, { ...letters(m1), [ids.superAdmin]: 'SA' }), row.steps[0].kind]),
    ).toEqual([
      ['GENERAL_MANAGER', 'M1 PENDING', 'GENERAL_MANAGER'],
      ['SUPER_ADMIN', 'SA PENDING', 'SUPER_ADMIN'],
    ]);
  });

  it('is refused where nobody could decide', async () => {
    const place = { organization: ids.orgA };
    const lonely = {
      id: ids.superAdmin,
      firstName: 'SuperAdmin',
      lastName: 'Yılmaz',
      branchId: ids.north,
      superAdmin: true,
    };
    await company.tell(person(place, { ...lonely, leaveManagers: [] }));
    expect(await ask('superAdmin', '2026-09-14', undefined, { leaveTypeId: ids.unpaid })).toMatchObject(
      refused('approver_missing'),
    );
    await company.tell(person(place, { ...lonely, leaveManagers: [ids.admin] }));
  });

  it('asks an approver of another branch, who sees what he is asked and nothing beside', async () => {
    const id = await member({ leaveManagers: [ids.distant] });
    const { body } = await ask(id, '2026-09-07', undefined, { leaveTypeId: ids.unpaid });
    const { body: other } = await ask(await member(), '2026-09-07', undefined, { leaveTypeId: ids.unpaid });
    expect([(await show(body.id, 'distant'))?.canDecide, await show(other.id, 'distant')]).toEqual([true, null]);
    expect((await decide('distant', other.id)).status).toBe(403);
    expect((await decide('distant', body.id)).status).toBe(200);
    expect((await show(body.id, 'distant')).canDecide).toBe(false);
  });

  it('asks for detail and goes on at the same step', async () => {
    const {
      id,
      managers: [m1, m2],
      marks,
      request,
    } = await asked(2);
    await decide(m1!, request);
    expect(
      (await send('PUT', `leave-requests/processes/${request}/need-extra-detail`, m2!, { note: ' - ' })).body.name,
    ).toBe('meaningful_text');
    expect(
      (await send('PUT', `leave-requests/processes/${request}/need-extra-detail`, m2!, { note: 'Where to?' })).status,
    ).toBe(200);
    expect([
      stepsOf(await show(request), marks),
      (await show(request)).status,
      (await show(request)).waitingFor,
    ]).toEqual(['M1 APPROVED, M2 NEED_EXTRA_DETAIL', 'NEED_EXTRA_DETAIL', []]);
    expect((await decide(m2!, request)).body.name).toBe('detail_awaited');
    expect((await send('PUT', `leave-requests/${request}/detail`, m2!, { note: 'To the sea' })).status).toBe(403);
    const paper = await upload(id);
    expect(
      (await send('PUT', `leave-requests/${request}/detail`, id, { note: 'To the sea', documents: [paper] })).status,
    ).toBe(200);
    const row = await show(request);
    expect([
      stepsOf(row, marks),
      row.status,
      row.documents.length,
      row.approvalHistory.map(({ action }: { action: string }) => action),
    ]).toEqual(['M1 APPROVED, M2 PENDING', 'PENDING', 1, ['REQUESTED', 'APPROVED', 'NEED_EXTRA_DETAIL', 'DETAIL']]);
    expect((await decide(m2!, request)).status).toBe(200);
  });

  it('begins again where dates change, not where a document or reason does', async () => {
    const {
      id,
      managers: [m1, m2],
      marks,
      request,
    } = await asked(2);
    const body = { leaveTypeId: ids.unpaid, duration: 'FULL_DAY', beginDate: '2026-09-07', endDate: '2026-09-08' };
    await decide(m1!, request);
    const paper = await upload(id);
    expect((await send('POST', `leave-requests/${request}/document`, id, { documentId: paper })).status).toBe(201);
    expect((await send('PUT', `leave-requests/${request}`, id, { ...body, reason: 'A family feast' })).status).toBe(
      200,
    );
    expect([
      stepsOf(await show(request), marks),
      (await show(request)).documents.length,
      (await show(request)).reason,
    ]).toEqual(['M1 APPROVED, M2 PENDING', 1, 'A family feast']);
    expect((await send('PUT', `leave-requests/${request}`, id, { ...body, endDate: '2026-09-09' })).status).toBe(200);
    expect([stepsOf(await show(request), marks), (await show(request)).days]).toEqual(['M1 PENDING, M2 WAITING', 3]);
    for (const manager of [m1!, m2!]) await decide(manager, request);
    expect((await send('PUT', `leave-requests/${request}`, id, body)).body.name).toBe('changed_meanwhile');
  });
});

describe('who may act', () => {
  it('is a restricted admin in the own branches only, and not in the place of approvers', async () => {
    const [here, there] = [await member(), await member({ branchId: ids.south })];
    const requests = await Promise.all(
      [here, there].map(
        async (id) => (await ask(id, '2026-09-07', undefined, { leaveTypeId: ids.unpaid })).body.id as string,
      ),
    );
    const rows = await data(
      `{ leaveRequestsByIds(ids: ${JSON.stringify(requests)}) { id } leaveRequests(filter: { employeeId: { in: ["${here}", "${there}"] } }) { total } }`,
      as('restricted'),
    );
    expect([rows.leaveRequestsByIds, rows.leaveRequests.total]).toEqual([[{ id: requests[0] }, null], 1]);
    expect(
      await Promise.all(
        [here, there].map(
          async (id) =>
            (
              await send('POST', `employees/${id}/leave-settings/balance`, 'restricted', {
                leaveTypeId: ids.annual,
                year: 2026,
                days: 5,
              })
            ).status,
        ),
      ),
    ).toEqual([201, 403]);
    expect(await Promise.all(requests.map(async (id) => (await decide('restricted', id)).status))).toEqual([403, 403]);
    expect(await Promise.all(requests.map(async (id) => (await cancel('restricted', id)).status))).toEqual([200, 403]);
  });

  it('is no member where the area of leave is turned off, who runs the organization still', async () => {
    const id = await member();
    const { body } = await ask(id, '2026-09-07', undefined, { leaveTypeId: ids.unpaid });
    turnedOff.set(ids.orgA, ['leave']);
    try {
      const calculated = send('POST', 'leave-requests/calculate', id, {
        leaveTypeId: ids.unpaid,
        duration: 'FULL_DAY',
        beginDate: '2026-09-08',
      });
      const uploaded = send('POST', 'storage', id, aForm());
      for (const answer of await Promise.all([ask(id, '2026-09-08'), cancel(id, body.id), calculated, uploaded]))
        expect(answer).toMatchObject(refused('area_disabled', 403));
      expect(await show(body.id, id)).toBeNull();
      for (const query of ['leaveBalances { balance }', 'pendingLeaveRequestCount', 'teamAbsences { size }'])
        await expect(data(`{ ${query} }`, as(id))).rejects.toThrow('area_disabled');
      expect(await show(body.id)).toMatchObject({ status: 'PENDING' });
      // what others ask of him goes on
      expect((await decide('manager', body.id)).status).toBe(200);
    } finally {
      turnedOff.clear();
    }
  });

  it('is somebody whom identity tells of a moment later', async () => {
    const id = crypto.randomUUID();
    const asking = ask(id, '2026-09-07', undefined, { leaveTypeId: ids.unpaid });
    await setTimeout(300);
    company.say(
      person({ organization: ids.orgA }, { id, branchId: ids.north, leaveManagers: [ids.manager] }, 'PersonHired'),
    );
    expect((await asking).status).toBe(201);
  });

  it('is nobody of whom identity never told', async () => {
    const { ports } = company.hosted.runtime;
    const { readYourWritesMs } = ports;
    ports.readYourWritesMs = 2_000;
    const begun = Date.now();
    expect(await ask(crypto.randomUUID(), '2026-09-07', undefined, { leaveTypeId: ids.unpaid })).toMatchObject(
      refused('leave_not_known_yet', 503),
    );
    expect(Date.now() - begun).toBeGreaterThan(1_900);
    ports.readYourWritesMs = readYourWritesMs;
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
  const reason = 'A family feast';
  const cases: [string, object, string, string, object?][] = [
    ['notice', { beginDate: '2026-07-20', endDate: '2026-07-21', reason }, 'leave_notice_too_short', 'beginDate'],
    ['too few days', { beginDate: '2026-09-07', endDate: '2026-09-07', reason }, 'leave_days_too_few', 'endDate'],
    ['too many days', { beginDate: '2026-09-07', endDate: '2026-09-10', reason }, 'leave_days_too_many', 'endDate'],
    ['no reason', { beginDate: '2026-09-07', endDate: '2026-09-08' }, 'meaningful_text', 'reason'],
    [
      'an empty reason',
      { beginDate: '2026-09-07', endDate: '2026-09-08', reason: 'ok....' },
      'meaningful_text',
      'reason',
    ],
    ['no working day', { beginDate: '2026-09-05', endDate: '2026-09-06', reason }, 'leave_no_working_day', 'beginDate'],
    ['a wrong order', { beginDate: '2026-09-08', endDate: '2026-09-07', reason }, 'date_order', 'endDate'],
    ['too long a range', { beginDate: '2026-09-01', endDate: '2026-12-01', reason }, 'date_range_too_long', 'endDate'],
    [
      'another duration',
      { beginDate: '2026-09-07', endDate: '2026-09-07', duration: 'QUARTER_DAY', period: 'FIRST_QUARTER', reason },
      'leave_duration_not_offered',
      'duration',
    ],
    [
      'no period',
      { beginDate: '2026-09-07', endDate: '2026-09-07', duration: 'HALF_DAY', reason },
      'leave_period_required',
      'period',
    ],
    [
      'hours',
      {
        beginDate: '2026-09-07',
        endDate: '2026-09-07',
        duration: 'HOURLY',
        beginTime: '11:00',
        endTime: '10:00',
        reason,
      },
      'leave_hours_invalid',
      'endTime',
    ],
    ['no balance', { beginDate: '2026-09-07', endDate: '2026-09-09', reason }, 'leave_balance_insufficient', 'endDate'],
  ];
  let id: string;
  let leaveTypeId: string;
  beforeAll(async () => {
    [id, leaveTypeId] = [await member(), await type(rules)];
    await entitle(id, 2, { leaveTypeId });
  });

  it.each(cases)('is said in the language of the caller: %s', async (_what, body, name, field) => {
    const texts = await Promise.all(
      ['en', 'tr', 'ar'].map(async (language) => {
        const { status, body: answer } = await send(
          'POST',
          'leave-requests',
          id,
          { leaveTypeId, duration: 'FULL_DAY', ...body },
          { 'accept-language': language },
        );
        expect([status, answer.name, Object.keys(answer.fields)]).toEqual([422, name, [field]]);
        return `${answer.message} ${answer.fields[field]}`;
      }),
    );
    expect(new Set(texts).size).toBe(3);
    expect(texts.join()).not.toMatch(/\{\{|undefined/);
    expect(texts[2]).toMatch(/[\u0600-\u06ff]{3}/);
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
      expect.stringContaining('zaten bir izin var: 2026-09-07'),
      756,
      expect.stringContaining('2026-09-07'),
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
    expect(body).toMatchObject({
      days: 4,
      balanceBefore: 2,
      balanceAfter: -2,
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

  it('is a birthday that lies elsewhere', async () => {
    const usual = await type({ tracksBalance: false, usageRule: 'ON_WEEK' });
    const born = await member({ birthDate: '1990-09-09' });
    expect((await ask(born, '2026-09-14', undefined, { leaveTypeId: usual })).body.name).toBe('leave_usage_rule');
    expect((await ask(born, '2026-09-07', undefined, { leaveTypeId: usual })).status).toBe(201);
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
    await company.tell(settings(place, { dateRangeDays: 2 }));
    expect((await ask(id, '2026-09-07', '2026-09-09', { leaveTypeId: ids.unpaid })).body.name).toBe(
      'date_range_too_long',
    );
    await company.tell(settings(place));
  });
});
