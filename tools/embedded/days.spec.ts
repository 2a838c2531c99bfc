import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, organization, startCompany, week } from '../testing/company.ts';
import { knownToLeave } from '../testing/known-to-leave.ts';
import { anyLeaveType } from '../testing/leave-type.ts';

const fourDays = { ...week, friday: 0 };
const noRoles = { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false };
const admin = { ...noRoles, admin: true };
const identity = '/identity/api/v1';
const leave = '/leave/api/v1';

/** Everybody who looks; the two restricted admins each have one branch. */
const roles = ['boss', 'admin', 'ofIstanbul', 'ofBerlin', 'hr', 'manager', 'mover', 'colleague'] as const;
type Role = (typeof roles)[number];

let company: Company;
let people: Record<Role, string>;
let type: string;
beforeAll(async () => {
  company = await startCompany();
  const { istanbul: branchId, berlin, hire, boss } = company;
  const restricted = (branch: string) => ({ ...admin, restrictedAdmin: true, adminBranches: [branch] });
  people = {
    boss,
    admin: await hire('Admin', { branchId }, admin),
    ofIstanbul: await hire('Istanbuller', { branchId }, restricted(branchId)),
    ofBerlin: await hire('Berliner', { branchId: berlin }, restricted(berlin)),
    hr: await hire('Hr', { branchId }, { ...noRoles, hrManager: true }),
    manager: await hire('Manager', { branchId }),
    mover: await hire('Mover', { branchId }),
    colleague: await hire('Colleague', { branchId }),
  };
  type = (await company.send(boss, 'POST', `${leave}/leave-types`, anyLeaveType)).body.id;
  for (const id of [people.mover, people.colleague]) await decidedBy(id, people.manager);
});
afterAll(async () => {
  await company.stop();
  expect(faults).toEqual([]);
});

const at = (instant: string): void => company.clock.set(instant);
const later = (): void => company.clock.advance({ minutes: 1 });
const now = (): string => company.clock.now().toString();
/** What the house does every minute. */
const settle = (): Promise<void> => {
  const { runtime } = company.kadro.services.identity;
  return runtime.service.scheduledTasks.find(({ name }) => name === 'dueChanges')!.run(runtime);
};
const employment = async (id: string, body: object): Promise<void> =>
  expect((await company.send(people.boss, 'PUT', `${identity}/employees/${id}/employment`, body)).status).toBe(200);
const moves = (id: string, branchId: string, effectiveOn: string): Promise<void> =>
  employment(id, { branchId, effectiveOn });
/** Resolves once leave knows who decides. */
const decidedBy = async (id: string, manager: string): Promise<void> => {
  await company.send(people.boss, 'PUT', `${identity}/employees/${id}/management`, { leaveManagers: [manager] });
  await until(
    async () => String((await knownToLeave(company.kadro.services.leave, organization, id))?.leaveManagers) === manager,
  );
};
const entitle = async (id: string, days: number): Promise<void> => {
  await until(
    async () =>
      (
        await company.send(people.boss, 'POST', `${leave}/employees/${id}/leave-settings/balance`, {
          leaveTypeId: type,
          year: 2026,
          days,
        })
      ).status < 300,
  );
};
/** Asks and, by the manager, approves. */
async function taken(id: string, beginDate: string, endDate = beginDate): Promise<string> {
  const asked = await company.send(id, 'POST', `${leave}/leave-requests`, {
    leaveTypeId: type,
    duration: 'FULL_DAY',
    beginDate,
    endDate,
  });
  expect([asked.status, asked.body]).toEqual([201, expect.anything()]);
  later();
  await company.send(people.manager, 'PUT', `${leave}/leave-requests/processes/${asked.body.id}`, { approved: true });
  return asked.body.id;
}
const requestOf = async (id: string, moment = '') =>
  (
    await company.ask(
      people.boss,
      `{ leaveRequest(id: "${id}"${moment}) {
        days daysAsked status dayDetails { date days kind }
        approvalHistory { action recount { before after cause causeId holiday } }
      } }`,
    )
  ).leaveRequest;
const typesOf = async (id: string) =>
  (await company.kadro.services.identity.runtime.log.read(`identity.person-${organization}_${id}`)).map(
    ({ name }) => name,
  );

