import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type JobQueue, type Ports } from '@kadro/chassis';
import { until } from '@kadro/chassis/testing';
import { as, type Company, ids, startCompany } from '../../testing/company.ts';
import { holiday, person } from '../../testing/identity-messages.ts';
import { storyOf } from '../../testing/story.ts';

/** Jobs whose progress a test may stop at: called after each slice that was kept. */
let onProgress: (done: number, isStopped: () => boolean) => Promise<void> = () => Promise.resolve();
const watched = (ports: Ports): Ports => {
  const work: JobQueue['work'] = (name, run) =>
    ports.jobs.work(name, (job, control) =>
      run(job, {
        isStopped: () => control.isStopped(),
        progress: async (at) => {
          await control.progress(at);
          await onProgress(at.done, () => control.isStopped());
        },
      }),
    );
  return {
    ...ports,
    jobs: new Proxy(ports.jobs, {
      get: (target, name) => (name === 'work' ? work : (Reflect.get(target, name) as () => void).bind(target)),
    }),
  };
};

let company: Company;
const { send, member, ask, decide, show } = storyOf(() => company);
const here = { organization: ids.orgA };
beforeAll(async () => {
  company = await startCompany(watched);
});
afterAll(() => company.stop());

const get = (path: string, organization = ids.orgA) =>
  company.send('GET', path, { as: as('superAdmin', organization) });
const jobsOf = async (name: string) =>
  (await company.ports.jobs.list(ids.orgA, 'leave', { offset: 0, limit: 10_000 })).items.filter(
    (job) => job.name === name,
  );
const eventsOf = async (id: string) =>
  (await company.hosted.runtime.log.read(`leave.leaveAccount-${ids.orgA}_${id}`)).map(({ name }) => name);

