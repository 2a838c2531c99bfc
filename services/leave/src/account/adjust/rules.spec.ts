import { describe, it } from '@jest/globals';
import { given, tenDays } from '../../testing/acts.ts';
import { annual, entitled, requested } from '../../testing/builders.ts';
import { type LeaveAccountState } from '../state.ts';
import { adjustBalance } from './rules.ts';

const facts = { advanceDays: 0, branchOn: () => 'b1' };
const past = [entitled(10), requested(tenDays)];

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
