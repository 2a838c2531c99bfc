import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { addDays } from '@kadro/kernel';
import fc from 'fast-check';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { branch, person, week } from './testing/identity-messages.ts';
import { stepsOf, storyOf } from './testing/story.ts';

let company: Company;
const { send, member, ask, decide, show, data, settled, declare } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const here = { organization: ids.orgA };
const hired = '2026-01-05';
const unpaid = { leaveTypeId: ids.unpaid };
const fourDays = { ...week, friday: 0 };
interface Place {
  from: string;
  branchId?: string;
  workingPattern?: typeof week;
}
const north = { from: hired, branchId: ids.north };

/** Lets identity say where somebody works from when; resolves once everything was counted again. */
const move = async (id: string, places: Place[]) => {
  const { branchId, workingPattern } = places.at(-1)!;
  await company.publish(person(here, { id, branchId, workingPattern, leaveManagers: [ids.manager], places }));
  await settled('person', id);
};
const someone = async (places: Place[] = [north]) => member({ places, branchId: places[0]!.branchId });
const logOf = (id: string) => company.hosted.runtime.log.read(`leave.leaveAccount-${ids.orgA}_${id}`);
const recounts = async (id: string) =>
  (await logOf(id)).filter(({ name }) => name === 'LeaveRecounted').map((event) => event.data);
const historyOf = async (request: string) =>
  (
    await data(
      `{ leaveRequest(id: "${request}") { approvalHistory {
        action actor recount { before after cause causeId holiday } replaced { leavingId replacementId } } } }`,
      as('superAdmin'),
    )
  ).leaveRequest.approvalHistory;
const noticesFor = async (who: string) =>
  (await company.ports.notify.recent(500)).filter((notice) => notice.person === who);
const seenBy = async (who: string, request: string, at = '') =>
  (await data(`{ leaveRequest(id: "${request}"${at}) { id } }`, as(who))).leaveRequest !== null;

describe('a working pattern that holds from a day on', () => {
  it('31: leaves the days before as they are and counts those after again, once, also when it is told later', async () => {
    const id = await someone();
    const { body } = await ask(id, '2027-02-22', '2027-03-12', unpaid);
    await decide('manager', body.id);
    const places = [north, { ...north, from: '2027-03-01', workingPattern: fourDays }];
    await move(id, places);
    expect(await show(body.id)).toMatchObject({ days: 13, daysAsked: 15, status: 'APPROVED' });
    expect((await recounts(id)).map(({ cause }) => cause)).toEqual([{ kind: 'PATTERN', id }]);
    expect((await historyOf(body.id)).at(-1)).toEqual({
      action: 'RECOUNTED',
      actor: 'system',
      recount: { before: 15, after: 13, cause: 'PATTERN', causeId: id, holiday: null },
      replaced: null,
    });
    await move(id, places);
    expect(await recounts(id)).toHaveLength(1);
    // the change is taken back to the middle of March: the first Friday counts again
    await move(id, [north, { ...north, from: '2027-03-08', workingPattern: fourDays }]);
    const after = await show(body.id);
    expect([
      after.days,
      after.dayDetails
        .filter(({ kind }: { kind: string }) => kind === 'OFFDAY')
        .map(({ date }: { date: string }) => date)
        .filter((date: string) => new Date(date).getUTCDay() === 5),
    ]).toEqual([14, ['2027-03-12']]);
  });

  it('is told to the person with the days before and after', async () => {
    const id = await someone();
    await ask(id, '2027-03-01', '2027-03-05', unpaid);
    await move(id, [north, { ...north, from: '2027-03-01', workingPattern: fourDays }]);
    await until(async () => (await noticesFor(id)).some(({ template }) => template === 'leave.recounted'));
    expect((await noticesFor(id)).map(({ body }) => body)).toEqual([
      'Unpaid, 01.03.2027 – 05.03.2027. 5 days → 4 days',
    ]);
  });

  it('of a branch counts its people again, but not who has a pattern of his own', async () => {
    const place = crypto.randomUUID();
    const say = async (patterns: { from: string; pattern: typeof week }[]) => {
      const message = branch(here, { id: place, workingPattern: patterns.at(-1)!.pattern });
      Object.assign(message.data.branch as object, { patterns });
      await company.publish(message);
      await settled('branch', place);
    };
    const old = { from: '0001-01-01', pattern: week };
    await say([old]);
    const [one, other] = [
      await someone([{ from: hired, branchId: place }]),
      await someone([{ from: hired, branchId: place, workingPattern: week }]),
    ];
    const asked = await Promise.all(
      [one, other].map(async (id) => (await ask(id, '2027-04-26', '2027-05-07', unpaid)).body.id as string),
    );
    await say([old, { from: '2027-05-01', pattern: fourDays }]);
    expect(await Promise.all(asked.map(async (id) => (await show(id)).days))).toEqual([9, 10]);
    expect((await recounts(one)).map(({ cause }) => cause)).toEqual([{ kind: 'PATTERN', id: place }]);
  });
});

