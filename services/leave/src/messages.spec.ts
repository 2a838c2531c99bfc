import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Ports } from '@kadro/chassis';
import { until } from '@kadro/chassis/testing';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { branch, holiday, person } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, member, ask, decide, show, entitle, balance } = storyOf(() => company);
const here = { organization: ids.orgA };
/** What is attempted again is attempted at once: the pauses between attempts are a second and more. */
const hasty = (ports: Ports): Ports => {
  const { wait } = ports;
  const sleep: typeof wait.sleep = (ms, signal) => wait.sleep(ms < 2_000 ? Math.min(ms, 20) : ms, signal);
  return { ...ports, wait: { ...wait, sleep } };
};
beforeAll(async () => {
  company = await startCompany(hasty);
});
afterAll(() => company.stop());

const get = (path: string, organization = ids.orgA) =>
  company.send('GET', path, { as: as('superAdmin', organization) });
const stepsOf = async (id: string, date = '2026-10-05') => {
  const { body } = await send('POST', 'leave-requests/calculate', id, {
    leaveTypeId: ids.unpaid,
    duration: 'FULL_DAY',
    beginDate: date,
  });
  return body.steps?.map(({ managerId }: { managerId: string }) => managerId) ?? body.name;
};
describe('what identity says of people', () => {
  it('counts in the order of their streams: doubles and late states are ignored, also after a newer equal one', async () => {
    const id = await member();
    const state = (revision: number, managers: string[]) =>
      person({ ...here, revision }, { id, branchId: ids.north, leaveManagers: managers });
    const newer = state(8, [ids.second]);
    await company.publish(newer, newer, state(6, [ids.admin]), state(9, [ids.second]), state(7, [ids.admin]));
    expect(await stepsOf(id)).toEqual([ids.second]);
    await company.publish(state(10, [ids.admin]));
    expect(await stepsOf(id)).toEqual([ids.admin]);
  });

  it('is recorded also where nobody was hired before', async () => {
    const id = crypto.randomUUID();
    await company.publish(person({ ...here, revision: 4 }, { id, branchId: ids.north, leaveManagers: [ids.manager] }));
    expect(await stepsOf(id)).toEqual([ids.manager]);
  });

  it('does not rewrite what was asked before', async () => {
    const id = await member();
    const { body } = await ask(id, '2026-10-05', undefined, { leaveTypeId: ids.unpaid });
    await company.publish(
      person(here, {
        id,
        branchId: ids.south,
        leaveManagers: [ids.second],
        workingPattern: { monday: 0, tuesday: 0, wednesday: 0, thursday: 0, friday: 0, saturday: 480, sunday: 480 },
      }),
    );
    expect(await show(body.id)).toMatchObject({ days: 1, branchId: ids.north, waitingFor: [ids.manager] });
    expect((await ask(id, '2026-10-06', undefined, { leaveTypeId: ids.unpaid })).body.name).toBe(
      'leave_no_working_day',
    );
  });

  it('never reaches the other organization', async () => {
    const day = { id: 'only-b', date: '2026-11-02' };
    await company.publish(
      holiday({ organization: ids.orgB }, day),
      person({ organization: ids.orgB }, { id: ids.employee, branchId: ids.north, leaveManagers: [ids.distant] }),
    );
    const [mine, theirs] = await Promise.all(
      [ids.orgA, ids.orgB].map((organization) =>
        company.send('POST', 'leave-requests/calculate', {
          as: as('employee', organization),
          body: { leaveTypeId: ids.unpaid, duration: 'FULL_DAY', beginDate: day.date },
        }),
      ),
    );
    expect([
      mine!.body.days,
      mine!.body.steps[0].managerId,
      theirs!.body.days,
      theirs!.body.steps[0].managerId,
    ]).toEqual([1, ids.superAdmin, 0, ids.distant]);
  });

  it('follows the working pattern of the branch, and the own one before it', async () => {
    const place = crypto.randomUUID();
    const pattern = { monday: 600, tuesday: 0, wednesday: 600, thursday: 0, friday: 600, saturday: 0, sunday: 0 };
    await company.publish(branch(here, { id: place, workingPattern: pattern }));
    const [one, other] = [
      await member({ branchId: place }),
      await member({ branchId: place, workingPattern: { ...pattern, monday: 0 } }),
    ];
    const days = await Promise.all(
      [one, other].map(
        async (id) =>
          (
            await send('POST', 'leave-requests/calculate', id, {
              leaveTypeId: ids.unpaid,
              duration: 'FULL_DAY',
              beginDate: '2026-10-05',
              endDate: '2026-10-11',
            })
          ).body,
      ),
    );
    expect(days.map((day) => [day.days, day.minutes])).toEqual([
      [3, 1800],
      [2, 1200],
    ]);
  });
});

