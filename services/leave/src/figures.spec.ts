import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, data, member, entitle, ask, decide, cancel } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

/** 80 minutes, a sixth of a working day. */
const hours = (id: string, on: string) => ask(id, on, on, { duration: 'HOURLY', beginTime: '09:00', endTime: '10:20' });

const figures = 'previousBalance accrualCalculatedCount entitled used reserved balance';
const read = async (id: string, on: string): Promise<Read> => {
  const all = `entitled used reserved asked balance free shown { ${figures} } leaveTypeId`;
  const { own, listed, statement, line } = await data(
    `{ own: leaveBalances(employeeId: "${id}", asOf: "${on}") { ${all} }
      listed: leaveBalancesOf(employeeIds: ["${id}"], asOf: "${on}") { items { balances { ${all} } } }
      statement: leaveStatement(employeeId: "${id}", leaveTypeId: "${ids.annual}", on: "${on}") {
        opening following balance today { on balance change }
        lines { change balance entry { kind days exact minutes pending } } }
      line: leaveYear(employeeId: "${id}", leaveTypeId: "${ids.annual}", year: ${on.slice(0, 4)}) {
        opening points { on expected } } }`,
    as('superAdmin'),
  );
  const annual = (rows: Read['own'][]) => rows.find(({ leaveTypeId }) => leaveTypeId === ids.annual)!;
  return { own: annual(own), listed: annual(listed.items[0].balances), statement, line };
};

type Days = Record<'entitled' | 'used' | 'reserved' | 'balance', number>;
interface Read {
  own: Days & {
    leaveTypeId: string;
    asked: number;
    free: number;
    shown: Days & { previousBalance: number; accrualCalculatedCount: number };
  };
  listed: Read['own'];
  statement: {
    opening: number;
    following: number;
    balance: number;
    today: { on: string; balance: number; change: number } | null;
    lines: { change: number; balance: number; entry: { kind: string; minutes: number | null; exact: string } }[];
  };
  line: { opening: number; points: { on: string; expected: number }[] };
}

const cents = (days: number): number => Math.round(days * 100);
const sum = (days: readonly number[]): number => days.reduce((all, one) => all + cents(one), 0);

async function someLeave(): Promise<{ id: string; open: string; approved: string }> {
  const id = await member();
  await entitle(id, 20);
  const approved: string[] = [];
  for (const on of ['2026-09-07', '2026-09-08', '2026-09-09']) approved.push((await hours(id, on)).body.id);
  for (const one of approved) expect((await decide('manager', one)).status).toBe(200);
  await hours(id, '2026-09-10');
  const { body } = await ask(id, '2026-10-26', '2026-10-29');
  return { id, open: body.id, approved: approved[0]! };
}

