import { describe, expect, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing';
import { annual, entitled, type Event, leave, requested } from '../../testing/builders.ts';
import { adjustBalance } from '../adjust/rules.ts';
import { leaveAccount } from '../events.ts';
import { type LeaveAccountState } from '../state.ts';
import { setEntitlement } from './rules.ts';

const given = (...past: Event[]) => givenStream(leaveAccount, past);
const facts = { advanceDays: 0, branchId: 'b1' };
// two weeks of working days
const past = [entitled(10), requested(leave('a', '2026-03-02', '2026-03-13'))];

describe('setting the entitlement of a year', () => {
  const set =
    (days: number, more: { on?: string; note?: string; advanceDays?: number } = {}) =>
    (state: LeaveAccountState) =>
      setEntitlement(state, { id: 'e', leaveTypeId: annual, year: 2026, days, ...more }, { ...facts, ...more });
  const event = { id: 'e', leaveTypeId: annual, year: 2026, on: '2026-01-01', branchId: 'b1', shortfall: null };

  it('counts from New Year on', () =>
    given()
      .when(set(20))
      .then({ type: 'EntitlementSet', data: { ...event, days: '20', difference: '20' } }));
  it('keeps what was written, exactly', () =>
    given()
      .when(set(1.019))
      .then({ type: 'EntitlementSet', data: { ...event, days: '1019/1000', difference: '1019/1000' } }));
  it('enters the difference when it is set anew', () =>
    given(...past)
      .when(set(12.5, { on: '2026-07-01', note: 'Five years here' }))
      .then({
        type: 'EntitlementSet',
        data: { ...event, on: '2026-07-01', days: '25/2', difference: '5/2', note: 'Five years here' },
      }));
  it('says nothing for the same days', () =>
    given(...past)
      .when(set(10))
      .nothing());
  it('happens also where it is not enough any more, and says so', () =>
    given(...past)
      .when(set(8))
      .then({
        type: 'EntitlementSet',
        data: { ...event, days: '8', difference: '-2', shortfall: { on: '2026-03-13', days: '2' } },
      }));
  it('lacks nothing within the advance', () =>
    given(...past)
      .when(set(8, { advanceDays: 2 }))
      .then({ type: 'EntitlementSet', data: { ...event, days: '8', difference: '-2' } }));
});

describe('adjusting a balance', () => {
  const adjust =
    (days: number, reason = 'From the old system') =>
    (state: LeaveAccountState) =>
      adjustBalance(
        state,
        { id: 'j', leaveTypeId: annual, on: '2026-02-01', days, reason },
        { ...facts, meaningfulLetters: 3 },
      );
  const event = { id: 'j', leaveTypeId: annual, on: '2026-02-01', reason: 'From the old system', branchId: 'b1' };

  it('adds days', () =>
    given(...past)
      .when(adjust(1.5))
      .then({ type: 'BalanceAdjusted', data: { ...event, days: '3/2', shortfall: null } }));
  it('takes days, and says what is lacking and when', () =>
    given(...past)
      .when(adjust(-0.5))
      .then({
        type: 'BalanceAdjusted',
        data: { ...event, days: '-1/2', shortfall: { on: '2026-03-13', days: '1/2' } },
      }));
  it('needs a reason', () =>
    given(...past)
      .when(adjust(1, ' -- '))
      .rejected('meaningful_text', { reason: 'meaningful_text' }));
});

describe('a long life of leave', () => {
  it('takes one more event as quickly after thousands as after a few', () => {
    const evolve = (state: LeaveAccountState, n: number): LeaveAccountState => {
      const on = Temporal.PlainDate.from('2000-01-03').add({ days: n }).toString();
      return leaveAccount.evolve.BalanceAdjusted(
        state,
        { id: `j${n}`, leaveTypeId: annual, on, days: '1/8', reason: '~', shortfall: null, branchId: null },
        {} as never,
      );
    };
    const timed = (from: number, count: number, start: LeaveAccountState): [number, LeaveAccountState] => {
      const begin = process.cpuUsage();
      let state = start;
      for (let n = from; n < from + count; n++) state = evolve(state, n);
      const { user, system } = process.cpuUsage(begin);
      return [(user + system) / 1_000, state];
    };
    const [, warm] = timed(0, 500, leaveAccount.initial);
    const [early, some] = timed(500, 500, warm);
    const [, many] = timed(1_000, 9_000, some);
    const late = Math.min(...[1, 2, 3].map(() => timed(10_000, 500, many)[0]));
    // a copy of everything would be twenty times as slow
    expect(late).toBeLessThan(early * 6 + 20);
  });
});