describe('a message that cannot be understood', () => {
  const broken = { ...person(here, { id: 'poisoned', branchId: ids.north }), id: 'poison-1' };
  broken.data = { person: { ...(broken.data.person as object), status: 'ON_THE_MOON' } };
  const letters = async (organization?: string) => (await get('dead-letters', organization)).body.items;

  it('is put aside after five attempts, and what comes after it goes on', async () => {
    const id = crypto.randomUUID();
    await company.publish(broken, person(here, { id, branchId: ids.north, leaveManagers: [ids.manager] }));
    expect(await stepsOf(id)).toEqual([ids.manager]);
    expect(await letters()).toEqual([
      {
        id: 'recordPerson.poison-1',
        type: 'identity.PersonChanged',
        reaction: 'recordPerson',
        reason: 'ZodError',
        attempts: 5,
        at: expect.any(String),
      },
    ]);
    expect(faults.splice(0)).toHaveLength(1);
  });

  it('is shown with what was said, and only at home', async () => {
    expect((await get('dead-letters/recordPerson.poison-1')).body).toMatchObject({
      heard: { data: { person: { id: 'poisoned', status: 'ON_THE_MOON' } } },
    });
    expect([await letters(ids.orgB), (await get('dead-letters/recordPerson.poison-1', ids.orgB)).status]).toEqual([
      [],
      404,
    ]);
  });

  it('stays while it cannot be understood', async () => {
    expect(await send('POST', 'dead-letters/recordPerson.poison-1/resend', 'superAdmin')).toMatchObject({
      status: 422,
      body: { name: 'still_failing', message: expect.stringMatching(/\w/) },
    });
    expect(await letters()).toHaveLength(1);
  });

  it('is heard once it is mended, and the letter is gone', async () => {
    const { messages } = company.ports;
    const [stored] = await messages.read('kadro.leave.dead', ids.orgA, { offset: 0, limit: 1 });
    const heard = stored!.data.heard as { data: { person: object } };
    heard.data.person = { ...heard.data.person, status: 'ACTIVE', leaveManagers: [ids.manager] };
    await messages.remove('kadro.leave.dead', ids.orgA, stored!.id);
    await messages.append('kadro.leave.dead', [stored!]);
    expect((await send('POST', 'dead-letters/recordPerson.poison-1/resend', 'superAdmin')).status).toBe(200);
    expect([await letters(), await stepsOf('poisoned')]).toEqual([[], [ids.manager]]);
  });
});

describe('a restart in the middle', () => {
  it('loses nothing that identity said', async () => {
    const everybody = Array.from({ length: 60 }, () => crypto.randomUUID());
    company.publishNow(
      ...everybody.map((id) => person(here, { id, branchId: ids.north, leaveManagers: [ids.manager] }, 'PersonHired')),
    );
    await company.again();
    await company.again();
    const lengths = async () =>
      new Set(
        await Promise.all(
          everybody.map(async (id) => (await company.ports.events.read(`leave.person-${ids.orgA}_${id}`)).length),
        ),
      );
    await until(async () => !(await lengths()).has(0));
    await company.publish();
    expect(await lengths()).toEqual(new Set([1]));
  });

  it('goes on with requests, balances and chains as they were', async () => {
    const id = await member();
    await entitle(id, 5);
    const { body } = await ask(id, '2026-10-05', '2026-10-06');
    const before = [await show(body.id), await balance(id, '2026-12-31')];
    await company.again();
    expect([await show(body.id), await balance(id, '2026-12-31')]).toEqual(before);
    expect((await decide('manager', body.id)).status).toBe(200);
    expect((await ask(id, '2026-10-05')).body.code).toBe(756);
  });
});