describe('what is shown of a balance', () => {
  it('adds up: lines to the balance, and the figures of every day, where exact ones are thirds and sixths', async () => {
    const { id } = await someLeave();
    for (const on of [
      '2026-07-15',
      '2026-09-07',
      '2026-09-08',
      '2026-09-10',
      '2026-10-27',
      '2026-12-31',
      '2027-03-01',
    ]) {
      const { own, statement } = await read(id, on);
      const { previousBalance, accrualCalculatedCount, entitled, used, reserved, balance } = own.shown;
      const { opening, lines, following } = statement;
      expect([on, sum([opening, ...lines.map(({ change }) => change), following])]).toEqual([on, cents(balance)]);
      expect(sum([previousBalance, accrualCalculatedCount])).toBe(cents(entitled));
      expect(sum([entitled, -used, -reserved])).toBe(cents(balance));
    }
  });

  it('goes through each day of a year from what is granted to what is taken, also over New Year', async () => {
    const id = await member();
    expect((await ask(id, '2026-12-28', '2027-01-08')).status).toBe(422);
    await entitle(id, 20);
    await entitle(id, 20, { year: 2027 });
    expect((await ask(id, '2026-12-28', '2027-01-08')).status).toBe(201);
    const { statement } = await read(id, '2027-01-04');
    expect(statement.lines.map(({ change, balance }) => [change > 0, balance >= 0])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('is the same everywhere for the same person and day', async () => {
    const { id, open } = await someLeave();
    for (const on of ['2026-09-08', '2026-10-29', '2026-12-31']) {
      const { own, listed, statement, line } = await read(id, on);
      expect(listed).toEqual(own);
      expect(statement.balance).toBe(own.shown.balance);
      expect(line.points.findLast((point) => point.on <= on)!.expected).toBe(own.balance);
      expect(own.shown.balance).toBe(Math.round(own.balance * 100) / 100);
    }
    const { own } = await read(id, '2026-10-29');
    const request = (await data(
      `{ leaveRequest(id: "${open}") { balanceAfter balanceOnEnd {
        on entitled used reserved asked own covered balance overdrawn } } }`,
      as('manager'),
    )) as { leaveRequest: { balanceAfter: number; balanceOnEnd: Days & { own: number; asked: number } } };
    const { balanceOnEnd: onEnd, balanceAfter } = request.leaveRequest;
    expect(onEnd).toMatchObject({ on: '2026-10-29', own: 4, covered: 4, overdrawn: 0 });
    expect([onEnd.balance, onEnd.used, onEnd.entitled, onEnd.asked, balanceAfter]).toEqual([
      own.balance,
      own.used,
      own.entitled,
      own.reserved,
      own.balance,
    ]);
    const asked = { leaveTypeId: ids.annual, duration: 'FULL_DAY', beginDate: '2026-11-02', endDate: '2026-11-03' };
    const { body } = await send('POST', 'leave-requests/calculate', id, asked);
    const then = (await read(id, '2026-11-03')).own;
    expect(body).toMatchObject({ days: 2, covered: 2, missing: 0, advanceUsed: 0 });
    expect([body.balanceBefore, body.freeBefore, body.granted, body.used, body.reserved]).toEqual([
      then.balance,
      then.free,
      then.entitled,
      then.used,
      then.reserved,
    ]);
  });

  it('says hours as minutes, also of those that came back', async () => {
    const { id, approved } = await someLeave();
    expect((await cancel('superAdmin', approved)).status).toBe(200);
    const { lines } = (await read(id, '2026-12-31')).statement;
    expect(lines.map(({ entry: { kind, minutes, exact } }) => `${kind} ${minutes} ${exact}`).toSorted()).toEqual([
      'ENTITLEMENT null 20',
      'REQUEST -80 -1/6',
      'REQUEST -80 -1/6',
      'REQUEST -80 -1/6',
      'REQUEST -80 -1/6',
      'REQUEST null -4',
      'RETURN 80 1/6',
    ]);
  });

  it('has today beside another day of its year, and how much changes between them', async () => {
    const { id } = await someLeave();
    const { statement } = await read(id, '2026-09-10');
    expect(statement).toMatchObject({ balance: 19.33, today: { on: '2026-07-15', balance: 20, change: -0.67 } });
    expect((await read(id, '2026-07-15')).statement.today).toBeNull();
    expect((await read(id, '2027-01-01')).statement.today).toBeNull();
  });
});

describe('giving days back', () => {
  const returned = async (request: string, dates: string, who: string) =>
    (await data(`{ leaveReturn(requestId: "${request}"${dates}) { from to days whole } }`, as(who))).leaveReturn;

  it('says what comes back of first and middle days, to those who may cancel; then page and list say the same', async () => {
    const { id, open } = await someLeave();
    const middle = { from: '2026-10-27', to: '2026-10-27', days: 1, whole: false };
    expect(await returned(open, ', from: "2026-10-27", to: "2026-10-27"', id)).toEqual(middle);
    expect(await returned(open, ', to: "2026-10-26"', 'superAdmin')).toMatchObject({ from: '2026-10-26', days: 1 });
    expect(await returned(open, '', 'manager')).toBeNull();
    const reason = 'Plans have changed';
    await send('PUT', `leave-requests/${open}/cancel`, id, { reason, from: '2026-10-27', to: '2026-10-27' });
    await send('PUT', `leave-requests/${open}/cancel`, id, { reason, to: '2026-10-26' });
    const fields =
      'beginDate endDate days beginDateAsked endDateAsked daysAsked daysReturned balanceBefore balanceAfter';
    const { one, list } = await data(
      `{ one: leaveRequest(id: "${open}") { ${fields} balanceOnEnd { balance own } }
        list: leaveRequests(filter: { employeeId: { eq: "${id}" }, status: { eq: "PENDING" } }) {
          items { id ${fields} balanceOnEnd { balance own } } } }`,
      as('superAdmin'),
    );
    expect(one).toMatchObject({
      beginDate: '2026-10-28',
      endDate: '2026-10-29',
      days: 2,
      beginDateAsked: '2026-10-26',
      endDateAsked: '2026-10-29',
      daysAsked: 4,
      daysReturned: 2,
      balanceOnEnd: { own: 2 },
    });
    expect(list.items.find((row: { id: string }) => row.id === open)).toEqual({ id: open, ...one });
    const { own } = await read(id, '2026-10-29');
    expect([one.balanceAfter, one.balanceOnEnd.balance]).toEqual([own.balance, own.balance]);
  });
});

describe('totals of requests', () => {
  const totals = async (args: string, who: string) =>
    (await data(`{ leaveRequestTotals(${args}) { requests days minutes denied } }`, as(who))).leaveRequestTotals;

  it('are exact sums of what counts now, of those that the reader reaches', async () => {
    const { id, open, approved } = await someLeave();
    const { body } = await ask(id, '2026-11-09', '2026-11-10');
    await decide('manager', body.id, false);
    expect(await totals(`employeeId: "${id}", year: 2026`, 'manager')).toEqual({
      requests: 5,
      days: 4.6667,
      minutes: 4 * 80 + 4 * 480,
      denied: 1,
    });
    expect(await totals(`ids: ["${open}", "${approved}"]`, 'superAdmin')).toMatchObject({ requests: 2, days: 4.1667 });
    expect(await totals(`employeeId: "${id}", year: 2025`, 'manager')).toMatchObject({ requests: 0, days: 0 });
    expect(await totals(`ids: ["${open}"]`, 'colleague')).toMatchObject({ requests: 0, days: 0 });
  });

  it('are of all requests of a year, however many pages they are', async () => {
    const id = await member();
    await entitle(id, 20);
    const times = Array.from({ length: 22 }, (_, n) => Temporal.PlainTime.from('09:00').add({ minutes: n * 5 }));
    for (const on of ['2026-09-07', '2026-09-08', '2026-09-09', '2026-09-10', '2026-09-11'])
      for (const [n, from] of times.slice(0, -1).entries()) {
        const [beginTime, endTime] = [from, times[n + 1]!].map((time) => time.toString({ smallestUnit: 'minute' }));
        expect((await ask(id, on, on, { duration: 'HOURLY', beginTime, endTime })).status).toBe(201);
      }
    expect(await totals(`employeeId: "${id}", year: 2026`, 'manager')).toMatchObject({ requests: 105, minutes: 525 });
  });
});