describe('counting again in the background', () => {
  let count = 0;
  /** So many people away on a day of their own that becomes a holiday. */
  const away = async (people: number) => {
    const date = Temporal.PlainDate.from('2027-02-01').add({ weeks: count++ }).toString();
    const everybody = Array.from({ length: people }, () => crypto.randomUUID());
    await company.publish(
      ...everybody.map((id) => person(here, { id, branchId: ids.north, leaveManagers: [ids.manager] }, 'PersonHired')),
    );
    await Promise.all(everybody.map((id) => ask(id, date, undefined, { leaveTypeId: ids.unpaid })));
    return { everybody, day: { id: `feast-${count}`, date } };
  };
  const newest = async () => (await jobsOf('leave.recount'))[0];
  const recounts = async (everybody: string[]) =>
    (await Promise.all(everybody.map(eventsOf))).map(
      (names) => names.filter((name) => name === 'LeaveRecounted').length,
    );

  it('goes in slices and says how far it is', async () => {
    const { everybody, day } = await away(120);
    const seen: number[] = [];
    onProgress = (done) => Promise.resolve(void seen.push(done));
    await company.publish(holiday(here, day));
    await until(
      async () => (await newest())?.state === 'DONE' && (await recounts(everybody)).every((one) => one === 1),
    );
    expect([seen, await newest()]).toEqual([
      [50, 100, 120],
      expect.objectContaining({
        name: 'leave.recount',
        state: 'DONE',
        done: 120,
        total: 120,
        attempts: 1,
        failure: null,
      }),
    ]);
  });

  it('stops where it is cancelled, and goes on where it stopped', async () => {
    const { everybody, day } = await away(60);
    onProgress = async (_done, isStopped) => {
      onProgress = () => Promise.resolve();
      const { id } = (await newest())!;
      expect((await send('PUT', `jobs/${id}/cancel`, 'superAdmin')).status).toBe(200);
      // on engines it is heard of up to half a second later
      await until(isStopped);
    };
    await company.publish(holiday(here, day));
    await until(async () => (await newest())?.state === 'CANCELLED');
    expect((await recounts(everybody)).filter((one) => one === 1)).toHaveLength(50);
    const { id } = (await newest())!;
    expect((await send('PUT', `jobs/${id}/cancel`, 'superAdmin')).body.name).toBe('changed_meanwhile');
    expect((await send('PUT', `jobs/${id}/resume`, 'superAdmin')).status).toBe(200);
    await until(async () => (await newest())!.state === 'DONE');
    expect(new Set(await recounts(everybody))).toEqual(new Set([1]));
    expect([
      (await get('jobs', ids.orgB)).body.items.filter((job: { id: string }) => job.id === id),
      (await company.send('PUT', `jobs/${id}/cancel`, { as: as('superAdmin', ids.orgB) })).status,
    ]).toEqual([[], 404]);
  });

  it('goes on after a restart in its middle', async () => {
    const { everybody, day } = await away(60);
    const { promise, resolve } = Promise.withResolvers<void>();
    const { promise: restarted, resolve: goOn } = Promise.withResolvers<void>();
    onProgress = async () => {
      onProgress = () => Promise.resolve();
      resolve();
      await restarted;
    };
    await company.publish(holiday(here, day));
    await promise;
    // closing waits for the slice in hand, which ends once it is told so
    const again = company.again();
    goOn();
    await again;
    await until(async () => (await newest())?.state === 'DONE');
    expect(new Set(await recounts(everybody))).toEqual(new Set([1]));
  });

  it('touches only the branch of the holiday', async () => {
    const { everybody, day } = await away(2);
    const elsewhere = await member({ branchId: ids.south });
    await ask(elsewhere, day.date, undefined, { leaveTypeId: ids.unpaid });
    await company.publish(holiday(here, { ...day, branchId: ids.south }));
    await until(async () => (await newest())!.state === 'DONE' && (await recounts([elsewhere]))[0] === 1);
    expect(await recounts(everybody)).toEqual([0, 0]);
    // the holiday moves to another day: the old one counts again
    await company.publish(holiday(here, { ...day, branchId: ids.south, date: '2027-12-31' }));
    await until(async () => (await recounts([elsewhere]))[0] === 2);
  });

  it.each([
    ['at once', '2027-11-08'],
    ['by a job where rows are late', '2027-11-15'],
  ])(
    'catches a request that was counted before the holiday was known and written after the others were counted again, %s',
    async (how, monday) => {
      const id = await member();
      const { loop } = company.hosted.runtime;
      const run = loop.run.bind(loop);
      const tuesday = Temporal.PlainDate.from(monday).add({ days: 1 }).toString();
      loop.run = async (...given) => {
        if ((given[0] as { name: string }).name === 'leaveAccount') {
          loop.run = run;
          await company.publish(holiday(here, { id: `late-${monday}`, date: tuesday }));
          await until(async () =>
            (await jobsOf('leave.recount')).some(
              ({ data, state }) => data.holidayId === `late-${monday}` && state === 'DONE',
            ),
          );
          const { runtime } = company.hosted;
          const caughtUp = runtime.caughtUp.bind(runtime);
          // late for the answer only: the job waits as long as it takes
          if (how !== 'at once')
            runtime.caughtUp = async (position, events, ms) => ms !== undefined && caughtUp(position, events, ms);
        }
        return run(...given) as never;
      };
      const { status, body } = await ask(id, monday, Temporal.PlainDate.from(monday).add({ days: 2 }).toString(), {
        leaveTypeId: ids.unpaid,
      });
      Reflect.deleteProperty(company.hosted.runtime, 'caughtUp');
      if (how !== 'at once') await until(async () => (await show(body.id))?.days === 2);
      expect([status, await show(body.id), await eventsOf(id)]).toEqual([
        how === 'at once' ? 201 : 202,
        expect.objectContaining({ days: 2, daysAsked: 3 }),
        expect.arrayContaining(['LeaveRequested', 'LeaveRecounted']),
      ]);
    },
  );

  it('is not thought of where nothing has changed meanwhile', async () => {
    const id = await member();
    const { loop } = company.hosted.runtime;
    const run = loop.run.bind(loop);
    let decisions = 0;
    loop.run = (...given) => {
      if ((given[0] as { name: string }).name === 'leaveAccount') decisions++;
      return run(...given) as never;
    };
    const { status } = await ask(id, '2027-12-13', undefined, { leaveTypeId: ids.unpaid });
    loop.run = run;
    expect([status, decisions]).toEqual([201, 1]);
  });

  it('tells people what they wait for, once each', async () => {
    const id = await member();
    const { body } = await ask(id, '2027-12-06', undefined, { leaveTypeId: ids.unpaid });
    await decide('manager', body.id, true, 'Have fun');
    const own = async () =>
      (await company.ports.notify.recent(500)).filter(
        (notice) =>
          notice.path.includes(body.id) || (notice.person === ids.manager && notice.body.includes('06.12.2027')),
      );
    await until(async () => (await own()).length >= 2);
    await company.again();
    await until(async () => (await jobsOf('leave.notify')).every(({ state }) => state === 'DONE'));
    expect(
      (await own())
        .map(({ person: to, channel, template }) => [to, channel, template])
        .toSorted((a, b) => a[2]!.localeCompare(b[2]!)),
    ).toEqual([
      [id, 'IN_APP', 'leave.approved'],
      [ids.manager, 'IN_APP', 'leave.asked'],
    ]);
    for (const { reader } of await own())
      expect(reader).toEqual({
        name: expect.stringMatching(/^\S+ \S+/),
        datePattern: 'DD.MM.YYYY',
        zone: expect.stringMatching(/^Europe\//),
      });
    expect(JSON.stringify(await jobsOf('leave.notify'))).not.toContain('Have fun');
  });
});
