import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventStore, type Ports, rebuildState, requestRebuild } from '@kadro/chassis';
import { until } from '@kadro/chassis/testing';
import { leaveEntries } from './account/rows/leave-entries.ts';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { person } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

/** What an append of these events waits for, once. */
let held: { name: string; begun: () => void; until: Promise<void> } | null = null;
const holding = (ports: Ports): Ports => {
  const append: EventStore['append'] = async (stream, expected, events) => {
    if (held && events.some(({ type: stored }) => stored === held!.name)) {
      const { begun, until: released } = held;
      held = null;
      begun();
      await released;
    }
    return ports.events.append(stream, expected, events);
  };
  return {
    ...ports,
    events: new Proxy(ports.events, {
      get: (target, name) => {
        const own: unknown = Reflect.get(target, name);
        return name === 'append' ? append : typeof own === 'function' ? own.bind(target) : own;
      },
    }),
  };
};

let company: Company;
const { send, member, ask, decide, entitle, data, settled, type } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany(holding);
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const hired = '2026-01-05';
const [north, south] = [
  { from: hired, branchId: ids.north },
  { from: hired, branchId: ids.south },
];
type Place = typeof north;

const told = (id: string, places: Place[], more: object = {}) =>
  person(
    { organization: ids.orgA },
    { id, branchId: places.at(-1)!.branchId, leaveManagers: [ids.manager], places, ...more },
  );
const say = async (id: string, places: Place[], more: object = {}) => {
  await company.publish(told(id, places, more));
  await settled('person', id);
};
const someone = (place: Place, more: object = {}) => member({ places: [place], branchId: place.branchId, ...more });
const adjust = (id: string, on: string) =>
  send('POST', `employees/${id}/leave-settings/adjustments`, 'superAdmin', {
    leaveTypeId: ids.annual,
    on,
    days: 1,
    reason: 'From the old system',
  });

interface Entry {
  id: string;
  on: string;
  branchId: string;
}
const entries = async (id: string, who = 'superAdmin'): Promise<Entry[]> =>
  (
    await data(
      `{ leaveEntries(rowsPerPage: 100, sortBy: on, filter: { employeeId: { eq: "${id}" } }) { items { id on branchId } } }`,
      as(who),
    )
  ).leaveEntries.items;
/** Days of the entries that the admin of the north sees. */
const northSees = async (id: string) => (await entries(id, 'restricted')).map(({ on }) => on);
const moves = async (id: string) =>
  (await company.hosted.runtime.log.read(`leave.leaveAccount-${ids.orgA}_${id}`)).filter(
    ({ name }) => name === 'EntriesMoved',
  );

