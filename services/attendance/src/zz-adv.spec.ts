import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, ids, startCompany } from './testing/company.ts';
import { branch, holiday, person } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, data, member, shift, plan, read, worked, days, askOvertime, decideOvertime } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  console.log(faults.splice(0));
  await company.stop();
});
const place = { organization: ids.orgA };
const line = (r: any) =>
  `${r.date} ${r.type} ${r.state} ${r.colour} exp ${r.expectedWorkTime} act ${r.actualWorkTime} ot ${r.overtime}(${r.overtimeClockIn}/${r.overtimeClockOut}) un ${r.overtimeUnapproved} miss ${r.missingTime} leave ${r.leaveTime} late ${r.timesheet.latelyClockInTimeInMinutes}/${r.timesheet.earlyClockOutTimeInMinutes} ${r.readings.map((x: any) => `${x.at.slice(5, 16)} ${x.eventType} ${x.counts}`).join(', ')}`;
const show = async (title: string, id: string, from: string, to = from) =>
  console.log([title, ...(await days(id, from, to)).map(line)].join('\n'));
const newBranch = async (zone: string) => {
  const id = randomUUID();
  await company.publish(branch(place, { id, zone }));
  return id;
};
const night = { begin: '22:00', end: '06:00', breakTime: 0, breakMode: 'NONE', totalWorkTime: 480 };

it.each([
  ['Europe/Istanbul', 'Europe/Berlin'],
  ['Europe/Berlin', 'Europe/Istanbul'],
  ['Europe/Berlin', 'Asia/Tokyo'],
  ['Asia/Tokyo', 'America/New_York'],
])('transfer %s %s', async (z1, z2) => {
  const [b1, b2] = [await newBranch(z1), await newBranch(z2)];
  const places = [
    { from: '2026-01-05', branchId: b1 },
    { from: '2026-06-16', branchId: b2 },
  ];
  const n = await shift(night);
  const d = await shift();
  const at = (zone: string, local: string) =>
    Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString();
  for (const [name, id, begin, end] of [
    ['night', n, '22:00', '06:00'],
    ['day', d, '08:00', '17:00'],
  ] as const) {
    const p = await member({ branchId: b2, places, plannedPlaces: places });
    await plan(p, [id], '2026-06-14', '2026-06-17');
    for (const date of ['2026-06-14', '2026-06-15', '2026-06-16', '2026-06-17']) {
      const zone = date < '2026-06-16' ? z1 : z2;
      const next = name === 'night' ? Temporal.PlainDate.from(date).add({ days: 1 }).toString() : date;
      const a = await read(p, 'CLOCK_IN', at(zone, `${date}T${begin}`));
      const b = await read(p, 'CLOCK_OUT', at(zone, `${next}T${end}`));
      if (a.status > 201 || b.status > 201) console.log(a.body, b.body);
    }
    await show(`${name} ${z1} -> ${z2}`, p, '2026-06-13', '2026-06-19');
  }
  for (const b of [b1, b2]) {
    await until(async () => (await data(`{ period(id: "${b}~2026-06") { state } }`)).period !== null);
    const c = await send('POST', `periods/${b}~2026-06/close`, 'superAdmin', {});
    if (c.status !== 200) {
      console.log(JSON.stringify(c.body));
      continue;
    }
    await until(async () => (await data(`{ period(id: "${b}~2026-06") { state } }`)).period.state === 'CLOSED');
    console.log(
      JSON.stringify(
        (
          await data(
            `{ periodPeople(filter: { periodId: { eq: "${b}~2026-06" } }) { items { employeeId actualWorkTime missingTime overtime days { date state actualWorkTime } } } }`,
          )
        ).periodPeople.items,
      ),
    );
  }
});

it('hired and quit mid-month', async () => {
  const p = await member({
    employments: [{ from: '2026-06-10', to: '2026-06-20' }],
    places: [{ from: '2026-06-10', branchId: ids.north }],
    plannedPlaces: [{ from: '2026-06-10', branchId: ids.north }],
  });
  const n = await shift(night);
  const r = await plan(p, [n], '2026-06-19', '2026-06-20');
  console.log(r.status, r.body.name);
  const over = await plan(p, [n], '2026-06-21');
  console.log('after quitting', over.status, over.body.name);
  await worked(p, '2026-06-20T19:00:00Z', '2026-06-21T03:00:00Z');
  const after = await read(p, 'CLOCK_IN', '2026-06-22T06:00:00Z');
  console.log('read after', after.status, after.body.name);
  await show('hired 10, quit 20', p, '2026-06-01', '2026-06-30');
});

