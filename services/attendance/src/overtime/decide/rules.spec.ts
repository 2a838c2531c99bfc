import { describe, expect, it } from '@jest/globals';
import { acting, at, deciding, given, hour, requested, Stream, twoManagers } from '../../testing/overtime.ts';
import { cancelOvertime } from '../cancel/rules.ts';
import { askDetail, giveDetail } from '../detail/rules.ts';
import { replaceApprover } from '../replace.ts';
import { overtimeOn, type OvertimeState } from '../state.ts';

const day = '2026-06-01';
const [one, two] = [requested('a', hour(day)), requested('a', hour(day), { steps: twoManagers })];
const types = ({ events }: Stream) => events.map(({ type }) => type);

describe('deciding', () => {
  it('34: goes in order, and by nobody outside the chain', () => {
    given(two)
      .when(deciding('a', true, 'm2'))
      .rejected('waiting_for_previous_manager');
    given(two)
      .when(deciding('a', true, 'm9'))
      .rejected('forbidden');
    const stream = new Stream(two);
    stream.do(deciding('a'));
    stream.do(deciding('a', true, 'm2'));
    expect(types(stream)).toEqual(['OvertimeRequested', 'OvertimeStepApproved', 'OvertimeApproved']);
  });

  it('35: is nobody’s right on what is his own, and a super admin’s approval skips the others', () => {
    const own = { isRequester: true, isSuperAdmin: true };
    given(two)
      .when(deciding('a', true, 'm1', own))
      .rejected('own_request');
    const stream = new Stream(two);
    stream.do(deciding('a', true, 'boss', { isSuperAdmin: true }));
    expect(stream.events.at(-1)).toMatchObject({ type: 'OvertimeApproved', data: { bySuperAdmin: true } });
    expect(stream.state.requests.get('a')!.steps.map(({ managerId, state }) => `${managerId} ${state}`)).toEqual([
      'm1 STOPPED',
      'boss SUPER_ADMIN',
      'm2 STOPPED',
    ]);
  });

  it('36: has one outcome of two approvals and a denial at once', () => {
    const stream = new Stream(one);
    expect([stream.do(deciding('a')), stream.do(deciding('a')), stream.do(deciding('a', false))]).toEqual([
      null,
      'request_decided',
      'request_decided',
    ]);
    expect(stream.events).toHaveLength(2);
  });

  it('says to the calculation what was approved and what was denied, and nothing of what is open', () => {
    const [approved, denied] = [new Stream(one), new Stream(one)];
    expect(overtimeOn(approved.state, day)).toEqual([]);
    approved.do(deciding('a'));
    denied.do(deciding('a', false));
    const said = { date: day, period: 'CLOCK_OUT', minutes: 60 };
    expect([overtimeOn(approved.state, day), overtimeOn(denied.state, day)]).toEqual([
      [{ ...said, status: 'APPROVED' }],
      [{ ...said, status: 'DENIED' }],
    ]);
    expect(approved.state.changedAt.has(day)).toBe(true);
  });
});

describe('asking for more detail', () => {
  const ask = (note: string) => (state: OvertimeState) => askDetail(state, { id: 'a', note }, acting('m1'));
  const answer = (note: string) => (state: OvertimeState) => giveDetail(state, { id: 'a', note, at });

  it('waits for the requester, and then for the same manager', () => {
    const stream = new Stream(two);
    expect([
      stream.do(answer('For Monday')),
      stream.do(ask('?!')),
      stream.do(ask('For which delivery?')),
      stream.do(deciding('a')),
      stream.do(answer('...')),
      stream.do(answer('For Monday')),
      stream.do(deciding('a')),
    ]).toEqual(['detail_not_awaited', 'meaningful_text', null, 'detail_awaited', 'meaningful_text', null, null]);
  });
});

describe('cancelling', () => {
  const cancel =
    (today: string, isRequester = true) =>
    (state: OvertimeState) =>
      cancelOvertime(state, { id: 'a', reason: 'Another day', by: 'x', at, isRequester, today });

  it('ends an open request, and what was approved while its day is not over', () => {
    for (const past of [[one], [one, { decided: true }]]) {
      const stream = new Stream(one);
      if (past.length > 1) stream.do(deciding('a'));
      expect([stream.do(cancel(day)), stream.do(cancel(day))]).toEqual([null, 'request_decided']);
      expect(stream.events.at(-1)!.data).toMatchObject({ overtimeDate: day, wasApproved: past.length > 1 });
      expect(overtimeOn(stream.state, day)).toEqual([]);
    }
  });

  it('of approved overtime of a past day is for administrators', () => {
    const stream = new Stream(one);
    stream.do(deciding('a'));
    expect([stream.do(cancel('2026-06-02')), stream.do(cancel('2026-06-02', false))]).toEqual([
      'request_decided',
      null,
    ]);
  });
});

describe('an approver who left', () => {
  const replace =
    (leaving: string, ...candidates: string[]) =>
    (state: OvertimeState) =>
      replaceApprover(state, {
        id: 'a',
        leaving,
        candidates: candidates.map((id) => ({ id, escalated: null })),
        requester: 'e1',
        at,
      });

  it('37: is replaced by the first who may, by an event that says who is asked now', () => {
    const stream = new Stream(two);
    stream.do(replace('m1', 'e1', 'm1', 'm3'));
    expect(stream.events.at(-1)).toMatchObject({
      type: 'OvertimeApproverReplaced',
      data: { leaving: 'm1', replacement: 'm3', asked: ['m3'], status: 'PENDING' },
    });
    expect(stream.do(deciding('a', true, 'm3'))).toBeNull();
  });

  it('changes nothing where he decided, or where nobody is left', () => {
    const stream = new Stream(two);
    stream.do(deciding('a'));
    const before = stream.events.length;
    for (const act of [replace('m1', 'm3'), replace('m2', 'e1'), replace('m9', 'm3')]) stream.do(act);
    expect(stream.events).toHaveLength(before);
  });
});