describe('the entries of somebody who moves', () => {
  it('up to the day stay with the admin of the former branch, from the day on they are of the next one', async () => {
    const [away, here] = [await someone(north), await someone(south)];
    for (const id of [away, here]) {
      await entitle(id, 20);
      for (const on of ['2026-06-30', '2026-07-01', '2026-09-01']) await adjust(id, on);
    }
    const all = ['2026-01-01', '2026-06-30', '2026-07-01', '2026-09-01'];
    expect([await northSees(away), await northSees(here)]).toEqual([all, []]);
    await say(away, [north, { from: '2026-07-01', branchId: ids.south }]);
    await say(here, [south, { from: '2026-07-01', branchId: ids.north }]);
    expect([await northSees(away), await northSees(here)]).toEqual([all.slice(0, 2), all.slice(2)]);

    // what is entered afterwards is of the branch of its day
    for (const id of [away, here]) for (const on of ['2026-05-01', '2026-07-10']) await adjust(id, on);
    expect([await northSees(away), await northSees(here)]).toEqual([
      ['2026-01-01', '2026-05-01', '2026-06-30'],
      ['2026-07-01', '2026-07-10', '2026-09-01'],
    ]);
    const [gone] = (await entries(away)).filter(({ on }) => on === '2026-07-01');
    expect((await data(`{ leaveEntry(id: "${gone!.id}") { id } }`, as('restricted'))).leaveEntry).toBeNull();
    expect(await data(`{ leaveEntriesByIds(ids: ["${gone!.id}"]) { id } }`, as('restricted'))).toEqual({
      leaveEntriesByIds: [null],
    });
  });

  it('are reversed in the branch of their day', async () => {
    const id = await someone(north);
    const { entryId } = (await adjust(id, '2026-03-02')).body;
    await say(id, [north, { from: '2026-07-01', branchId: ids.south }]);
    await send('POST', `employees/${id}/leave-settings/reversals`, 'superAdmin', { entryId, reason: 'Entered twice' });
    expect(await northSees(id)).toEqual(['2026-03-02', '2026-03-02']);
  });

  it('of a request go where the request goes, open or approved', async () => {
    const id = await someone(north);
    await entitle(id, 20);
    const leaveTypeId = await type();
    await entitle(id, 20, { leaveTypeId });
    const open = (await ask(id, '2026-09-07', '2026-09-08')).body.id;
    const approved = (await ask(id, '2026-09-14', '2026-09-15', { leaveTypeId })).body.id;
    await decide('manager', approved);
    await say(id, [north, { from: '2026-09-01', branchId: ids.south }]);
    expect(await northSees(id)).toEqual(['2026-01-01', '2026-01-01']);
    const placed = Object.fromEntries((await entries(id)).map((entry) => [entry.id, entry.branchId]));
    expect([placed[open], placed[approved]]).toEqual([ids.south, ids.south]);
    await say(id, [north, { from: '2026-09-10', branchId: ids.south }]);
    expect(await northSees(id)).toEqual(['2026-01-01', '2026-01-01', '2026-09-07']);
  });

  it('of a planned move follow when it is a fact', async () => {
    const id = await someone(north);
    await adjust(id, '2026-10-01');
    const plan = { from: '2026-09-01', branchId: ids.south };
    await say(id, [north], { plannedPlaces: [north, plan] });
    await adjust(id, '2026-11-02');
    expect([await northSees(id), await moves(id)]).toEqual([['2026-10-01', '2026-11-02'], []]);
    await say(id, [north, plan], { plannedPlaces: [] });
    expect(await northSees(id)).toEqual([]);
    // and come back where it is taken back
    await say(id, [north]);
    expect(await northSees(id)).toEqual(['2026-10-01', '2026-11-02']);
  });

  it('stand on a past day where they stood then', async () => {
    const id = await someone(north);
    await adjust(id, '2026-08-03');
    const then = company.clock.now().toString({ smallestUnit: 'millisecond' });
    company.clock.advance({ hours: 1 });
    await say(id, [north, { from: '2026-08-01', branchId: ids.south }]);
    const branches = async (who: string, at = '') =>
      (
        await data(
          `{ leaveYear(employeeId: "${id}", leaveTypeId: "${ids.annual}", year: 2026${at}) { entries { branchId } } }`,
          as(who),
        )
      ).leaveYear.entries.map(({ branchId }: Entry) => branchId);
    expect([await branches('admin', `, knownAt: "${then}"`), await branches('admin')]).toEqual([
      [ids.north],
      [ids.south],
    ]);
    // by today's rights
    await expect(branches('restricted', `, knownAt: "${then}"`)).rejects.toThrow('forbidden');
  });

  it('cost one event for a move, and none for other news', async () => {
    const id = await someone(north);
    for (const on of ['2026-07-02', '2026-07-03', '2026-07-06']) await adjust(id, on);
    const moved = [north, { from: '2026-07-01', branchId: ids.south }];
    await say(id, moved);
    await say(id, moved, { lastName: 'Other' });
    expect((await moves(id)).map((event) => [event.data.branchId, (event.data.entryIds as string[]).length])).toEqual([
      [ids.south, 3],
    ]);
  });

  it('decided before a move and written after it are placed as well', async () => {
    const id = await someone(north);
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    held = { name: 'leave.BalanceAdjusted', begun: begin, until: released };
    const adjusting = adjust(id, '2026-08-03');
    await begun;
    await say(id, [north, { from: '2026-08-01', branchId: ids.south }]);
    release();
    expect((await adjusting).status).toBe(201);
    expect([await northSees(id), (await moves(id)).length]).toEqual([[], 1]);
  });

  it('are the same rows when they are made anew', async () => {
    const rows = async () => {
      const page = { sort: { index: 'id', descending: false }, offset: 0, limit: 1_000 };
      const found = await company.hosted.runtime.rows(leaveEntries).find(ids.orgA, { where: [] }, page);
      return found.map(({ doc }) => doc);
    };
    const before = await rows();
    expect(new Set(before.map(({ branchId }) => branchId))).toEqual(new Set([ids.north, ids.south]));
    const { keyValue } = company.ports;
    const id = await requestRebuild(keyValue, 'leave', ['leaveEntries']);
    await until(async () => {
      const state = await rebuildState(keyValue, 'leave');
      return state?.id === id && state.state === 'DONE';
    });
    expect(await rows()).toEqual(before);
  });
});
