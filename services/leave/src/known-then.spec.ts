import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@kadro/kernel';
import fc from 'fast-check';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { member, type, entitle, ask, decide, cancel, balance, year, data, declare } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const hired = '2026-01-05';
const unpaid = { leaveTypeId: ids.unpaid };
const north = { from: hired, branchId: ids.north };

const someone = () => member({ places: [north], branchId: ids.north });

/** Hours pass at once: what is in hand until then would stand still. */
async function pass(hours: number): Promise<void> {
  await company.settled(ids.orgA);
  company.clock.advance({ hours });
}

describe('a balance as it was known then', () => {
  const when = () => company.clock.now().toString({ smallestUnit: 'millisecond' });
  const asked = async (id: string, on: string, knownAt?: string) =>
    (
      await data(
        `{ leaveBalances(employeeId: "${id}", asOf: "${on}"${knownAt ? `, knownAt: "${knownAt}"` : ''}) {
          leaveTypeId used reserved balance free } }`,
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
          await pass(5);
          if (one.does === 'ask') requests.push((await ask(id, one.begin, addDays(one.begin, one.days))).body.id);
          else if (one.does === 'entitle') await entitle(id, one.days);
          else if (requests[one.n])
            await (one.does === 'cancel'
              ? cancel(id, requests[one.n]!)
              : decide('manager', requests[one.n]!, one.does === 'approve'));
          then.push({ at: when(), told: await Promise.all(dates.map((on) => asked(id, on))) });
        }
        await pass(5);
        for (const { at, told } of then) expect(await Promise.all(dates.map((on) => asked(id, on, at)))).toEqual(told);
        const list = async (more: string) =>
          (
            await data(
              `{ leaveBalancesOf(employeeIds: ["${id}"], asOf: "2026-10-15"${more}) {
                items { balances { leaveTypeId used reserved balance free } } } }`,
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
    await pass(5);
    await declare('plant', '2026-06-10', { branchId: ids.north, names: { en: 'Plant holiday' } });
    const entries = async (more = '') =>
      (
        await data(
          `{ leaveYear(employeeId: "${id}", leaveTypeId: "${leaveTypeId}", year: 2026${more}) {
            closing entries { kind on days recordedAt late actor requestId year cause causeId holiday } } }`,
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
    await pass(48);
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
