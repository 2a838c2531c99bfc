import { describe, expect, it } from '@jest/globals';
import { balanceAt } from '../../testing/acts.ts';
import { annual, entitled, Stream } from '../../testing/builders.ts';
import { entriesIn } from '../../testing/rows.ts';
import { adjustBalance } from '../adjust/rules.ts';
import { setEntitlement } from '../entitle/rules.ts';
import { entitlementOf } from '../events.ts';
import { reverseEntry } from './rules.ts';

const facts = { advanceDays: 0, branchOn: () => 'b1', meaningfulLetters: 3, today: '2026-01-05' };
const past = () => {
  const stream = new Stream(entitled(20));
  stream.do((state) =>
    adjustBalance(state, { id: 'j', leaveTypeId: annual, on: '2026-02-01', days: 1.5, reason: 'Old system' }, facts),
  );
  return stream;
};
const reverse =
  (entryId: string, reason = 'Entered for the wrong person') =>
  (state: Stream['state']) =>
    reverseEntry(state, { id: `r-${entryId}`, entryId, reason }, facts);

describe('reversing an entry', () => {
  it('compensates it on its own day and names it', () => {
    const stream = past();
    expect(stream.do(reverse('j'))).toBeNull();
    expect([balanceAt(stream, '2026-02-01'), balanceAt(stream, '2026-01-31')]).toEqual([20, 20]);
    expect(
      entriesIn(stream)
        .filter(({ on }) => on === '2026-02-01')
        .map(({ id, kind, exact, reverses, reversed, late }) => [id, kind, exact, reverses, reversed, late]),
    ).toEqual([
      ['j', 'ADJUSTMENT', '3/2', null, true, false],
      ['r-j', 'REVERSAL', '-3/2', 'j', false, false],
    ]);
  });

  it('takes an entitlement back, which may be set again', () => {
    const stream = past();
    expect(stream.do(reverse(`e-${annual}-2026`))).toBeNull();
    expect(entitlementOf(stream.state, annual, 2026).equals(0)).toBe(true);
    stream.do((state) => setEntitlement(state, { id: 'e2', leaveTypeId: annual, year: 2026, days: 20 }, facts));
    expect(balanceAt(stream, '2026-12-31')).toBe(21.5);
  });

  it('says what is lacking then', () => {
    const stream = past();
    stream.do((state) =>
      adjustBalance(state, { id: 'k', leaveTypeId: annual, on: '2026-03-01', days: -21, reason: 'Paid out' }, facts),
    );
    stream.do(reverse('j'));
    expect(stream.events.at(-1)).toMatchObject({ data: { shortfall: { on: '2026-03-01', days: '1' } } });
  });

  it.each([
    ['twice', 'j', 'leave_entry_not_reversible'],
    ['of a reversal', 'r-j', 'leave_entry_not_reversible'],
    ['of what is no entry', 'nothing', 'leave_entry_not_reversible'],
  ])('is refused %s', (_what, entryId, name) => {
    const stream = past();
    stream.do(reverse('j'));
    expect(stream.do(reverse(entryId))).toBe(name);
  });

  it('is refused where the entitlement would be below zero, and without a reason', () => {
    const stream = past();
    stream.do((state) => setEntitlement(state, { id: 'less', leaveTypeId: annual, year: 2026, days: 5 }, facts));
    expect([stream.do(reverse(`e-${annual}-2026`)), stream.do(reverse('j', ' '))]).toEqual([
      'leave_entitlement_below_zero',
      'meaningful_text',
    ]);
  });
});
