import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { person } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
let typeId: string;
const { send, data, member, shift, plan, read, days, askOvertime, decideOvertime } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
  typeId = (await send('POST', 'overtime-types', 'superAdmin', { name: { en: 'Stocktaking', tr: 'Sayım' } })).body.id;
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const date = '2026-07-06';
const fields = `id revision status overtimeDate durationInMinutes period reason waitingFor canDecide canCancel
  steps { managerId state actedBy reason } escalated shift { id name } overtimeType { id name }
  approvalHistory { action actor note }`;
const show = async (id: string, who = 'superAdmin') =>
  (await data(`{ overtime(id: "${id}") { ${fields} } }`, who)).overtime;
const counts = async (who: string) => data('{ pendingOvertimeCount allPendingOvertimeCount }', who);
const noticesFor = async (who: string) =>
  (await company.ports.notify.recent(500)).filter((notice) => notice.person === who);
const asked = async (who: string, more: object = {}): Promise<string> =>
  (await askOvertime(who, date, { overtimeTypeId: typeId, ...more })).body.id;
const refused = (name: string, status = 422) => ({ status, body: expect.objectContaining({ name }) });

/** A day of which 45 minutes were worked after the shift, which count from an hour on. */
async function worked(
  rules: Record<string, unknown> = { clockOutOvertimeMin: 60, clockOutOvertimeMax: 120 },
): Promise<string> {
  const id = await member();
  await plan(id, [await shift(rules)], date);
  await read(id, 'CLOCK_IN', `${date}T05:00:00Z`);
  await read(id, 'CLOCK_OUT', `${date}T14:45:00Z`);
  return id;
}

