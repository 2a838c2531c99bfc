import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { person, week } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, member, ask, decide, entitle, balance, show, settled, type, data } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const here = { organization: ids.orgA };
const unpaid = { leaveTypeId: ids.unpaid };
const north = { from: '2026-01-05', branchId: ids.north };
const shortFridays = { ...north, from: '2026-11-01', workingPattern: { ...week, friday: 0 } };
const known = { branchId: ids.north, leaveManagers: [ids.manager], places: [north], plannedPlaces: [north] };

describe('leave and the employment', () => {
  it('is refused before hiring, in a gap and after a planned last day, also on days that do not count', async () => {
    const id = await member({
      ...known,
      employments: [
        { from: '2020-01-06', to: '2026-08-31' },
        { from: '2026-10-01', to: '2026-12-31' },
      ],
    });
    const refusals = await Promise.all(
      [
        ['2019-12-30', '2020-01-06'],
        ['2026-08-31', '2026-09-01'],
        ['2026-12-31', '2027-01-01'],
        ['2026-12-31', '2026-12-31'],
      ].map(async ([from, to]) => (await ask(id, from!, to, unpaid)).body),
    );
    expect(refusals.map(({ name = null, fields = {} }) => [name, Object.keys(fields)])).toEqual([
      ['leave_outside_employment', ['beginDate']],
      ['leave_outside_employment', ['endDate']],
      ['leave_outside_employment', ['endDate']],
      [null, []],
    ]);
  });

  it('ends with it: approved days come back, open requests close, the managers are told', async () => {
    const id = await member({ ...known, employments: [{ from: '2020-01-06' }] });
    await entitle(id, 10);
    const [approved, open] = [await ask(id, '2026-07-30', '2026-08-04'), await ask(id, '2026-08-10')];
    await decide('manager', approved.body.id);
    await company.publish(
      person(
        here,
        { id, ...known, status: 'RESIGNED', employments: [{ from: '2020-01-06', to: '2026-07-31' }] },
        'PersonResigned',
      ),
    );
    await settled('person', id, 'end');
    expect([await show(approved.body.id), await show(open.body.id)]).toMatchObject([
      { status: 'APPROVED', days: 2, cancelledFrom: '2026-08-01', cancelReason: 'The employment has ended.' },
      { status: 'CANCELLED', cancelReason: 'The employment has ended.' },
    ]);
    expect((await balance(id, '2026-12-31')).balance).toBe(8);
    expect((await decide('manager', open.body.id)).body.name).toBe('request_decided');
    await until(async () =>
      (await company.ports.notify.recent(500)).some(
        (notice) =>
          notice.person === ids.manager &&
          notice.about?.includes(id) &&
          notice.body.includes('The employment has ended'),
      ),
    );
  });

  it('does not begin before it: where the hiring was later, days before it come back', async () => {
    const id = await member({ ...known, employments: [{ from: '2020-01-06' }] });
    await entitle(id, 10);
    const [approved, open, after] = [
      await ask(id, '2026-07-30', '2026-08-04'),
      await ask(id, '2026-07-20'),
      await ask(id, '2026-12-07'),
    ];
    await decide('manager', approved.body.id);
    await company.publish(person(here, { id, ...known, employments: [{ from: '2026-08-03', to: '2026-11-30' }] }));
    await settled('person', id, 'end');
    expect(await Promise.all([approved, open, after].map(({ body }) => show(body.id)))).toMatchObject([
      { status: 'APPROVED', days: 2, beginDate: '2026-08-03', cancelReason: 'The employment begins later.' },
      { status: 'CANCELLED', cancelReason: 'The employment begins later.' },
      { status: 'PENDING', days: 1 },
    ]);
    expect((await balance(id, '2026-12-31')).balance).toBe(7);
  });

  it('goes by the planned pattern of each day, when it is asked for and when the plan is revoked', async () => {
    const id = await member({ ...known, plannedPlaces: [north, shortFridays] });
    const friday = await ask(id, '2026-11-06', undefined, unpaid);
    expect(friday.body.name).toBe('leave_no_working_day');
    const { body } = await ask(id, '2026-11-02', '2026-11-08', unpaid);
    expect((await show(body.id)).days).toBe(4);
    await company.publish(person(here, { id, ...known }));
    await settled('person', id);
    expect((await show(body.id)).days).toBe(5);
  });

  it('keeps what is planned out of the person’s own export', async () => {
    const moved = { ...north, from: '2026-11-01', branchId: ids.south };
    const employments = [
      { from: '2020-01-06', to: '2022-12-31' },
      { from: '2024-01-08', to: '2026-12-31' },
    ];
    const id = await member({ ...known, plannedPlaces: [north, moved], employments });
    const copyFor = async (who: string) => (await send('GET', `personal-data/${id}/export`, who)).body.copy;
    expect(await copyFor('restricted')).toMatchObject({ plannedPlaces: [{}, { branchId: ids.south }], employments });
    const own = await copyFor(id);
    expect(own.employments).toEqual([employments[0], { from: '2024-01-08', to: null }]);
    expect(own).not.toHaveProperty('plannedPlaces');
    expect(own.places).toHaveLength(1);
  });

  it('goes by the planned branch of each day, which gives its admins no right before', async () => {
    const moved = { ...north, from: '2026-11-01', branchId: ids.south };
    const id = await member({ ...known, plannedPlaces: [north, moved] });
    const { body } = await ask(id, '2026-11-02', undefined, unpaid);
    expect((await show(body.id)).branchId).toBe(ids.north);
    await company.publish(
      person(here, { id, ...known, branchId: ids.south, places: [north, moved], plannedPlaces: [north, moved] }),
    );
    await settled('person', id);
    expect((await show(body.id)).branchId).toBe(ids.south);
  });

  it('says that the date of birth is missing where a type needs it', async () => {
    const id = await member({ ...known, birthDate: undefined });
    const leaveTypeId = await type({ kind: 'RESTRICTED_HOLIDAY', usageRule: 'ON_MONTH', tracksBalance: false });
    const { status, body } = await ask(id, '2026-11-02', undefined, { leaveTypeId });
    expect([status, body.name]).toEqual([422, 'leave_birth_date_missing']);
    const preview = { leaveTypeId, duration: 'FULL_DAY', beginDate: '2026-11-02' };
    const { body: shown } = await send('POST', 'leave-requests/calculate', id, preview);
    expect(shown.problems.map(({ name }: { name: string }) => name)).toEqual(['leave_birth_date_missing']);
    const hours = { leaveTypeId, date: '2026-11-02', beginTime: '09:00', endTime: '11:00' };
    const { body: hourly } = await send('POST', 'leave-requests/calculateHourly', id, hours);
    expect(hourly.problems).toMatchObject([{ name: 'leave_birth_date_missing', field: 'leaveTypeId' }]);
    const { body: plain } = await ask(id, '2026-11-02', undefined, { leaveTypeId: ids.unpaid });
    expect(await send('PUT', `leave-requests/${plain.id}`, id, preview)).toMatchObject({
      status: 422,
      body: { name: 'leave_birth_date_missing', fields: { leaveTypeId: expect.any(String) } },
    });
    expect(await data(`{ leaveBalances(employeeId: "${id}") { balance } }`, as('superAdmin'))).toBeTruthy();
  });

  it('calculates whatever is asked and says what is wrong with it, in one style', async () => {
    const id = await member(known);
    const archived = await type({ tracksBalance: false });
    expect((await send('DELETE', `leave-types/${archived}`, 'superAdmin')).status).toBe(204);
    for (const [more, name, field] of [
      [{ leaveTypeId: ids.nobody }, 'reference_unknown', 'leaveTypeId'],
      [{ leaveTypeId: archived }, 'archived_record', 'leaveTypeId'],
      [{ endDate: '2026-11-01' }, 'date_order', 'endDate'],
      [{ endDate: '2028-11-01' }, 'date_range_too_long', 'endDate'],
    ] as const) {
      const asked = { leaveTypeId: ids.unpaid, duration: 'FULL_DAY', beginDate: '2026-11-02', ...more };
      const { status, body } = await send('POST', 'leave-requests/calculate', id, asked);
      expect([status, body.problems[0]]).toEqual([200, expect.objectContaining({ name, field })]);
      expect((await send('POST', 'leave-requests', id, asked)).body).toMatchObject({
        name,
        fields: { [field]: expect.any(String) },
      });
    }
  });
});
