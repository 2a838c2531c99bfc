import { describe, expect, it } from '@jest/globals';
import { approve, ask, balanceAt, tenDays } from '../../testing/acts.ts';
import { acting, annual, cancelling, entitled, leave, other, requested, Stream } from '../../testing/builders.ts';
import { entriesIn, rowOf } from '../../testing/rows.ts';
import { decideLeave } from '../decide/rules.ts';
import { setEntitlement } from '../entitle/rules.ts';
import { summaryOn } from '../shared/balances.ts';
import { daysOf, toNumber } from '../shared/days.ts';
import { cancelLeave } from './rules.ts';

describe('cancelling', () => {
  const cancel =
    (from?: string, more: Parameters<typeof cancelling>[0] = {}, reason = 'Back earlier') =>
    (state: Stream['state']) =>
      cancelLeave(state, { id: 'a', reason, from }, cancelling(more));
  const approved = (): Stream => {
    const stream = new Stream(entitled(10), requested(tenDays));
    stream.do(approve('a'));
    return stream;
  };

  it('17: gives back four of ten approved days from a date on; the decision stays', () => {
    const stream = approved();
    // six working days later, a Tuesday
    expect(stream.do(cancel('2026-03-10', { today: '2026-03-10' }))).toBeNull();
    const request = stream.state.requests.get('a')!;
    expect([
      balanceAt(stream, '2026-12-31'),
      toNumber(daysOf(request.days)),
      request.status,
      request.steps[0]!.state,
    ]).toEqual([4, 6, 'APPROVED', 'APPROVED']);
    expect(stream.do(ask(leave('b', '2026-03-10', '2026-03-13')))).toBeNull();
  });

  it('17: is never blocked by a balance', () => {
    const stream = approved();
    stream.do((state) =>
      setEntitlement(
        state,
        { id: 'e2', leaveTypeId: annual, year: 2026, days: 0 },
        { advanceDays: 0, branchOn: () => 'b1' },
      ),
    );
    expect([stream.do(cancel('2026-03-10')), balanceAt(stream, '2026-12-31')]).toEqual([null, -6]);
  });

  it('gives back all without a date, from the first date, or where nothing counted would be left', () => {
    for (const from of [undefined, '2026-03-02']) {
      const stream = approved();
      expect([
        stream.do(cancel(from)),
        stream.state.requests.get('a')!.status,
        balanceAt(stream, '2026-12-31'),
      ]).toEqual([null, 'CANCELLED', 10]);
      expect(stream.state.taken.size).toBe(0);
    }
    const weekend = new Stream(requested(leave('a', '2026-02-28', '2026-03-03')));
    weekend.do(cancel('2026-03-02'));
    expect(weekend.state.requests.get('a')!.status).toBe('CANCELLED');
  });

  it.each<[string, string | undefined, Parameters<typeof cancelling>[0], string, string | null]>([
    [
      'a date that is over, for the requester',
      '2026-03-10',
      { today: '2026-03-11' },
      'Back earlier',
      'leave_day_outside',
    ],
    [
      'the whole of it once it has begun, for the requester',
      undefined,
      { today: '2026-03-03' },
      'Back earlier',
      'leave_day_outside',
    ],
    [
      'a date that is over, for an administrator',
      '2026-03-10',
      { today: '2026-03-31', isRequester: false },
      'Back earlier',
      null,
    ],
    ['a date before', '2026-03-01', {}, 'Back earlier', 'leave_day_outside'],
    ['a date after', '2026-03-14', {}, 'Back earlier', 'leave_day_outside'],
    ['without a word', undefined, {}, ' .. ', 'meaningful_text'],
  ])('%s', (_what, from, more, reason, refused) => expect(approved().do(cancel(from, more, reason))).toBe(refused));

  it('is over once it is denied or cancelled', () => {
    const stream = approved();
    expect([stream.do(cancel()), stream.do(cancel())]).toEqual([null, 'request_decided']);
  });

  it('goes on with the rest of an open request', () => {
    const stream = new Stream(entitled(10), requested(tenDays));
    expect([stream.do(cancel('2026-03-10')), stream.do(approve('a')), balanceAt(stream, '2026-12-31')]).toEqual([
      null,
      null,
      4,
    ]);
  });

  it('17: shows what came back, with the first decision, also where the entitlement is lower by then', () => {
    const stream = new Stream(entitled(10));
    const sums = () => {
      const { balance, used } = summaryOn(stream.state, annual, '2026-12-31');
      return { balance: toNumber(balance), used: toNumber(used) };
    };
    stream.do(ask(leave('a', '2026-09-07', '2026-09-18')));
    stream.do((state) => decideLeave(state, { id: 'a', approved: true, note: 'Have fun' }, acting('m1')));
    expect(sums()).toEqual({ balance: 0, used: 10 });
    stream.do((state) =>
      setEntitlement(
        state,
        { id: 'e2', leaveTypeId: annual, year: 2026, days: 2 },
        { advanceDays: 0, branchOn: () => 'b1' },
      ),
    );
    expect(stream.do(cancel('2026-09-15', {}, 'Plans have changed'))).toBeNull();
    const row = rowOf(stream);
    expect(row).toMatchObject({
      status: 'APPROVED',
      days: 6,
      daysAsked: 10,
      cancelledFrom: '2026-09-15',
      cancelReason: 'Plans have changed',
    });
    expect(row.approvalHistory.map(({ action, note }) => [action, note])).toEqual([
      ['REQUESTED', null],
      ['APPROVED', 'Have fun'],
      ['CANCELLED', 'Plans have changed'],
    ]);
    expect(sums()).toEqual({ balance: -4, used: 6 });
    expect(
      entriesIn(stream)
        .map(({ kind, days }) => [kind, days])
        .slice(-2),
    ).toEqual([
      ['REQUEST', -10],
      ['RETURN', 4],
    ]);
    expect(stream.refusal(cancel('2026-10-01'))).toMatchObject({
      name: 'leave_day_outside',
      fields: { from: expect.any(String) },
    });
    expect(stream.do(cancel(undefined, {}, ' . '))).toBe('meaningful_text');
    const again = leave('b', '2026-09-15', '2026-09-18', { leaveTypeId: other });
    expect(stream.do(ask(again, { type: { tracksBalance: false } }))).toBeNull();
  });
});

