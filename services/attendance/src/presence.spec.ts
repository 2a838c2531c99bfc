import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listen } from '@kadro/chassis/testing';
import { passTime } from './passing/task.ts';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { person } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { member, shift, plan, read, data } = storyOf(() => company);
const now = '2026-07-15T08:00:00Z';
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

/** The clock of the house moves, and its minute task runs. */
async function at(instant: string): Promise<void> {
  company.clock.set(instant);
  await passTime.run(company.hosted.runtime);
  await company.hosted.runtime.caughtUp(await company.ports.events.head(), 'written');
}

const shown = 'employeeId state date since dueFrom dueTo latelyClockInTimeInMinutes shift { id }';
const presenceOf = async (id: string, who?: string) =>
  (await data(`{ presence(id: "${id}") { ${shown} } }`, who)).presence;

describe('who is in', () => {
  it('is expected, missing from the end of the tolerance, in when he comes, and late', async () => {
    const id = await member();
    const day = await shift({ begin: '12:00', end: '20:00', breakTime: 0, totalWorkTime: 480, lateTolerance: 5 });
    await plan(id, [day], '2026-07-15');
    await at(now);
    expect(await presenceOf(id)).toMatchObject({
      state: 'EXPECTED',
      shift: { id: day },
      dueFrom: '2026-07-15T09:00:00.000Z',
      dueTo: '2026-07-15T17:00:00.000Z',
    });
    await at('2026-07-15T09:05:00Z');
    expect(await presenceOf(id)).toMatchObject({ state: 'EXPECTED' });
    await at('2026-07-15T09:06:00Z');
    expect(await presenceOf(id)).toMatchObject({ state: 'MISSING', since: '2026-07-15T09:00:00.000Z' });
    company.clock.set('2026-07-15T09:14:30Z');
    await read(id, 'CLOCK_IN', '2026-07-15T09:14:00Z');
    expect(await presenceOf(id)).toMatchObject({
      state: 'IN',
      since: '2026-07-15T09:14:00.000Z',
      latelyClockInTimeInMinutes: 14,
    });
    await read(id, 'BREAK_OUT', '2026-07-15T09:14:10Z');
    expect(await presenceOf(id)).toMatchObject({ state: 'BREAK' });
  });

  it('need not be there any more after the shift, and stands on the evening in a night', async () => {
    const id = await member();
    const night = await shift({ begin: '22:00', end: '06:00', breakTime: 0, totalWorkTime: 480 });
    await plan(id, [night], '2026-07-15', '2026-07-15');
    await at('2026-07-15T23:00:00Z');
    expect(await presenceOf(id)).toMatchObject({ state: 'MISSING', date: '2026-07-15' });
    await at('2026-07-16T03:00:00Z');
    expect(await presenceOf(id)).toMatchObject({ state: 'EXPECTED', date: '2026-07-16', dueFrom: null });
  });

  it('is a row less for whoever has resigned', async () => {
    const id = await member();
    expect(await presenceOf(id)).not.toBeNull();
    const gone = {
      id,
      branchId: ids.north,
      employments: [{ from: '2026-01-05', to: '2026-07-01' }],
      status: 'RESIGNED',
    };
    await company.publish(person({ organization: ids.orgA }, gone, 'PersonResigned'));
    expect(await presenceOf(id)).toBeNull();
  });

  it('is seen by his managers, and by nobody else whom he is not entrusted to', async () => {
    const id = await member();
    const seen = await Promise.all(['manager', 'colleague', 'admin'].map((who) => presenceOf(id, who)));
    expect(seen.map((row) => row !== null)).toEqual([true, false, true]);
  });
});

describe('counts', () => {
  it('are of those whom the caller reaches, and by branch', async () => {
    const id = await member();
    await read(id, 'CLOCK_IN', '2026-07-16T02:59:00Z');
    const asked = '{ presenceCounts { people late states { state people } branches { branchId people } } }';
    const { presenceCounts } = await data(asked);
    const inside = presenceCounts.states.find(({ state }: { state: string }) => state === 'IN');
    expect(inside.people).toBeGreaterThan(0);
    const { presences } = await data('{ presences(rowsPerPage: 1) { total } }');
    expect(presenceCounts.people).toBe(presences.total);
    expect(presenceCounts.branches.map(({ branchId }: { branchId: string }) => branchId)).toContain(ids.north);
    expect((await data(asked, 'colleague')).presenceCounts.people).toBe(1);
  });
});

describe('the stream', () => {
  /** Opens it over HTTP; `next` waits for the next message that is no sign of life. */
  async function follow(who: 'manager' | 'colleague' | 'superAdmin') {
    const served = await listen(() => company.hosted);
    const gone = new AbortController();
    const route = `${served.address}/attendance/api/v1/presence/stream`;
    const response = await fetch(route, { headers: { authorization: as(who) }, signal: gone.signal });
    const parts = response.body!.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
    let text = '';
    return {
      response,
      next: async (): Promise<string> => {
        for (;;) {
          const end = text.indexOf('\n\n');
          const message = text.slice(0, Math.max(0, end));
          if (end >= 0) text = text.slice(end + 2);
          if (end >= 0 && !message.startsWith(':')) return message;
          if (end < 0) text += (await parts.next()).value as string;
        }
      },
      stop: (): void => {
        gone.abort();
        served.stop();
      },
    };
  }

  it('has who comes, for whoever reaches him and nobody else', async () => {
    const id = await member();
    const other = await member({ shiftManagers: [], overtimeManagers: [] });
    const [manager, colleague, admin] = [
      await follow('manager'),
      await follow('colleague'),
      await follow('superAdmin'),
    ];
    const all = [manager, colleague, admin];
    expect(manager.response.headers.get('content-type')).toMatch('text/event-stream');
    for (const one of all) expect(await one.next()).toMatch(/^event: ready\n/);
    await read(other, 'CLOCK_IN', '2026-07-16T02:59:10Z');
    await read(id, 'CLOCK_IN', '2026-07-16T02:59:20Z');
    const seen = await manager.next();
    expect(seen).toMatch(/^event: presence\n/);
    expect(JSON.parse(seen.split('data: ')[1]!)).toMatchObject({ employeeId: id, state: 'IN' });
    expect(Object.keys(JSON.parse(seen.split('data: ')[1]!) as object).filter((name) => name.startsWith('_'))).toEqual(
      [],
    );
    expect(await admin.next()).toContain(other);
    await read(ids.colleague, 'CLOCK_IN', '2026-07-16T02:59:30Z');
    expect(await colleague.next()).toContain(ids.colleague);
    for (const one of all) one.stop();
  });
});
