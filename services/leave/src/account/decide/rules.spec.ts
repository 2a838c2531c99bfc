import { describe, expect, it } from '@jest/globals';
import { approve, ask, balanceAt, deny, given, tenDays } from '../../testing/acts.ts';
import { acting, entitled, leave, requested, Stream, threeManagers, twoManagers } from '../../testing/builders.ts';
import { rowOf } from '../../testing/rows.ts';
import { stepsOf } from '../../testing/story.ts';
import { decideLeave } from './rules.ts';

describe('deciding', () => {
  it('12: makes one event and one debit of two approvals at once', () => {
    const stream = new Stream(entitled(10), requested(tenDays));
    expect([stream.do(approve('a')), stream.do(approve('a')), stream.do(deny('a'))]).toEqual([
      null,
      'request_decided',
      'request_decided',
    ]);
    expect([stream.events.length, balanceAt(stream, '2026-12-31')]).toEqual([3, 0]);
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
    expect([stream.do(approve('a')), stream.do(deny('a', 'm2'))]).toEqual([null, 'request_decided']);
    expect(stream.state.requests.get('a')!.status).toBe('APPROVED');
  });

  const letters = { m1: 'M1', m2: 'M2', m3: 'M3', boss: 'SA' };

  it('34: ends where one denies', () => {
    const stream = new Stream(requested(tenDays, { steps: threeManagers }));
    stream.do(approve('a'));
    stream.do((state) => decideLeave(state, { id: 'a', approved: false, note: 'Too many are away' }, acting('m2')));
    const row = rowOf(stream);
    expect([stepsOf(row, letters), row.status]).toEqual(['M1 APPROVED, M2 DENIED, M3 STOPPED denied', 'DENIED']);
  });

  it('35: shows the approval of a super admin on her step between the others', () => {
    const stream = new Stream(requested(tenDays, { steps: threeManagers }));
    stream.do(approve('a'));
    expect(
      stream.do((state) => decideLeave(state, { id: 'a', approved: true }, acting('boss', { isSuperAdmin: true }))),
    ).toBeNull();
    const row = rowOf(stream);
    expect(stepsOf(row, letters)).toBe('M1 APPROVED, M2 STOPPED skipped, SA SUPER_ADMIN, M3 STOPPED skipped');
    expect(row.approvalHistory.at(-1)).toMatchObject({ action: 'SUPER_ADMIN', actor: 'boss' });
  });
});
