import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { as, type Company, ids, startCompany } from './testing/company.ts';
import { person } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, member, ask, decide, cancel, settled, data } = storyOf(() => company);
const unpaid = { leaveTypeId: ids.unpaid };

beforeAll(async () => {
  company = await startCompany();
});
afterAll(() => company.stop());

interface Team {
  size: number;
  days: { date: string; away: number; awayWith: number; present: number }[];
  people: { employeeId: string; days: { date: string; pending: boolean }[] }[] | null;
}

const team = async (who: string, args: string): Promise<Team | null> =>
  (
    await data(
      `{ teamAbsences${args} { size days { date away awayWith present } people { employeeId days { date pending } } } }`,
      as(who),
    )
  ).teamAbsences;
const about = (who: string, requestId: string, dates = '') => team(who, `(requestId: "${requestId}"${dates})`);
const on = (seen: Team | null, date: string) => seen?.days.find((one) => one.date === date);
const names = (seen: Team | null) => seen?.people?.map(({ employeeId }) => employeeId).sort() ?? null;

/** Of one team; all asked of one approver, who manages nobody. */
async function teamOf(size: number) {
  const approver = await member();
  const teamId = randomUUID();
  const people = await Promise.all(Array.from({ length: size }, () => member({ teamId, leaveManagers: [approver] })));
  // an approver who asks for one request and manages nobody any more
  return { approver, teamId, people };
}

/** As identity tells of a move of rights: the approver keeps what he was asked and manages nobody. */
const unmanaged = async (
  people: readonly string[],
  teamId: string,
  leaveManagers: readonly string[] = [ids.second],
) => {
  for (const id of people)
    await company.publish(person({ organization: ids.orgA }, { id, branchId: ids.north, teamId, leaveManagers }));
};

const calculated = async (who: string, beginDate: string, endDate = beginDate) =>
  (await send('POST', 'leave-requests/calculate', who, { ...unpaid, duration: 'FULL_DAY', beginDate, endDate })).body
    .teamAway;

describe('the team of a request', () => {
  it('is shown in numbers to who was asked, in the weeks of the request, while it is open', async () => {
    const { approver, teamId, people } = await teamOf(4);
    const [asking, away] = people as [string, string];
    const taken = (await ask(away, '2026-09-09', '2026-09-18', unpaid)).body.id;
    await decide(approver, taken);
    const { id } = (await ask(asking, '2026-09-10', '2026-09-11', unpaid)).body;
    await unmanaged(people, teamId);

    const seen = await about(approver, id);
    expect([seen?.size, names(seen), seen?.days.length]).toEqual([4, null, 7]);
    expect([seen?.days[0]?.date, seen?.days.at(-1)?.date]).toEqual(['2026-09-07', '2026-09-13']);
    expect(on(seen, '2026-09-10')).toMatchObject({ away: 1, awayWith: 2, present: 2 });
    expect(on(seen, '2026-09-09')).toMatchObject({ away: 1, awayWith: 1, present: 3 });
    // other dates only narrow
    for (const dates of [', from: "2025-01-01", to: "2025-03-31"', ', from: "2026-09-14", to: "2026-09-18"'])
      expect((await about(approver, id, dates))?.days).toEqual([]);
    const year = await about(approver, id, ', from: "2025-01-01", to: "2026-12-31"');
    expect(year?.days.map(({ date }) => date)).toEqual(seen?.days.map(({ date }) => date));

    await decide(approver, id);
    for (const who of [approver, asking, 'superAdmin']) expect(await about(who, id)).toBeNull();
  });

  it('is no number where that would be about one or two people', async () => {
    const { approver, teamId, people } = await teamOf(3);
    const [asking, away] = people as [string, string];
    await decide(approver, (await ask(away, '2026-09-10', '2026-09-11', unpaid)).body.id);
    const { id } = (await ask(asking, '2026-09-10', '2026-09-11', unpaid)).body;
    await unmanaged(people, teamId);
    for (const who of [approver, asking]) {
      const seen = await about(who, id);
      expect([seen?.size, names(seen), on(seen, '2026-09-10')?.away]).toEqual([1, null, 0]);
    }
    expect(await calculated(asking, '2026-09-10')).toBeNull();
    await member({ teamId, leaveManagers: [ids.second] });
    expect(await about(asking, id)).toMatchObject({ size: 4, people: null });
    expect(await calculated(asking, '2026-09-10')).toBe(1);
  });

  it('is named as far as one manages it, the others are counted', async () => {
    const { approver, teamId, people } = await teamOf(6);
    const [asking, own, other] = people as [string, string, string];
    for (const one of [own, other]) await decide(approver, (await ask(one, '2026-09-10', undefined, unpaid)).body.id);
    const { id } = (await ask(asking, '2026-09-10', '2026-09-11', unpaid)).body;
    await unmanaged(people, teamId);
    await unmanaged([own], teamId, [approver]);
    const seen = await about(approver, id);
    // who asks is seen while he is asked
    expect([seen?.size, names(seen)]).toEqual([6, [asking, own].sort()]);
    expect(on(seen, '2026-09-10')).toMatchObject({ away: 2, awayWith: 3 });
    // all but two
    await unmanaged(people.slice(1, 4), teamId, [approver]);
    const most = await about(approver, id);
    expect([most?.size, names(most)]).toEqual([4, people.slice(0, 4).sort()]);
    expect(JSON.stringify(most)).not.toContain(people[4]);
    expect(names(await about('admin', id))).toEqual([...people].sort());
  });

  it('is closed to one who was replaced, though the request is still in sight', async () => {
    const [first, next] = [await member(), await member()];
    const teamId = randomUUID();
    const people = await Promise.all(Array.from({ length: 4 }, () => member({ teamId, leaveManagers: [first, next] })));
    const { id } = (await ask(people[0]!, '2026-09-10', undefined, unpaid)).body;
    await unmanaged(people, teamId, [next]);
    expect(await about(first, id)).toMatchObject({ size: 4, people: null });
    await company.publish(
      person({ organization: ids.orgA }, { id: first, branchId: ids.north, mayApproveLeave: false }, 'PersonChanged'),
    );
    await settled('person', first, 'replace');
    expect(
      (await data(`{ leaveRequest(id: "${id}") { id waitingFor } }`, as('admin'))).leaveRequest.waitingFor,
    ).toEqual([next]);
    expect(await about(first, id)).toBeNull();
    expect(await about(next, id)).not.toBeNull();
    await cancel(people[0]!, id);
    expect(await about(next, id)).toBeNull();
  });
});

describe('without a request', () => {
  it('a manager sees his people by name, on any dates of a season', async () => {
    const { approver, people } = await teamOf(2);
    await ask(people[0]!, '2026-09-10', undefined, unpaid);
    const seen = await team(approver, '(from: "2026-09-01", to: "2026-11-30")');
    expect([seen?.size, names(seen), seen?.days.length]).toEqual([2, [...people].sort(), 91]);
    expect(seen?.people?.find(({ employeeId }) => employeeId === people[0])?.days).toEqual([
      { date: '2026-09-10', pending: true },
    ]);
    await expect(team(approver, '(from: "2026-09-01", to: "2026-12-31")')).rejects.toThrow('date_range_too_long');
  });

  it('one who manages nobody sees nothing', async () => {
    const { people } = await teamOf(5);
    for (const who of people) expect(await team(who, '(from: "2026-09-01", to: "2026-09-30")')).toBeNull();
    expect(await team('admin', '')).toMatchObject({ size: expect.any(Number) });
  });
});
