import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aForm, as, type Company, faults, ids, startCompany, turnedOff } from './testing/company.ts';
import { person } from './testing/identity-messages.ts';
import { stepsOf, storyOf } from './testing/story.ts';

let company: Company;
const { send, member, entitle, ask, decide, cancel, upload, show, balance, data } = storyOf(() => company);
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
const withManagers = async (count = 3) => {
  const managers = await Promise.all(Array.from({ length: count }, () => member()));
  return { managers, marks: letters(...managers), id: await member({ leaveManagers: managers }) };
};
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const eventsOf = async (id: string) => {
  const { log } = company.hosted.runtime;
  return (await log.read(`leave.leaveAccount-${ids.orgA}_${id}`)).map(({ name }) => name);
};
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

  it('36: of an approval and a denial at once one counts, the other is a conflict', async () => {
    const {
      managers: [m1],
      request,
    } = await asked(1);
    const answers = await Promise.all([decide(m1!, request), decide('superAdmin', request, false)]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.name).toBe('request_decided');
    expect((await show(request)).status).toBe(answers[0]!.status === 200 ? 'APPROVED' : 'DENIED');
  });

  it('is about what was seen: other dates are not approved unseen, another request changes nothing of it', async () => {
    const id = await member();
    await entitle(id, 30);
    const { body: asked } = await ask(id, '2026-09-07', '2026-09-08');
    const revisionOf = async () =>
      (await data(`{ leaveRequest(id: "${asked.id}") { revision } }`, as('superAdmin'))).leaveRequest.revision;
    const approve = (revision: number) =>
      send('PUT', `leave-requests/processes/${asked.id}`, 'manager', { approved: true, revision });
    const revision = await revisionOf();
    const dates = { leaveTypeId: ids.annual, duration: 'FULL_DAY', beginDate: '2026-09-07', endDate: '2026-10-02' };
    expect((await send('PUT', `leave-requests/${asked.id}`, id, { ...dates, revision })).status).toBe(200);
    expect(await approve(revision)).toMatchObject({
      status: 409,
      body: { name: 'changed_meanwhile', details: { changed: expect.arrayContaining(['endDate', 'days']) } },
    });
    const now = await revisionOf();
    const several = { ids: [asked.id], approved: true, revisions: { [asked.id]: revision } };
    expect((await send('PUT', 'leave-requests/processes/multiple', 'manager', several)).body.results).toMatchObject([
      { id: asked.id, name: 'changed_meanwhile', details: { revision: now } },
    ]);
    expect((await send('PUT', `leave-requests/${asked.id}`, id, { ...dates, revision })).status).toBe(409);
    await ask(id, '2026-11-09');
    expect((await approve(now)).status).toBe(200);
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
      `{ leaveRequestsByIds(ids: ${JSON.stringify(requests)}) { id }
        leaveRequests(filter: { employeeId: { in: ["${here}", "${there}"] } }) { total } }`,
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
    company.publishNow(
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