/** All ways that lead to a person, as of a day or now: whether the caller meets the person there. */
async function met(who: Role, id: string, asOf?: string): Promise<boolean[]> {
  const moment = asOf ? `, asOf: "${asOf}"` : '';
  const data = await company.ask(
    people[who],
    `{
    all: employees(rowsPerPage: 100${moment}) { items { id } total }
    searched: employees(rowsPerPage: 100, filter: { q: "Mover" }${moment}) { items { id } }
    sought: employees(
      rowsPerPage: 100, filter: { branchId: { in: ["${company.istanbul}", "${company.berlin}"] } }${moment}
    ) { items { id } total }
    one: employee(id: "${id}"${moment}) { id } some: employeesByIds(ids: ["${id}"]${moment}) { id }
  }`,
  );
  const has = ({ items }: { items: { id: string }[] }) => items.some((one) => one.id === id);
  expect([data.all.total, data.sought.total]).toEqual([data.all.items.length, data.sought.items.length]);
  return [has(data.all), has(data.searched), has(data.sought), data.one !== null, data.some[0] !== null];
}
const everywhere = [true, true, true, true, true];
const nowhere = [false, false, false, false, false];
const historyOf = async (who: Role, id: string): Promise<string[] | null> =>
  (
    await company.ask(people[who], `{ employeeHistory(id: "${id}", rowsPerPage: 100) { items { type } } }`)
  ).employeeHistory?.items.map((one: { type: string }) => one.type) ?? null;
const countOf = async (who: Role): Promise<number> =>
  (await company.ask(people[who], '{ employeeCount }')).employeeCount;
const requestsSeen = async (who: Role, id: string): Promise<string[]> =>
  (
    await company.ask(
      people[who],
      `{ leaveRequests(rowsPerPage: 100, filter: { employeeId: { eq: "${id}" } }) { items { id } } }`,
    )
  ).leaveRequests.items.map((one: { id: string }) => one.id);

