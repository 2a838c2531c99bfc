import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, ids, startCompany } from './testing/company.ts';
import { branch, holiday } from './testing/identity-messages.ts';
import { leave } from './testing/leave-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, member, shift, plan, data } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const monday = '2026-07-20';
const tuesday = '2026-07-21';
const place = { organization: ids.orgA };

const weekOf = (posts: number, more: object = {}) => ({
  monday: posts,
  tuesday: posts,
  wednesday: posts,
  thursday: posts,
  friday: posts,
  saturday: 0,
  sunday: 0,
  holiday: 0,
  ...more,
});

/** A branch of its own, so that stories do not disturb each other. */
async function branchWith(people: number, more: Record<string, unknown> = {}): Promise<[string, string[]]> {
  const branchId = randomUUID();
  await company.publish(branch(place, { id: branchId, zone: 'Europe/Istanbul' }));
  const at = { from: '2026-01-05', branchId };
  const hired: string[] = [];
  for (let n = 0; n < people; n++) hired.push(await member({ branchId, places: [at], plannedPlaces: [at], ...more }));
  return [branchId, hired];
}

const setNeed = (branchId: string, shiftId: string, posts: number, more: object = {}, who = 'superAdmin') =>
  send('PUT', `staffing-needs/${branchId}`, who, {
    from: '2026-07-01',
    needs: [{ shiftId, week: weekOf(posts) }],
    ...more,
  });

const figures = 'needed planned onLeave asked painted missing surplus';
type Day = Record<string, number>;
const asked = async (branchId: string, args = `from: "${monday}", to: "${monday}"`, who = 'superAdmin') =>
  (
    await data(
      `{ coverage(branchId: "${branchId}", ${args}) { missing moreBranches
        places { teamId missing days { date missing } shifts { shiftId name { en } missing days { date ${figures} } } } } }`,
      who,
    )
  ).coverage;
const dayOf = async (branchId: string, args?: string): Promise<Day> =>
  (await asked(branchId, args)).places[0]?.shifts[0]?.days[0];
async function meets(branchId: string, wanted: Day, args?: string): Promise<void> {
  const isThere = async () => {
    const found = await dayOf(branchId, args);
    return found !== undefined && Object.entries(wanted).every(([figure, value]) => found[figure] === value);
  };
  await until(isThere).catch(() => undefined);
  expect(await dayOf(branchId, args)).toMatchObject(wanted);
}

