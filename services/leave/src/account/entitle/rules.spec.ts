import { describe, expect, it } from '@jest/globals';
import { given, tenDays } from '../../testing/acts.ts';
import { annual, entitled, requested, Stream } from '../../testing/builders.ts';
import { entriesIn } from '../../testing/rows.ts';
import { type LeaveAccountState } from '../state.ts';
import { setEntitlement } from './rules.ts';

const facts = { advanceDays: 0, branchOn: () => 'b1' };
const past = [entitled(10), requested(tenDays)];

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

  it('is dated within its year', () =>
    given(...past)
      .when(set(12, { on: '2027-01-01' }))
      .rejected('leave_entry_outside_year', { on: 'leave_entry_outside_year' }));

  it('takes less from the day that has as much: no day gets less than nothing', () => {
    const stream = new Stream();
    const setAs = (id: string, days: number, on?: string) =>
      stream.do((state) => setEntitlement(state, { id, leaveTypeId: annual, year: 2026, days, on }, facts));
    setAs('e1', 20, '2026-07-01');
    expect(setAs('e2', 15, '2026-06-30')).toBe('leave_entitlement_below_zero');
    setAs('e3', 15);
    expect(entriesIn(stream).map(({ on, days }) => [on, days])).toEqual([
      ['2026-07-01', 20],
      ['2026-07-01', -5],
    ]);
  });

  it('makes an entry of each difference', () => {
    const stream = new Stream();
    for (const [n, days] of [20, 20, 22.5, 18].entries())
      expect(
        stream.do((state) => setEntitlement(state, { id: `e${n}`, leaveTypeId: annual, year: 2026, days }, facts)),
      ).toBeNull();
    expect(entriesIn(stream).map(({ kind, days }) => [kind, days])).toEqual([
      ['ENTITLEMENT', 20],
      ['ENTITLEMENT', 2.5],
      ['ENTITLEMENT', -4.5],
    ]);
  });
});