describe('a move from Istanbul to Berlin that is planned', () => {
  const day = '2026-07-20';
  let counts: [number, number];
  let [before, after] = ['', ''];
  let session = '';

  beforeAll(async () => {
    await entitle(people.mover, 20);
    before = await taken(people.mover, '2026-07-16');
    after = await taken(people.mover, '2026-07-27', '2026-07-28');
    counts = [await countOf('ofIstanbul'), await countOf('ofBerlin')];
    await moves(people.mover, company.berlin, day);
  });

  it.each([
    ['now', '2026-07-15T12:00:00Z'],
    ['at 23:59 of the day before in Istanbul, where the person is', '2026-07-19T20:59:00Z'],
  ])('changes nothing for either admin %s', async (_when, instant) => {
    at(instant);
    await settle();
    expect([await met('ofIstanbul', people.mover), await met('ofBerlin', people.mover)]).toEqual([everywhere, nowhere]);
    expect([await countOf('ofIstanbul'), await countOf('ofBerlin')]).toEqual(counts);
    expect([
      await met('ofBerlin', people.mover, '2026-07-10'),
      await met('ofBerlin', people.mover, '2026-07-19'),
    ]).toEqual([nowhere, nowhere]);
    expect([await historyOf('ofBerlin', people.mover), await requestsSeen('ofBerlin', people.mover)]).toEqual([
      null,
      [],
    ]);
    expect((await requestsSeen('ofIstanbul', people.mover)).toSorted()).toEqual([before, after].toSorted());
  });

  it('takes the person over at midnight in Istanbul, when it is 23:00 in Berlin', async () => {
    session = await company.signIn(people.mover);
    expect((await company.call(session, 'POST', '/graphql', { query: '{ employeeCount }' })).status).toBe(200);
    at('2026-07-19T21:00:00Z');
    await settle();
    expect([await met('ofIstanbul', people.mover), await met('ofBerlin', people.mover)]).toEqual([nowhere, everywhere]);
    expect([await countOf('ofIstanbul'), await countOf('ofBerlin')]).toEqual([counts[0] - 1, counts[1] + 1]);
  });

  it('ends the access of the person, who signs in again', async () => {
    expect((await company.call(session, 'POST', '/graphql', { query: '{ employeeCount }' })).status).toBe(401);
    expect((await company.send(people.mover, 'POST', '/graphql', { query: '{ employeeCount }' })).status).toBe(200);
  });

  it('leaves the time in Istanbul with Istanbul', async () => {
    at('2026-07-20T08:00:00Z');
    expect([
      await met('ofIstanbul', people.mover, '2026-07-19'),
      await met('ofBerlin', people.mover, '2026-07-19'),
    ]).toEqual([everywhere, nowhere]);
    expect([await met('ofIstanbul', people.mover, day), await met('ofBerlin', people.mover, day)]).toEqual([
      nowhere,
      everywhere,
    ]);
    const [there, here] = [await historyOf('ofIstanbul', people.mover), await historyOf('ofBerlin', people.mover)];
    expect([there?.at(-1), here]).toEqual(['PersonHired', ['EmploymentChangePlanned']]);
  });

  it('hands the leave of later days to Berlin', async () => {
    await until(async () => (await requestsSeen('ofBerlin', people.mover)).length > 0);
    expect([await requestsSeen('ofIstanbul', people.mover), await requestsSeen('ofBerlin', people.mover)]).toEqual([
      [before],
      [after],
    ]);
  });

  it('counts by the midnight of Berlin on the way back', async () => {
    await moves(people.mover, company.istanbul, '2026-07-23');
    at('2026-07-22T21:30:00Z');
    await settle();
    expect([await met('ofIstanbul', people.mover), await met('ofBerlin', people.mover)]).toEqual([nowhere, everywhere]);
    at('2026-07-22T22:00:00Z');
    await settle();
    expect([await met('ofIstanbul', people.mover), await met('ofBerlin', people.mover)]).toEqual([everywhere, nowhere]);
    await until(async () => (await requestsSeen('ofIstanbul', people.mover)).length === 2);
  });

  it('does not come where it was revoked before', async () => {
    await moves(people.mover, company.berlin, '2026-07-25');
    const [plan] = (await company.ask(people.boss, `{ employee(id: "${people.mover}") { planned { id } } }`)).employee
      .planned;
    expect(
      (await company.send(people.boss, 'DELETE', `${identity}/employees/${people.mover}/planned-changes/${plan.id}`))
        .status,
    ).toBe(204);
    at('2026-07-25T10:00:00Z');
    await settle();
    expect([
      await met('ofIstanbul', people.mover),
      await met('ofBerlin', people.mover),
      await met('ofBerlin', people.mover, '2026-07-25'),
    ]).toEqual([everywhere, nowhere, nowhere]);
  });

  it('comes once after a week in which nothing ran, and again and again', async () => {
    await moves(people.mover, company.berlin, '2026-07-27');
    await company.again(() => at('2026-08-03T08:00:00Z'));
    await until(async () => (await typesOf(people.mover)).at(-1) === 'EmploymentChangeTookEffect');
    await settle();
    await company.again();
    await settle();
    expect((await typesOf(people.mover)).slice(-2)).toEqual(['EmploymentChangePlanned', 'EmploymentChangeTookEffect']);
    const { employee, then } = await company.ask(
      people.boss,
      `{ employee(id: "${people.mover}") { branchId } then: employee(id: "${people.mover}", asOf: "2026-07-27") { branchId } }`,
    );
    expect([employee.branchId, then.branchId]).toEqual([company.berlin, company.berlin]);
    await until(async () => (await requestsSeen('ofBerlin', people.mover)).length === 1);
  });
});

describe('what everybody sees of the person who moved twice and back', () => {
  // in Berlin from 20 to 22 July and from 27 July on
  const [istanbul, berlin, again] = ['2026-07-19', '2026-07-21', '2026-07-24'];

  it.each<[Role, boolean, boolean[]]>([
    ['boss', true, [true, true, true]],
    ['admin', true, [true, true, true]],
    ['hr', true, [true, true, true]],
    ['ofIstanbul', false, [true, false, true]],
    ['ofBerlin', true, [false, true, false]],
    ['manager', true, [true, true, true]],
    ['mover', true, [true, true, true]],
    ['colleague', false, [false, false, false]],
  ])('is for %s now %s and on the days %j', async (who, sees, onDays) => {
    expect(await met(who, people.mover)).toEqual(sees ? everywhere : nowhere);
    for (const [n, day] of [istanbul, berlin, again].entries())
      expect(await met(who, people.mover, day)).toEqual(onDays[n] ? everywhere : nowhere);
  });

  it('counts for each as many as the list has', async () => {
    for (const who of roles) {
      const { employees, employeeCount } = await company.ask(
        people[who],
        '{ employees(rowsPerPage: 100, filter: { status: { eq: "ACTIVE" } }) { total } employeeCount }',
      );
      // who may count at all
      if (employeeCount !== null) expect([who, employeeCount]).toEqual([who, employees.total]);
    }
  });

  it('shows as badges what the lists of requests hold', async () => {
    const waiting = (
      await company.send(people.mover, 'POST', `${leave}/leave-requests`, {
        leaveTypeId: type,
        duration: 'FULL_DAY',
        beginDate: '2026-09-07',
        endDate: '2026-09-07',
      })
    ).body.id;
    const seen: Partial<Record<Role, [number | null, number | null, boolean]>> = {};
    for (const who of roles) {
      const data = await company.ask(people[who], '{ pendingLeaveRequestCount allPendingLeaveRequestCount }');
      seen[who] = [
        data.pendingLeaveRequestCount,
        data.allPendingLeaveRequestCount,
        (await requestsSeen(who, people.mover)).includes(waiting),
      ];
    }
    expect(seen).toMatchObject({
      boss: [0, 1, true],
      admin: [0, 1, true],
      ofBerlin: [0, 1, true],
      ofIstanbul: [0, 0, false],
      manager: [1, expect.anything(), true],
      colleague: [0, expect.anything(), false],
    });
    await company.send(people.manager, 'PUT', `${leave}/leave-requests/processes/${waiting}`, { approved: false });
  });
});