describe('coverage', () => {
  it('is what the shifts of a branch need against who is planned for them, by plan, worksheet and default shift', async () => {
    const [branchId, [one, two, three]] = await branchWith(3);
    const early = await shift({ name: { en: 'Early' }, begin: '06:00', end: '15:00' });
    expect((await setNeed(branchId, early, 4)).status).toBe(200);
    await meets(branchId, { needed: 4, planned: 0, missing: 4 });
    await plan(one!, [early], monday);
    await send('PUT', `employees/${two}/time-settings`, 'superAdmin', { defaultShiftId: early, from: '2026-07-01' });
    const { body } = await send('POST', 'worksheets', 'superAdmin', {
      name: { en: 'Always' },
      anchor: '2026-07-06',
      days: [{ shiftIds: [early] }],
    });
    await send('PUT', `employees/${three}/worksheet-assignment`, 'superAdmin', {
      worksheetId: body.id,
      from: '2026-07-06',
    });
    await meets(branchId, { needed: 4, planned: 3, missing: 1, surplus: 0 });
    expect(await asked(branchId, `from: "${monday}", to: "${tuesday}"`)).toMatchObject({
      missing: 3,
      places: [
        {
          teamId: null,
          missing: 3,
          days: [
            { date: monday, missing: 1 },
            { date: tuesday, missing: 2 },
          ],
          shifts: [{ shiftId: early, name: { en: 'Early' }, missing: 3 }],
        },
      ],
    });
  });

  it('leaves whoever is on approved leave the whole day out, and says who asks for leave', async () => {
    const [branchId, [one, two]] = await branchWith(2);
    const early = await shift();
    await setNeed(branchId, early, 2);
    for (const person of [one!, two!]) await plan(person, [early], monday);
    await meets(branchId, { planned: 2, missing: 0 });
    const leaveId = randomUUID();
    const state = { id: leaveId, personId: one!, leaveTypeId: randomUUID(), beginDate: monday };
    await company.publish(leave(place, state, 'LeaveRequested'));
    await meets(branchId, { planned: 2, asked: 1, onLeave: 0, missing: 0 });
    await company.publish(leave(place, { ...state, status: 'APPROVED' }, 'LeaveApproved'));
    await meets(branchId, { planned: 1, asked: 0, onLeave: 1, missing: 1 });
    await company.publish(leave(place, { ...state, status: 'CANCELLED' }, 'LeaveCancelled'));
    await meets(branchId, { planned: 2, onLeave: 0, missing: 0 });
  });

  it('goes by the need of public holidays on one, where only those planned by name are called to work', async () => {
    const [branchId, [one, two]] = await branchWith(2);
    const early = await shift();
    await company.publish(holiday(place, { id: randomUUID(), branchId, date: tuesday, part: 'FULL' }));
    await setNeed(branchId, early, 3, { needs: [{ shiftId: early, week: weekOf(3, { holiday: 2 }) }] });
    await send('PUT', `employees/${one}/time-settings`, 'superAdmin', { defaultShiftId: early, from: '2026-07-01' });
    await plan(two!, [early], tuesday);
    await meets(branchId, { needed: 2, planned: 1, missing: 1 }, `from: "${tuesday}", to: "${tuesday}"`);
  });

  it('counts what is painted before it is planned, in the place of what is', async () => {
    const [branchId, [one, two]] = await branchWith(2);
    const [early, late] = [await shift(), await shift({ begin: '12:00', end: '21:00' })];
    await setNeed(branchId, early, 2);
    for (const person of [one!, two!]) await plan(person, [late], monday);
    const painted = (...drafts: [string, string[]][]) =>
      `from: "${monday}", to: "${monday}", drafts: [${drafts
        .map(([id, shiftIds]) => `{ employeeId: "${id}", date: "${monday}", shiftIds: ${JSON.stringify(shiftIds)} }`)
        .join(', ')}]`;
    await meets(branchId, { planned: 1, painted: 1, missing: 1 }, painted([one!, [early]]));
    await plan(one!, [early], monday, monday, { replaces: true });
    await meets(branchId, { planned: 1, painted: 0, missing: 1 });
    await meets(branchId, { planned: 0, missing: 2 }, painted([one!, []]));
    await meets(branchId, { planned: 1, painted: 0 }, painted([one!, [early]], [ids.colleague, [early]]));
  });

  it('is of a team for itself, by whoever is in it', async () => {
    const [branchId, [one]] = await branchWith(2);
    const at = { from: '2026-01-05', branchId };
    const teamId = randomUUID();
    const inTeam = await member({ branchId, teamId, places: [at], plannedPlaces: [at] });
    const early = await shift();
    await setNeed(branchId, early, 2);
    expect((await setNeed(branchId, early, 2, { teamId })).status).toBe(200);
    for (const person of [one!, inTeam]) await plan(person, [early], monday);
    await meets(branchId, { planned: 2, missing: 0 });
    const { places } = await asked(branchId);
    expect(places).toMatchObject([
      { teamId: null, missing: 0 },
      { teamId, missing: 1 },
    ]);
    await meets(branchId, { planned: 1, missing: 1 }, `teamId: "${teamId}", from: "${monday}", to: "${monday}"`);
  });

  it('is over REST what it is over GraphQL, for 31 days at most', async () => {
    const [branchId] = await branchWith(0);
    const early = await shift();
    await setNeed(branchId, early, 2);
    await meets(branchId, { needed: 2 });
    const get = (from: string, to: string) =>
      send('GET', `coverage?branchId=${branchId}&from=${from}&to=${to}`, 'superAdmin');
    const { status, body } = await get('2026-07-01', '2026-07-31');
    expect(status).toBe(200);
    expect(body.places[0].shifts[0].days).toHaveLength(31);
    expect(body.missing).toBe(23 * 2);
    expect(await get('2026-07-01', '2026-08-01')).toMatchObject({ status: 422, body: { name: 'date_range_too_long' } });
    expect(await get('2026-07-02', '2026-07-01')).toMatchObject({ status: 422, body: { name: 'date_order' } });
  });

  it('tells nothing of branches that the caller does not reach', async () => {
    const [branchId] = await branchWith(0);
    await setNeed(branchId, await shift(), 2);
    await meets(branchId, { needed: 2 });
    for (const who of ['manager', 'colleague', 'restricted'])
      expect(await asked(branchId, undefined, who)).toMatchObject({ places: [], missing: 0 });
  });
});