it('corrections to the same', async () => {
  const p = await member();
  const d = await shift();
  await plan(p, [d], '2026-06-01');
  const a = await read(p, 'CLOCK_IN', '2026-06-01T05:00:00Z');
  const b = await read(p, 'CLOCK_IN', '2026-06-01T05:30:00Z');
  const c = await read(p, 'CLOCK_OUT', '2026-06-01T14:00:00Z');
  const same = await read(p, 'CLOCK_IN', '2026-06-01T05:00:00Z');
  console.log('same id', same.body.id === a.body.id, same.status);
  const put = await send('PUT', `clock-records/${b.body.id}`, 'superAdmin', {
    employeeId: p,
    at: '2026-06-01T05:00:00Z',
    reason: 'Twice read',
  });
  console.log('to the same', put.status, JSON.stringify(put.body));
  await show('after', p, '2026-06-01');
  const put2 = await send('PUT', `clock-records/${a.body.id}`, 'superAdmin', {
    employeeId: p,
    at: '2026-06-01T04:00:00Z',
    reason: 'Earlier it was',
  });
  console.log('a earlier', put2.status, put2.body);
  const put3 = await send('PUT', `clock-records/${a.body.id}`, 'superAdmin', {
    employeeId: p,
    at: '2026-06-01T04:30:00Z',
    reason: 'Earlier it was',
  });
  console.log('superseded again', put3.status, put3.body);
  const again = await read(p, 'CLOCK_IN', '2026-06-01T05:00:00Z');
  console.log('superseded read again', again.status, again.body);
  const del = await send('DELETE', `clock-records/${c.body.id}`, 'superAdmin', { employeeId: p, reason: 'Not there' });
  console.log(del.status);
  await show('without out', p, '2026-06-01');
  const other = await member();
  const foreign = await send('PUT', `clock-records/${put2.body.id}`, 'superAdmin', {
    employeeId: other,
    at: '2026-06-01T04:30:00Z',
    reason: 'Earlier it was',
  });
  console.log('of another', foreign.status, foreign.body.name);
  const future = await send('PUT', `clock-records/${put2.body.id}`, 'superAdmin', {
    employeeId: p,
    at: '2026-09-01T04:30:00Z',
    reason: 'Earlier it was',
  });
  console.log('future', future.status, future.body.name);
});

it('overtime approvals', async () => {
  const rules = await send('POST', 'shift-parameters', 'superAdmin', {
    name: { en: 'ok' },
    overtimeNeedsApproval: true,
  });
  const t = await send('POST', 'overtime-types', 'superAdmin', { name: { en: 't' } });
  for (const [period, minutes] of [
    ['CLOCK_IN_OUT', 60],
    ['CLOCK_IN', 60],
    ['CLOCK_OUT', 30],
    ['CLOCK_IN_OUT', 600],
  ] as const) {
    const p = await member();
    await send('PUT', `employees/${p}/time-settings`, 'superAdmin', {
      shiftParameterId: rules.body.id,
      from: '2026-06-01',
    });
    await plan(
      p,
      [
        await shift({
          begin: '07:00',
          end: '16:00',
          clockInOvertimeMin: 30,
          clockInOvertimeMax: 60,
          clockOutOvertimeMin: 30,
          clockOutOvertimeMax: 60,
        }),
      ],
      '2026-06-02',
    );
    await worked(p, '2026-06-02T03:15:00Z', '2026-06-02T14:30:00Z');
    const o = await askOvertime(p, '2026-06-02', { overtimeTypeId: t.body.id, period, durationInMinutes: minutes });
    const dd = await decideOvertime('manager', o.body.id);
    if (dd.status !== 200) console.log(o.body, dd.body);
    await show(`${period} ${minutes}`, p, '2026-06-02');
  }
});

it('clock changes by http', async () => {
  const b = await newBranch('Europe/Berlin');
  const places = [{ from: '2020-01-05', branchId: b }];
  company.clock.set('2026-11-15T08:00:00Z');
  for (const clockChange of ['ELAPSED', 'NOMINAL']) {
    const rules = await send('POST', 'shift-parameters', 'superAdmin', { name: { en: clockChange }, clockChange });
    const p = await member({ branchId: b, places, plannedPlaces: places, employments: [{ from: '2020-01-05' }] });
    await send('PUT', `employees/${p}/time-settings`, 'superAdmin', {
      shiftParameterId: rules.body.id,
      from: '2026-01-01',
    });
    const n = await shift(night);
    const gap = await shift({ ...night, begin: '02:30', end: '10:30' });
    const early = await shift({ ...night, begin: '18:00', end: '02:30', totalWorkTime: null });
    await plan(p, [n], '2026-03-28');
    await plan(p, [gap], '2026-10-25');
    await plan(p, [early], '2026-10-23');
    await plan(p, [gap], '2026-03-31');
    await worked(p, '2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z');
    await worked(p, '2026-10-25T00:30:00Z', '2026-10-25T09:30:00Z');
    const p2 = await member({ branchId: b, places, plannedPlaces: places, employments: [{ from: '2020-01-05' }] });
    await send('PUT', `employees/${p2}/time-settings`, 'superAdmin', {
      shiftParameterId: rules.body.id,
      from: '2026-01-01',
    });
    await plan(p2, [early], '2026-10-24');
    await worked(p2, '2026-10-24T16:00:00Z', '2026-10-25T01:30:00Z');
    await plan(p2, [gap], '2026-03-29');
    await worked(p2, '2026-03-29T01:30:00Z', '2026-03-29T08:30:00Z');
    await show(`${clockChange} spring night`, p, '2026-03-28', '2026-03-29');
    await show('autumn 02:30-10:30 in at the first', p, '2026-10-25');
    await show('autumn 18:00-02:30 until the second', p2, '2026-10-24', '2026-10-25');
    await show('spring 02:30', p2, '2026-03-29');
  }
});