describe('a holiday that is declared for days already taken', () => {
  let [person, request, before] = ['', '', ''];
  const year = async (moment = '') =>
    (
      await company.ask(
        people.boss,
        `{ leaveYear(employeeId: "${person}", leaveTypeId: "${type}", year: 2026${moment}) {
          closing entries { kind on days late requestId holiday }
        } }`,
      )
    ).leaveYear;
  const balances = async (moment: string) =>
    (await company.ask(people.boss, `{ leaveBalances(employeeId: "${person}", ${moment}) { balance used } }`))
      .leaveBalances[0];

  beforeAll(async () => {
    person = await company.hire('Taker', { branchId: company.istanbul });
    await decidedBy(person, people.manager);
    await entitle(person, 20);
    request = await taken(person, '2026-06-08', '2026-06-12');
    before = now();
    company.clock.advance({ hours: 2 });
    const declared = await company.send(people.boss, 'POST', `${identity}/holidays`, {
      name: { en: 'Late holiday' },
      date: '2026-06-10',
      part: 'FULL',
      branchId: company.istanbul,
    });
    expect(declared.status).toBe(201);
    await until(async () => (await requestOf(request)).days === 4);
    // entries and balances are rows of other models, which may come a moment later
    await company.caughtUp();
  });

  it('gives the day back, and keeps what was asked for', async () => {
    expect(await requestOf(request)).toMatchObject({
      days: 4,
      daysAsked: 5,
      status: 'APPROVED',
      approvalHistory: [
        { action: 'REQUESTED' },
        { action: 'APPROVED' },
        { action: 'RECOUNTED', recount: { before: 5, after: 4, cause: 'HOLIDAY', holiday: 'Late holiday' } },
      ],
    });
    expect(
      (await company.ask(people.boss, `{ leaveRequestHistory(id: "${request}") { items { type } } }`))
        .leaveRequestHistory.items[0].type,
    ).toBe('LeaveRecounted');
  });
  it('is an entry of its own on its day', async () => {
    expect(await year()).toMatchObject({
      closing: 16,
      entries: [
        { kind: 'ENTITLEMENT' },
        { kind: 'REQUEST', days: -5 },
        { kind: 'RECOUNT', on: '2026-06-10', days: 1, late: true, requestId: request, holiday: 'Late holiday' },
      ],
    });
  });
  it('was not known before', async () => {
    expect(await year(`, knownAt: "${before}"`)).toMatchObject({
      closing: 15,
      entries: [{ kind: 'ENTITLEMENT' }, { kind: 'REQUEST', days: -5 }],
    });
    expect([
      await balances(`asOf: "2026-06-30", knownAt: "${before}"`),
      await balances('asOf: "2026-06-30"'),
      await balances(`asOf: "2026-06-30", knownAt: "${now()}"`),
    ]).toMatchObject([
      { balance: 15, used: 5 },
      { balance: 16, used: 4 },
      { balance: 16, used: 4 },
    ]);
    expect([
      (await requestOf(request, `, knownAt: "${before}"`)).days,
      (await requestOf(request, `, knownAt: "${now()}"`)).days,
    ]).toEqual([5, 4]);
  });
  it('is told to the person, once each way', async () => {
    const told = async () =>
      (await company.kadro.ports.notify.recent(200))
        .filter((notice) => notice.person === person && notice.template === 'leave.recounted')
        .map(({ channel, body }) => `${channel} ${body}`);
    await until(async () => (await told()).length > 1);
    expect((await told()).toSorted()).toEqual(
      ['EMAIL', 'IN_APP'].map((channel) => `${channel} Annual, 2026-06-08 – 2026-06-12. 5 days → 4 days`),
    );
  });
});

