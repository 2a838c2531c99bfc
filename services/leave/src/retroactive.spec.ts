import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { addDays } from '@kadro/kernel';
import fc from 'fast-check';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { branch, holiday, person, week } from './testing/identity-messages.ts';
import { stepsOf, storyOf } from './testing/story.ts';

let company: Company;
const { send, member, type, entitle, ask, decide, cancel, show, balance, year, data } = storyOf(() => company);
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

/** Until what was recorded last of a thing has had its effect on requests. */
const settled = async (category: string, id: string, job = 'recount') => {
  const events = await company.hosted.runtime.log.read(`leave.${category}-${ids.orgA}_${id}`);
  const last = events.findLast(
    ({ data: said }) => job !== 'recount' || category === 'holiday' || said.places || said.patterns,
  )!;
  await until(async () => (await company.ports.jobs.get(ids.orgA, `${job}.${last.stored.id}`))?.state === 'DONE');
  await company.hosted.runtime.caughtUp(await company.ports.events.head());
};
/** Lets identity say where somebody works from when; resolves once everything was counted again. */
const move = async (id: string, places: Place[]) => {
  const { branchId, workingPattern } = places.at(-1)!;
  await company.tell(person(here, { id, branchId, workingPattern, leaveManagers: [ids.manager], places }));
  await settled('person', id);
};
const declare = async (id: string, date: string, more: object) => {
  await company.tell(holiday(here, { id, date, ...more }));
  await settled('holiday', id);
};
const someone = async (places: Place[] = [north]) => member({ places, branchId: places[0]!.branchId });
const logOf = (id: string) => company.hosted.runtime.log.read(`leave.leaveAccount-${ids.orgA}_${id}`);
const recounts = async (id: string) =>
  (await logOf(id)).filter(({ name }) => name === 'LeaveRecounted').map((event) => event.data);
const historyOf = async (request: string) =>
  (
    await data(
      `{ leaveRequest(id: "${request}") { approvalHistory { action actor recount { before after cause causeId holiday } replaced { leavingId replacementId } } } }`,
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
    expect((await noticesFor(id)).map(({ body }) => body)).toEqual(['Unpaid, 2027-03-01 – 2027-03-05. Days: 5 → 4']);
  });

  it('of a branch counts its people again, but not who has a pattern of his own', async () => {
    const place = crypto.randomUUID();
    const say = async (patterns: { from: string; pattern: typeof week }[]) => {
      const message = branch(here, { id: place, workingPattern: patterns.at(-1)!.pattern });
      Object.assign(message.data.branch as object, { patterns });
      await company.tell(message);
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
      { numRuns: 5 },
    );
  });
});

describe('a manager who leaves while requests wait for him', () => {
  const manager = () => member();
  const leaves = (id: string, more: object = { status: 'RESIGNED' }) =>
    company.tell(person(here, { id, branchId: ids.north, leaveManagers: [ids.manager], ...more }, 'PersonResigned'));
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

  it('37: is noticed by the daily check where nothing was heard in time', async () => {
    const m1 = await manager();
    const id = await member({ leaveManagers: [m1], generalManagers: [ids.second] });
    const { body } = await ask(id, '2026-09-07', undefined, unpaid);
    const { jobs } = company.ports;
    const add = jobs.add.bind(jobs);
    jobs.add = (job) => (job.name === 'leave.replaceApprover' ? Promise.resolve() : add(job));
    await leaves(m1);
    await company.tell();
    expect((await show(body.id)).waitingFor).toEqual([m1]);
    await company.again();
    await until(async () => (await show(body.id)).waitingFor[0] === ids.second);
  });
});

