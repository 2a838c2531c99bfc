import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { branch } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, data, member, entitle, year, balance: balanceOn } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
  await company.publish(branch({ organization: ids.orgA }, { id: 'kiritimati', zone: 'Pacific/Kiritimati' }));
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const balance = (id: string, body: object) =>
  send('POST', `employees/${id}/leave-settings/balance`, 'superAdmin', {
    leaveTypeId: ids.annual,
    year: 2026,
    ...body,
  });
const adjust = (id: string, body: object) =>
  send('POST', `employees/${id}/leave-settings/adjustments`, 'superAdmin', {
    leaveTypeId: ids.annual,
    on: '2026-07-16',
    days: 1,
    reason: 'From the old system',
    ...body,
  });

describe('entries of a balance', () => {
  it('are made once by one key, however many came between', async () => {
    const id = await member();
    const once = () =>
      send(
        'POST',
        `employees/${id}/leave-settings/adjustments`,
        'superAdmin',
        { leaveTypeId: ids.annual, on: '2026-07-16', days: 5, reason: 'From the old system' },
        { 'idempotency-key': `once-${id}` },
      );
    const { body: first } = await once();
    for (let n = 0; n < 130; n++) await adjust(id, { days: n % 2 ? 1 : -1 });
    expect((await once()).body.position).toBe(first.position);
    expect(await balanceOn(id, '2026-12-31')).toMatchObject({ balance: 5 });
  });

  it('have an id of their own, by which they are reversed; setting the same again says so', async () => {
    const id = await member();
    const [first, again] = [(await balance(id, { days: 20 })).body, (await balance(id, { days: 20 })).body];
    const { body: added } = await adjust(id, {});
    expect([first.changed, again.changed, again.entryId]).toEqual([true, false, undefined]);
    const { status } = await send('POST', `employees/${id}/leave-settings/reversals`, 'superAdmin', {
      entryId: added.entryId,
      reason: 'Entered for the wrong person',
    });
    expect(status).toBe(201);
    const { entries } = await year(id, 2026);
    expect(entries.map(({ kind, days }: { kind: string; days: number }) => `${kind} ${days}`).sort()).toEqual([
      'ADJUSTMENT 1',
      'ENTITLEMENT 20',
      'REVERSAL -1',
    ]);
  });

  it('are not set over what somebody else has set meanwhile', async () => {
    const id = await member();
    const seen = async (asked = 2026) =>
      (
        await data(
          `{ leaveEntitlement(employeeId: "${id}", leaveTypeId: "${ids.annual}", year: ${asked}) { days revision } }`,
          as('superAdmin'),
        )
      ).leaveEntitlement;
    const none = await seen();
    expect(none).toEqual({ days: 0, revision: -1 });
    expect((await balance(id, { days: 20, revision: none.revision })).status).toBe(201);
    const { body } = await balance(id, { days: 21, revision: none.revision });
    const both = await seen();
    expect([body.name, body.details]).toEqual(['changed_meanwhile', { revision: both.revision, changed: ['days'] }]);
    // what happens to other years, and to the balance, is not what was seen
    await balance(id, { days: 10, year: 2027, revision: (await seen(2027)).revision });
    await adjust(id, {});
    const [first, second] = [
      await balance(id, { days: 25, revision: both.revision }),
      await balance(id, { days: 22, revision: both.revision }),
    ];
    expect([first.status, second.status, second.body.name]).toEqual([201, 409, 'changed_meanwhile']);
    const { days, revision } = await seen();
    await send('POST', `employees/${id}/leave-settings/reversals`, 'superAdmin', {
      entryId: first.body.entryId,
      reason: 'Entered for the wrong person',
    });
    expect([days, (await balance(id, { days: 22, revision })).status]).toEqual([25, 409]);
    expect((await balance(id, { days: 22 })).status).toBe(201);
  });

  it.each([
    ['an entitlement of next to nothing', (id: string) => balance(id, { days: 1e-7 }), 'days'],
    ['an adjustment in year 0', (id: string) => adjust(id, { on: '0000-01-01' }), 'on'],
    ['an adjustment in year 9999', (id: string) => adjust(id, { on: '9999-12-31' }), 'on'],
    [
      'leave in year 9999',
      (id: string) =>
        send('POST', 'leave-requests', id, { leaveTypeId: ids.unpaid, duration: 'FULL_DAY', beginDate: '9999-12-31' }),
      'beginDate',
    ],
  ])('refuse %s', async (_what, act, field) => {
    const { status, body } = await act(await member());
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('are late by the day of the branch', async () => {
    // it is 22:00 on the 15th in Kiritimati
    const id = await member({ branchId: 'kiritimati' });
    company.clock.set('2026-07-15T11:00:00Z');
    await adjust(id, { on: '2026-07-15', days: 2 });
    expect((await year(id, 2026)).entries.map(({ late }: { late: boolean }) => late)).toEqual([true]);
    company.clock.set('2026-07-15T08:00:00Z');
  });

  it('say exactly what they are, so that what is shown adds up', async () => {
    const id = await member();
    await entitle(id, 20);
    const hours = { leaveTypeId: ids.annual, duration: 'HOURLY', beginTime: '09:00', endTime: '09:40' };
    for (const beginDate of ['2026-08-03', '2026-08-04'])
      expect((await send('POST', 'leave-requests', id, { ...hours, beginDate })).status).toBe(201);
    const found = await data(
      `{ leaveYear(employeeId: "${id}", leaveTypeId: "${ids.annual}", year: 2026) {
           exactOpening exactClosing entries { exact } }
         leaveBalances(employeeId: "${id}", on: "2026-12-31") { leaveTypeId exactBalance } }`,
      as('superAdmin'),
    );
    expect(found.leaveYear.entries.map(({ exact }: { exact: string }) => exact)).toEqual(['20', '-1/12', '-1/12']);
    expect(
      found.leaveBalances.find(({ leaveTypeId }: { leaveTypeId: string }) => leaveTypeId === ids.annual).exactBalance,
    ).toBe('119/6');
  });

  it('answer a day far away with rows or a clear refusal', async () => {
    const rows = await data('{ leaveRequests(asOf: "9999-12-31") { total } }', as('superAdmin'));
    const refused = await company.query('{ leaveBalances(asOf: "9999-12-31") { balance } }', as('superAdmin'));
    expect([rows.leaveRequests.total > 0, refused.body.errors[0].extensions.name]).toEqual([
      true,
      'constraint_violation',
    ]);
  });
});