describe('a working pattern that counted from an earlier day', () => {
  it('counts exactly the days that it touches again', async () => {
    const person = await company.hire('Worker', { branchId: company.istanbul });
    await decidedBy(person, people.manager);
    await entitle(person, 20);
    const [early, request] = [
      await taken(person, '2026-06-19', '2026-06-22'),
      await taken(person, '2026-06-24', '2026-07-10'),
    ];
    const before = await requestOf(request);
    later();
    await employment(person, { workingPattern: fourDays, effectiveOn: '2026-07-01' });
    await until(async () => (await requestOf(request)).days === 11);
    await company.caughtUp();
    const after = await requestOf(request);
    const changed = after.dayDetails
      .filter((one: object, n: number) => JSON.stringify(one) !== JSON.stringify(before.dayDetails[n]))
      .map(({ date }: { date: string }) => date);
    expect([before.days, changed, (await requestOf(early)).days]).toEqual([13, ['2026-07-03', '2026-07-10'], 2]);
    expect((await requestOf(early)).approvalHistory).toHaveLength(2);
    const { employee, day } = await company.ask(
      people.boss,
      `{
        employee(id: "${person}", asOf: "2026-06-30") { employment { workingPattern { friday } } }
        day: employee(id: "${person}", asOf: "2026-07-01") { employment { workingPattern { friday } } }
      }`,
    );
    expect([employee.employment.workingPattern, day.employment.workingPattern]).toEqual([null, { friday: 0 }]);
  });
});

describe('a day of the past or of what is planned', () => {
  const days = [
    '2019-12-31',
    '2024-03-04',
    '2026-06-10',
    '2026-07-15',
    '2026-07-19',
    '2026-07-20',
    '2026-07-22',
    '2026-07-23',
    '2026-07-27',
    '2026-08-02',
  ];
  const fields = 'id branchId managerId status management { leaveManagers }';

  it.each(days)('is %s alike in lists, by ids, one by one, in balances and in requests', async (day) => {
    for (const moment of [`asOf: "${day}"`, `asOf: "${day}", knownAt: "2026-07-19T12:00:00Z"`]) {
      const {
        employees: { items },
      } = await company.ask(people.boss, `{ employees(rowsPerPage: 100, ${moment}) { items { ${fields} } } }`);
      const ids: string[] = Object.values(people);
      const { some, requests, balances, ...one } = await company.ask(
        people.boss,
        `{
        some: employeesByIds(ids: ${JSON.stringify(ids)}, ${moment}) { ${fields} }
        ${ids.map((id, n) => `e${n}: employee(id: "${id}", ${moment}) { ${fields} }`).join(' ')}
      requests: leaveRequests(rowsPerPage: 100, ${moment}) { items { id status days employeeId } }
        balances: leaveBalancesOf(employeeIds: ${JSON.stringify(ids)}, ${moment}) {
          items { employeeId balances { balance used reserved free } }
        }
      }`,
      );
      const listed = ids.map((id) => items.find((row: { id: string }) => row.id === id) ?? null);
      expect([some, ids.map((_, n) => one[`e${n}`])]).toEqual([listed, listed]);
      const requestIds = JSON.stringify(requests.items.map(({ id }: { id: string }) => id));
      const each = balances.items.map(
        ({ employeeId }: { employeeId: string }, n: number) =>
          `b${n}: leaveBalances(employeeId: "${employeeId}", ${moment}) { balance used reserved free }`,
      );
      const { alone, ...of } = await company.ask(
        people.boss,
        `{
        alone: leaveRequestsByIds(ids: ${requestIds}, ${moment}) { id status days employeeId }
        ${each.join(' ')}
      }`,
      );
      expect(alone).toEqual(requests.items);
      expect(balances.items.map((_: object, n: number) => of[`b${n}`])).toEqual(
        balances.items.map((row: { balances: object[] }) => row.balances),
      );
    }
  });
});