describe('days that come back', () => {
  const back =
    (from: string | null, to: string | null = null) =>
    (state: Stream['state']) =>
      cancelLeave(state, { id: 'a', reason: 'Back earlier', from, to }, cancelling());
  const shown = (stream: Stream) => {
    const { beginDate, endDate, days, daysAsked, daysReturned, cancelledFrom, cancelledTo } = rowOf(stream);
    return [beginDate, endDate, days, daysAsked, daysReturned, cancelledFrom, cancelledTo];
  };
  const asked = (isApproved: boolean): Stream => {
    const stream = new Stream(entitled(12));
    stream.do(ask(tenDays));
    if (isApproved) stream.do(approve('a'));
    return stream;
  };
  const lines = (stream: Stream) => entriesIn(stream).map(({ kind, on, until, days }) => [kind, on, until, days]);

  it.each([
    ['the last', '2026-03-10', null, ['2026-03-02', '2026-03-09', 6, 10, 4, '2026-03-10', null]],
    ['the last, by both days', '2026-03-10', '2026-03-13', ['2026-03-02', '2026-03-09', 6, 10, 4, '2026-03-10', null]],
    [
      'those in the middle',
      '2026-03-04',
      '2026-03-10',
      ['2026-03-02', '2026-03-13', 5, 10, 5, '2026-03-04', '2026-03-10'],
    ],
    ['the first', null, '2026-03-04', ['2026-03-05', '2026-03-13', 7, 10, 3, '2026-03-02', '2026-03-04']],
  ] as const)('may be %s; row, account and entries say the same', (_what, from, to, expected) => {
    for (const isApproved of [false, true]) {
      const stream = asked(isApproved);
      expect(stream.do(back(from, to))).toBeNull();
      expect(shown(stream)).toEqual(expected);
      const { beginDate, endDate, balanceBefore, balanceAfter, days } = rowOf(stream);
      expect(stream.state.requests.get('a')).toMatchObject({ beginDate, endDate });
      expect([balanceBefore, balanceAfter, balanceAt(stream, '2026-12-31')]).toEqual([12, 12 - days, 12 - days]);
      expect(entriesIn(stream).reduce((sum, one) => sum + one.days, 0)).toBe(12 - days);
      expect(stream.do(ask(leave('b', from ?? '2026-03-02')))).toBeNull();
    }
  });

  it('come back once, also in parts that meet', () => {
    const stream = asked(true);
    expect([
      stream.do(back('2026-03-04', '2026-03-05')),
      stream.do(back('2026-03-04', '2026-03-05')),
      stream.do(back('2026-03-03', '2026-03-06')),
      stream.do(back('2026-03-05')),
    ]).toEqual([null, 'leave_day_outside', null, null]);
    expect(shown(stream).slice(0, 5)).toEqual(['2026-03-02', '2026-03-02', 1, 10, 9]);
    expect(balanceAt(stream, '2026-12-31')).toBe(11);
    expect(lines(stream).filter(([kind]) => kind === 'RETURN')).toEqual([
      ['RETURN', '2026-03-03', '2026-03-06', 2],
      ['RETURN', '2026-03-04', '2026-03-05', 2],
      ['RETURN', '2026-03-09', '2026-03-13', 5],
    ]);
  });

  it('leave an open reservation with its present dates', () => {
    const stream = asked(false);
    stream.do(back(null, '2026-03-04'));
    stream.do(back('2026-03-12'));
    expect(lines(stream)).toContainEqual(['REQUEST', '2026-03-05', '2026-03-11', -5]);
  });

  it.each([
    ['2026-03-10', '2026-03-09', 'date_order'],
    ['2026-03-10', '2026-03-14', 'leave_day_outside'],
    ['2026-03-01', '2026-03-09', 'leave_day_outside'],
    ['2026-03-07', '2026-03-08', 'leave_nothing_comes_back'],
  ])('are refused from %s to %s', (from, to, name) => expect(asked(true).do(back(from, to))).toBe(name));

  it('are refused where the rest is a weekend: nothing would change', () => {
    const stream = new Stream(entitled(12), requested(leave('a', '2026-03-04', '2026-03-08')));
    expect(stream.refusal(back('2026-03-07'))).toMatchObject({
      name: 'leave_nothing_comes_back',
      fields: { from: expect.any(String) },
    });
  });

  it('are all where nothing that counts would be left', () => {
    const stream = new Stream(entitled(12), requested(leave('a', '2026-03-06', '2026-03-08')));
    stream.do(back(null, '2026-03-06'));
    expect(rowOf(stream)).toMatchObject({ status: 'CANCELLED', days: 0, daysReturned: 1, cancelledFrom: null });
  });
});
