import { describe, expect, it } from '@jest/globals';
import { approve, ask, balanceAt, deny, given, tenDays } from '../../testing/acts.ts';
import { annual, entitled, leave, other, requested, Stream } from '../../testing/builders.ts';
import { entriesIn, rowOf } from '../../testing/rows.ts';
import { setEntitlement } from '../entitle/rules.ts';
import { entryWithin } from '../rows/leave-entries.ts';
import { balanceOn, freeFrom, shortfallFrom, summaryOn, yearOf } from '../shared/balances.ts';
import { daysOf, fromNumber, toNumber } from '../shared/days.ts';

// three weeks of working days
const sixteenDays = leave('b', '2026-04-06', '2026-04-27');

describe('asking for leave', () => {
  it('11: reserves what is pending: 20 days, 10 asked for, 16 more are refused until the first are denied', () => {
    const stream = new Stream(entitled(20));
    expect(stream.do(ask(tenDays))).toBeNull();
    expect(toNumber(freeFrom(stream.state, annual, '2026-01-05', fromNumber(0)))).toBe(10);
    expect(stream.do(ask(sixteenDays))).toBe('leave_balance_insufficient');
    expect(stream.do(ask({ ...sixteenDays, id: 'c' }, { type: { advanceDays: 6 } }))).toBeNull();
    stream.do(deny('c'));
    stream.do(deny('a'));
    expect(stream.do(ask(sixteenDays))).toBeNull();
  });

  it('11: says what is missing, and on which day', () => {
    expect(() => ask(sixteenDays)(new Stream(entitled(20), requested(tenDays)).state)).toThrow(
      expect.objectContaining({ details: { missing: 6, balance: 10, on: '2026-04-27' } }),
    );
  });

  it('15: takes a morning of one type and an afternoon of another as one whole day, in either order', () => {
    const morning = leave('m', '2026-03-02', undefined, { duration: 'HALF_DAY', period: 'FIRST_HALF' });
    const afternoon = leave('n', '2026-03-02', undefined, {
      duration: 'HALF_DAY',
      period: 'SECOND_HALF',
      leaveTypeId: other,
    });
    for (const [first, second] of [
      [morning, afternoon],
      [afternoon, morning],
    ] as const) {
      const stream = new Stream(entitled(5), entitled(5, 2026, other));
      expect([stream.do(ask(first)), stream.do(ask(second))]).toEqual([null, null]);
      expect(['m', 'n'].map((id) => daysOf(stream.state.requests.get(id)!.days).toFraction())).toEqual(['1/2', '1/2']);
      expect(stream.do(ask({ ...first, id: 'again' }))).toBe('leave_request_exists');
      expect(stream.do(ask(leave('whole', '2026-03-02')))).toBe('leave_request_exists');
    }
  });

  it('15: refuses half a day on a day that is whole on leave', () =>
    given(entitled(5), requested(leave('a', '2026-03-02')))
      .when(ask(leave('b', '2026-03-02', undefined, { duration: 'HALF_DAY', period: 'FIRST_HALF' })))
      .rejected('leave_request_exists', { beginDate: 'leave_request_exists' }));

  it('18: reserves exactly one day for eight single hours', () => {
    const stream = new Stream(entitled(1));
    for (let hour = 9; hour < 17; hour++)
      expect(
        stream.do(
          ask(
            leave(`h${hour}`, '2026-03-02', undefined, {
              duration: 'HOURLY',
              beginTime: `${String(hour).padStart(2, '0')}:00`,
              endTime: `${hour + 1}:00`,
            }),
          ),
        ),
      ).toBeNull();
    expect(balanceOn(stream.state, annual, '2026-03-02').equals(0)).toBe(true);
    expect(
      stream.do(ask(leave('h', '2026-03-02', undefined, { duration: 'HOURLY', beginTime: '17:00', endTime: '17:01' }))),
    ).toBe('leave_request_exists');
  });

  it('crosses New Year: each year carries its own days', () => {
    const stream = new Stream(entitled(3), entitled(2, 2027));
    // Wednesday to Tuesday, one holiday
    const overNewYear = leave('ny', '2026-12-30', '2027-01-05');
    const newYear = { holidays: [{ id: 'h1', date: '2027-01-01', part: 'FULL' as const }] };
    expect(stream.do(ask(overNewYear, newYear))).toBeNull();
    expect(['2026-12-29', '2026-12-31', '2027-01-01', '2027-01-05'].map((on) => balanceAt(stream, on))).toEqual([
      3, 1, 3, 1,
    ]);
    expect(
      [yearOf(stream.state, annual, 2026).closing, yearOf(stream.state, annual, 2027).opening].map(toNumber),
    ).toEqual([3, 3]);
    stream.do(approve('ny'));
    expect(
      [
        yearOf(stream.state, annual, 2026).closing,
        yearOf(stream.state, annual, 2027).opening,
        yearOf(stream.state, annual, 2027).closing,
      ].map(toNumber),
    ).toEqual([1, 1, 1]);
  });

  it('looks at every later date: what January leaves may be taken by March already', () => {
    const stream = new Stream(entitled(10), requested(tenDays));
    expect(stream.do(ask(leave('early', '2026-02-02')))).toBe('leave_balance_insufficient');
    expect(stream.do(ask(leave('early', '2026-02-02'), { type: { advanceDays: 1 } }))).toBeNull();
  });

  it('does not lower what is free today by leave beyond the horizon', () => {
    const far = leave('far', '2036-03-03', '2036-03-07');
    const stream = new Stream(entitled(5), requested(far));
    const horizon = '2028-01-05';
    expect(toNumber(freeFrom(stream.state, annual, '2026-01-05', fromNumber(0), [], horizon))).toBe(5);
    expect(stream.do(ask(leave('a', '2026-03-02', '2026-03-06'), { horizon }))).toBeNull();
  });

  it('counts on what is due by then', () =>
    expect(new Stream().do(ask(tenDays, { due: [{ on: '2026-03-01', days: fromNumber(10) }] }))).toBeNull());
  it('does not reserve for types without a balance', () =>
    expect(new Stream().do(ask(tenDays, { type: { tracksBalance: false } }))).toBeNull());
  it('refuses an id that is taken', () => given(requested(tenDays)).when(ask(tenDays)).rejected('same_record_exist'));

  it('11: may use the advance of the type for what the balance does not cover', () => {
    const type = { advanceDays: 6 };
    const stream = new Stream(entitled(20));
    stream.do(ask(tenDays, { type }));
    expect(stream.refusal(ask({ ...sixteenDays, endDate: '2026-04-28' }, { type }))).toMatchObject({
      name: 'leave_balance_insufficient',
      details: { missing: 1, balance: 10 },
    });
    expect(stream.do(ask(sixteenDays, { type }))).toBeNull();
    const advance = fromNumber(6);
    expect([
      balanceAt(stream, '2026-12-31'),
      toNumber(freeFrom(stream.state, annual, '2026-12-31', advance)),
      shortfallFrom(stream.state, annual, '2026-12-31', advance),
    ]).toEqual([-6, 0, null]);
  });

  it('crosses New Year where each year can pay its own days', () => {
    const stream = new Stream(entitled(4), entitled(5, 2027));
    const over = ask(leave('ny', '2026-12-28', '2027-01-08'));
    expect(stream.refusal(over)).toMatchObject({
      name: 'leave_balance_insufficient',
      details: { missing: 1, on: '2027-01-08' },
    });
    stream.do((state) =>
      setEntitlement(
        state,
        { id: 'e', leaveTypeId: annual, year: 2027, days: 6 },
        { advanceDays: 0, branchOn: () => 'b1' },
      ),
    );
    expect(stream.do(over)).toBeNull();
    const line = (year: number) => {
      const { opening, closing, points } = yearOf(stream.state, annual, year);
      const { on, balance, expected } = points.at(-1)!;
      return {
        opening: toNumber(opening),
        closing: toNumber(closing),
        last: { on, balance: toNumber(balance), expected: toNumber(expected) },
        entries: entriesIn(stream)
          .map((row) => entryWithin(row, year))
          .filter(({ days }) => days !== 0)
          .map(({ kind, days, pending }) => `${kind} ${days}${pending ? ' pending' : ''}`),
      };
    };
    expect(line(2026)).toEqual({
      opening: 0,
      closing: 4,
      last: { on: '2026-12-31', balance: 4, expected: 0 },
      entries: ['ENTITLEMENT 4', 'REQUEST -4 pending'],
    });
    expect(line(2027)).toEqual({
      opening: 4,
      closing: 10,
      last: { on: '2027-01-08', balance: 10, expected: 0 },
      entries: ['REQUEST -6 pending', expect.any(String), expect.any(String)],
    });
  });

  it('may not use what comes only next year', () =>
    expect(
      new Stream(entitled(3), entitled(20, 2027)).refusal(ask(leave('ny', '2026-12-28', '2027-01-08'))),
    ).toMatchObject({ name: 'leave_balance_insufficient', details: { missing: 1, on: '2026-12-31' } }));

  it.each([
    ['FIRST_HALF', 'SECOND_HALF'],
    ['SECOND_HALF', 'FIRST_HALF'],
  ] as const)('15: fills the day with %s of one type and %s of another', (first, second) => {
    const free = { type: { tracksBalance: false } };
    const on = (id: string, more: Partial<ReturnType<typeof leave>>) => leave(id, '2026-09-07', undefined, more);
    const stream = new Stream();
    stream.do(ask(on('one', { duration: 'HALF_DAY', period: first }), free));
    stream.do(ask(on('two', { duration: 'HALF_DAY', period: second, leaveTypeId: other }), free));
    expect(['one', 'two'].map((id) => rowOf(stream, id).days)).toEqual([0.5, 0.5]);
    for (const more of [
      { duration: 'HALF_DAY', period: first },
      { duration: 'FULL_DAY' },
      { duration: 'QUARTER_DAY', period: 'THIRD_QUARTER' },
      { duration: 'HOURLY', beginTime: '09:00', endTime: '09:30' },
    ] as const)
      expect(stream.refusal(ask(on('again', more), free))).toMatchObject({ code: 756, name: 'leave_request_exists' });
  });

  it('15: finds no half left of a full day', () =>
    expect(
      new Stream(requested(leave('full', '2026-09-07', '2026-09-08'))).refusal(
        ask(leave('half', '2026-09-08', undefined, { duration: 'HALF_DAY', period: 'FIRST_HALF' })),
      ),
    ).toMatchObject({
      code: 756,
      fields: { beginDate: expect.stringContaining('07.09.2026') },
      details: { requestId: 'full', date: '2026-09-08' },
    }));

  it('18: shows each of eight hours as an eighth, and all of them as the day', () => {
    const stream = new Stream(entitled(1));
    const hour = (beginTime: string, endTime: string) =>
      ask(leave(beginTime, '2026-09-07', undefined, { duration: 'HOURLY', beginTime, endTime }));
    for (let begin = 8; begin < 16; begin++) {
      const [from, to] = [begin, begin + 1].map((one) => `${String(one).padStart(2, '0')}:00`) as [string, string];
      expect([stream.do(hour(from, to)), rowOf(stream, from).days]).toEqual([null, 0.125]);
    }
    const { balance, reserved } = summaryOn(stream.state, annual, '2026-12-31');
    const free = freeFrom(stream.state, annual, '2026-12-31', fromNumber(0));
    expect([balance, reserved, free].map(toNumber)).toEqual([0, 1, 0]);
    expect(stream.refusal(hour('16:00', '16:01'))?.status).toBe(422);
  });

  it('takes the whole date with a whole day, also where a holiday leaves half of it', () => {
    const afternoon = { holidays: [{ id: 'h', date: '2026-09-07', part: 'AFTERNOON' as const }] };
    const stream = new Stream(entitled(5));
    expect(stream.do(ask(leave('whole', '2026-09-07'), afternoon))).toBeNull();
    for (const [beginTime, endTime] of [
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ] as const)
      expect(
        stream.do(ask(leave('h', '2026-09-07', undefined, { duration: 'HOURLY', beginTime, endTime }), afternoon)),
      ).not.toBeNull();
    expect(balanceAt(stream, '2026-12-31')).toBe(4.5);
  });

  it('takes hours of half a holiday only in the half that is left, and once', () => {
    const afternoon = { holidays: [{ id: 'h', date: '2026-09-07', part: 'AFTERNOON' as const }] };
    const stream = new Stream(entitled(5));
    const hours = (beginTime: string, endTime: string) =>
      stream.do(ask(leave(beginTime, '2026-09-07', undefined, { duration: 'HOURLY', beginTime, endTime }), afternoon));
    expect([
      hours('08:00', '12:00'),
      hours('13:00', '17:00'),
      hours('06:00', '07:00'),
      hours('12:30', '13:30'),
    ]).toEqual([null, 'leave_no_working_day', 'leave_request_exists', 'leave_hours_invalid']);
    expect(balanceAt(stream, '2026-12-31')).toBe(4.5);
  });
});
