import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, ids, startCompany } from './testing/company.ts';
import { deviceAt } from './testing/device.ts';
import { person } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, data, member, shift, plan, read, days } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const date = '2026-07-06';
const forgotten = { problem: 'MISSING', date, time: '17:00', eventType: 'CLOCK_OUT', reason: 'I forgot to clock out' };
const fields = `id revision status problem date clockRecordId was { at eventType } at eventType source waitingFor
  canDecide canCancel reason cancelReason steps { managerId state note } approvalHistory { action actor note }`;
const show = async (id: string, who = 'superAdmin') =>
  (await data(`{ clockCorrection(id: "${id}") { ${fields} } }`, who)).clockCorrection;
const listOf = async (who: string, employeeId: string) =>
  (await data(`{ clockCorrections(filter: { employeeId: { eq: "${employeeId}" } }) { items { ${fields} } } }`, who))
    .clockCorrections.items;
const ask = (who: string, more: object = {}) => send('POST', 'clock-corrections', who, { ...forgotten, ...more });
const asked = async (who: string, more: object = {}): Promise<string> => (await ask(who, more)).body.id;
const decide = (who: string, id: string, approved = true, more: object = {}) =>
  send('PUT', `clock-corrections/processes/${id}`, who, { approved, ...more });
const refused = (name: string, status = 422) => ({ status, body: expect.objectContaining({ name }) });
const noticesFor = async (who: string) =>
  (await company.ports.notify.recent(500)).filter((notice) => notice.person === who);
const recordsOf = async (employeeId: string) =>
  (
    await data(
      `{ clockRecords(filter: { employeeId: { eq: "${employeeId}" } }, sortBy: at, descending: false) {
         items { id at eventType source late superseded reason by description terminalId deviceAt } } }`,
    )
  ).clockRecords.items;

/** Came in at 08:00 and never out. */
async function came(): Promise<{ id: string; readingId: string }> {
  const id = await member();
  await plan(id, [await shift()], date);
  return { id, readingId: (await read(id, 'CLOCK_IN', `${date}T05:00:00Z`)).body.id };
}