describe('overtime that is asked for', () => {
  it('counts once it is approved, though it is below what counts by itself, and no more once it is cancelled', async () => {
    const id = await worked();
    const request = await asked(id);
    expect(await days(id, date)).toMatchObject([{ actualWorkTime: 480, overtime: 0 }]);
    expect((await decideOvertime('manager', request)).status).toBe(200);
    expect(await days(id, date)).toMatchObject([{ actualWorkTime: 525, overtime: 45, overtimeClockOut: 45 }]);
    expect(await send('PUT', `overtimes/${request}/cancel`, id, { reason: 'Not needed' })).toMatchObject(
      refused('request_decided', 409),
    );
    expect((await send('PUT', `overtimes/${request}/cancel`, 'superAdmin', { reason: 'Recorded twice' })).status).toBe(
      200,
    );
    expect(await days(id, date)).toMatchObject([{ actualWorkTime: 480, overtime: 0 }]);
  });

  it('is shown as unapproved once it is denied, though it would count by itself', async () => {
    const id = await worked({ clockOutOvertimeMin: 30, clockOutOvertimeMax: 120 });
    const request = await asked(id);
    expect(await days(id, date)).toMatchObject([{ overtime: 45, overtimeUnapproved: 0 }]);
    await decideOvertime('manager', request, false, { note: 'Not agreed' });
    expect(await days(id, date)).toMatchObject([{ overtime: 0, overtimeUnapproved: 45, actualWorkTime: 480 }]);
    const again = await asked(id);
    await decideOvertime('manager', again);
    expect(await days(id, date)).toMatchObject([{ overtime: 45, overtimeUnapproved: 0 }]);
  });

  it('alone counts where overtime needs approval, up to its minutes: the rest is shown as unapproved', async () => {
    const rules = await send('POST', 'shift-parameters', 'superAdmin', {
      name: { en: 'Approved only' },
      overtimeNeedsApproval: true,
    });
    const id = await worked({ clockOutOvertimeMin: 30, clockOutOvertimeMax: 120 });
    const settings = { shiftParameterId: rules.body.id, from: '2026-07-01' };
    expect((await send('PUT', `employees/${id}/time-settings`, 'superAdmin', settings)).status).toBe(200);
    const counted = async () => {
      const [{ overtime, overtimeUnapproved }] = await days(id, date);
      return [overtime, overtimeUnapproved];
    };
    await until(async () => (await counted())[1] === 45);
    const request = await asked(id, { durationInMinutes: 30 });
    expect(await counted()).toEqual([0, 45]);
    await decideOvertime('manager', request);
    expect(await counted()).toEqual([30, 15]);
  });

  it('is one per date, needs a shift or a type, and is for days of an employment', async () => {
    const id = await member();
    expect(await askOvertime(id, date, {})).toMatchObject(refused('overtime_shift_or_type_required'));
    expect(await askOvertime(id, '2025-12-31', { overtimeTypeId: typeId })).toMatchObject(
      refused('outside_employment'),
    );
    expect(await askOvertime(id, date, { overtimeTypeId: ids.nobody })).toMatchObject(refused('reference_unknown'));
    const [one, two] = await Promise.all([1, 2].map(() => askOvertime(id, date, { overtimeTypeId: typeId })));
    expect([one!.status, two!.status].toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect([one!.body.name, two!.body.name]).toContain('overtime_exists');
    const shiftId = await shift();
    const { body } = await askOvertime(id, '2026-07-07', { shiftId });
    expect(await show(body.id)).toMatchObject({ shift: { id: shiftId, name: 'Day' }, overtimeType: null });
  });
});

describe('a draft', () => {
  it('is seen as UNKNOWN, asks nobody, and is sent by its owner once', async () => {
    const id = await worked();
    const request = await asked(id, { sendToManager: false });
    expect(await show(request, id)).toMatchObject({ status: 'UNKNOWN', steps: [], waitingFor: [], canDecide: false });
    expect(await show(request, 'manager')).toBeNull();
    expect(await decideOvertime('superAdmin', request)).toMatchObject(refused('overtime_not_sent'));
    expect(await send('POST', `overtimes/${request}/send`, 'superAdmin', {})).toMatchObject({ status: 403 });
    expect((await send('POST', `overtimes/${request}/send`, id, {})).status).toBe(200);
    expect((await send('POST', `overtimes/${request}/send`, id, {})).status).toBe(200);
    const { status, waitingFor, approvalHistory } = await show(request, 'manager');
    expect([status, waitingFor, approvalHistory.map(({ action }: { action: string }) => action)]).toEqual([
      'PENDING',
      [ids.manager],
      ['DRAFTED', 'SENT'],
    ]);
    await decideOvertime('manager', request);
    expect(await days(id, date)).toMatchObject([{ overtime: 45 }]);
  });
});

describe('the chain of approval', () => {
  const managed = async () => {
    const [m1, m2] = [await member(), await member()];
    return { m1, m2, id: await member({ overtimeManagers: [m1, m2] }) };
  };

  it('34: goes from one overtime manager to the next, who are told and see how many wait', async () => {
    const { m1, m2, id } = await managed();
    const request = await asked(id, { reason: 'Stocktaking of the year' });
    expect(await show(request, m1)).toMatchObject({
      status: 'PENDING',
      waitingFor: [m1],
      canDecide: true,
      reason: 'Stocktaking of the year',
      overtimeType: { id: typeId, name: 'Stocktaking' },
    });
    expect([await counts(m1), await counts(m2)]).toEqual([
      { pendingOvertimeCount: 1, allPendingOvertimeCount: 1 },
      { pendingOvertimeCount: 0, allPendingOvertimeCount: 1 },
    ]);
    expect(await decideOvertime(m2, request)).toMatchObject(refused('waiting_for_previous_manager'));
    expect(await decideOvertime(id, request)).toMatchObject({ status: 403 });
    await decideOvertime(m1, request);
    await decideOvertime(m2, request, true, { note: 'Agreed' });
    await until(async () => (await noticesFor(id)).length === 1);
    await until(async () => (await noticesFor(m2)).length === 1);
    expect([
      (await noticesFor(m1)).map(({ template }) => template),
      await noticesFor(m2),
      await noticesFor(id),
    ]).toEqual([
      ['overtime.asked'],
      [
        expect.objectContaining({
          body: 'Deniz Kaya: 06.07.2026, 1 hour',
          path: '/time/overtime/pending-requests',
        }),
      ],
      [expect.objectContaining({ template: 'overtime.approved', path: `/time/overtime-request/${request}` })],
    ]);
  });

  it('leaves out who may not approve overtime, and nobody is told who does not want to', async () => {
    const [m1, m2] = [await member({ mayApproveOvertime: false }), await member({ notifyOvertime: false })];
    const id = await member({ overtimeManagers: [m1, m2] });
    const request = await asked(id);
    expect((await show(request)).steps).toMatchObject([{ managerId: m2, state: 'PENDING' }]);
    await decideOvertime(m2, request);
    await until(async () => (await noticesFor(id)).length === 1);
    expect(await noticesFor(m2)).toEqual([]);
  });

  it('35: nobody decides what is his own, and a super admin decides at once, several too', async () => {
    const own = await asked('superAdmin');
    expect(await decideOvertime('superAdmin', own)).toMatchObject(refused('own_request', 403));
    const { m1, id } = await managed();
    const request = await asked(id);
    const { body } = await send('PUT', 'overtimes/processes/multiple', 'superAdmin', {
      ids: [request, own],
      approved: true,
    });
    expect(body.results).toMatchObject([{ id: request }, { id: own, name: 'own_request' }]);
    expect(await show(request)).toMatchObject({
      status: 'APPROVED',
      steps: [
        { managerId: m1, reason: 'skipped' },
        { managerId: ids.superAdmin, state: 'SUPER_ADMIN' },
        { reason: 'skipped' },
      ],
    });
  });

  it('asks for detail, is changed by its owner, and begins again', async () => {
    const { m1, id } = await managed();
    const request = await asked(id);
    await send('PUT', `overtimes/processes/${request}/need-extra-detail`, m1, { note: 'For which delivery?' });
    expect(await show(request, id)).toMatchObject({ status: 'NEED_EXTRA_DETAIL', waitingFor: [] });
    expect((await send('PUT', `overtimes/${request}/detail`, id, { note: 'For Monday' })).status).toBe(200);
    await decideOvertime(m1, request);
    const other = { overtimeDate: '2026-07-08', overtimeTypeId: typeId, period: 'CLOCK_IN', durationInMinutes: 30 };
    expect((await send('PUT', `overtimes/${request}`, id, other)).status).toBe(200);
    expect(await show(request)).toMatchObject({ status: 'PENDING', waitingFor: [m1], overtimeDate: '2026-07-08' });
    expect((await send('PUT', `overtimes/${request}/cancel`, id, { reason: 'Another day' })).status).toBe(200);
    expect((await show(request)).approvalHistory.map(({ action }: { action: string }) => action)).toEqual([
      'REQUESTED',
      'NEED_EXTRA_DETAIL',
      'DETAIL',
      'APPROVED',
      'CHANGED',
      'CANCELLED',
    ]);
  });

  it('37: an approver who left is replaced by the next, who is told', async () => {
    const { m1, m2, id } = await managed();
    const request = await asked(id);
    await company.publish(
      person({ organization: ids.orgA }, { id: m1, status: 'RESIGNED', branchId: ids.north }, 'PersonResigned'),
    );
    await until(async () => (await show(request)).waitingFor[0] === m2);
    expect((await show(request)).approvalHistory.at(-1)).toMatchObject({
      action: 'APPROVER_REPLACED',
      actor: 'system',
    });
    await until(async () => (await noticesFor(m2)).length === 1);
  });
});

describe('the list', () => {
  it('shows what is theirs to everybody, and finds by type and date', async () => {
    const id = await member();
    const request = await asked(id);
    const filter = `{ employeeId: { eq: "${id}" }, overtimeDate: { from: "${date}", to: "${date}" }, overtimeTypeId: { eq: "${typeId}" } }`;
    const list = async (who: string) =>
      (await data(`{ overtimes(filter: ${filter}) { items { id } total } }`, who)).overtimes.total;
    expect(await Promise.all([id, 'manager', 'hr', 'admin', 'restricted', 'colleague'].map(list))).toEqual([
      1, 1, 1, 1, 1, 0,
    ]);
    const uses = await data(`{ overtimeTypeUses(id: "${typeId}") { what count } }`);
    expect(uses.overtimeTypeUses.find(({ what }: { what: string }) => what === 'openRequests').count).toBeGreaterThan(
      0,
    );
    expect(
      (await company.query(`{ overtimeHistory(id: "${request}") { total } }`, as(id))).body.errors,
    ).toBeUndefined();
  });

  it('is among what a person gets of the own data', async () => {
    const id = await member();
    const request = await asked(id, { reason: 'Stocktaking of the year' });
    const { status, body } = await send('GET', `personal-data/${id}/export`, id);
    expect(status).toBe(200);
    expect(body.overtimes).toMatchObject([{ id: request, overtimeDate: date, reason: 'Stocktaking of the year' }]);
    expect(Object.keys(body.overtimes[0]).filter((field) => field.startsWith('_'))).toEqual([]);
  });
});