describe('a move to another branch', () => {
  it('counts by the holidays of the branch of each date, and lets its admin see what is taken there', async () => {
    const id = await someone();
    const [before, after] = [
      (await ask(id, '2027-06-07', '2027-06-11', unpaid)).body.id,
      (await ask(id, '2027-06-21', '2027-06-25', unpaid)).body.id,
    ];
    for (const [key, date, branchId] of [
      ['in-north', '2027-06-08', ids.north],
      ['in-south', '2027-06-22', ids.south],
      ['late-north', '2027-06-23', ids.north],
    ] as const)
      await declare(key, date, { branchId });
    expect([(await show(before)).days, (await show(after)).days]).toEqual([4, 4]);
    await move(id, [north, { from: '2027-06-14', branchId: ids.south }]);
    const moved = await show(after);
    expect([(await show(before)).branchId, moved.branchId, (await show(before)).days, moved.days]).toEqual([
      ids.north,
      ids.south,
      4,
      4,
    ]);
    expect(
      moved.dayDetails
        .filter(({ kind }: { kind: string }) => kind === 'HOLIDAY')
        .map(({ date }: { date: string }) => date),
    ).toEqual(['2027-06-22']);
    // the restricted admin is of the north
    expect([await seenBy('restricted', before), await seenBy('restricted', after)]).toEqual([true, false]);
    expect((await historyOf(after)).at(-1).recount).toMatchObject({
      cause: 'BRANCH',
      causeId: ids.south,
      before: 4,
      after: 4,
    });
    // asked now for a day before the move: by the place of then
    expect(await show((await ask(id, '2027-06-01', undefined, unpaid)).body.id)).toMatchObject({ branchId: ids.north });
  });

  it('leaves what was entered in the former branch out of an export for the admin of the next one', async () => {
    const id = await someone([{ from: hired, branchId: ids.south }]);
    const set = await company.send('POST', `employees/${id}/leave-settings/balance`, {
      as: as('superAdmin'),
      body: { leaveTypeId: ids.annual, year: 2026, days: 20 },
    });
    expect(set.status).toBe(201);
    await move(id, [
      { from: hired, branchId: ids.south },
      { from: '2026-01-05', branchId: ids.north },
    ]);
    const entriesFor = async (who: string) =>
      (await company.send('GET', `personal-data/${id}/export`, { as: as(who) })).body.entries.length;
    expect([await entriesFor('superAdmin'), await entriesFor('restricted')]).toEqual([1, 0]);
  });

  it('that changes no day is no news of the request', async () => {
    const id = await someone();
    const { body } = await ask(id, '2027-07-05', undefined, unpaid);
    await move(id, [north, { from: '2027-07-01', branchId: ids.south }]);
    expect([
      (await show(body.id)).branchId,
      (await historyOf(body.id)).length,
      await seenBy('restricted', body.id),
    ]).toEqual([ids.south, 1, false]);
    expect((await noticesFor(id)).filter(({ template }) => template === 'leave.recounted')).toEqual([]);
  });

  it('in whatever order it is told comes to what counting anew gives', async () => {
    const dayIn = fc.integer({ min: 0, max: 40 }).map((n) => addDays('2027-08-02', n));
    const some = fc.record({
      from: dayIn,
      branchId: fc.constantFrom(ids.north, ids.south),
      workingPattern: fc.constantFrom(undefined, week, fourDays),
    });
    const placed = fc
      .uniqueArray(some, { minLength: 1, maxLength: 4, selector: ({ from }) => from })
      .map((list) => [north, ...list.toSorted((a, b) => (a.from < b.from ? -1 : 1))]);
    await declare('august-south', '2027-08-18', { branchId: ids.south });
    await declare('august-north', '2027-08-27', { branchId: ids.north, part: 'MORNING' });
    const free = { from: '2027-08-02', branchId: ids.south, workingPattern: fourDays };
    // a holiday of the other branch on a day that is free in both
    const back = { from: '2027-08-19', branchId: ids.north, workingPattern: fourDays };
    await fc.assert(
      fc.asyncProperty(fc.array(placed, { minLength: 2, maxLength: 4 }), async (told) => {
        const id = await someone();
        const { body } = await ask(id, '2027-08-09', '2027-09-05', unpaid);
        for (const places of told) await move(id, places);
        const twin = await someone(told.at(-1));
        const { body: anew } = await send('POST', 'leave-requests/calculate', twin, {
          ...unpaid,
          duration: 'FULL_DAY',
          beginDate: '2027-08-09',
          endDate: '2027-09-05',
        });
        const { days, dayDetails } = await show(body.id);
        expect([days, dayDetails]).toEqual([
          anew.days,
          anew.dayDetails.map(({ date, days: counts, holiday, kind, part }: Record<string, unknown>) =>
            expect.objectContaining({ date, days: counts, holiday, kind, part }),
          ),
        ]);
      }),
      {
        numRuns: 5,
        examples: [
          [
            [
              [north, free, back],
              [north, free],
            ],
          ],
        ],
      },
    );
  });
});