describe('a correction that is asked for', () => {
  it('makes the day green once the shift manager approves it, with its reason on the record', async () => {
    const { id } = await came();
    expect(await days(id, date)).toMatchObject([{ state: 'INCALCULABLE', colour: 'RED' }]);
    const request = await asked(id);
    expect(await show(request, id)).toMatchObject({
      status: 'PENDING',
      problem: 'MISSING',
      at: `${date}T14:00:00.000Z`,
      eventType: 'CLOCK_OUT',
      source: 'PERSON',
      waitingFor: [ids.manager],
      canDecide: false,
      canCancel: true,
    });
    expect(await days(id, date)).toMatchObject([{ state: 'INCALCULABLE' }]);
    expect((await decide('manager', request)).status).toBe(200);
    expect(await days(id, date)).toMatchObject([{ state: 'CALCULATED', colour: 'GREEN', actualWorkTime: 480 }]);
    expect(await recordsOf(id)).toMatchObject([
      { eventType: 'CLOCK_IN' },
      { eventType: 'CLOCK_OUT', source: 'CORRECTION', late: true, by: ids.manager, description: forgotten.reason },
    ]);
    await until(async () => (await noticesFor(id)).length === 1);
    expect(await noticesFor(id)).toMatchObject([
      { template: 'clockCorrection.approved', body: '06.07.2026', path: `/time/clock-corrections/${request}` },
    ]);
  });

  it('of a wrong record supersedes it, of a superfluous one takes it back', async () => {
    const { id, readingId } = await came();
    await read(id, 'CLOCK_OUT', `${date}T14:00:00Z`);
    const more = { problem: 'WRONG', clockRecordId: readingId, date: null, time: '07:30', eventType: null };
    const wrong = await asked(id, { ...more, reason: 'The clock was slow' });
    expect(await show(wrong)).toMatchObject({
      was: { at: `${date}T05:00:00.000Z`, eventType: 'CLOCK_IN' },
      at: `${date}T04:30:00.000Z`,
      eventType: 'CLOCK_IN',
    });
    await decide('manager', wrong);
    expect(await recordsOf(id)).toMatchObject([
      { at: `${date}T04:30:00.000Z`, superseded: false },
      { at: `${date}T05:00:00.000Z`, superseded: true, reason: 'The clock was slow' },
      { superseded: false },
    ]);
    const [now] = await recordsOf(id);
    const superfluous = { problem: 'SUPERFLUOUS', clockRecordId: now.id, date: null, time: null, eventType: null };
    await decide('manager', await asked(id, superfluous));
    expect((await recordsOf(id)).map((one: { superseded: boolean }) => one.superseded)).toEqual([true, true, false]);
  });

  it('is denied with a note, and nothing changes', async () => {
    const { id } = await came();
    const request = await asked(id);
    await decide('manager', request, false, { note: 'You were seen later' });
    expect(await show(request)).toMatchObject({ status: 'DENIED', steps: [{ note: 'You were seen later' }] });
    expect(await recordsOf(id)).toHaveLength(1);
    expect(await decide('manager', request)).toMatchObject(refused('request_decided', 409));
    expect((await ask(id)).status).toBe(201);
  });

  it('says what it needs, and is refused where it changes nothing or is asked twice', async () => {
    const { id, readingId } = await came();
    expect(await ask(id, { time: null })).toMatchObject({
      status: 400,
      body: { name: 'constraint_violation', fields: { time: expect.anything() } },
    });
    expect(await ask(id, { reason: '...' })).toMatchObject(refused('meaningful_text'));
    expect(await ask(id, { date: '2026-12-01' })).toMatchObject(refused('reading_in_future'));
    expect(await ask(id, { date: '2025-12-31' })).toMatchObject(refused('outside_employment'));
    expect(await ask(id, { problem: 'SUPERFLUOUS', clockRecordId: ids.nobody })).toMatchObject(
      refused('entity_not_found', 404),
    );
    const same = { problem: 'WRONG', clockRecordId: readingId, date: null, time: null, eventType: null };
    expect(await ask(id, same)).toMatchObject(refused('correction_changes_nothing'));
    await asked(id);
    expect(await ask(id)).toMatchObject(refused('correction_exists'));
  });

  it('is decided in order, by nobody for himself, and not by who may not approve shifts', async () => {
    const [m1, m2, m3] = [await member(), await member({ mayApproveShift: false }), await member()];
    const id = await member({ shiftManagers: [m1, m2, m3] });
    const request = await asked(id);
    expect((await show(request)).steps).toMatchObject([
      { managerId: m1, state: 'PENDING' },
      { managerId: m3, state: 'WAITING' },
    ]);
    expect(await decide(m3, request)).toMatchObject(refused('waiting_for_previous_manager'));
    expect(await decide(id, request)).toMatchObject({ status: 403 });
    expect(await decide('admin', request)).toMatchObject(refused('forbidden', 403));
    await decide(m1, request);
    await until(async () => (await noticesFor(m3)).length === 1);
    const counts = await data('{ pendingClockCorrectionCount allPendingClockCorrectionCount }', m3);
    expect(counts).toEqual({ pendingClockCorrectionCount: 1, allPendingClockCorrectionCount: 1 });
    await decide(m3, request);
    expect(await recordsOf(id)).toHaveLength(1);
    const own = await asked('superAdmin');
    expect(await decide('superAdmin', own)).toMatchObject(refused('own_request', 403));
    await send('PUT', `clock-corrections/${own}/cancel`, 'superAdmin', { reason: 'It was right' });
  });

  it('asks for detail, and is cancelled by its owner with a reason', async () => {
    const { id } = await came();
    const request = await asked(id);
    await send('PUT', `clock-corrections/processes/${request}/need-extra-detail`, 'manager', { note: 'Who saw you?' });
    expect(await show(request, id)).toMatchObject({ status: 'NEED_EXTRA_DETAIL', waitingFor: [] });
    expect((await send('PUT', `clock-corrections/${request}/detail`, id, { note: 'The whole team' })).status).toBe(200);
    expect((await send('PUT', `clock-corrections/${request}/cancel`, id, { reason: 'Found it' })).status).toBe(200);
    expect(await show(request)).toMatchObject({ status: 'CANCELLED', cancelReason: 'Found it' });
    expect((await show(request)).approvalHistory.map(({ action }: { action: string }) => action)).toEqual([
      'REQUESTED',
      'NEED_EXTRA_DETAIL',
      'DETAIL',
      'CANCELLED',
    ]);
    expect(await decide('manager', request)).toMatchObject(refused('request_decided', 409));
  });

  it('is not approved where the record was corrected otherwise meanwhile', async () => {
    const { id, readingId } = await came();
    const request = await asked(id, {
      problem: 'WRONG',
      clockRecordId: readingId,
      date: null,
      time: '07:45',
      eventType: null,
    });
    await send('DELETE', `clock-records/${readingId}`, 'superAdmin', { employeeId: id, reason: 'Another card' });
    expect(await decide('manager', request)).toMatchObject(refused('reading_known', 409));
    expect((await decide('manager', request, false)).status).toBe(200);
  });

  it('37: goes to the next where a manager has left', async () => {
    const [m1, m2] = [await member(), await member()];
    const id = await member({ shiftManagers: [m1, m2] });
    const request = await asked(id);
    await company.publish(
      person({ organization: ids.orgA }, { id: m1, status: 'RESIGNED', branchId: ids.north }, 'PersonResigned'),
    );
    await until(async () => (await show(request)).waitingFor[0] === m2);
  });

  it('is among what a person gets of the own data', async () => {
    const { id } = await came();
    const request = await asked(id);
    const { body } = await send('GET', `personal-data/${id}/export`, id);
    expect(body.clockCorrections).toMatchObject([{ id: request, reason: forgotten.reason }]);
    expect(Object.keys(body.clockCorrections[0]).filter((field) => field.startsWith('_'))).toEqual([]);
  });
});