describe('a need', () => {
  const needsOf = async (branchId: string) =>
    (
      await data(
        `{ staffingNeedsOf(id: "${branchId}") { revision needs { teamId shiftId from week { monday holiday } } } }`,
      )
    ).staffingNeedsOf;

  it('counts from a day on, with what is planned, and is revoked before its day', async () => {
    const [branchId] = await branchWith(0);
    const early = await shift();
    await setNeed(branchId, early, 3);
    await setNeed(branchId, early, 5, { from: '2026-08-03' });
    expect(
      (await needsOf(branchId)).needs.map(({ from, week }: { from: string; week: Day }) => [from, week.monday]),
    ).toEqual([
      ['2026-07-01', 3],
      ['2026-08-03', 5],
    ]);
    const revoke = (from: string) => send('POST', `staffing-needs/${branchId}/revocations`, 'superAdmin', { from });
    expect((await revoke('2026-08-03')).status).toBe(200);
    expect((await needsOf(branchId)).needs).toHaveLength(1);
    expect(await revoke('2026-07-01')).toMatchObject({ status: 422, body: { name: 'already_effective' } });
    expect(await revoke('2026-08-03')).toMatchObject({ status: 404, body: { name: 'entity_not_found' } });
  });

  it('is refused by name where it cannot be', async () => {
    const [[branchId], [other]] = [await branchWith(0), await branchWith(0)];
    const [early, foreign] = [await shift(), await shift({ branchId: other })];
    const refused = async (shiftId: string, posts: number, more: object = {}) =>
      (await setNeed(branchId, shiftId, posts, more)).body;
    expect(await refused(randomUUID(), 1)).toMatchObject({ name: 'reference_unknown' });
    expect(await refused(foreign, 1)).toMatchObject({
      name: 'shift_of_other_branch',
      fields: { needs: { 0: { shiftId: expect.stringContaining('another branch') } } },
    });
    expect(await refused(early, 1, { teamId: randomUUID() })).toMatchObject({
      name: 'reference_unknown',
      fields: { teamId: expect.anything() },
    });
    for (const posts of [-1, 1000, 1.5])
      expect(await refused(early, posts)).toMatchObject({ name: 'constraint_violation' });
    const twice = [1, 2].map((posts) => ({ shiftId: early, week: weekOf(posts) }));
    expect(await refused(early, 1, { needs: twice })).toMatchObject({ name: 'value_invalid' });
    await send('DELETE', `shifts/${early}`, 'superAdmin');
    expect(await refused(early, 1)).toMatchObject({ fields: { needs: { 0: { shiftId: expect.anything() } } } });
    expect((await setNeed(randomUUID(), early, 1)).status).toBe(404);
    expect((await setNeed(branchId, early, 1, {}, 'manager')).status).toBe(403);
  });

  it('is refused where somebody else has changed it meanwhile', async () => {
    const [branchId] = await branchWith(0);
    const early = await shift();
    await setNeed(branchId, early, 3, { revision: -1 });
    expect(await setNeed(branchId, early, 4, { revision: -1 })).toMatchObject({ status: 409 });
    const { revision } = await needsOf(branchId);
    expect((await setNeed(branchId, early, 4, { revision })).status).toBe(200);
  });

  it('is of a branch that is not archived', async () => {
    const [branchId] = await branchWith(0);
    await company.publish(branch(place, { id: branchId, zone: 'Europe/Istanbul', archived: true }));
    expect(await setNeed(branchId, await shift(), 1)).toMatchObject({ status: 422, body: { name: 'archived_record' } });
  });
});
