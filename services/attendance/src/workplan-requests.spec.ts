import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, ids, startCompany } from './testing/company.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
let day: string;
let late: string;
const { send, data, member, shift, plan, days } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
  day = await shift();
  late = await shift({ name: { en: 'Late' }, begin: '14:00', end: '22:00', breakTime: 0, totalWorkTime: 480 });
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const [monday, tuesday, saturday] = ['2026-07-20', '2026-07-21', '2026-07-25'];
const fields = `id status from to days { date shiftIds before } waitingFor canDecide canCancel reason cancelReason
  steps { managerId state note } approvalHistory { action note }`;
const show = async (id: string, who = 'superAdmin') =>
  (await data(`{ workplanRequest(id: "${id}") { ${fields} } }`, who)).workplanRequest;
const ask = (who: string, wanted: object[], more: object = {}) =>
  send('POST', 'workplan-requests', who, { days: wanted, reason: 'An appointment', ...more });
const decide = (who: string, id: string, approved = true, more: object = {}) =>
  send('PUT', `workplan-requests/processes/${id}`, who, { approved, ...more });
const refused = (name: string, status = 422) => ({ status, body: expect.objectContaining({ name }) });
const shiftsOn = async (id: string, date: string) => {
  const [row] = await days(id, date);
  return row.assignedShifts.map((one: { id: string }) => one.id);
};
const planned = async (): Promise<string> => {
  const id = await member();
  await plan(id, [day], monday, '2026-07-24');
  return id;
};

describe('other shifts that are asked for', () => {
  it('are planned once they are approved, and the days between stay as they were', async () => {
    const id = await planned();
    const wanted = [
      { date: tuesday, shiftIds: [late] },
      { date: '2026-07-23', shiftIds: [] },
    ];
    const { status, body } = await ask(id, wanted);
    expect(status).toBe(201);
    expect(await show(body.id, id)).toMatchObject({
      status: 'PENDING',
      from: tuesday,
      to: '2026-07-23',
      days: [
        { date: tuesday, shiftIds: [late], before: [day] },
        { date: '2026-07-23', shiftIds: [], before: [day] },
      ],
      waitingFor: [ids.manager],
    });
    expect(await shiftsOn(id, tuesday)).toEqual([day]);
    expect((await decide('manager', body.id)).status).toBe(200);
    expect(await Promise.all([monday, tuesday, '2026-07-22', '2026-07-23'].map((date) => shiftsOn(id, date)))).toEqual([
      [day],
      [late],
      [day],
      [],
    ]);
    const { items } = (
      await data(`{ workplans(filter: { employeeId: { eq: "${id}" } }) { items { origin from to by } } }`)
    ).workplans;
    expect(items).toContainEqual({ origin: 'REQUEST', from: tuesday, to: tuesday, by: ids.manager });
    await until(
      async () => (await company.ports.notify.recent(500)).filter(({ person }) => person === id).length === 1,
    );
  });

  it('swap a day for a free one', async () => {
    const id = await planned();
    const { body } = await ask(id, [
      { date: saturday, shiftIds: [day] },
      { date: monday, shiftIds: [] },
    ]);
    await decide('manager', body.id);
    expect([await shiftsOn(id, monday), await shiftsOn(id, saturday)]).toEqual([[], [day]]);
  });

  it('are denied with a note, and the plan stays', async () => {
    const id = await planned();
    const { body } = await ask(id, [{ date: monday, shiftIds: [late] }]);
    await decide('manager', body.id, false, { note: 'Nobody else is there' });
    expect(await show(body.id, id)).toMatchObject({ status: 'DENIED', steps: [{ note: 'Nobody else is there' }] });
    expect(await shiftsOn(id, monday)).toEqual([day]);
  });

  it('keep the rules of planning, when they are asked for and when they are approved', async () => {
    const id = await planned();
    const night = await shift({ name: { en: 'Night' }, begin: '22:00', end: '09:00', totalWorkTime: 600 });
    expect(await ask(id, [{ date: monday, shiftIds: [night] }])).toMatchObject(refused('workplan_overlap'));
    const { body } = await ask(id, [{ date: saturday, shiftIds: [day] }]);
    await plan(id, [await shift({ begin: '16:00', end: '23:00', breakTime: 0, totalWorkTime: 420 })], '2026-07-26');
    await plan(id, [night], '2026-07-24').then(({ status }) => expect(status).toBe(201));
    expect(await decide('manager', body.id)).toMatchObject(refused('workplan_overlap'));
    expect(await show(body.id)).toMatchObject({ status: 'PENDING' });
  });

  it('are refused where they change nothing, are asked twice, or name what is not there', async () => {
    const id = await planned();
    expect(await ask(id, [{ date: monday, shiftIds: [day] }])).toMatchObject(refused('shift_request_changes_nothing'));
    expect(await ask(id, [{ date: monday, shiftIds: [ids.nobody] }])).toMatchObject(refused('reference_unknown'));
    expect(await ask(id, [{ date: '2025-12-31', shiftIds: [day] }])).toMatchObject(refused('outside_employment'));
    const twice = [
      { date: monday, shiftIds: [late] },
      { date: monday, shiftIds: [] },
    ];
    expect(await ask(id, twice)).toMatchObject(refused('value_invalid', 400));
    await ask(id, [{ date: monday, shiftIds: [late] }]);
    expect(await ask(id, [{ date: monday, shiftIds: [] }])).toMatchObject(refused('shift_request_exists'));
  });

  it('are cancelled with a reason while they are open, and seen by whom they concern', async () => {
    const id = await planned();
    const { body } = await ask(id, [{ date: monday, shiftIds: [late] }]);
    const list = async (who: string) =>
      (await data(`{ workplanRequests(filter: { employeeId: { eq: "${id}" } }) { total } }`, who)).workplanRequests
        .total;
    expect(await Promise.all([id, 'manager', 'hr', 'admin', 'restricted', 'colleague'].map(list))).toEqual([
      1, 1, 1, 1, 1, 0,
    ]);
    const path = `workplan-requests/${body.id}/cancel`;
    expect(await send('PUT', path, 'manager', { reason: 'No' })).toMatchObject({ status: 403 });
    expect(await send('PUT', path, id, { reason: '!' })).toMatchObject(refused('meaningful_text'));
    expect((await send('PUT', path, id, { reason: 'It was moved' })).status).toBe(200);
    expect(await show(body.id)).toMatchObject({ status: 'CANCELLED', cancelReason: 'It was moved' });
    expect(await send('PUT', path, id, { reason: 'Again' })).toMatchObject(refused('request_decided', 409));
  });

  it('are decided several at once', async () => {
    const [one, two] = [await planned(), await planned()];
    const asked = [];
    for (const who of [one, two]) asked.push((await ask(who, [{ date: monday, shiftIds: [late] }])).body.id);
    const counts = await data('{ pendingWorkplanRequestCount }', 'manager');
    expect(counts.pendingWorkplanRequestCount).toBeGreaterThanOrEqual(2);
    const { body } = await send('PUT', 'workplan-requests/processes/multiple', 'manager', {
      ids: asked,
      approved: true,
    });
    expect(body.results).toMatchObject(asked.map((id) => ({ id })));
    expect(await shiftsOn(two, monday)).toEqual([late]);
  });
});