describe('a reading whose time is not believed', () => {
  const web = {
    name: 'Gate',
    purpose: 'CLOCK',
    disabled: false,
    ...Object.fromEntries(
      ['clockInOut', 'dutyInOut', 'breakInOut', 'lunchInOut'].map((action) => [
        action,
        { allowed: true, descriptionRequired: false },
      ]),
    ),
    allowedAddresses: [],
  };

  it('of a device becomes a request, once, and is recorded as it was read', async () => {
    const id = await member();
    const terminalId = (await send('POST', 'terminals', 'superAdmin', web)).body.id;
    await send('POST', 'identities', 'superAdmin', { employeeId: id, number: `card of ${id}` });
    const device = await deviceAt(company, terminalId);
    const at = '2026-07-06T05:00:00Z';
    for (let n = 0; n < 2; n++) await device.read({ at, eventType: 'CLOCK_IN', identity: `card of ${id}` });
    expect(await recordsOf(id)).toEqual([]);
    const all = await listOf('manager', id);
    expect(all).toMatchObject([{ problem: 'MISSING', source: 'DEVICE', at: '2026-07-06T05:00:00.000Z', reason: null }]);
    await decide('manager', all[0].id);
    expect(await recordsOf(id)).toMatchObject([{ source: 'DEVICE', terminalId, late: true, deviceAt: all[0].at }]);
    await device.read({ at, eventType: 'CLOCK_IN', identity: `card of ${id}` });
    expect(await listOf('manager', id)).toHaveLength(1);
  });

  it('of a phone becomes a request that its answer names', async () => {
    const id = await member();
    const terminalId = (await send('POST', 'terminals', 'superAdmin', { ...web, name: 'Yard' })).body.id;
    const { code } = (await send('GET', `terminals/${terminalId}/code`, 'superAdmin')).body;
    const wrong = { eventType: 'CLOCK_IN', code, at: '2026-07-15T07:00:00Z', sentAt: '2026-07-15T08:05:01Z' };
    const { status, body } = await send('POST', 'terminal-events/mobile-terminal', id, wrong);
    expect([status, await recordsOf(id)]).toEqual([201, []]);
    expect(await listOf(id, id)).toMatchObject([{ id: body.correctionId, source: 'MOBILE', status: 'PENDING' }]);
  });
});