describe('a balance as it was known then', () => {
  const when = () => company.clock.now().toString({ smallestUnit: 'millisecond' });
  const pass = () => company.clock.advance({ hours: 5 });
  const asked = async (id: string, on: string, knownAt?: string) =>
    (
      await data(
        `{ leaveBalances(employeeId: "${id}", asOf: "${on}"${knownAt ? `, knownAt: "${knownAt}"` : ''}) { leaveTypeId used reserved balance free } }`,
        as('superAdmin'),
      )
    ).leaveBalances;

  it('has of a date what was recorded by then, whatever came later', async () => {
    const dates = ['2026-08-01', '2026-10-15', '2026-12-31'];
    const begin = fc.integer({ min: 0, max: 80 }).map((n) => addDays('2026-09-07', n));
    const act = fc.oneof(
      fc.record({ does: fc.constant('ask' as const), begin, days: fc.integer({ min: 0, max: 4 }) }),
      fc.record({ does: fc.constantFrom('approve' as const, 'deny' as const, 'cancel' as const), n: fc.nat(5) }),
      fc.record({ does: fc.constant('entitle' as const), days: fc.integer({ min: 5, max: 30 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 12 }), async (acts) => {
        const id = await member();
        await entitle(id, 20);
        const requests: string[] = [];
        const then: { at: string; told: unknown }[] = [];
        for (const one of acts) {
          pass();
          if (one.does === 'ask') requests.push((await ask(id, one.begin, addDays(one.begin, one.days))).body.id);
          else if (one.does === 'entitle') await entitle(id, one.days);
          else if (requests[one.n])
            await (one.does === 'cancel'
              ? cancel(id, requests[one.n]!)
              : decide('manager', requests[one.n]!, one.does === 'approve'));
          then.push({ at: when(), told: await Promise.all(dates.map((on) => asked(id, on))) });
        }
        pass();
        for (const { at, told } of then) expect(await Promise.all(dates.map((on) => asked(id, on, at)))).toEqual(told);
        const list = async (more: string) =>
          (
            await data(
              `{ leaveBalancesOf(employeeIds: ["${id}"], asOf: "2026-10-15"${more}) { items { balances { leaveTypeId used reserved balance free } } } }`,
              as('superAdmin'),
            )
          ).leaveBalancesOf.items[0].balances;
        for (const { at, told } of then) expect(await list(`, knownAt: "${at}"`)).toEqual((told as unknown[])[1]);
        expect(await list('')).toEqual(await asked(id, '2026-10-15'));
      }),
      { numRuns: 5 },
    );
  });

  it('shows the entries as they were, and those that came late with both dates', async () => {
    const leaveTypeId = await type();
    const id = await someone();
    await entitle(id, 20, { leaveTypeId });
    const { body } = await ask(id, '2026-06-08', '2026-06-12', { leaveTypeId });
    await decide('manager', body.id);
    const before = when();
    pass();
    await declare('plant', '2026-06-10', { branchId: ids.north, names: { en: 'Plant holiday' } });
    const entries = async (more = '') =>
      (
        await data(
          `{ leaveYear(employeeId: "${id}", leaveTypeId: "${leaveTypeId}", year: 2026${more}) { closing entries { kind on days recordedAt late actor requestId year cause causeId holiday } } }`,
          as('superAdmin'),
        )
      ).leaveYear;
    expect(await entries()).toMatchObject({
      closing: 16,
      entries: [
        { kind: 'ENTITLEMENT', on: '2026-01-01', year: 2026, late: true, actor: ids.superAdmin },
        { kind: 'REQUEST', days: -5, requestId: body.id, late: true },
        {
          kind: 'RECOUNT',
          on: '2026-06-10',
          days: 1,
          late: true,
          actor: 'system',
          requestId: body.id,
          cause: 'HOLIDAY',
          causeId: 'plant',
          holiday: 'Plant holiday',
        },
      ],
    });
    expect(await entries(`, knownAt: "${before}"`)).toMatchObject({
      closing: 15,
      entries: [{ kind: 'ENTITLEMENT' }, { kind: 'REQUEST', days: -5 }],
    });
    expect([
      (await balance(id, '2026-06-30', leaveTypeId)).balance,
      (await year(id, 2026, leaveTypeId)).entries,
    ]).toEqual([16, expect.arrayContaining([expect.objectContaining({ kind: 'RECOUNT' })])]);
  });

  it('is asked for by its older name too, and refuses what is no day or instant', async () => {
    const id = await member();
    const { body } = await company.query(
      `{ leaveBalances(employeeId: "${id}", knownAt: "yesterday") { on } }`,
      as('superAdmin'),
    );
    expect(body.errors[0].extensions).toMatchObject({
      name: 'constraint_violation',
      fields: { knownAt: expect.any(String) },
    });
    expect(
      (await data(`{ leaveBalances(employeeId: "${id}", on: "2026-03-01") { on } }`, as('superAdmin'))).leaveBalances[0]
        .on,
    ).toBe('2026-03-01');
  });
});

describe('requests of a day in the past', () => {
  it('are those that were there, as they stood', async () => {
    const id = await someone();
    const { body } = await ask(id, '2027-11-01', undefined, unpaid);
    const today = company.clock.now().toZonedDateTimeISO('Europe/Istanbul').toPlainDate().toString();
    company.clock.advance({ hours: 48 });
    await decide('manager', body.id);
    const list = async (asOf: string) =>
      (
        await data(
          `{ leaveRequests(asOf: "${asOf}", filter: { employeeId: { eq: "${id}" } }) { total items { id status } } }`,
          as('superAdmin'),
        )
      ).leaveRequests;
    expect([await list(addDays(today, -1)), await list(today), await list(addDays(today, 3))]).toEqual([
      { total: 0, items: [] },
      { total: 1, items: [{ id: body.id, status: 'PENDING' }] },
      { total: 1, items: [{ id: body.id, status: 'APPROVED' }] },
    ]);
  });
});

describe('balances of several people', () => {
  const list = async (args: string, who = 'superAdmin') =>
    (
      await data(
        `{ leaveBalancesOf(${args}) { total items { employeeId balances { leaveTypeId balance } } } }`,
        as(who),
      )
    ).leaveBalancesOf;

  it('are of those in reach today, by name', async () => {
    const chosen = `employeeIds: ["${ids.subordinate}", "${ids.distant}", "${ids.colleague}", "${ids.onlyB}"], rowsPerPage: 100`;
    const of = async (who: string) =>
      (await list(chosen, who)).items.map((one: { employeeId: string }) => one.employeeId);
    expect(await Promise.all(['superAdmin', 'restricted', 'manager', 'hr', 'subordinate'].map(of))).toEqual([
      [ids.colleague, ids.distant, ids.subordinate],
      [ids.colleague, ids.subordinate],
      [ids.subordinate],
      [],
      [ids.subordinate],
    ]);
  });

  it('are given by branch, page by page', async () => {
    const all = await list(`branchId: "${ids.south}", rowsPerPage: 100`);
    expect([all.total, all.items.length]).toEqual([all.total, all.total]);
    expect((await list(`branchId: "${ids.south}", rowsPerPage: 1, page: 0`)).items).toEqual(all.items.slice(0, 1));
  });
});
