import { describe, expect, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing';
import {
  acting,
  annual,
  entitled,
  type Event,
  factsFor,
  leave,
  other,
  requested,
  Stream,
  twoManagers,
} from '../../testing/builders.ts';
import { changeRequest } from '../change/rules.ts';
import { decideLeave } from '../decide/rules.ts';
import { leaveAccount } from '../events.ts';
import { giveDetail } from '../give-detail/rules.ts';
import { askDetail } from '../need-detail/rules.ts';
import { balanceOn, freeFrom, yearOf } from '../shared/balances.ts';
import { daysOf, fromNumber, toNumber } from '../shared/days.ts';
import { requestLeave } from './rules.ts';

const given = (...past: Event[]) => givenStream(leaveAccount, past);
const balance = ({ state }: Stream, on: string): number => toNumber(balanceOn(state, annual, on));
const approve =
  (id: string, who = 'm1') =>
  (state: Stream['state']) =>
    decideLeave(state, { id, approved: true }, acting(who));
const deny =
  (id: string, who = 'm1') =>
  (state: Stream['state']) =>
    decideLeave(state, { id, approved: false }, acting(who));
const ask =
  (input: ReturnType<typeof leave>, facts: Parameters<typeof factsFor>[1] = {}) =>
  (state: Stream['state']) =>
    requestLeave(state, input, factsFor(input, facts));

// two and three weeks of working days
const tenDays = leave('a', '2026-03-02', '2026-03-13');
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
    expect(['2026-12-29', '2026-12-31', '2027-01-01', '2027-01-05'].map((on) => balance(stream, on))).toEqual([
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

  it('counts on what is due by then', () =>
    expect(new Stream().do(ask(tenDays, { due: [{ on: '2026-03-01', days: fromNumber(10) }] }))).toBeNull());
  it('does not reserve for types without a balance', () =>
    expect(new Stream().do(ask(tenDays, { type: { tracksBalance: false } }))).toBeNull());
  it('refuses an id that is taken', () => given(requested(tenDays)).when(ask(tenDays)).rejected('same_record_exist'));
});

describe('changing a request', () => {
  const change =
    (input: ReturnType<typeof leave>, facts: Parameters<typeof factsFor>[1] = {}) =>
    (state: Stream['state']) =>
      changeRequest(state, input, factsFor(input, facts));
  const past = [entitled(10), requested(tenDays, { steps: twoManagers })];

  it('gives back its own days first, and asks from the start', () => {
    const stream = new Stream(...past);
    stream.do(approve('a'));
    expect(stream.do(change(leave('a', '2026-03-03', '2026-03-16'), { steps: twoManagers }))).toBeNull();
    expect(stream.events.at(-1)).toMatchObject({
      type: 'LeaveChanged',
      data: { restarted: true, steps: twoManagers, balanceBefore: '10', balanceAfter: '0' },
    });
    expect([
      stream.state.taken.has('2026-03-02'),
      stream.state.taken.has('2026-03-16'),
      balance(stream, '2026-12-31'),
    ]).toEqual([false, true, 0]);
  });

  it('keeps decisions, days and notice where only the reason changes', () => {
    const stream = new Stream(...past);
    stream.do(approve('a'));
    const decided = stream.state.requests.get('a')!.steps;
    expect(
      stream.do(change({ ...tenDays, reason: 'A journey' }, { today: '2026-03-02', type: { noticeDays: 14 } })),
    ).toBeNull();
    expect(stream.events.at(-1)).toMatchObject({
      type: 'LeaveChanged',
      data: { restarted: false, reason: 'A journey', steps: decided },
    });
    expect(balance(stream, '2026-12-31')).toBe(0);
  });

  it('says nothing where nothing changes', () => {
    given(...past)
      .when(change(tenDays))
      .nothing();
    given(requested({ ...tenDays, reason: 'A journey' }))
      .when(change({ ...tenDays, reason: 'A journey', documents: [] }))
      .nothing();
  });

  it('takes no days by way of a new reason, when the type has a balance only since then', () => {
    const stream = new Stream(requested(tenDays, { type: { tracksBalance: false } }));
    expect(stream.do(change({ ...tenDays, reason: 'A journey' }))).toBeNull();
    expect(balance(stream, '2026-12-31')).toBe(0);
  });

  it('is over once it is decided', () => {
    const stream = new Stream(...past);
    stream.do(deny('a'));
    expect(stream.do(change(leave('a', '2026-03-03')))).toBe('changed_meanwhile');
  });
});

describe('deciding', () => {
  it('12: makes one event and one debit of two approvals at once', () => {
    const stream = new Stream(entitled(10), requested(tenDays));
    expect([stream.do(approve('a')), stream.do(approve('a')), stream.do(deny('a'))]).toEqual([
      null,
      'changed_meanwhile',
      'changed_meanwhile',
    ]);
    expect([stream.events.length, balance(stream, '2026-12-31')]).toEqual([3, 0]);
  });

  it('12: gives the last day of a balance to one of two devices', () => {
    const stream = new Stream(entitled(1));
    expect([stream.do(ask(leave('x', '2026-03-02'))), stream.do(ask(leave('y', '2026-03-03')))]).toEqual([
      null,
      'leave_balance_insufficient',
    ]);
  });

  it('34: goes in order, and by nobody outside the chain', () => {
    const past = [requested(tenDays, { steps: twoManagers })];
    given(...past)
      .when(approve('a', 'm2'))
      .rejected('waiting_for_previous_manager');
    given(...past)
      .when(approve('a', 'm9'))
      .rejected('forbidden');
    const stream = new Stream(...past);
    stream.do(approve('a'));
    stream.do(approve('a', 'm2'));
    expect(stream.events.slice(1).map(({ type }) => type)).toEqual(['LeaveStepApproved', 'LeaveApproved']);
  });

  it('35: is nobody’s right on what is his own, whatever role he has', () =>
    given(requested(tenDays))
      .when((state) =>
        decideLeave(state, { id: 'a', approved: true }, acting('m1', { isRequester: true, isSuperAdmin: true })),
      )
      .rejected('own_request'));

  it('35: shows the approval of a super admin, and skips the others', () => {
    const stream = new Stream(requested(tenDays, { steps: twoManagers }));
    stream.do((state) =>
      decideLeave(
        state,
        { id: 'a', approved: true, note: 'Agreed by telephone' },
        acting('boss', { isSuperAdmin: true }),
      ),
    );
    const { type, data } = stream.events.at(-1) as {
      type: string;
      data: { steps: { managerId: string; state: string; reason?: string; note?: string }[] };
    };
    expect(type).toBe('LeaveApproved');
    expect(data).toMatchObject({ bySuperAdmin: true, note: 'Agreed by telephone' });
    expect(data.steps.map(({ managerId, state, reason, note }) => [managerId, state, reason, note])).toEqual([
      ['m1', 'STOPPED', 'skipped', undefined],
      ['boss', 'SUPER_ADMIN', undefined, undefined],
      ['m2', 'STOPPED', 'skipped', undefined],
    ]);
  });

  it('36: has one outcome where one approves while another denies', () => {
    const stream = new Stream(
      requested(tenDays, { steps: [twoManagers[0]!, { ...twoManagers[0]!, managerId: 'm2' }] }),
    );
    expect([stream.do(approve('a')), stream.do(deny('a', 'm2'))]).toEqual([null, 'changed_meanwhile']);
    expect(stream.state.requests.get('a')!.status).toBe('APPROVED');
  });
});

describe('asking for more detail', () => {
  const past = [requested(tenDays, { steps: twoManagers })];
  const question = (note: string) => (state: Stream['state']) => askDetail(state, { id: 'a', note }, acting('m1'));
  const answer =
    (note: string, documents: string[] = []) =>
    (state: Stream['state']) =>
      giveDetail(state, { id: 'a', note, documents }, { at: '2026-01-07T09:00:00.000Z', documents: ['d1'] });

  it('waits for the requester, and then for the same manager', () => {
    const stream = new Stream(...past);
    expect([
      stream.do(question('Where to?')),
      stream.do(approve('a')),
      stream.do(answer('To my sister', ['d1'])),
      stream.do(approve('a')),
    ]).toEqual([null, 'detail_awaited', null, null]);
    expect(stream.state.requests.get('a')).toMatchObject({ status: 'PENDING', documents: ['d1'] });
  });

  it('needs words', () => {
    given(...past)
      .when(question('?!'))
      .rejected('meaningful_text', { note: 'meaningful_text' });
    const stream = new Stream(...past);
    stream.do(question('Where to?'));
    expect([stream.do(answer('...')), stream.do(answer('To my sister', ['d2']))]).toEqual([
      'meaningful_text',
      'reference_unknown',
    ]);
  });

  it('needs a question', () =>
    given(...past)
      .when(answer('To my sister'))
      .rejected('changed_meanwhile'));
});