describe('a manager who leaves while requests wait for him', () => {
  const manager = () => member();
  const leaves = (id: string, more: object = { status: 'RESIGNED' }) =>
    company.publish(person(here, { id, branchId: ids.north, leaveManagers: [ids.manager], ...more }, 'PersonResigned'));
  const resign = async (id: string, more?: object) => {
    await leaves(id, more);
    await settled('person', id, 'replace');
  };

  it('37: the next of the chain is asked, and the history shows both', async () => {
    const [m1, m2] = [await manager(), await manager()];
    const id = await member({ leaveManagers: [m1, m2] });
    const { body } = await ask(id, '2026-09-07', undefined, unpaid);
    await resign(m1);
    const request = await show(body.id);
    expect([stepsOf(request, { [m1]: 'M1', [m2]: 'M2' }), request.waitingFor, request.status]).toEqual([
      'M1 STOPPED skipped, M2 PENDING',
      [m2],
      'PENDING',
    ]);
    expect((await historyOf(body.id)).at(-1)).toMatchObject({
      action: 'APPROVER_REPLACED',
      actor: 'system',
      replaced: { leavingId: m1, replacementId: m2 },
    });
    await until(async () => (await noticesFor(m2)).some(({ template }) => template === 'leave.asked'));
    expect((await decide(m2, body.id)).status).toBe(200);
  });

  it('37: where nobody of the chain is left it goes up, and another acts in the name of who left', async () => {
    const [m1, boss] = [await manager(), await manager()];
    const id = await member({ leaveManagers: [m1], generalManagers: [ids.resigned, boss] });
    const { body } = await ask(id, '2026-09-07', undefined, unpaid);
    await resign(m1, { mayApproveLeave: false });
    expect(await show(body.id)).toMatchObject({
      waitingFor: [boss],
      escalated: 'GENERAL_MANAGER',
      steps: [{ managerId: m1, actedBy: boss, state: 'PENDING' }],
    });
    expect([await seenBy(m1, body.id), await seenBy(boss, body.id)]).toEqual([false, true]);
    await decide(boss, body.id);
    expect(await show(body.id)).toMatchObject({
      status: 'APPROVED',
      steps: [{ managerId: m1, actedBy: boss, state: 'APPROVED' }],
    });
    expect([await seenBy(m1, body.id), await seenBy(boss, body.id)]).toEqual([false, true]);
  });

  it('37: a super admin is asked where there is nobody else; what is decided stays', async () => {
    const m1 = await manager();
    const id = await member({ leaveManagers: [m1] });
    const [open, decided] = [
      (await ask(id, '2026-09-07', undefined, unpaid)).body.id,
      (await ask(id, '2026-09-08', undefined, unpaid)).body.id,
    ];
    await decide(m1, decided);
    await resign(m1);
    expect([await show(open), (await show(decided)).steps]).toEqual([
      expect.objectContaining({ waitingFor: [ids.superAdmin], escalated: 'SUPER_ADMIN' }),
      [expect.objectContaining({ managerId: m1, state: 'APPROVED' })],
    ]);
  });

  it('37: one who would be asked later is replaced as well, and a question that was asked stays', async () => {
    const [m1, m2] = [await manager(), await manager()];
    const id = await member({ leaveManagers: [m1, m2], generalManagers: [ids.second] });
    const { body } = await ask(id, '2026-09-07', undefined, unpaid);
    await send('PUT', `leave-requests/processes/${body.id}/need-extra-detail`, m1, { note: 'Where to?' });
    await resign(m2);
    expect(await show(body.id)).toMatchObject({
      status: 'NEED_EXTRA_DETAIL',
      steps: [
        { managerId: m1, state: 'NEED_EXTRA_DETAIL' },
        { managerId: m2, state: 'STOPPED' },
      ],
    });
  });

  it('37: is replaced though he was back before anybody looked', async () => {
    const m1 = await manager();
    const id = await member({ leaveManagers: [m1], generalManagers: [ids.second] });
    const { body } = await ask(id, '2026-09-07', undefined, unpaid);
    const { jobs } = company.ports;
    const add = jobs.add.bind(jobs);
    const held: Parameters<typeof add>[0][] = [];
    jobs.add = (job) => (job.name === 'leave.replaceApprover' ? Promise.resolve(void held.push(job)) : add(job));
    await leaves(m1);
    await until(async () => held.length > 0);
    await company.publish(person(here, { id: m1, branchId: ids.north, leaveManagers: [ids.manager] }, 'PersonRehired'));
    jobs.add = add;
    for (const job of held) await add(job);
    await until(async () => (await show(body.id)).waitingFor[0] !== m1);
    expect((await show(body.id)).waitingFor).toEqual([ids.second]);
    expect(await seenBy(m1, body.id)).toBe(false);
  });

  it('37: is noticed by the daily check where nothing was heard in time', async () => {
    const m1 = await manager();
    const id = await member({ leaveManagers: [m1], generalManagers: [ids.second] });
    const { body } = await ask(id, '2026-09-07', undefined, unpaid);
    const { jobs } = company.ports;
    const add = jobs.add.bind(jobs);
    jobs.add = (job) => (job.name === 'leave.replaceApprover' ? Promise.resolve() : add(job));
    await leaves(m1);
    await company.publish();
    expect((await show(body.id)).waitingFor).toEqual([m1]);
    await company.again();
    await until(async () => (await show(body.id)).waitingFor[0] === ids.second);
  });
});
